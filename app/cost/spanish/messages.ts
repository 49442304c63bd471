import { priceMessages } from "~/colleges/price/spanish";
import { formMessages } from "./form";
import { resultMessages } from "./result";

/** Everything the cost calculator says, in Spanish by its English text. */
export const costMessages = { ...priceMessages, ...formMessages, ...resultMessages };

/** What the cost calculator may say. */
export type CostMessage = keyof typeof costMessages;
