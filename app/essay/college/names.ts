/**
 * The name a student shortens a college's to, where nothing else is called that: "Princeton" for "Princeton
 * University". Null for names of two words and more, of states and of places that many people write about.
 */
export function shortName(name: string, places: ReadonlySet<string>): string | null {
  const [, short] = /^(\p{Lu}[\p{L}'’]{3,}) (?:University|College)$/u.exec(name) ?? [];
  return short === undefined || places.has(short) ? null : short;
}

/** Two and three words without "University" or "College": "Johns Hopkins", "Ohio State". Null for towns and states. */
export function shortPhrase(name: string, places: ReadonlySet<string>): string | null {
  const [, short] = /^(\p{Lu}[\p{L}'’.]+(?: \p{Lu}[\p{L}'’.]+){1,2}) (?:University|College)$/u.exec(name) ?? [];
  return short === undefined || places.has(short) ? null : short;
}

/** "University of Michigan" for "University of Michigan-Ann Arbor"; null where the name isn't of a campus. */
export function campusless(name: string): string | null {
  const [base = ""] = name.split("-");
  return base !== name && base.includes(" ") && isWhole(base) ? base : null;
}

/** Whether a name says itself that it's a college's. "Ohio State" doesn't: it needs a word beside it that does. */
export const isWhole = (name: string): boolean =>
  name.includes(" ") && /\b(?:University|College|Institute|School|Academy|Conservatory|Seminary)\b/.test(name);

/**
 * Other names that students write: "UCLA", "Georgia Tech", "UPenn". What else is reported is a team, a town or a typo.
 */
export const isWrittenAlias = (alias: string): boolean =>
  /^(?:[A-Z]{3,5}|(?:\p{Lu}\p{Ll}+ ){1,2}(?:Tech|State)|U\p{Lu}\p{Ll}{3,}|Johns Hopkins|Notre Dame|WashU|CalTech|Caltech|UPenn)$/u.test(
    alias,
  );

/** First letters of a name, with and without its small words: "University of South Carolina" is "USC" and "UOSC". */
export function initialsOf(name: string): readonly string[] {
  const words = name.match(/\p{L}+/gu) ?? [];
  const letters = (list: readonly string[]) => list.map((word) => word.charAt(0).toUpperCase()).join("");
  return [letters(words.filter((word) => !/^(?:of|the|and|at|in|for)$/i.test(word))), letters(words)];
}

/** "Oberlin University" for "Oberlin College": what somebody writes who mixes the two up. */
export function mixedUp(name: string): string | null {
  const [, stem = "", kind] = /^(.+) (University|College)$/.exec(name) ?? [];
  return stem === "" ? null : `${stem} ${kind === "College" ? "University" : "College"}`;
}

/**
 * A college's own name in the ways its applicants write it: "University of California, Los Angeles," "Ohio State" for
 * "Ohio State University-Main Campus," "Rochester" for "University of Rochester." A name that's missing here is taken
 * for another college's where another one is called that.
 */
export function ownNames(name: string): readonly string[] {
  const [base = name] = name.split("-");
  const joined = name === base ? [] : [", ", " at ", " "].map((joint) => name.replace("-", joint));
  return [...new Set([name, base, ...joined, withoutKind(base)])];
}

/** "Rochester" for "University of Rochester" and "Sarah Lawrence" for "Sarah Lawrence College". */
const withoutKind = (name: string): string =>
  name.replace(/^(?:The )?University of (?:the )?/, "").replace(/ (?:University|College)$/, "");
