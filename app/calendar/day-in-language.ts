import type { Language } from "~/language";
import { type Day, writeDay } from "./day";

const months = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");

/** "November 30, 2026", or "30 de noviembre de 2026" as Spanish in the United States writes it. */
export function writeDayIn(language: Language, day: Day): string {
  if (language === "en") return writeDay(day);
  return `${Number(day.slice(8))} de ${months[Number(day.slice(5, 7)) - 1] ?? ""} de ${day.slice(0, 4)}`;
}
