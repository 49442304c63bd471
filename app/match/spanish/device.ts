import { collegeMessages } from "~/colleges/facts/spanish";
import { priceMessages } from "~/colleges/price/spanish";
import { stateMessages } from "~/geography/state-names";
import { closingMessages } from "~/season/spanish";
import { policyMessages } from "~/season/spanish-policies";
import { lineMessages } from "./line";
import { mistakeMessages } from "./mistakes";
import { reasonMessages, ruleMessages } from "./reasons";
import { resultMessages } from "./result";

/**
 * What the match says in the browser: lines of the list, how their figures were worked out, and what is wrong with an
 * answer. The worker alone gets it, on a page in Spanish.
 */
export const deviceMessages = {
  "under 1%": "menos del 1%",
  "over 99%": "más del 99%",
  ...collegeMessages,
  ...priceMessages,
  ...stateMessages,
  ...closingMessages,
  ...policyMessages,
  ...lineMessages,
  ...reasonMessages,
  ...ruleMessages,
  ...resultMessages,
  ...mistakeMessages,
};
