import { csvFile } from "~/design/csv";
import type { Ranked } from "~/match/model/rank";

const columns: readonly (readonly [name: string, value: (ranked: Ranked, place: number) => string | number | null])[] =
  [
    ["Rank", (_, place) => place],
    ["College", ({ college }) => college.name],
    ["City", ({ college }) => college.city],
    ["State", ({ college }) => college.state],
    ["Label", ({ label }) => label],
    ["Chance low (%)", ({ chance }) => percent(chance.low)],
    ["Chance middle (%)", ({ chance }) => percent(chance.mid)],
    ["Chance high (%)", ({ chance }) => percent(chance.high)],
    ["Yearly price ($)", ({ price }) => price?.mid ?? null],
    ["Price from ($)", ({ price }) => price?.low ?? null],
    ["Price to ($)", ({ price }) => price?.high ?? null],
    ["Price is", ({ price }) => (price === null ? null : basisWords[price.basis])],
    ["Price year", ({ price }) => price?.year ?? null],
    ["Graduation rate (%)", ({ college }) => percent(college.outcomes.graduationRate)],
    ["Miles from home", ({ miles }) => (miles === null ? null : Math.round(miles))],
    ["Fit (0-100)", ({ fit }) => percent(fit)],
    ["Undergraduates", ({ college }) => college.students.undergraduates],
    ["Website", ({ college }) => college.links.website],
    ["UNITID", ({ college }) => college.unitid],
  ];

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
export function toCsv(list: readonly Ranked[]): string {
  const rows = list.map((ranked, index) => columns.map(([, value]) => value(ranked, index + 1)));
  return csvFile([columns.map(([name]) => name), ...rows]);
}
