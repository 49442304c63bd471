import { type Language, pathIn } from "~/language";
import type { MatchMessage } from "~/match/spanish/messages";
import type { Answers } from "../model/answers/input";

/** The steps of the quiz in their order, each with the answers it asks for. */
export const steps = [
  {
    id: "school",
    name: "School",
    title: "Your school record",
    fields: ["year", "gpa", "scale", "rank", "rigor", "advanced"],
  },
  { id: "tests", name: "Tests", title: "SAT, ACT or neither", fields: ["sat", "act", "tests"] },
  { id: "study", name: "Study", title: "What you may want to study", fields: ["fields"] },
  { id: "place", name: "Place", title: "Where you want to be", fields: ["state", "zip", "miles", "regions", "states"] },
  {
    id: "kind",
    name: "Kind of college",
    title: "The kind of college you like",
    fields: ["levels", "sizes", "settings", "controls", "missions", "religion", "soft", "broad"],
  },
  {
    id: "weights",
    name: "What matters",
    title: "What matters most to you",
    fields: ["admission", "affordability", "outcomes", "preferences"],
  },
  { id: "money", name: "Money", title: "What your family can pay", fields: ["budget", "income"] },
] as const satisfies readonly {
  id: string;
  name: MatchMessage;
  title: MatchMessage;
  fields: readonly (keyof Answers)[];
}[];

export type StepId = (typeof steps)[number]["id"];

export const quizPath = "/college-match-quiz";
/** How the chances are worked out. */
export const methodPath = "/college-match-quiz/method";
export const resultsPath = "/college-match-quiz/results";
/** What asks for the page of results without a list, which is kept for when there's no connection. */
export const noList = "no-list";

export function indexOfStep(id: StepId): number {
  return steps.findIndex((step) => step.id === id);
}

export function isStep(id: string | null): id is StepId {
  return steps.some((step) => step.id === id);
}

/** The step that asks for a field, `null` for a field of no step. */
export function stepOf(field: string): StepId | null {
  return steps.find((step) => step.fields.some((name) => name === field))?.id ?? null;
}

/** Address of a step that carries the answers given so far. */
export function stepPath(id: StepId, search: string, language: Language = "en"): string {
  return `${pathIn(language, quizPath)}?step=${id}${search === "" ? "" : `&${search}`}`;
}

/** Address of a list. @param path where it is shown, or written to a file */
export function listPath(search: string, language: Language = "en", path: string = resultsPath): string {
  const there = pathIn(language, path);
  return search === "" ? there : `${there}?${search}`;
}
