import { typedGpa } from "~/typed/typed-number";
import { type ProfileName, readAnswer } from "./profile";
import type { ProfileMessage } from "./spanish";

export type EditorMistakes = Readonly<Partial<Record<ProfileName, ProfileMessage>>>;

const unreadable: Readonly<Partial<Record<ProfileName, ProfileMessage>>> = {
  gpa: "Enter a GPA up to 4.0, weighted up to 6.0, or grades in percent.",
  year: "Enter the year you finish high school, such as 2027.",
  sat: "An SAT score is from 400 to 1600, in steps of 10.",
  act: "An ACT score is from 1 to 36.",
  zip: "Enter a five-digit ZIP code.",
  budget: "Enter dollars a year, such as 15000.",
  rank: "Enter your rank, such as 10 or 34 of 340.",
  advanced: "Enter a number up to 40.",
  size: "Enter a number from 1 to 30.",
};

/**
 * What of the form can't be kept, by its field. The match takes nothing else: a grade that it can't place would leave a
 * list without a single chance.
 *
 * @param typed texts by the names of the fields
 */
export function mistakesOf(typed: ReadonlyMap<string, string>): EditorMistakes {
  const mistakes: Partial<Record<ProfileName, ProfileMessage>> = {};
  for (const [name, message] of Object.entries(unreadable) as [ProfileName, ProfileMessage][]) {
    const text = typed.get(name)?.trim() ?? "";
    if (text !== "" && readAnswer(name, text) === null) mistakes[name] = message;
  }
  const wrongScale = mistakes.gpa === undefined && offScale(typed.get("gpa") ?? "", typed.get("scale") ?? "");
  if (wrongScale) mistakes.gpa = wrongScale;
  return mistakes;
}

/** Bounds as in the quiz (`match/model/answers/input.ts`; a test holds the two together). */
function offScale(text: string, chosen: string): ProfileMessage | null {
  const typed = typedGpa(text);
  if (typed === null) return null;
  const { value: gpa, outOf } = typed;
  const scale = chosen || String(outOf ?? "");
  if (scale === "4") return gpa > 4 ? "An unweighted GPA is at most 4.0." : null;
  if (scale === "w") return gpa > 6 ? "A weighted GPA is at most 6.0." : null;
  if (scale === "100") return gpa < 40 ? "A grade in percent is from 40 to 100." : null;
  return gpa > 5 && gpa <= 50 ? "Is this right? Say on which scale it is." : null;
}
