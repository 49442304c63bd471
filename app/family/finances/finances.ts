import { assetExemption, withoutAssets } from "~/aid/formula/exemption";
import { indexWith } from "~/aid/formula/sai";
import { emptyHousehold, type SaiInput } from "~/aid/formula/sai-input";
import { tablesFor, usualAwardYear } from "~/aid/formula/tables";
import { type AidBand, aidBandOf, type PayBand, payBandOf } from "~/family/access/bands";
import type { Filing } from "./filing";

/** What one household writes about its money: whole dollars; null is "not said". Seen by its own people only. */
export interface Finances {
  /** Adjusted gross income of the parent or parents of this household. */
  readonly income: number | null;
  readonly taxPaid: number | null;
  /** Everyone this household supports, with the student. */
  readonly familySize: number | null;
  readonly filing: Filing | null;
  /** Cash, savings and checking. */
  readonly cash: number | null;
  readonly investments: number | null;
  readonly childSupport: number | null;
  /** What it plans to pay toward college a year. */
  readonly pays: number | null;
  readonly state: string | null;
}

export const emptyFinances: Finances = {
  income: null,
  taxPaid: null,
  familySize: null,
  filing: null,
  cash: null,
  investments: null,
  childSupport: null,
  pays: null,
  state: null,
};

/** What others may be shown of a household, before it has chosen to show it. */
export interface Bands {
  readonly pay: PayBand | null;
  readonly aid: AidBand | null;
}

/** The award year whose tables the aid band is worked out with. */
export const bandsAwardYear = usualAwardYear;

/**
 * The bands of a household, from what it wrote alone. The student's own money is left out: it differs between nobody.
 * `aid` is null until income, tax, family size and filing are there; nothing is guessed.
 */
export function bandsOf(finances: Finances): Bands {
  const { income, taxPaid, familySize, filing, pays } = finances;
  const pay = pays === null ? null : payBandOf(pays);
  if (income === null || taxPaid === null || familySize === null || filing === null) return { pay, aid: null };
  const sai = indexOf(finances, familySize, filing);
  // The tax an outsider would guess for another income; the household's own counts for its own index.
  return { pay, aid: aidBandOf(sai(income, taxPaid), (other) => sai(other, Math.round(other * 0.1))) };
}

/** The Student Aid Index of a household by income and tax, with all the rest as it is. */
function indexOf(finances: Finances, familySize: number, filing: Filing) {
  const tables = tablesFor(bandsAwardYear);
  const simple = { benefit: false, otherSchedules: false, scheduleC: null, parentsAbroad: false };
  return (income: number, taxPaid: number): number => {
    const input: SaiInput = {
      dependent: true,
      has_dependents: false,
      married: false,
      is_parent: false,
      bachelors: false,
      special_rule: false,
      grade_level: 1,
      state: finances.state,
      family_size: familySize,
      single_parent: filing === "hoh",
      student: emptyHousehold,
      parents: {
        ...emptyHousehold,
        required_to_file: true,
        agi: income,
        tax_paid: taxPaid,
        cash: finances.cash ?? 0,
        investments: finances.investments ?? 0,
        child_support: finances.childSupport ?? 0,
        earners: [{ earned: Math.max(0, income), filing_status: filing === "couple" ? "mfj" : filing }],
      },
    };
    const counted = assetExemption(tables, input, simple) === null ? input : withoutAssets(input);
    return indexWith(tables, counted).sai;
  };
}

export const financeFields = Object.keys(emptyFinances) as readonly (keyof Finances)[];

/** Reads finances that the store kept; what cannot be read is not said. */
export function parseFinances(text: string | null): Finances {
  if (text === null) return emptyFinances;
  return { ...emptyFinances, ...(JSON.parse(text) as Partial<Finances>) };
}
