import { collegeMessages } from "~/colleges/spanish";
import { closingMessages } from "~/season/spanish";
import { lineMessages } from "./line";
import { mistakeMessages } from "./mistakes";

/** What the match says in the browser: lines of the list, and what is wrong with an answer. */
export const deviceMessages = { ...collegeMessages, ...closingMessages, ...lineMessages, ...mistakeMessages };
