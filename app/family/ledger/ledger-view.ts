import type { LedgerYear } from "./ledger";

/**
 * A book as this viewer may know it. The key names the homes it is about by their ids; "mine" is what a student keeps
 * alone.
 */
export interface BookChoice {
  readonly key: string;
  readonly label: string;
}

export interface LedgerView {
  readonly key: string;
  /** Between the student and one home, of all three, or what the student keeps alone. */
  readonly kind: "home" | "shared" | "student";
  readonly books: readonly BookChoice[];
  readonly label: string;
  /** What a file of it is called: "own", "first", "all". */
  readonly file: string;
  /** Names in the order of the payers: "you", "Maya", "your household". */
  readonly payers: readonly string[];
  readonly me: number;
  /** May take out what they wrote. */
  readonly mayChange: boolean;
  /** Payments and shares can be added: not where a ledger has ended. */
  readonly goesOn: boolean;
  readonly years: readonly YearView[];
  readonly splits: readonly SplitView[];
  /** School years that an agreement or a payment may be of. */
  readonly schoolYears: readonly { readonly value: string; readonly label: string }[];
  readonly thisYear: string;
}

export interface YearView extends Pick<LedgerYear, "name" | "total" | "uncovered"> {
  /** Shares are agreed for it; until then nobody owes anything. */
  readonly agreed: boolean;
  /** Shares are proposed for it that do not count yet. */
  readonly proposed: boolean;
  readonly lines: readonly {
    readonly who: string;
    readonly part: number | null;
    readonly cap: number | null;
    readonly due: number | null;
    readonly paid: number;
    /** Money given to the others, and got from them: no cost. */
    readonly gave: number;
    readonly got: number;
  }[];
  readonly owes: readonly { readonly from: string; readonly to: string; readonly cents: number }[];
  readonly entries: readonly {
    readonly id: string;
    readonly what: string;
    readonly day: string;
    readonly written: string;
    readonly cents: number;
    readonly who: string;
    /** Which side got it; null for a cost. */
    readonly to: string | null;
    readonly mine: boolean;
  }[];
}

export interface SplitView {
  readonly id: string;
  readonly from: string;
  /** Counts; otherwise it is only proposed. */
  readonly agreed: boolean;
  /** Who agreed alone, because they pay all of it; null where everyone did, and for a proposal. */
  readonly paysAll: string | null;
  /** Who proposed it, where it is known and not agreed yet. */
  readonly proposer: string | null;
  readonly shares: readonly { readonly who: string; readonly part: number; readonly cap: number | null }[];
  /** Who has not said yes to a proposal. */
  readonly waiting: readonly string[];
  readonly mayAgree: boolean;
  readonly mayDrop: boolean;
}
