import type { Language } from "~/language";

const months: Readonly<Record<Language, readonly string[]>> = {
  en: "January February March April May June July August September October November December".split(" "),
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" "),
};

/** "2026-11-21" in words: "November 21, 2026", in Spanish "21 de noviembre de 2026". */
export function dayInWords(day: string, language: Language = "en"): string {
  const date = Number(day.split("-")[2]);
  const [month, year] = partsOf(day, language);
  return language === "es" ? `${date} de ${month} de ${year}` : `${month} ${date}, ${year}`;
}

/** The same without the day: "November 2026", "noviembre de 2026". */
export function monthInWords(day: string, language: Language = "en"): string {
  const [month, year] = partsOf(day, language);
  return language === "es" ? `${month} de ${year}` : `${month} ${year}`;
}

function partsOf(day: string, language: Language): readonly [month: string, year: number] {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return [months[language][month - 1] ?? "", year];
}
