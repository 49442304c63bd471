import { say } from "~/counselor/answer/evidence";
import { asks } from "~/counselor/answer/reply";
import { wordsIn } from "../sentences/sentences";
import type { Step } from "./step";

const opens = "(?:(?:so|ok|okay|and|but|um|hi|hey|hello|please|just|then) )*";
const closes =
  "(?: (?:(?:a|per|for a|each) year|a semester|for (?:us|me|my (?:son|daughter|kid)|all (?:four|4) years|(?:four|4) years|college)|to (?:go|attend)(?: there)?|there|in total|total|all together|please|then|going to be))*";

/** A price or a date of one college, asked without a word of which. */
const kinds = [
  [
    "price of which college",
    new RegExp(
      `^${opens}(?:how much (?:(?:would|will|does|is|do) )?(?:it|that|this|tuition|the tuition|we pay|i pay|will we pay|would we pay)(?: (?:going to|be|really|actually))*(?: cost| be)?|what (?:would|will|does) (?:it|tuition|that) (?:cost|be)|(?:what(?: s| is)? |whats )?(?:the|my|our) (?:tuition|costs?|price)|tuition|costs?|price)${closes}$`,
    ),
  ],
  [
    "deadline of which college",
    new RegExp(
      `^${opens}(?:(?:(?:what|when)(?: s| is| are)? |whats |whens )?(?:the |my |our )?(?:(?:application|app|admissions?) )?(?:deadlines?|due dates?)|when (?:is|are) (?:it|they|the applications?|applications|my application|the app) due|when do i (?:have to|need to) apply by)(?: (?:again|please|then|there))*$`,
    ),
  ],
] as const;

/**
 * "How much would it cost", "deadline": each college has its own, so which one is asked back, before the guides quote
 * what somebody else's price or date is.
 */
export const askWhichCollege: Step = {
  name: "ask which college",
  run({ asked, ground }) {
    const { understood, colleges, states, student, earlier } = asked();
    const { plain, program, field, system } = understood;
    const kind = kinds.find(([, words]) => words.test(plain))?.[0];
    // Behind another question it goes on about that.
    if (kind === undefined || earlier !== undefined) return null;
    if (colleges.length + states.length > 0 || student.state !== null) return null;
    if (program !== null || field !== null || system !== null) return null;
    return asks([say(wordsIn(ground).say(kind))], { field: "college", question: "Which college?", choices: [] });
  },
};
