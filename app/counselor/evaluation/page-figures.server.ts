import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { writeDay, writeMonth } from "~/calendar/day";
import { catalogue } from "~/colleges/catalogue.server";
import { figureGroups } from "~/colleges/facts/provenance";
import { resolveFact } from "~/library/figures/facts.server";
import { fillReferences } from "~/library/figures/reference";
import { lightStateAt } from "~/library/guides/light-states";
import { awardRow, nationalAwards } from "~/library/scholarships/awards.server";
import { LightBody } from "~/library/states/light/body";
import { lightPageOf } from "~/library/states/light/light.server";
import { pageFiles } from "~/library/writing/files/files.server";
import { seasonFall } from "~/season/fact";
import incomeBands from "../../../content/facts/words/income-bands.json";
import { type FigureMention, figuresIn, type NumberMention } from "../gate/figures";
import type { Source } from "./question";

const known = new Map<string, readonly FigureMention[] | null>();

/**
 * Every figure that stands on a page of this site, read from its tables and its text and not from the answer; null for
 * pages that work their figures out.
 */
export function figuresAt({ url, title }: Source): readonly FigureMention[] | null {
  // A price that is estimated for this family stands in no table.
  if (/\bour estimate\b/i.test(title)) return null;
  const path = url.split(/[?#]/)[0] ?? url;
  const before = known.get(path);
  if (before !== undefined) return before;
  const found = read(path);
  known.set(path, found);
  return found;
}

function read(path: string): readonly FigureMention[] | null {
  const college = /^\/colleges\/(\d{6})(?:-|$)/.exec(path)?.[1];
  if (college !== undefined) return ofCollege(Number(college));
  const state = /^\/college-planning-([a-z-]+?)(?:\/|$)/.exec(path)?.[1];
  const light = lightStateAt(path);
  if (light !== null) return ofState(light);
  const words = wordsOf(path);
  if (state === undefined) return words === null ? null : figuresIn(words);
  // Tables of a state page are made from its facts and its colleges.
  const facts = JSON.parse(readFileSync(join(process.cwd(), "content", "facts", "states", `${state}.json`), "utf8"));
  return [...figuresIn(words ?? ""), ...valuesIn(facts)];
}

/** The text of a page of words with its figures filled in, and what its head says. */
function wordsOf(path: string): string | null {
  const file = pageFiles().find(({ path: at }) => at === path);
  if (file === undefined) return null;
  const listed = file.body.includes("::scholarships{") ? scholarships() : "";
  return `${fillReferences(file.body, resolveFact).text} ${listed} ${JSON.stringify(file.front ?? {})}`;
}

/** The list of scholarships, which a page shows as tables. */
function scholarships(): string {
  const { awards, season, checkedOn, source } = nationalAwards();
  const rows = awards.map(awardRow).flatMap(({ name, about, worth, closes }) => [name, about, worth, closes]);
  return [...rows, "class of 2028", season, source.title, source.year, writeDay(checkedOn)].join(" · ");
}

/** The page of a state without a guide is made from its tables alone: its own words are what stands there. */
function ofState(state: NonNullable<ReturnType<typeof lightStateAt>>): readonly FigureMention[] {
  const html = renderToStaticMarkup(createElement(LightBody, { page: lightPageOf(state) }));
  return figuresIn(html.replace(/<[^>]+>/g, " "));
}

function ofCollege(unitid: number): readonly FigureMention[] | null {
  const { byUnitid, programsOf } = catalogue();
  const college = byUnitid.get(unitid);
  if (college === undefined) return null;
  const season = ["deadlines", "test-policies", "css-profile", "closures"].flatMap((table) => {
    const path = join(process.cwd(), "content", "facts", "season", `${table}.json`);
    return (JSON.parse(readFileSync(path, "utf8")).rows as { readonly unitid: number }[]).filter(
      (row) => row.unitid === unitid,
    );
  });
  return [...valuesIn([college, programsOf(unitid), season, bands]), ...medians(), ...notes];
}

/**
 * What the tables explain beside the figures: "150 % of the normal time", "2022 dollars", and half of those of a
 * median.
 */
const notes: readonly FigureMention[] = [
  ...Object.values(figureGroups).flatMap(({ year, note }) => figuresIn(`${year} ${note ?? ""}`)),
  // The fall that its policies and days are for.
  ...figuresIn(`fall ${seasonFall}`),
  { kind: "fraction", written: "half", value: 50, decimals: 0, hedge: null },
];

/** The income bands of net prices: "$30,001 to $48,000". */
const bands = Object.values(incomeBands).flatMap(({ value }) => [value, value + 1]);

let medianFigures: readonly FigureMention[] | undefined;

/**
 * Medians of every figure over the colleges of the country, by the degrees that they mostly award, as a college’s page
 * has them.
 */
function medians(): readonly FigureMention[] {
  medianFigures ??= [
    ...[["bachelor"], ["associate", "certificate"]].map((kinds) =>
      catalogue().all.filter(({ predominant }) => kinds.includes(predominant ?? "")),
    ),
    catalogue().all,
  ].flatMap((colleges) => {
    const values = new Map<string, number[]>();
    for (const college of colleges) {
      for (const [name, value] of numbersOf(college, "")) {
        const list = values.get(name);
        if (list === undefined) values.set(name, [value]);
        else list.push(value);
      }
    }
    return [...values.values()].flatMap((list) => {
      const sorted = list.sort((a, b) => a - b);
      const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
      const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
      return valuesIn([lower, upper, (lower + upper) / 2]);
    });
  });
  return medianFigures;
}

function numbersOf(value: unknown, name: string): [string, number][] {
  if (typeof value === "number") return [[name, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => numbersOf(part, `${name}.${key}`));
}

/** Every number and text of a table, a number in each way in which it may be meant. */
function valuesIn(value: unknown): FigureMention[] {
  // A page writes the month of a table as a word.
  if (typeof value === "string") return figuresIn(/^\d{4}-\d\d$/.test(value) ? writeMonth(value) : value);
  if (typeof value === "number") {
    const as = (kind: NumberMention["kind"], amount: number): NumberMention => ({
      kind,
      written: String(value),
      value: amount,
      decimals: 4,
      hedge: null,
    });
    return [as("dollars", value), as("number", value), as("percent", value), as("percent", value * 100)];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(valuesIn);
}
