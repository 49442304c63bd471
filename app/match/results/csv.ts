import { csvFile } from "~/design/csv";
import type { MatchMessage } from "~/match/spanish/messages";
import type { MatchTranslate } from "~/match/words";
import { inEnglish } from "~/translation";
import type { Ranked } from "../model/list/rank";

type Value = (ranked: Ranked, place: number, t: MatchTranslate) => string | number | null;
const columns: readonly (readonly [name: MatchMessage, value: Value])[] = [
  ["Rank", (_, place) => place],
  ["College", ({ college }) => college.name],
  ["City", ({ college }) => college.city],
  ["State", ({ college }) => college.state],
  ["Label", ({ label }, _, t) => t(labelNames[label])],
  ["Chance low (%)", ({ chance }) => percent(chance.low)],
  ["Chance middle (%)", ({ chance }) => percent(chance.mid)],
  ["Chance high (%)", ({ chance }) => percent(chance.high)],
  ["Yearly price ($)", ({ price }) => price?.mid ?? null],
  ["Price from ($)", ({ price }) => price?.low ?? null],
  ["Price to ($)", ({ price }) => price?.high ?? null],
  ["Price is", ({ price }, _, t) => (price === null ? null : t(basisWords[price.basis]))],
  ["Price year", ({ price }) => price?.year ?? null],
  ["Graduation rate (%)", ({ college }) => percent(college.outcomes.graduationRate)],
  ["Miles from home", ({ miles }) => (miles === null ? null : Math.round(miles))],
  ["Fit (0-100)", ({ fit }) => percent(fit)],
  ["Undergraduates", ({ college }) => college.students.undergraduates],
  ["Website", ({ college }) => college.links.website],
  ["UNITID", ({ college }) => college.unitid],
];

const labelNames = { safety: "safety", target: "target", reach: "reach" } as const;
const basisWords = {
  income: "after grants, by income",
  band: "after grants, in your income band",
  sai: "after grants, by Student Aid Index",
  average: "after grants, average",
  published: "published price before aid",
} as const;

/**
 * Whole percent of a share 0–1. What is not nothing is never written as 0, nor what is not all as 100, as on the page.
 */
function percent(share: number | null): number | string | null {
  if (share === null) return null;
  if (share > 0 && share < 0.01) return "<1";
  return share < 1 && share > 0.99 ? ">99" : Math.round(share * 100);
}

/**
 * The list as a spreadsheet file (RFC 4180, UTF-8 with a mark so that Excel reads accents). Empty cells: not reported.
 */
export function toCsv(list: readonly Ranked[], t: MatchTranslate = inEnglish): string {
  const rows = list.map((ranked, index) => columns.map(([, value]) => value(ranked, index + 1, t)));
  return csvFile([columns.map(([name]) => t(name)), ...rows]);
}
