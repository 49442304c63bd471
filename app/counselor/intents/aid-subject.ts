/** Whom or what a state's grant is asked for: "for foster kids", "for teachers". */
import type { Ground } from "~/counselor/ground/ground";
import { telling } from "../words/words";
import { type Asked, recordWords, unexplained } from "./intent";

/** From this weight on a word says whom a grant is for: "foster" and "teacher", and not "kids". */
const leastWeight = 3;

/** What families call a state's money, and how they ask for it: all of its programs answer to that. */
const ofAll =
  /\b(?:grants?|scholarships?|financial|aid|money|programs?|promise|free|college|tuition|community|two[- ]year|state|residents?|available|qualif\w+|eligib\w+|offers?|apply|application|deadlines?|due|late|sign up|need[- ]based|based|merit|incomes?|limits?|gpa|amounts?|give|gives|pays?|covers?|kids?|students?|adults?|seniors?|public|private|help|list|names?|called|pay for|ayuda|becas?)\b/;

/** "For foster kids", "teachers scholarship": whom it's for stands behind "for" or right before it. */
const whom =
  /\b(?:for|to help) (?:(?:the|a|an|kids|students|people|who|are|were|in|of|former|future|public|disabled|my) ){0,4}([a-z-]+(?: [a-z-]+)?)|\b([a-z-]+(?: [a-z-]+)?) (?:scholarships?|grants?|(?:financial )?aid|benefits|money)\b/g;

/** Stems of the words that say whom a state's money is asked for; none where all of it is. */
export function subjectOfAid(asked: Asked, { passages }: Ground): readonly string[] {
  const { field, occupations, bare } = asked.understood;
  const named = [field?.words ?? "", ...occupations.map(({ words }) => words)].flatMap(telling);
  const others = unexplained(asked, [ofAll, ...recordWords]);
  const said = [...bare.matchAll(whom)].flatMap(([, behind = "", before = ""]) => telling(`${behind} ${before}`));
  return [...new Set([...named, ...others])].filter(
    (word) => said.includes(word) && passages.subjects.has(word) && (passages.weightOf(word) ?? 0) >= leastWeight,
  );
}

const ofMoney = telling("money aid grant scholarship pay free cost tuition");

/** Whether a section of the guides is about money for them. */
export const hasMoneyFor = (subject: readonly string[], { passages }: Ground): boolean =>
  passages.all.some(({ id, state }) => {
    const { heading = [], last = [] } = passages.stems[id] ?? {};
    return (
      state === null &&
      subject.some((word) => heading.includes(word)) &&
      ofMoney.some((word) => last.includes(word) || heading.includes(word))
    );
  });
