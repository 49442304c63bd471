import { z } from "zod";
import { dollars, field, whole } from "~/forms/schema/fields";
import { isState } from "~/geography/states";
import { filings } from "./filing";

const most = 1_000_000_000;

const amount = (from: number, what: string) =>
  dollars({ from, to: most, unreadable: `Enter ${what} in dollars, such as 45,000, or leave it empty.` });

/** The figures of one household, in whole dollars. Everything may stay empty. */
export const financesSchema = z.object({
  income: amount(-most, "the yearly income"),
  taxPaid: amount(0, "the income tax paid"),
  familySize: whole({ from: 2, to: 30, unreadable: "Enter how many people, from 2 to 30. The student counts." }),
  filing: field((typed) => filings.find((filing) => filing === typed) ?? null),
  cash: amount(0, "the savings"),
  investments: amount(0, "the investments"),
  childSupport: amount(0, "the child support received"),
  pays: amount(0, "what you plan to pay"),
  state: field((typed) => (isState(typed) ? typed : null)),
});
