/** Which intents take one part of a question by itself. */
import { withoutStatus } from "../intents/aid";
import type { Asked } from "../intents/intent";
import { asksPayOf, namesFieldAlone } from "../intents/majors";
import type { Understood } from "../understand/understand";

export const isForPart = (intent: string, asked: Asked) => !loose.includes(intent) || isPlainly(intent, asked);

/** A chance is a thing asked beside others where the word for it is there. */
const isPlainly = (intent: string, { states, understood }: Asked) =>
  isPlainlyOf(intent, states, understood) || (intent === "program at a college" && isOfProgram(understood));

/** "Do they have nursing", "welding yes or no", "what do their nurses make". */
const isOfProgram = (understood: Understood) =>
  understood.field !== null &&
  (/^(?:and |also )?(?:do|does|is|are|has|have|can)\b/.test(understood.bare) ||
    namesFieldAlone(understood) ||
    asksPayOf(understood));

const isPlainlyOf = (intent: string, states: readonly string[], { bare }: Understood) =>
  (intent === "chance of admission" &&
    /\b(?:chances?|odds|shot|likelihood)\b|\b(?:can|could|will|would|do) (?:i|we|he|she|my \w+) (?:\w+ )?(?:get in(?:to)?|get accepted|be admitted)\b(?![- ]state)/.test(
      bare,
    )) ||
  (intent === "state aid" &&
    states.length > 0 &&
    ((withoutStatus.test(bare) && !/\bfafsa\b/.test(bare)) || ofStateMoney.test(bare)));

const ofStateMoney =
  /\b(?:grants?|scholarships?|state aid|money from|free (?:community|college|tuition|two[- ]year)|college (?:for )?free|tuition[- ]free|promise)\b/;

/** What any mention of a college or field answers to: not a thing asked beside another. */
export const loose = [
  "about a college",
  "compare colleges",
  "chance of admission",
  "program at a college",
  "state aid",
];
