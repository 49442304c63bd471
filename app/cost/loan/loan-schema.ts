import { z } from "zod";
import { decimal, dollars, required, whole } from "~/forms/schema/fields";

const askPrincipal = "Amount borrowed: type whole dollars from 1 to 1,000,000, such as 27,000.";
const askRate = "Interest: type a number from 0 to 40, such as 6.52.";
const askYears = "Years: type a whole number from 1 to 40, such as 10.";

/** A loan as the calculator asks for it: dollars, percent a year, whole years. */
export const loanSchema = z.object({
  principal: required(dollars({ from: 1, to: 1_000_000, unreadable: askPrincipal }), askPrincipal),
  rate: required(decimal({ from: 0, to: 40, unreadable: askRate }), askRate),
  years: required(whole({ from: 1, to: 40, unreadable: askYears }), askYears),
});
