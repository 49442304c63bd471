import type { Language } from "~/language";

/** Months in words: "2026-11", or a day of it. */

/** As English writes them; some pages have them as messages to translate. */
export const monthNames = [
  ...(["January", "February", "March", "April", "May", "June"] as const),
  ...(["July", "August", "September", "October", "November", "December"] as const),
] as const;

const inSpanish = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");

/** "November" */
export const monthName = (month: string, names: readonly string[] = monthNames): string =>
  names[Number(month.slice(5, 7)) - 1] ?? "";

/** "November 2026" */
export const writeMonth = (month: string): string => `${monthName(month)} ${month.slice(0, 4)}`;

/** "November 2026", or "noviembre de 2026" as Spanish writes it. */
export const writeMonthIn = (language: Language, month: string): string =>
  language === "en" ? writeMonth(month) : `${monthName(month, inSpanish)} de ${month.slice(0, 4)}`;
