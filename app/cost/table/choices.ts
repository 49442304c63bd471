import type { Choice } from "~/cost/choices";
import { states } from "~/geography/states";

/** Where home is: only public colleges ask students from elsewhere another price. */
export const stateChoices: readonly Choice[] = [
  { value: "", label: "Not said" },
  ...Object.entries(states).map(([value, label]) => ({ value, label })),
  { value: "abroad", label: "Outside the U.S." },
];
