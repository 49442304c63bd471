import { majors as named } from "../facts/fields";
import { type Page, pageOf } from "../query/pagination";
import type { MajorAsked } from "./browse-majors";
import type { Major } from "./major";
import type { Occupation } from "./occupation";

/** What a field is found by besides its name: official title, programs in it, and the occupations it prepares for. */
export interface MajorWords {
  readonly title: string;
  readonly programs: readonly string[];
  readonly occupations: readonly string[];
}

const typedFor = new Map(named.map(({ code, words }) => [code, words]));

/** The fields that were asked for, in the order asked for; by words, the fields that are called so come first. */
export function majorsFor(
  all: readonly Major[],
  { q, level, sort, page }: MajorAsked,
  wordsOf: (cip4: string) => MajorWords,
): Page<Major> {
  const taught = all.filter((major) => major.figures[level].colleges > 0);
  const asked = wordsIn(q);
  const scored = taught
    .map((major) => ({ major, score: asked.length === 0 ? 1 : scoreOf(major, asked, wordsOf(major.cip4)) }))
    .filter(({ score }) => score > 0);
  const figure = ({ figures, name }: Major): number | string => {
    const { awards, earnings, colleges } = figures[level];
    return { degrees: awards ?? -1, earnings: earnings?.mid ?? -1, colleges, name }[sort];
  };
  const byFigure = (a: Major, b: Major) => {
    const [x, y] = [figure(a), figure(b)];
    return typeof x === "number" && typeof y === "number" ? y - x : String(x).localeCompare(String(y), "en");
  };
  scored.sort(
    (a, b) => b.score - a.score || byFigure(a.major, b.major) || a.major.cip4.localeCompare(b.major.cip4, "en"),
  );
  return pageOf(
    scored.map(({ major }) => major),
    page,
    20,
  );
}

/** Whether a field or a program in it is called by these words. */
export const isCalled = (major: Major, q: string, words: MajorWords): boolean =>
  wordsIn(q).length > 0 && scoreOf(major, wordsIn(q), words) >= 2;

function scoreOf({ cip4, name, family }: Major, asked: readonly string[], words: MajorWords): number {
  const all = (texts: readonly string[]) =>
    texts.some((text) => {
      const own = wordsIn(text);
      return asked.every((word) => own.some((each) => begins(each, word)));
    });
  const called = [name, ...(typedFor.get(cip4) ?? [])].some((text) => wordsIn(text).join(" ") === asked.join(" "));
  if (called || asked.join(" ") === cip4) return 4;
  if (all([name, ...(typedFor.get(cip4) ?? [])])) return 3;
  if (all([words.title, ...words.programs])) return 2;
  return all([family, ...words.occupations]) ? 1 : 0;
}

/** Occupations at most that are shown for what was typed: more are read by nobody. */
const mostJobs = 5;

/** Occupations whose title holds every word that was typed, the largest first. */
export function jobsCalled(q: string, occupations: Iterable<Occupation>): readonly Occupation[] {
  const asked = wordsIn(q);
  if (asked.length === 0) return [];
  return [...occupations]
    .filter(({ title }) => {
      const own = wordsIn(title);
      return asked.every((word) => own.some((each) => begins(each, word)));
    })
    .sort((a, b) => (b.employment ?? -1) - (a.employment ?? -1))
    .slice(0, mostJobs);
}

/** Words that begin others they have nothing to do with: a nurse is looked for in nursing, and not in a nursery. */
const whole: Readonly<Record<string, readonly string[]>> = { nurse: ["nurse", "nursing"] };

const begins = (each: string, word: string) => whole[word]?.includes(each) ?? each.startsWith(word);

/** Small words without accents and without the s of a plural. */
function wordsIn(text: string): readonly string[] {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/['’.]/g, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "" && word !== "and" && word !== "of")
    .map((word) => word.replace(/(?<=..)ies$/, "y"))
    .map((word) => (word.length > 4 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word));
}
