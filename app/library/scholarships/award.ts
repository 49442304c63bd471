import { z } from "zod";

/**
 * The shape of `content/facts/scholarships/national.json`: national scholarships as a list read them for one season.
 * What the list doesn't say is null and never filled in from memory.
 */
const day = z.iso.date();
const text = z.string().trim().min(8).max(220);
/** A figure is a reference, so that it stands in one place with its source: no dollars and shares in the words. */
const words = text.refine((said) => !/\$\s?\d|\d\s?%/.test(said), "a figure is a reference");
/** Name of a figure in `content/facts/words`, such as "national-scholarships.dell". */
const figure = z.string().regex(/^[a-z-]+\.[a-z0-9-]+$/);
const span = z.strictObject({ opens: day.nullable(), closes: day });

const award = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  name: z.string().min(3),
  who: words,
  worth: z
    .union([
      z.strictObject({ least: figure.nullable(), most: figure, each: z.enum(["a year", "a term"]).nullable() }),
      z.strictObject({ words: z.string().max(30) }),
    ])
    .nullable(),
  /** What decides: need, merit or both. */
  looks: z.enum(["need", "merit", "both"]).nullable(),
  /** Grades of high school this season that may enter. */
  grades: z.array(z.union([z.literal(11), z.literal(12)])).min(1),
  opens: day.nullable(),
  /** The last day of this season, where it was posted. */
  closes: day.nullable(),
  /** A second window of the same season. */
  again: span.nullable(),
  /** The season before, where this one's day wasn't posted. */
  last: span.nullable(),
  note: words.nullable(),
  /** Whether a two-year college or a trade school counts. */
  trades: z.boolean().nullable(),
  /** When the list read the provider's page. */
  read: day,
});

export const awardsFile = z
  .strictObject({
    season: z.string(),
    /** Awards that closed before it are those of next year. */
    asOf: day,
    checkedOn: day,
    expires: day,
    confidence: z.literal("third-party"),
    source: z.strictObject({ title: z.string(), publisher: z.string(), year: z.int() }),
    note: z.string(),
    awards: z.array(award),
  })
  .superRefine(({ awards }, { addIssue }) => {
    for (const { id, opens, closes, again, last } of awards) {
      if (closes !== null && last !== null) addIssue(`${id}: this season's day and last season's are both given`);
      if (again !== null && (closes === null || again.closes <= closes))
        addIssue(`${id}: "again" comes after "closes"`);
      if (opens !== null && closes !== null && opens >= closes) addIssue(`${id}: it closes before it opens`);
    }
    if (new Set(awards.map(({ id }) => id)).size < awards.length) addIssue("an id stands twice");
  });

export type Award = z.infer<typeof award>;
export type Awards = z.infer<typeof awardsFile>;

/** Where an award stands on the page. */
export const awardGroups = ["seniors", "unposted", "juniors", "closed"] as const;
export type AwardGroup = (typeof awardGroups)[number];

/** The group of an award: what is closed is for next year, and juniors have a list of their own. */
export function groupOf({ grades, closes }: Award, asOf: string): AwardGroup {
  if (closes !== null && closes < asOf) return "closed";
  if (!grades.includes(12)) return "juniors";
  return closes === null ? "unposted" : "seniors";
}

/**
 * By the day it closes; without one by the day of the year on which it closed last, those without either at the end.
 */
export function byClosing(a: Award, b: Award): number {
  const rank = ({ closes, last }: Award) =>
    closes ?? (last === null ? "9999" : `${Number(last.closes.slice(0, 4)) + 1}${last.closes.slice(4)}`);
  return rank(a).localeCompare(rank(b)) || a.name.localeCompare(b.name, "en");
}
