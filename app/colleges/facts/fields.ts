import facts from "../../../content/facts/fields/cip2.json";
import majorFacts from "../../../content/facts/fields/majors.json";

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

// Plain words and codes need none of a language's rules for sorting, which a phone loads longer than all of this.
const inOrder = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The families a student can choose, by plain label. */
export const fieldFamilies: readonly FieldFamily[] = Object.entries(cip2)
  .filter(([, family]) => family.majors.length > 0)
  .map(([code, family]) => ({ code, ...family }))
  .sort((a, b) => inOrder(a.label, b.label));

const byCode = new Map(fieldFamilies.map((family) => [family.code, family]));

export function isFieldFamily(code: string): boolean {
  return byCode.has(code);
}

/** One program that a student can choose within a family: a 4-digit CIP code. */
export interface Major {
  readonly code: string;
  readonly label: string;
  /** What a student may type. */
  readonly words: readonly string[];
}

/**
 * The programs offered by name in the quiz, by code. A link or the command line may hold any other 4-digit code, too.
 */
export const majors: readonly Major[] = Object.entries(majorFacts.majors)
  .map(([code, major]) => ({ code, ...major }))
  .sort((a, b) => inOrder(a.code, b.code));

const majorByCode = new Map(majors.map((major) => [major.code, major]));

/** Family of a field: "51" for "5138" and for "51". */
export const familyOf = (code: string) => code.slice(0, 2);

/** A family that can be chosen, or a 4-digit program within one. */
export function isField(code: string): boolean {
  return /^\d\d(\d\d)?$/.test(code) && byCode.has(familyOf(code));
}

/** Plain label of a family or program; "Field 99" where the code is unknown. */
export function fieldLabel(code: string): string {
  const major = majorByCode.get(code);
  if (major) return major.label;
  const family = cip2[familyOf(code)]?.label;
  if (code.length === 4)
    return family === undefined ? `Field ${code}` : `program ${code.slice(0, 2)}.${code.slice(2)} of ${family}`;
  return family ?? `Field ${code}`;
}

/** What a name is looked for by: itself, and in other languages. */
type Said = (name: string) => readonly string[];
const asItStands: Said = (name) => [name];

/** Programs for what a student typed; nothing for nothing. */
export function searchMajors(text: string, said: Said = asItStands): readonly Major[] {
  const asked = plain(text);
  if (asked === "") return [];
  const words = asked.split(" ");
  return majors.filter(({ code, label, words: names }) => {
    if (code === asked) return true;
    const own = [label, ...names]
      .flatMap(said)
      .map(plain)
      .flatMap((name) => name.split(" "));
    return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
  });
}

/**
 * Families for what a student typed ("nursing", "comp sci", "pre-med", "51"): the best match first, nothing for
 * nothing. A word counts when a word of the family begins with it, so the list narrows while typing.
 */
export function searchFields(text: string, said: Said = asItStands): readonly FieldFamily[] {
  const asked = plain(text);
  if (asked === "") return [];
  const found = fieldFamilies
    .map((family) => ({ family, score: scoreOf(family, asked, said) }))
    .filter(({ score }) => score > 0);
  found.sort((a, b) => b.score - a.score || a.family.label.localeCompare(b.family.label, "en"));
  return found.map(({ family }) => family);
}

function scoreOf(family: FieldFamily, asked: string, said: Said): number {
  if (family.code === asked) return 100;
  const names = [family.label, family.title, ...family.majors].flatMap(said).map(plain);
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
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
