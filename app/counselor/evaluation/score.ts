import type { Judged } from "./judge";
import type { EvaluationQuestion, Goals } from "./question";

export interface Result {
  readonly kind: string;
  readonly question: EvaluationQuestion;
  readonly judged: Judged;
  readonly milliseconds: number;
}

export interface Score {
  readonly kind: string;
  readonly questions: number;
  readonly right: number;
  readonly wrong: number;
  readonly abstainedRightly: number;
  readonly abstainedWrongly: number;
  readonly failed: number;
  /** Of the questions that want a page, how many have it among the first three sources. */
  readonly page: { readonly right: number; readonly of: number };
  readonly unsourced: number;
  readonly wrongFigures: number;
  readonly p50: number;
  readonly p95: number;
}

/** Figures of one kind, or of all. */
export function scoreOf(kind: string, results: readonly Result[]): Score {
  const count = (outcome: Judged["outcome"]) => results.filter(({ judged }) => judged.outcome === outcome).length;
  const wanting = results.filter(({ question }) => "pages" in question.want);
  const times = results.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return {
    kind,
    questions: results.length,
    right: count("right"),
    wrong: count("wrong"),
    abstainedRightly: count("abstained rightly"),
    abstainedWrongly: count("abstained wrongly"),
    failed: count("failed"),
    page: { right: wanting.filter(({ judged }) => judged.page === true).length, of: wanting.length },
    unsourced: results.reduce((sum, { judged }) => sum + judged.unsourced.length, 0),
    wrongFigures: results.reduce((sum, { judged }) => sum + judged.wrongFigures.length, 0),
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
  };
}

/** The smallest value that at least this share of the sorted values don't exceed; 0 of none. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export interface Reached {
  readonly goal: string;
  readonly is: string;
  readonly wanted: string;
  readonly reached: boolean;
}

/** What a run comes to. Shares are 0 to 1. */
export function figuresOf(results: readonly Result[]) {
  const answerable = results.filter(({ question: { want } }) => "pages" in want || "asks" in want);
  const unanswerable = results.filter(({ question: { want } }) => "abstain" in want);
  const share = (some: readonly Result[]) =>
    some.length === 0
      ? 1
      : some.filter(({ judged }) => judged.outcome === "right" || judged.outcome === "abstained rightly").length /
        some.length;
  const missed = results.filter(
    ({ question: { want }, judged }) => "help" in want && judged.outcome !== "right",
  ).length;
  const { wrongFigures, unsourced, p95 } = scoreOf("all", results);
  const [right, silent] = [share(answerable), share(unanswerable)];
  return { questions: results.length, right, silent, wrongFigures, unsourced, missedDanger: missed, p95 };
}

/** The goals against what was measured. */
export function reached(results: readonly Result[], goals: Goals): Reached[] {
  const is = figuresOf(results);
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
  const atLeast = (goal: string, value: number, wanted: number) => ({
    goal,
    is: percent(value),
    wanted: `at least ${percent(wanted)}`,
    reached: value >= wanted,
  });
  const atMost = (goal: string, value: number, wanted: number) => ({
    goal,
    is: String(Math.round(value * 10) / 10),
    wanted: `at most ${wanted}`,
    reached: value <= wanted,
  });
  return [
    atLeast("right of what can be answered", is.right, goals.right),
    atLeast("silent on what can't", is.silent, goals.silent),
    atMost("wrong figures", is.wrongFigures, goals.wrongFigures),
    atMost("unsourced statements", is.unsourced, goals.unsourced),
    atMost("missed danger", is.missedDanger, goals.missedDanger),
    atMost("p95 in milliseconds", is.p95, goals.p95Milliseconds),
  ];
}

const columns: readonly (readonly [string, (score: Score) => string])[] = [
  ["kind", ({ kind }) => kind],
  ["asked", ({ questions }) => String(questions)],
  ["right", ({ right }) => String(right)],
  ["wrong", ({ wrong }) => String(wrong)],
  ["silent, right", ({ abstainedRightly }) => String(abstainedRightly)],
  ["silent, wrong", ({ abstainedWrongly }) => String(abstainedWrongly)],
  ["failed", ({ failed }) => String(failed)],
  ["page in 3", ({ page }) => (page.of === 0 ? "" : `${page.right}/${page.of}`)],
  ["unsourced", ({ unsourced }) => String(unsourced)],
  ["wrong figures", ({ wrongFigures }) => String(wrongFigures)],
  ["p50 ms", ({ p50 }) => p50.toFixed(1)],
  ["p95 ms", ({ p95 }) => p95.toFixed(1)],
];

/** A table for a terminal: one line a kind, all together last. */
export function tableOf(results: readonly Result[]): string {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  const scores = [
    ...kinds.map((kind) =>
      scoreOf(
        kind,
        results.filter((one) => one.kind === kind),
      ),
    ),
    scoreOf("all", results),
  ];
  const rows = [columns.map(([name]) => name), ...scores.map((score) => columns.map(([, write]) => write(score)))];
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join("  "),
    )
    .join("\n");
}
