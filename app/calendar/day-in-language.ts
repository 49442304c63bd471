import type { Language } from "~/language";
import { type Day, writeDay, writeMonth } from "./day";

const months = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");

/** "November 30, 2026", or "30 de noviembre de 2026" as Spanish in the United States writes it. */
export function writeDayIn(language: Language, day: Day): string {
  return language === "en" ? writeDay(day) : `${Number(day.slice(8))} de ${writeMonthIn(language, day)}`;
}

/** "November 2026", or "noviembre de 2026", of "2026-11" or of a day. */
export function writeMonthIn(language: Language, month: string): string {
  if (language === "en") return writeMonth(month);
  return `${months[Number(month.slice(5, 7)) - 1] ?? ""} de ${month.slice(0, 4)}`;
}
