import { answered, type Reply } from "~/counselor/answer/reply";
import { termsOf } from "~/counselor/words/phrases";
import type { Ground } from "../ground/ground";
import { stateDates } from "../tools/dates";
import { quoted } from "../tools/library";
import type { NamedProgram } from "../understand/programs";

const asksSent =
  /\bgpa (?:verification|certification|form)\b|\b(?:verif|certif|send|submit|report)\w*\b.*\b(?:gpa|grades)\b|\b(?:gpa|grades)\b.*\b(?:verified|certified|sent|submitted|reported)\b/;
/** Where California's guide says how a GPA gets to the state. */
const gradesSent = "/college-planning-california/financial-aid#fafsa-gpa";

/**
 * "How does the Cal Grant GPA verification work": who sends it, and the day by which it has to be there. Null where
 * nothing of the kind is asked.
 */
export function sentGrades({ state, words }: NamedProgram, plain: string, ground: Ground): Reply | null {
  const facts = ground.stateFacts(state);
  if (state !== "CA" || facts === null || !/\bcal ?grants?\b/.test(words) || !asksSent.test(plain)) return null;
  const passage = ground.passages.all.find(({ url }) => url === gradesSent);
  if (passage === undefined) return null;
  const looked = { terms: termsOf("high school sends commission certified GPA"), bare: plain };
  return answered([quoted(passage, looked, ground), ...stateDates(state, "2027-28", facts)]);
}
