import { collegePath } from "~/colleges/address";
import type { College } from "~/colleges/college";
import { brieflyLowGraduation, sayLowGraduation } from "~/colleges/facts/graduation";
import { teachingLanguageNote } from "~/colleges/facts/teaching-language";
import { withCommas } from "~/design/figures";
import type { MatchTranslate } from "~/match/words";
import { closureOf } from "~/season/closure";
import { closureLabel } from "~/season/closure-words";
import { inEnglish } from "~/translation";
import type { Chance } from "../model/chance/chance";
import type { Label } from "../model/chance/label";
import type { Student } from "../model/fit/fit";
import type { Model, Ranked } from "../model/list/rank";
import { priceNote } from "./price-note";

/** One line of the list: only what the page shows of a college. */
export interface Line {
  readonly unitid: number;
  readonly path: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  /** "Public, four-year, 46,000 students" */
  readonly kind: string;
  readonly label: Label;
  readonly chance: Chance;
  /** Where the range comes from similar colleges, because this one reports no rate. */
  readonly guessed: boolean;
  /** Admits everyone who finishes high school. */
  readonly open: boolean;
  readonly price: number | null;
  readonly priceNote: string;
  /** Grants are taken off, so that there are steps to show. */
  readonly afterGrants: boolean;
  readonly graduation: number | null;
  readonly miles: number | null;
  readonly fit: number;
  /** Said beside the name: how few finish. */
  readonly warning: string | null;
}

/** What every list prints of one college for one student. */
export function lineOf(model: Model, ranked: Ranked, { today, home }: Student, t: MatchTranslate = inEnglish): Line {
  const { college, label, chance, price, miles, fit } = ranked;
  const kind = model.byUnitid.get(college.unitid)?.prepared.pool.kind;
  return {
    unitid: college.unitid,
    path: collegePath(college),
    name: college.name,
    city: college.city,
    state: college.state,
    kind: kindWords(college, t),
    label,
    chance,
    guessed: kind === "peers",
    open: kind === "open",
    price: price?.mid ?? null,
    priceNote: price === null ? "" : priceNote(price, t),
    afterGrants: price !== null && price.made.grants !== null,
    graduation: college.outcomes.graduationRate,
    miles: miles === null ? null : Math.round(miles),
    fit,
    warning: warningOf(ranked, today, home.state, t),
  };
}

/**
 * Said beside the name: that the college merges, that few finish there, or that it may not teach in English.
 * @param briefly how few finish in one line, where the whole of it stands within reach
 */
export function warningOf(
  { college, lowGraduation }: Ranked,
  today: string,
  homeState: string | null,
  t: MatchTranslate,
  briefly = false,
): string | null {
  const closure = closureOf(college.unitid, today);
  const warnings = [
    ...(closure === null ? [] : [`${closureLabel(closure, t)}.`]),
    ...(lowGraduation === null ? [] : [(briefly ? brieflyLowGraduation : sayLowGraduation)(lowGraduation, t)]),
    // Whoever lives there knows.
    ...(college.state === homeState ? [] : [teachingLanguageNote(college, t) ?? []].flat()),
  ];
  return warnings.length === 0 ? null : warnings.join(" ");
}

const controlWords = { public: "Public", nonprofit: "Private", forprofit: "For profit" } as const;

function kindWords(college: College, t: MatchTranslate): string {
  const people = college.students.undergraduates;
  const level = t(college.level === "4year" ? "four-year" : "two-year");
  const size = people === null ? t("size not reported") : t("{count} students", { count: withCommas(people) });
  return `${t(controlWords[college.control])}, ${level}, ${size}`;
}
