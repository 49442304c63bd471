import { hearBoth } from "~/danger/hear";
import { states } from "~/geography/states";
import { longestQuestion } from "./answer/paths";
import type { Reply } from "./answer/reply";
import { ask } from "./ask";
import type { Ground } from "./ground/ground";
import { shortName } from "./tools/college-evidence";
import { nobody } from "./understand/student";
import { understand } from "./understand/understand";
import { plainText, telling } from "./words/words";

/**
 * A question from the page of a college or a guide, with what it's about said in it: "What GPA do I need? (Duke
 * University)". Said in the question, it's seen by who asked, and what is asked next knows it too. A question that
 * names a college itself, or asks of something else than the page, stays as it was typed.
 * Of a page's title its first words are enough: "Appealing for more aid".
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
  const state = ofState(about);
  const name = college !== undefined ? shortName(college) : (state ?? titleOf(about)?.split(/[:.?!] /)[0] ?? null);
  if (name === null) return question;
  const whole = state === null ? `${question.trim()} (${name})` : inState(question, state);
  if (whole.length > longestQuestion) return question;
  // A title is no message ("Only one of them is yours"), and must drown none.
  if (hearBoth(question, question) !== null || hearBoth(whole, whole) !== null) return question;
  if (college !== undefined) return isOfCollege(question, ground) ? whole : question;
  if (state !== null) return isOfState(question, ground) && isGiven(answerTo(whole, ground)) ? whole : question;
  if (pointsAtPage(question)) return whole;
  if (answerTo(question, ground).status !== "not known") return question;
  return answerTo(whole, ground).status === "answered" ? whole : question;
}

const answerTo = (text: string, ground: Ground) => ask({ text, before: [], student: nobody }, ground);
const isGiven = ({ status }: Reply) => status === "answered" || status === "asks";

/** The state that a guide is about, by its address. */
function ofState(path: string): string | null {
  const slug = /^\/college-planning-([a-z-]+)/.exec(path)?.[1];
  return slug === undefined ? null : (bySlug.get(slug) ?? null);
}
const bySlug = new Map(Object.values(states).map((name) => [plainText(name).replaceAll(" ", "-"), name]));

/** "When is the deadline for state aid in Ohio?" */
function inState(question: string, state: string): string {
  const here = /\b(?:here|in (?:this|our|my) state)\b/i;
  return here.test(question)
    ? question.trim().replace(here, `in ${state}`)
    : `${question.trim().replace(/[\s?.!]+$/, "")} in ${state}?`;
}

/** "How does it compare to Michigan?" is about both. */
const compares =
  /\b(?:it|this|that|they|here|this (?:one|college|school|place))\b.*\b(?:compare[sd]?|comparison|compared|vs|versus|than|stack up|or)\b|\b(?:compare[sd]?|vs|versus) (?:it|this|that)\b/;

const isOfCollege = (question: string, ground: Ground) =>
  understand(question, ground).mentions.length === 0 || compares.test(plainText(question));

function isOfState(question: string, ground: Ground): boolean {
  const understood = understand(question, ground);
  return understood.mentions.length === 0 && understood.states.length === 0 && understood.program === null;
}

const points = /\b(?:it|its|this|these|those|they|them|that)\b/;
const mostWords = 9;
/** With as many telling words a question says by itself what it's about. */
const fewTelling = 3;

/** "How long does this take?": what "this" is, only the page says. */
function pointsAtPage(question: string): boolean {
  const plain = plainText(question);
  return points.test(plain) && plain.split(" ").length <= mostWords && telling(plain).length < fewTelling;
}
