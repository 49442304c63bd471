import { z } from "zod";
import { isState } from "~/geography/states";

/**
 * The shape of `content/facts/states/<slug>.json`: a state's own programs and rules as data. Pages show these facts and
 * take every figure from them, so a date or a dollar stands in one place, with its source, its year and the day it was
 * checked. What could not be confirmed is kept as a question for the right office and never as a rule.
 */

/** Subjects of facts, in the order in which a page shows them. */
export const factGroups = {
  aid: "Grants and scholarships",
  fafsa: "The FAFSA and state aid forms",
  residency: "Who pays in-state tuition",
  undocumented: "Undocumented students",
  veterans: "Veterans and the Guard",
  reciprocity: "Studying in another state",
  savings: "Saving for college",
  applications: "Applications",
  admission: "Automatic and guaranteed admission",
  testing: "Tests",
  transfer: "Transfer",
  diploma: "The diploma",
  "dual-credit": "College credit in high school",
  campus: "Campus life",
  careers: "Careers",
  workforce: "Training and loan repayment",
} as const;

export type FactGroup = keyof typeof factGroups;

const groupNames = Object.keys(factGroups) as FactGroup[];

export function isFactGroup(name: string): name is FactGroup {
  return Object.hasOwn(factGroups, name);
}

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "an id is small letters, digits and hyphens");
const day = z.iso.date();
/** The year a rule or figure belongs to: "2025-26", "fall 2026 entry", "since 2021-22", "class of 2027". */
const year = z
  .string()
  .regex(/\b(19|20)\d\d\b/, "name the year")
  .max(40);
const address = z.url({ protocol: /^https$/ });
const sentence = z.string().trim().min(10).max(420);

/** An office or official site, by name; the address only where it is known to be right. */
const office = z.strictObject({ name: z.string().min(3).max(120), url: address.optional() });

const source = z.strictObject({
  title: z.string().min(4).max(160),
  /** Who published it. A newspaper or a private site is named as what it is, never as the state. */
  publisher: z.string().min(2).max(100),
  /** Year of publication, or of the stored copy when the page has no date. */
  year: z.int().min(2005).max(2030),
  url: address.optional(),
});

/** A figure; `source` only when another page than the fact's own says it. */
const amount = z.strictObject({
  value: z.number(),
  unit: z.enum(["dollars", "percent", "number"]),
  year,
  source: source.optional(),
});

const date = z.strictObject({
  value: day,
  year,
  source: source.optional(),
});

/** A fact that a stored copy of a source says. Only these are shown as facts, and only these may be referenced. */
const confirmed = z.strictObject({
  confidence: z.literal("confirmed"),
  name: z.string().min(4).max(90),
  /** One or two sentences in our own words: what it is. */
  statement: z.string().trim().min(30).max(600),
  /** Who can have it: residence, need, grades, enrollment. */
  who: sentence.optional(),
  /** What to do to get it: the form, the portal, the person. */
  how: sentence.optional(),
  /** What keeps it from year to year. */
  renewal: sentence.optional(),
  /** The deadline in words with its year, and whom to ask for a later year. */
  deadline: sentence.optional(),
  /** The rule changed in 2024 or later: `::state-facts{changed}` collects these. */
  changed: z.literal(true).optional(),
  /**
   * A statute or a rule with the force of law, which holds until it is changed: the only kind whose source may be old.
   */
  law: z.literal(true).optional(),
  amounts: z.record(id, amount).optional(),
  dates: z.record(id, date).optional(),
  /** True of this state and of no other: its own program, rule, office, place or figure. */
  onlyHere: z.boolean(),
  official: office,
  year,
  source,
  checked: day,
});

/** Something recalled but not confirmed: no rule, amount or date, only what to ask whom. */
const recalled = z.strictObject({
  confidence: z.literal("recalled"),
  name: z.string().min(4).max(90),
  /** Completes "Check with <office> about …": small first letter, no full stop. */
  ask: z.string().trim().min(10).max(240),
  onlyHere: z.boolean(),
  official: office,
  checked: day,
});

/** Parts of a confirmed fact that are sentences. */
export const factSentences = ["statement", "who", "how", "renewal", "deadline"] as const;

/** Years after which a source is too old for anything but a law. */
const oldestSource = 3;

/** Whether a source is so old that a page says "source of" its year and not that the fact was checked. */
export const isOld = (source: FactSource, checked: string): boolean =>
  source.year < Number(checked.slice(0, 4)) - oldestSource;

export const stateFact = z.discriminatedUnion("confidence", [confirmed, recalled]).superRefine((fact, { addIssue }) => {
  if (fact.confidence === "recalled") {
    if (/\$\s?\d|\d\s?%|\b(19|20)\d\d-\d\d-\d\d\b/.test(fact.ask))
      addIssue("a recalled fact has no amount, share or date: say what to ask");
    if (/[.?!]$/.test(fact.ask)) addIssue('"ask" completes "Check with … about …": no full stop');
    return;
  }
  const known = Object.values(fact.amounts ?? {});
  const text = factSentences.map((part) => fact[part] ?? "");
  if (isOld(fact.source, fact.checked) && fact.law !== true)
    addIssue(`a source of ${fact.source.year} is too old for anything but a law: ask the office instead`);
  for (const [key, { source }] of [...Object.entries(fact.amounts ?? {}), ...Object.entries(fact.dates ?? {})]) {
    if (source !== undefined && isOld(source, fact.checked) && fact.law !== true)
      addIssue(`"${key}" has a source of ${source.year}, too old for anything but a law`);
  }
  for (const { written, value, unit } of figuresIn(text.join(" "))) {
    if (!known.some((one) => one.unit === unit && one.value === value)) {
      addIssue(`${written} stands in the text but not in "amounts" (${unit})`);
    }
  }
});

/** Dollar amounts and percentages written in a text. */
export function figuresIn(text: string): { written: string; value: number; unit: "dollars" | "percent" }[] {
  return [...text.matchAll(/\$\s?(\d[\d,]*(?:\.\d+)?)|(\d+(?:\.\d+)?)\s?%/g)].map(([written, money, share]) => ({
    written,
    value: Number((money ?? share ?? "").replaceAll(",", "")),
    unit: money === undefined ? "percent" : "dollars",
  }));
}

export const stateFacts = z
  .strictObject({
    /** Postal code. */
    state: z.string().refine(isState),
    /** Last part of the state's address: `/college-planning-<slug>`. */
    slug: id,
    name: z.string().min(4),
    /** When the file as a whole was last checked. */
    checked: day,
    /** What is new for those who start in the coming fall, and what of this season wasn't found. */
    season: z.strictObject({
      /** The fall of entry. */
      entry: z.int().min(2027),
      changes: z.array(
        z.strictObject({
          /** The confirmed fact behind it: "aid.dreams". */
          fact: z.string().regex(/^[a-z-]+\.[a-z0-9-]+$/),
          /** When it was decided or begins, in words that the fact has too. */
          when: z.string().regex(/\b20\d\d\b/),
          say: sentence,
        }),
      ),
      /** What no page said, or that no change was found, and whom to ask. */
      unknown: sentence,
    }),
    /** The state's official sites a family needs, by name. */
    sites: z
      .array(
        office.extend({
          for: z.enum(["aid", "applications", "prep", "careers", "residency", "savings", "colleges"]),
          /** What to do there, a few words. */
          use: z.string().min(8).max(120),
        }),
      )
      .min(3),
    facts: z.partialRecord(z.enum(groupNames), z.record(id, stateFact)),
  })
  .superRefine(({ season, facts }, { addIssue }) => {
    for (const { fact: name, when, say } of season.changes) {
      const [group = "", key = ""] = name.split(".");
      const fact = isFactGroup(group) ? facts[group]?.[key] : undefined;
      if (fact?.confidence !== "confirmed") {
        addIssue(`season: there is no confirmed fact ${name}`);
        continue;
      }
      const told = [fact.name, fact.year, ...factSentences.map((part) => fact[part] ?? "")].join(" ");
      if (!told.includes(when)) addIssue(`season: ${name} doesn't say ${when}`);
      if (!recent.test(when)) addIssue(`season: ${when} is before this season`);
      const known = Object.values(fact.amounts ?? {});
      for (const { written, value, unit } of figuresIn(say))
        if (!known.some((one) => one.unit === unit && one.value === value))
          addIssue(`season: ${written} of ${name} stands not in its "amounts" (${unit})`);
    }
  });

/** From the fall in which the class before this one applied. */
const recent = /\b(2026|2027|2028)\b|\b(September|October|November|December) (\d+, )?2025\b/;

export type StateFacts = z.infer<typeof stateFacts>;
export type StateFact = z.infer<typeof stateFact>;
export type ConfirmedFact = z.infer<typeof confirmed>;
export type RecalledFact = z.infer<typeof recalled>;
export type FactSource = z.infer<typeof source>;
