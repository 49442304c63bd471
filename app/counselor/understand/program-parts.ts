/** What a question asks of one or more programs of a state, each thing as a question of its own. Pure. */
import { stateName } from "~/geography/states";
import type { Passages } from "../passages/passage";
import { type NamedProgram, programIn } from "./programs";

export const asksWhen =
  /\b(?:when|deadlines?|due|last day|cut ?off dates?|priority dates?|(?:by )?(?:what|which) (?:date|day)|how late)\b/;

/** Whether there's still time. */
export const asksIfLate =
  /\btoo late\b|\b(?:gone|run out|ran out) (?:yet|already)\b|\bany(?:thing)? (?:money )?left\b|\bstill (?:(?:have )?time|apply|sign up|get (?:it|in)|register|file|enroll|open)\b|\b(?:did|have) (?:i|we|he|she|they) miss(?:ed)?\b|\b(?:already|is it|is that) (?:past|over|closed)\b/;

export const asksAmount = /\b(?:max(?:imum)?|most|largest|biggest|highest|amounts?|awards?|how much|worth)\b/;

const asksIfPays = /\b(?:what|which|does|do|will|would)\b.*\b(?:pays?|covers?|gives?)\b/;
const asksRenewal = /\b(?:keep(?! (?:your|it going))|renew\w*|los(?:e|ing))\b/;
const asksWho =
  /\b(?:gpa|grades|scores?|sat|act|qualif\w+|eligib\w+|requirements?|who (?:gets?|can)|(?:income|asset) (?:limits?|ceilings?|cut ?offs?))\b|\b(?:what (?:do|does|would) (?:you|i|we|one|\w+ \w+)|do (?:i|we|you)) need\b(?! (?:a |the |to )?(?:fafsa|file|form))/;
const asksHow =
  /\bhow (?:do|does|can|to|would|should)\b.*\b(?:apply|get|sign up|claim|file|register)\b|\b(?:apply|sign up|steps)\b|\bneed (?:a |the |to )?(?:fafsa|file|form)\b|\bwhat forms?\b/;
/** "Too late to apply", "when to sign up": asks when. */
const whenToApply =
  /\b(?:when|late|deadlines?|still|due|time)\b(?:(?!\b(?:and|how|what|plus)\b)[^,;?])*?\b(?:apply|sign up|file|register)\b/g;

/** "What is TAP and who gets it": what it is, beside something else. The program itself is taken out before. */
const asksWhat =
  /^(?:(?:so|ok|hey|hi) )*what(?: is| s) (?:the |an? )? *(?:(?:grant|program|scholarship) )?(?:in [a-z]+(?: [a-z]+)? )? *and\b/;

/** Each thing that is asked of a program: whether it is, and the question that asks it alone. */
const things: readonly { readonly asked: readonly RegExp[]; alone(program: string): string }[] = [
  { asked: [asksWhat], alone: (program) => `what is ${program}` },
  { asked: [asksWhen, asksIfLate], alone: (program) => `when is the deadline for ${program}` },
  { asked: [asksAmount, asksIfPays], alone: (program) => `how much does ${program} pay` },
  { asked: [asksWho], alone: (program) => `who qualifies for ${program}` },
  { asked: [asksHow], alone: (program) => `how do I apply for ${program}` },
  { asked: [asksRenewal], alone: (program) => `how do I keep ${program}` },
];

/** At most as many programs of one question are told of. */
const mostPrograms = 3;

/** The programs that a question names, in a state: "HOPE and Zell Miller in Georgia". */
export function programsIn(plain: string, first: NamedProgram, passages: Passages): readonly NamedProgram[] {
  const found: NamedProgram[] = [first];
  let rest = plain.replace(first.said, " ");
  while (found.length < mostPrograms) {
    const next = programIn(`${rest} ${stateName(first.state).toLowerCase()}`, passages);
    if (next === null || next.state !== first.state || found.some(({ words }) => words === next.words)) break;
    if (!rest.includes(next.said)) break;
    found.push(next);
    rest = rest.replace(next.said, " ");
  }
  return found.sort((a, b) => plain.indexOf(a.said) - plain.indexOf(b.said));
}

/**
 * A question for each thing that is asked of each program; empty where one thing is asked of one. Whether it's too late
 * is asked of its day.
 */
export function askedOfPrograms(
  plain: string,
  programs: readonly NamedProgram[],
): readonly { readonly program: NamedProgram; readonly plain: string }[] {
  const rest = programs.reduce((text, { said }) => text.replace(said, " "), plain);
  const withoutTime = rest.replace(whenToApply, (words) => words.replace(/\b(?:apply|sign up|file|register)$/, ""));
  const asked = things
    .map(({ asked, alone }) => ({
      alone,
      at: Math.min(
        ...asked.map((one) => (alone === things[4]?.alone ? withoutTime : rest).search(one)).filter((at) => at >= 0),
      ),
    }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((a, b) => a.at - b.at);
  if (asked.length === 0)
    return programs.length < 2 ? [] : programs.map((program) => ({ program, plain: `what is ${program.words}` }));
  if (asked.length * programs.length < 2 && !asksIfLate.test(plain)) return [];
  return programs.flatMap((program) => asked.map(({ alone }) => ({ program, plain: alone(program.words) })));
}
