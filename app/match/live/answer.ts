import { familyOf } from "~/colleges/facts/fields";
import type { NameTable } from "~/colleges/find/named-row";
import type { PackedTable } from "~/colleges/packed/packed-table";
import { type DegreePrice, degreePriceOf } from "~/colleges/price/degree-price";
import { studentPriceTrace } from "~/colleges/price/price-trace";
import { type Cards, cardsFor } from "~/colleges/surprise/cards";
import { stateOfZip } from "~/colleges/zip/zip-state";
import type { Messages } from "~/design/messages";
import type { Trace } from "~/design/worked-out";
import type { Language } from "~/language";
import { type Line, lineOf } from "~/match/results/line";
import type { Listing } from "~/match/results/listing";
import type { MatchTranslate } from "~/match/words";
import { inEnglish } from "~/translation";
import { knowsRecord } from "../model/answers/academics";
import { parseAnswers } from "../model/answers/input";
import type { Home } from "../model/answers/preferences";
import type { Label } from "../model/chance/label";
import { priceStudentOf, type Student } from "../model/fit/fit";
import { balance } from "../model/list/balance";
import { openAtHome } from "../model/list/open-at-home";
import { type Model, modelOf, type Ranked, rank, rankOne, studentOf } from "../model/list/rank";
import { chanceTrace } from "../model/reasons/chance-trace";
import { placesIn } from "./read-places";
import { readMatchTable } from "./read-table";

/** What is asked of the match: answers of the quiz by their names there, money too. It stays in the browser. */
export interface MatchQuestion {
  readonly number: number;
  readonly fields: string;
  /** YYYY-MM-DD */
  readonly today: string;
  /** Chance and price of these colleges, whatever the answers rule out, and no list. */
  readonly unitids?: readonly number[] | undefined;
  /** Colleges a family would have crossed off, and no list: their place as the form of that page says it. */
  readonly cards?: string | undefined;
  /** The whole page of the list, by how the query of its address says to look at it. */
  readonly view?: string | undefined;
  /** Of the page that asks; English where it doesn't say. */
  readonly language?: Language;
}

/** What a page asks. The worker counts from its own today. */
export type AskedOfMatch = Omit<MatchQuestion, "number" | "today">;

/** A line with how its figures were worked out. */
export interface WorkedLine extends Line {
  /** Of the chance; null at a college that admits everyone. */
  readonly trace: Trace | null;
  /** Of the price; null where no grants are known to take off. */
  readonly priceTrace: Trace | null;
}

/** A college asked for by name. */
export interface NamedLine extends WorkedLine {
  /** The usual years of study together; null where no price is published. */
  readonly degree: DegreePrice | null;
}

export interface MatchFound {
  readonly kind: "found";
  /** Colleges that fit. */
  readonly total: number;
  /** The table of ZIP codes didn't come: by its state alone colleges near home may be counted a little otherwise. */
  readonly roughly: boolean;
  readonly counts: Readonly<Record<Label, number>>;
  /** The suggested list: safeties, targets, reaches. */
  readonly list: readonly WorkedLine[];
}

/** Colleges that were asked for by name, in that order. */
export interface MatchLines {
  readonly kind: "lines";
  /** Grades, a rank or a score are known; without them a chance is that of any applicant. */
  readonly record: boolean;
  readonly lines: readonly NamedLine[];
}

export type MatchAnswer =
  | MatchFound
  | MatchLines
  | { readonly kind: "cards"; readonly cards: Cards }
  /** What the page of a list shows. */
  | { readonly kind: "listing"; readonly listing: Listing }
  | { readonly kind: "mistakes"; readonly messages: Messages }
  /**
   * Asked by single programs, whose table is too long for a phone: no more colleges fit than those that teach the whole
   * fields around them.
   */
  | { readonly kind: "atMost"; readonly total: number }
  /** The page of a list by single programs, or anything by miles while the table of ZIP codes didn't come. */
  | { readonly kind: "beyond" };

export interface MatchTables {
  readonly table: PackedTable;
  readonly names: NameTable;
  fields(): Promise<PackedTable>;
  /** Middles of ZIP codes, which only a student who names one fetches. */
  places(): Promise<PackedTable>;
  /** What is said in Spanish, which only a page in Spanish fetches. */
  spanish(): Promise<MatchTranslate>;
  /** What makes the page of a list, which is asked for without a connection alone, and what it says in Spanish. */
  page(): Promise<typeof import("~/match/results/page-of-list")>;
  pageInSpanish(): Promise<MatchTranslate>;
}

/** The match by the functions that answer the posted form, over the tables of the browser. */
export function matcher({ table, names, fields, places, spanish, page, pageInSpanish }: MatchTables) {
  const collegesWith = readMatchTable(table, names);
  const plain = collegesWith();
  let withFields: Promise<typeof plain> | null = null;
  let inSpanish: Promise<MatchTranslate> | null = null;
  let placeOf: Promise<(zip: string) => Home> | null = null;
  const homeOf = async (zip: string): Promise<{ readonly home: Home; readonly placed: boolean }> => {
    placeOf ??= places().then(placesIn);
    try {
      return { home: (await placeOf)(zip), placed: true };
    } catch {
      placeOf = null;
      return { home: { state: stateOfZip(zip), lat: null, lon: null }, placed: false };
    }
  };
  return async (question: Omit<MatchQuestion, "number">): Promise<MatchAnswer> => {
    const { fields: asked, today, unitids, cards, view, language } = question;
    if (cards !== undefined) {
      const income = new URLSearchParams(asked).get("income");
      return { kind: "cards", cards: cardsFor(plain, new URLSearchParams(cards), income, today) };
    }
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
    // Neither miles nor fields decide a chance or a price.
    if (unitids !== undefined) {
      const home = zip === null ? null : { state: stateOfZip(zip), lat: null, lon: null };
      return linesOf(modelOf(plain), studentOf(answers, home, today), unitids, t);
    }
    const { home, placed } = zip === null ? { home: null, placed: true } : await homeOf(zip);
    const byProgram = answers.fields.some((field) => field.length === 4);
    if ((byProgram && view !== undefined) || (!placed && (miles !== null || view !== undefined)))
      return { kind: "beyond" };
    const families = [...new Set(answers.fields.map(familyOf))];
    const student = studentOf({ ...answers, fields: families }, home, today);
    if (answers.fields.length > 0) {
      withFields ??= fields().then(collegesWith);
      withFields.catch(() => {
        withFields = null;
      });
    }
    const model = modelOf(answers.fields.length === 0 ? plain : ((await withFields) ?? plain));
    if (view !== undefined) {
      const { pageOfList } = await page();
      const says = language === "es" ? await pageInSpanish() : t;
      return { kind: "listing", listing: pageOfList(model, student, new URLSearchParams(view), says) };
    }
    const { list } = rank(model, student);
    if (byProgram) return { kind: "atMost", total: list.length };
    const counts = { safety: 0, target: 0, reach: 0 };
    for (const { label } of list) counts[label] += 1;
    const suggested = balance(list, student.home.state, () => openAtHome(model, student)).list;
    return {
      kind: "found",
      total: list.length,
      roughly: !placed,
      counts,
      list: suggested.map((ranked) => worked(model, ranked, student, t)),
    };
  };
}

function worked(model: Model, ranked: Ranked, student: Student, t: MatchTranslate): WorkedLine {
  const item = model.byUnitid.get(ranked.college.unitid);
  return {
    ...lineOf(model, ranked, student, t),
    trace: item === undefined ? null : chanceTrace(item, student, t),
    priceTrace: ranked.price === null ? null : studentPriceTrace(ranked.price, t),
  };
}

function linesOf(model: Model, student: Student, unitids: readonly number[], t: MatchTranslate): MatchLines {
  const items = unitids.flatMap((unitid) => model.byUnitid.get(unitid) ?? []);
  return {
    kind: "lines",
    record: knowsRecord(student.academics),
    lines: items.map((item) => ({
      ...worked(model, rankOne(model, item, student), student, t),
      degree: degreePriceOf(item.college, priceStudentOf(student, item.college)),
    })),
  };
}
