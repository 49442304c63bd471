import { longestQuestion } from "./answer/paths";
import { ask } from "./ask";
import type { Ground } from "./ground/ground";
import { shortName } from "./tools/college-evidence";
import { nobody } from "./understand/student";
import { understand } from "./understand/understand";

/**
 * A question from the page of a college or a guide, with what it's about said in it: "What GPA do I need? (Duke
 * University)". Said in the question, it's seen by who asked, and what is asked next knows it too. A question that
 * names a college itself, or is answered as it stands, stays as it was typed.
 * @param about path of the page it was asked from, null where it came from none
 * @param titleOf title of a page of this site, null for any other path
 */
export function withPage(
  question: string,
  about: string | null,
  ground: Ground,
  titleOf: (path: string) => string | null,
): string {
  if (about === null || question.trim() === "") return question;
  const unitid = /^\/colleges\/(\d{6})(?:-|$)/.exec(about)?.[1];
  const college = unitid === undefined ? undefined : ground.byUnitid.get(Number(unitid));
  const name = college === undefined ? titleOf(about) : shortName(college);
  if (name === null) return question;
  const whole = `${question.trim()} (${name})`;
  if (whole.length > longestQuestion) return question;
  if (college !== undefined) return understand(question, ground).mentions.length === 0 ? whole : question;
  const alone = ask({ text: question, before: [], student: nobody }, ground);
  if (alone.status !== "not known") return question;
  return ask({ text: whole, before: [], student: nobody }, ground).status === "answered" ? whole : question;
}
