import { formMessages } from "./form";
import { liveMessages } from "./live";
import { mistakeMessages } from "./mistakes";
import { resultMessages } from "./result";
import { worksheetMessages } from "./worksheet";

/** Everything the FAFSA calculator says, in Spanish by its English text. */
export const aidMessages = {
  ...formMessages,
  ...mistakeMessages,
  ...resultMessages,
  ...worksheetMessages,
  ...liveMessages,
};

/** What the FAFSA calculator may say. */
export type AidMessage = keyof typeof aidMessages;
