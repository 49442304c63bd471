import { isState, stateName } from "~/geography/states";
import type { Profile } from "~/student/profile/profile";
import { type PlanStudent, type RecordName, recordNames, studentWords } from "./record";

/** Something that the device knows and the plan doesn't, or knows otherwise. */
export interface Offered {
  readonly name: Exclude<RecordName, "scale"> | "state";
  /** What is sent for it if it's ticked, by name. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly words: string;
  /** What the plan has in its place; null for nothing. */
  readonly inPlan: string | null;
}

const same = (one: string, other: string) => one === other || Number(one.replace(",", ".")) === Number(other);

/**
 * What a device may offer to a plan: what the student is like at school, and never anything of a household.
 *
 * @param keeps whether the state of the plan may be changed, which is offered only where it has none
 */
export function offeredBy(profile: Profile, { record, state }: PlanStudent, keeps: boolean): readonly Offered[] {
  const known: Readonly<Partial<Record<string, string>>> = profile;
  const wordsOf = (name: RecordName, value: string, scale = "") =>
    studentWords({ record: { [name]: value, ...(name === "gpa" && scale !== "" && { scale }) }, state: null })[0];
  const offered: Offered[] = [];
  for (const name of recordNames) {
    const [value, before] = [known[name], record[name]];
    if (name === "scale" || value === undefined) continue;
    const scale = name === "gpa" ? (known.scale ?? "") : "";
    const isOtherScale = scale !== "" && (record.scale ?? scale) !== scale;
    if (before !== undefined && same(value, before) && !(name === "gpa" && isOtherScale)) continue;
    offered.push({
      name,
      // A GPA goes with its scale: the one that the plan has may be that of another number.
      fields:
        name === "gpa"
          ? [
              ["gpa", value],
              ["scale", scale],
            ]
          : [[name, value]],
      words: wordsOf(name, value, scale) ?? value,
      inPlan: before === undefined ? null : (wordsOf(name, before, record.scale) ?? before),
    });
  }
  const home = profile.state;
  if (keeps && state === null && home !== undefined && isState(home))
    offered.push({ name: "state", fields: [["state", home]], words: stateName(home), inPlan: null });
  return offered;
}
