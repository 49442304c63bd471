import type { Day } from "~/calendar/day";
import { writeDayIn } from "~/calendar/day-in-language";
import type { Language } from "~/language";
import table from "../../../content/counselor/sentences.json";

const sentences: Readonly<Record<string, Readonly<Record<Language, string>>>> = table.sentences;
export type SentenceName = keyof typeof table.sentences;

/** Writes the sentences of answers in one language. */
export interface Words {
  readonly language: Language;
  /** A sentence with its places filled. Throws where a place has no value: that's a fault of ours. */
  say(sentence: SentenceName, values?: Readonly<Record<string, string | number>>): string;
  /** "November 30, 2026", "30 de noviembre de 2026". */
  day(day: Day): string;
  /** A year of figures as its source names it: "2022-23", "fall 2024". */
  year(year: string): string;
  /** The same behind a verb: "for fall 2024", "in 2022-23". */
  when(year: string): string;
}

const spanishYear = (year: string) => year.replace(/\bfall (?=\d)/g, "otoño de ").replace(/ and /g, " y ");

const filled = (language: Language): Words["say"] => {
  return (sentence, values = {}) =>
    (sentences[sentence]?.[language] ?? "").replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`the sentence "${sentence}" has no value for ${place}`);
      // "En the University of Texas" is neither language.
      return language === "es" ? String(value).replace(/^the (?=University)/i, "") : String(value);
    });
};

const english: Words = {
  language: "en",
  say: filled("en"),
  day: (day) => writeDayIn("en", day),
  year: (year) => year,
  when: (year) => (/^fall/.test(year) ? `for ${year}` : `in ${year}`),
};

const spanish: Words = {
  language: "es",
  say: filled("es"),
  day: (day) => writeDayIn("es", day),
  year: spanishYear,
  when: (year) => (/^fall/.test(year) ? `para el ${spanishYear(year)}` : `en ${spanishYear(year)}`),
};

/** @param ground whose reader's language is English where nothing is said */
export const wordsIn = ({ language }: { readonly language?: Language | undefined }): Words =>
  language === "es" ? spanish : english;
