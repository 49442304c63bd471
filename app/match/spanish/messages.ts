import { collegeMessages } from "~/colleges/facts/spanish";
import { fieldMessages } from "~/colleges/facts/spanish-fields";
import { priceMessages } from "~/colleges/price/spanish";
import { stateMessages } from "~/geography/state-names";
import { closingMessages } from "~/season/spanish";
import { policyMessages } from "~/season/spanish-policies";
import { lineMessages } from "./line";
import { mistakeMessages } from "./mistakes";
import { quizMessages } from "./quiz";
import { reasonMessages, ruleMessages } from "./reasons";
import { resultMessages } from "./result";

const own = { ...quizMessages, ...resultMessages, ...lineMessages, ...mistakeMessages, ...reasonMessages };
const ofOthers = { ...collegeMessages, ...priceMessages, ...closingMessages, ...policyMessages };

/** Everything the match says, in Spanish by its English text, with what the tables of facts say. */
export const matchMessages = { ...stateMessages, ...fieldMessages, ...ruleMessages, ...ofOthers, ...own };

/** What the match may say, besides facts. */
export type MatchMessage = keyof typeof own | keyof typeof ofOthers;
