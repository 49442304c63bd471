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

/** The address of a tool in a language: those in Spanish have the same routes below `/es`. */
export const pathIn = (language: Language, path: string): string => (language === "es" ? `/es${path}` : path);

/** The path of a tool in English, from its path in either language. */
export const toolPathOf = (pathname: string): string => pathname.replace(/^\/es(?=\/)/, "");

/** Tools that are there in Spanish too. */
const spanishTools = [
  "/tools/fafsa-calculator",
  "/college-cost-calculator",
  "/college-match-quiz",
  "/college-match-quiz/results",
  "/college-match-quiz/method",
];

/** The address of a page for readers of Spanish: of a tool that speaks it below `/es`, of any other page its own. */
export function forSpanishReaders(path: string): string {
  const [page = ""] = path.split(/[?#]/);
  return spanishTools.includes(page) ? pathIn("es", path) : path;
}
