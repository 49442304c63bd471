/** The names a college goes by, as words to be compared. Pure text work, shared by search and its tests. */

/** Lower case, without accents and points, "&" as "and", single spaces: the form in which names are compared. */
export function plainName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\b([a-z])\.(?=[a-z]\b|\s|$|,)/g, "$1")
    .replace(/['’.]/g, "")
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/**
 * Other names of a college. Colleges write them into one field with bars, semicolons, commas or a double space between.
 * Where a bar or a semicolon is used, a comma belongs to the name ("Rutgers, Camden; Rutgers U").
 */
export function splitAliases(alias: string | null): readonly string[] {
  if (alias === null) return [];
  const separator = /[|;]/.test(alias) ? /[|;]/ : /,|\s\/\s|\s{2,}/;
  const names = alias.split(separator).map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ""))];
}

const smallWords = new Set(["of", "the", "and", "at", "in", "for", "on", "a"]);

/**
 * What people shorten a name to: initials with and without the campus ("University of California-Los Angeles": ucla,
 * uc), "u of m" for "University of Michigan-…", and the name without its campus. In the plain form of `plainName`.
 */
export function shortNames(name: string): readonly string[] {
  const [body = name, ...campus] = name.split(/-| at (?=[A-Z])| in (?=[A-Z])/);
  const found = new Set<string>();
  const initials = (text: string) =>
    plainName(text)
      .split(" ")
      .filter((word) => word !== "" && !smallWords.has(word))
      .map((word) => word[0])
      .join("");
  for (const text of [body, name]) {
    const letters = initials(text);
    if (letters.length > 1) found.add(letters);
  }
  const university = /^(?:the )?university of ([a-z])/.exec(plainName(body));
  if (university) found.add(`u of ${university[1]}`);
  if (campus.length > 0) found.add(plainName(body));
  return [...found];
}

/** Spellings that mean the same, so that "Saint Louis" finds "St Louis" and "Penn State Univ" finds a university. */
const sameWord: Readonly<Record<string, string>> = {
  saint: "st",
  mount: "mt",
  fort: "ft",
  univ: "university",
  uni: "university",
  coll: "college",
  inst: "institute",
  johns: "john",
};

/** A plain word as names are compared by it: "saint" is "st". */
export const nameWord = (word: string): string => sameWord[word] ?? word;
