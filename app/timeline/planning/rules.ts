import type { MonthDay } from "~/calendar/day";
import file from "../../../content/facts/deadlines/rules.json";
import opening from "../../../content/facts/words/fafsa-opening.json";
import type { ApplyPlan, Path } from "./choices";

/** How the application year usually runs: `content/facts/deadlines/rules.json`, with its sources. */
export interface Rules {
  readonly checkedOn: string;
  readonly note: string;
  readonly sources: readonly { readonly id: string; readonly what: string; readonly from: string }[];
  /** The plan reaches from this day of this grade to this day of the year college starts. */
  readonly planFor: { readonly from: MonthDay; readonly grade: number; readonly to: MonthDay };
  /**
   * Days of our own: of the first round before a college is chosen, and for colleges that decide as applications come.
   */
  readonly working: Readonly<Record<"first" | "rolling" | "note", string>>;
  /** Days from now to work toward where a college still takes applications after its day. */
  readonly lateRolling: number;
  /** When colleges usually answer. */
  readonly decisions: Readonly<Record<ApplyPlan | "transfer", MonthDay>>;
  /**
   * The day the FAFSA of an award year such as "2027-28" opened, where it has:
   * `content/facts/words/fafsa-opening.json`.
   */
  readonly fafsaOpened: Readonly<Record<string, string>>;
  readonly reply: { readonly first: MonthDay; readonly transfer: MonthDay };
  readonly tests: Readonly<Record<"sat" | "act", TestRules>>;
  /** So many essays within so many days are called a collision. */
  readonly collision: { readonly days: number; readonly tasks: number };
  readonly tasks: readonly Template[];
}

export interface TestRules {
  readonly name: string;
  readonly site: string;
  /** Days before the test to register, and after it until colleges have the scores; with room to spare. */
  readonly register: number;
  /** Days before the test when registration usually closes, and when late registration does, for a fee. */
  readonly closes: number;
  readonly late: number;
  readonly scores: number;
  /** Month and which Saturday in it, for seasons whose calendar isn't published. */
  readonly weekends: readonly (readonly number[])[];
}

export type TaskKind =
  | "deadline"
  | "essay"
  | "forms"
  | "people"
  | "test"
  | "money"
  | "school"
  | "visit"
  | "list"
  | "decision"
  | "own";
export type Condition =
  | "essay"
  | "main-essay"
  | "recs"
  | "scores"
  | "fafsa"
  | "css"
  | "css-list"
  | "portfolio"
  | "audition"
  | "binding";
/** A piece of work as the rules know it. `{college}`, `{plan}`, `{award}`, `{opens}` and `{state}` are filled in. */
export interface Template {
  readonly id: string;
  readonly kind: TaskKind;
  readonly title: string;
  readonly detail: string;
  /** Once for each college instead of once. */
  readonly each: boolean;
  readonly at:
    | { readonly grade: number; readonly due: MonthDay }
    /** A day of the application season; from August on in the fall before college starts. */
    | { readonly season: MonthDay }
    /** A day of the last summer, in the year college starts. */
    | { readonly summer: MonthDay }
    /** Days before the deadline: the college's own with `each`, otherwise the first of all. */
    | { readonly before: number }
    /** Days after the college's answer. */
    | { readonly decision: number }
    | { readonly reply: true };
  /** Days the work takes. */
  readonly days: number;
  readonly after: readonly string[];
  readonly who: readonly Path[];
  readonly when: readonly Condition[];
  readonly unless: "listed" | "confirmed" | null;
  readonly notBefore: MonthDay | null;
  /** Still worth doing when its day is past. */
  readonly late: boolean;
  /** Waits on other people: keeps its distance instead of shrinking with the time that is left. */
  readonly soon: boolean;
}

type Written = Pick<Template, "id" | "kind" | "title" | "detail" | "at" | "days"> & Partial<Template>;

function template(written: Written): Template {
  return {
    each: false,
    after: [],
    who: ["first", "gap"],
    when: [],
    unless: null,
    notBefore: null,
    late: false,
    soon: false,
    ...written,
  };
}

const { tasks, ...rest } = file;

/** The rules in force. `rules.test.ts` holds the file to what the engine can use. */
export const rules: Rules = {
  ...rest,
  fafsaOpened: Object.fromEntries(Object.entries(opening).map(([award, { value }]) => [award, value])),
  tasks: (tasks as readonly unknown[]).map((one) => template(one as Written)),
};
