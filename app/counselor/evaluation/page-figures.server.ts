import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeMonth } from "~/calendar/day";
import { catalogue } from "~/colleges/catalogue.server";
import { bandNames } from "~/colleges/price/income-bands";
import { typicalFor } from "~/colleges/profile/typical";
import { resolveFact } from "~/library/writing/facts.server";
import { pageFiles } from "~/library/writing/files.server";
import { fillReferences } from "~/library/writing/reference";
import { type FigureMention, figuresIn, type NumberMention } from "../gate/figures";

const known = new Map<string, readonly FigureMention[] | null>();

/**
 * Every figure that stands on a page of this site, read from its tables and its text and not from the answer; null for
 * pages that work their figures out.
 */
export function figuresAt(url: string): readonly FigureMention[] | null {
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
  return `${fillReferences(file.body, resolveFact).text} ${JSON.stringify(file.front ?? {})}`;
}

function ofCollege(unitid: number): readonly FigureMention[] | null {
  const { byUnitid, programsOf } = catalogue();
  const college = byUnitid.get(unitid);
  if (college === undefined) return null;
  const season = ["deadlines", "test-policies", "css-profile"].flatMap((table) => {
    const path = join(process.cwd(), "content", "facts", "season", `${table}.json`);
    return (JSON.parse(readFileSync(path, "utf8")).rows as { readonly unitid: number }[]).filter(
      (row) => row.unitid === unitid,
    );
  });
  const medians = typicalFor(college, catalogue().all)?.median;
  return [...valuesIn([college, programsOf(unitid), season, medians]), ...figuresIn(fixedWords)];
}

/** Figures in words that stand on the page of every college: income bands, spans of time, the dollars of earnings. */
const fixedWords = `${bandNames.join("; ")}. Within one and a half times the normal time. In 2022 dollars. Half of them. Five years after. Within 4 years,
  6 years and 10 years. The middle half.`;

/** Every number and text of a table, a number in each way in which it may be meant. */
function valuesIn(value: unknown): FigureMention[] {
  if (typeof value === "string") return figuresIn(/^\d{4}-\d{2}$/.test(value) ? writeMonth(value) : value);
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
