import type { Language } from "~/language";
import { type Day, writeDay } from "./day";
import { writeMonthIn } from "./month";

/** "November 30, 2026", or "30 de noviembre de 2026" as Spanish in the United States writes it. */
export function writeDayIn(language: Language, day: Day): string {
  return language === "en" ? writeDay(day) : `${Number(day.slice(8))} de ${writeMonthIn(language, day)}`;
}
