import type { Language } from "~/language";
import type { MatchTranslate } from "~/match/words";
import { inEnglish, translatorOf } from "~/translation";

/** The rules by which the browser reads a step's form, and the words for what it finds, in the page's language. */
export async function loadRules(language: Language) {
  const [{ stepSchema }, t] = await Promise.all([import("./read-quiz"), wordsIn(language)]);
  return { stepSchema, t };
}

const wordsIn = async (language: Language): Promise<MatchTranslate> =>
  language === "es" ? translatorOf((await import("~/match/spanish/mistakes")).mistakeMessages) : inEnglish;
