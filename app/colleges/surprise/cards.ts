import { collegePath } from "~/colleges/address";
import type { College } from "~/colleges/college";
import { usualEntry } from "~/colleges/price/award-year";
import type { Range } from "~/colleges/price/yearly-price";
import { isState, stateName } from "~/geography/states";
import { closureOf } from "~/season/closure";
import { type Band, readIncome } from "~/student/profile/income-bands";
import { surprising } from "./surprising";

/** What one card shows. */
export interface Card {
  readonly unitid: number;
  readonly name: string;
  readonly path: string;
  readonly place: string;
  readonly control: "public" | "nonprofit" | "forprofit";
  readonly undergraduates: number | null;
  readonly setting: string | null;
  readonly sticker: number;
  readonly price: Range;
  readonly students: number | null;
  readonly rate: number | null;
  readonly open: boolean;
  readonly graduationRate: number | null;
}

export interface Cards {
  readonly cards: readonly Card[];
  readonly band: Band | null;
  readonly state: string;
  /** Only colleges of that state. */
  readonly near: boolean;
  readonly year: string;
}

/**
 * The cards of a form, or of what a device knows. `band` is read from `income` alone, which no address holds.
 * @param today YYYY-MM-DD, by which dated facts may have expired
 */
export function cardsFor(
  all: readonly College[],
  params: URLSearchParams,
  income: string | null,
  today: string,
): Cards {
  const asked = params.get("state") ?? "";
  const state = asked === "abroad" || isState(asked) ? asked : "";
  const near = params.get("near") === "yes" && isState(state);
  const band = readIncome(income ?? "")?.band ?? null;
  const found = surprising(
    all.filter(({ unitid }) => closureOf(unitid, today) === null),
    { home: state === "" ? null : state, band, where: near ? [state] : [] },
  );
  return {
    band,
    state,
    near,
    year: usualEntry,
    cards: found.map(({ college, sticker, price, students }) => ({
      unitid: college.unitid,
      name: college.name,
      path: collegePath(college),
      place: `${college.city}, ${stateName(college.state)}`,
      control: college.control,
      undergraduates: college.students.undergraduates,
      setting: college.setting,
      sticker,
      price,
      students,
      rate: college.admission.rate,
      open: college.admission.open === true,
      graduationRate: college.outcomes.graduationRate,
    })),
  };
}
