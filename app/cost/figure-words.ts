import { monthName, writeMonthIn } from "~/calendar/month";
import type { Range } from "~/colleges/price/yearly-price";
import { dollars } from "~/design/figures";
import type { Language } from "~/language";
import { inEnglish } from "~/translation";
import type { CostTranslate } from "./asked-colleges";

/** "$12,000 to $15,500"; one figure where both ends are the same. */
export function rangeText({ low, high }: Pick<Range, "low" | "high">, t: CostTranslate = inEnglish): string {
  return low === high ? dollars(low) : t("{low} to {high}", { low: dollars(low), high: dollars(high) });
}

/** A month, 1 to 12, as "May 2031" or "mayo de 2031"; nothing where there is none. */
export function monthText(
  month: { readonly month: number; readonly year: number } | null,
  language: Language = "en",
): string {
  if (month === null) return "";
  const text = `${month.year}-${String(month.month).padStart(2, "0")}`;
  return language === "en" ? `${monthName(text).slice(0, 3)} ${month.year}` : writeMonthIn(language, text);
}
