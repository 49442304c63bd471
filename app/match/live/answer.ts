import type { NameTable } from "~/colleges/find/named-row";
import { stateOfZip } from "~/colleges/zip-state";
import type { Messages } from "~/design/messages";
import type { Language } from "~/language";
import { knowsRecord } from "~/match/model/academics";
import { balance } from "~/match/model/balance";
import type { Student } from "~/match/model/fit";
import { parseAnswers } from "~/match/model/input";
import type { Label } from "~/match/model/label";
import { openAtHome } from "~/match/model/open-at-home";
import { type Model, modelOf, rank, rankOne, studentOf } from "~/match/model/rank";
import { type Line, lineOf } from "~/match/results/line";
import type { MatchTranslate } from "~/match/words";
import { inEnglish } from "~/translation";
import { type FieldRow, type MatchTable, readMatchTable } from "./read-table";

/** What the page asks of the match: answers of the quiz by their names there, money too. It stays in the browser. */
export interface MatchQuestion {
  readonly number: number;
  readonly fields: string;
  /** YYYY-MM-DD */
  readonly today: string;
  /** Chance and price of these colleges, whatever the answers rule out, and no list. */
  readonly unitids?: readonly number[] | undefined;
  /** Of the page that asks; English where it doesn't say. */
  readonly language?: Language;
}

export interface MatchFound {
  readonly kind: "found";
  /** Colleges that fit. */
  readonly total: number;
  /** A ZIP code is known here by its state alone: colleges near home may be counted a little otherwise. */
  readonly roughly: boolean;
  readonly counts: Readonly<Record<Label, number>>;
  /** The suggested list: safeties, targets, reaches. */
  readonly list: readonly Line[];
}

/** Colleges that were asked for by name, in that order. */
export interface MatchLines {
  readonly kind: "lines";
  /** Grades, a rank or a score are known; without them a chance is that of any applicant. */
  readonly record: boolean;
  readonly lines: readonly Line[];
}

export type MatchAnswer =
  | MatchFound
  | MatchLines
  | { readonly kind: "mistakes"; readonly messages: Messages }
  /** Asked by miles or by single programs, whose tables are too long for a phone. */
  | { readonly kind: "beyond" };

export interface MatchTables {
  readonly table: MatchTable;
  readonly names: NameTable;
  fields(): Promise<readonly FieldRow[]>;
  /** What is said in Spanish, which only a page in Spanish fetches. */
  spanish(): Promise<MatchTranslate>;
}

/** The match by the functions that answer the posted form, over the tables of the browser. */
export function matcher({ table, names, fields, spanish }: MatchTables) {
  const plain = readMatchTable(table, names);
  let withFields: Promise<typeof plain> | null = null;
  let inSpanish: Promise<MatchTranslate> | null = null;
  return async ({ fields: asked, today, unitids, language }: Omit<MatchQuestion, "number">): Promise<MatchAnswer> => {
    if (language === "es" && inSpanish === null) {
      inSpanish = spanish();
      inSpanish.catch(() => {
        inSpanish = null;
      });
    }
    const t = language === "es" ? ((await inSpanish) ?? inEnglish) : inEnglish;
    const parsed = parseAnswers(new URLSearchParams(asked), Number(today.slice(0, 4)), t);
    if (!parsed.ok) return { kind: "mistakes", messages: parsed.messages };
    const { answers } = parsed;
    const { zip, miles } = answers;
    const home = zip === null ? null : { state: stateOfZip(zip), lat: null, lon: null };
    const student = studentOf(answers, home, today);
    // Neither miles nor fields decide a chance or a price.
    if (unitids !== undefined) return linesOf(modelOf(plain), student, unitids, t);
    if (answers.fields.some((field) => field.length === 4) || (zip !== null && miles !== null))
      return { kind: "beyond" };
    if (answers.fields.length > 0) {
      withFields ??= fields().then((rows) => readMatchTable(table, names, rows));
      withFields.catch(() => {
        withFields = null;
      });
    }
    const model = modelOf(answers.fields.length === 0 ? plain : ((await withFields) ?? plain));
    const { list } = rank(model, student);
    const counts = { safety: 0, target: 0, reach: 0 };
    for (const { label } of list) counts[label] += 1;
    const suggested = balance(list, student.home.state, () => openAtHome(model, student)).list;
    return {
      ...{ kind: "found", total: list.length, roughly: zip !== null, counts },
      list: suggested.map((ranked) => lineOf(model, ranked, student, t)),
    };
  };
}

function linesOf(model: Model, student: Student, unitids: readonly number[], t: MatchTranslate): MatchLines {
  const items = unitids.flatMap((unitid) => model.byUnitid.get(unitid) ?? []);
  return {
    ...{ kind: "lines", record: knowsRecord(student.academics) },
    lines: items.map((item) => lineOf(model, rankOne(model, item, student), student, t)),
  };
}
