/** Languages that pages are written in. */
export type Language = "en" | "es";

/** What `lang` says. Spanish pages are for readers from every country, so theirs names none. */
export const languageTag: Readonly<Record<Language, string>> = { en: "en-US", es: "es" };

/** The language of the page at a path: every page in Spanish lies below `/es`. */
export function languageAt(path: string): Language {
  return /^\/es(?:[/?#]|$)/.test(path) ? "es" : "en";
}

/** `lang` of a part in `language` on a page in `around`: only what differs from the page says so. */
export function langWithin(around: Language, language: Language): string | undefined {
  return language === around ? undefined : languageTag[language];
}
