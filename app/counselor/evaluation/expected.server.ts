import { readFileSync } from "node:fs";
import { join } from "node:path";
import { catalogue } from "~/colleges/catalogue.server";
import { resolveFact } from "~/library/figures/facts.server";
import type { Figure } from "~/library/figures/figure";
import { calculateMatch } from "~/match/model/list/calculate";
import { type FigureMention, figuresIn, type NumberMention } from "../gate/figures";
import { gridFor } from "../tools/four-years";
import type { EvaluationQuestion } from "./question";

/**
 * What each figure that a question wants stands for in the tables. Throws where a reference leads nowhere or to
 * nothing.
 */
export function expectedFigures(question: EvaluationQuestion): FigureMention[][] {
  if (!("pages" in question.want)) return [];
  const student = question.want.asStudent ?? question.student ?? {};
  return (question.want.figures ?? []).map((one) =>
    [one].flat().flatMap((reference) => mentionsOf(reference, resolve(reference.slice(2, -2).trim(), student))),
  );
}

type Student = Readonly<Record<string, string | number>>;

/**
 * The library's references, and further ones that pages don't need: `season.deadline.204796.rd`,
 * `season.test.sat.2027-03-06.register`, `season.state-aid.CA.0`, `program.204796.5138` (earnings of a field), and of
 * the student who asks `chance.204796.low` and `four-years.204796.mid`.
 */
function resolve(name: string, student: Student): Figure {
  const [subject = "", first = "", ...rest] = name.split(".");
  if (subject === "chance") return chanceOf(Number(first), rest[0] ?? "", student);
  if (subject === "four-years") return fourYearsOf(Number(first), rest[0] ?? "", student);
  if (subject === "program") return programOf(Number(first), rest[0] ?? "");
  if (subject === "season") return { value: dayOf(first, rest), unit: "date" };
  // What a table gives beside the years counts like the others: periods are part of its key.
  return resolveFact(name);
}

function chanceOf(unitid: number, part: string, student: Student): Figure {
  const { results } = calculateMatch({ student, unitids: [unitid] }, catalogue().all);
  const value = results[0]?.[part as "low" | "mid" | "high"];
  if (typeof value !== "number") throw new Error(`no chance at ${unitid} called ${part}`);
  return { value, unit: "share" };
}

function fourYearsOf(unitid: number, end: string, { income, state }: Student): Figure {
  const college = catalogue().byUnitid.get(unitid);
  const home = state === undefined ? null : String(state);
  const net = college === undefined ? undefined : gridFor(college, Number(income), home)?.cost?.net;
  const value = net?.[end as "low" | "mid" | "high"];
  if (typeof value !== "number") throw new Error(`no cost of four years at ${unitid} called ${end}`);
  return { value, unit: "dollars" };
}

function programOf(unitid: number, cip4: string): Figure {
  const found = catalogue()
    .programsOf(unitid)
    .find((program) => program.cip4 === cip4 && program.level === "bachelor");
  if (found === undefined) throw new Error(`${unitid} has no bachelor's program ${cip4}`);
  return { value: found.earnings, unit: "dollars" };
}

type Row = Readonly<Record<string, string | number | null>>;
const tables = new Map<string, readonly Row[]>();

function rowsOf(table: string): readonly Row[] {
  const path = join(process.cwd(), "content", "facts", "season", `${table}.json`);
  const rows = tables.get(table) ?? (JSON.parse(readFileSync(path, "utf8")).rows as readonly Row[]);
  tables.set(table, rows);
  return rows;
}

function dayOf(kind: string, [first = "", second = "", third = ""]: readonly string[]): string {
  const row =
    kind === "deadline"
      ? rowsOf("deadlines").find(({ unitid, plan }) => String(unitid) === first && plan === second)
      : kind === "test"
        ? rowsOf("test-dates").find(({ test, day }) => test === first && day === second)
        : rowsOf("state-aid").filter(({ state }) => state === first)[Number(second)];
  const value = row?.[kind === "test" ? third : "date"];
  if (typeof value !== "string") throw new Error(`there is no day season.${kind}.${[first, second, third].join(".")}`);
  return value;
}

/** A figure in every way in which it may be said. Where the table gives no unit, the answer's own decides. */
export function mentionsOf(reference: string, { value, unit }: Figure): FigureMention[] {
  if (value === null) throw new Error(`${reference} is not reported`);
  if (unit === "date" || unit === "text" || (typeof value === "string" && Number.isNaN(Number(value)))) {
    return figuresIn(String(value));
  }
  const number = Number(value);
  const as = (kind: NumberMention["kind"], amount: number): NumberMention => ({
    kind,
    written: String(value),
    value: amount,
    decimals: 2,
    hedge: null,
  });
  if (unit === "dollars") return [as("dollars", number)];
  if (unit === "share") return [as("percent", number * 100)];
  if (unit === "percent") return [as("percent", number), as("number", number)];
  if (unit === "number") return [as("number", number)];
  return [as("dollars", number), as("number", number), as("percent", number)];
}
