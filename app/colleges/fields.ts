import facts from "../../content/facts/fields/cip2.json";

/** A family of fields of study: the first two digits of the Classification of Instructional Programs (CIP 2020). */
export interface FieldFamily {
  readonly code: string;
  /** Official title. */
  readonly title: string;
  /** The same in plain words, for lists and sentences. */
  readonly label: string;
  /** Names of majors a student may type. */
  readonly majors: readonly string[];
}

/** Every CIP family by code, also those that are not fields of college study. */
export const cip2: Readonly<Record<string, { title: string; label: string; majors: string[] }>> = facts.families;

/** The families a student can choose, by plain label. */
export const fieldFamilies: readonly FieldFamily[] = Object.entries(cip2)
  .filter(([, family]) => family.majors.length > 0)
  .map(([code, family]) => ({ code, ...family }))
  .sort((a, b) => a.label.localeCompare(b.label, "en"));

const byCode = new Map(fieldFamilies.map((family) => [family.code, family]));

export function isFieldFamily(code: string): boolean {
  return byCode.has(code);
}

/** Plain label of a family; "Field 99" where the code is unknown. */
export function fieldLabel(code: string): string {
  return cip2[code]?.label ?? `Field ${code}`;
}

/**
 * Families for what a student typed ("nursing", "comp sci", "pre-med", "51"): the best match first, nothing for nothing.
 * A word counts when a word of the family begins with it, so the list narrows while typing.
 */
export function searchFields(text: string): readonly FieldFamily[] {
  const asked = plain(text);
  if (asked === "") return [];
  const found = fieldFamilies
    .map((family) => ({ family, score: scoreOf(family, asked) }))
    .filter(({ score }) => score > 0);
  found.sort((a, b) => b.score - a.score || a.family.label.localeCompare(b.family.label, "en"));
  return found.map(({ family }) => family);
}

function scoreOf(family: FieldFamily, asked: string): number {
  if (family.code === asked) return 100;
  const names = [family.label, family.title, ...family.majors].map(plain);
  if (names.includes(asked)) return 50;
  if (names.some((name) => name.startsWith(asked))) return 20;
  const words = asked.split(" ");
  const best = names.map((name) => {
    const own = name.split(" ");
    return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
  });
  return best.includes(true) ? 10 : 0;
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
