import type { College } from "~/colleges/college";

/**
 * Figures that are worth holding against those of other colleges. Those of one year at all colleges, so that like meets
 * like.
 */
const figures = {
  rate: (c: College) => c.admission.rate,
  netPrice: (c: College) => c.cost.netPrice,
  graduationRate: (c: College) => c.outcomes.graduationRate,
  bachelorIn4Years: (c: College) => c.outcomes.bachelorIn4Years,
  bachelorIn6Years: (c: College) => c.outcomes.bachelorIn6Years,
  transferOut: (c: College) => c.outcomes.transferOut,
  retention: (c: College) => c.outcomes.retention,
  earnings10: (c: College) => c.outcomes.earnings10,
  earnings6: (c: College) => c.outcomes.earnings6,
  debt: (c: College) => c.outcomes.debt,
  pellShare: (c: College) => c.students.pellShare,
  perFaculty: (c: College) => c.students.perFaculty,
} as const;

export type ComparedFigure = keyof typeof figures;

/** Medians over the colleges of one kind. A median counts only colleges that report the figure. */
export interface Typical {
  /** The kind in words that follow "colleges", e.g. "that mostly award bachelor's degrees". */
  readonly kind: string;
  /** Colleges of the kind, whether they report a figure or not. */
  readonly colleges: number;
  /** `null` where fewer than 30 colleges report the figure. */
  readonly median: Readonly<Record<ComparedFigure, number | null>>;
}

/** A median of fewer colleges than this would say nothing about the country. */
const fewest = 30;

type Kind = "bachelor" | "shorter";
const kinds: Readonly<Record<Kind, string>> = {
  bachelor: "that mostly award bachelor's degrees",
  shorter: "that mostly award associate degrees or certificates",
};

/**
 * Colleges are compared by what they mostly award: a community college with one bachelor's program is no university.
 */
export function kindOf(college: College): Kind | null {
  if (college.predominant === "bachelor") return "bachelor";
  return college.predominant === "associate" || college.predominant === "certificate" ? "shorter" : null;
}

const known = new WeakMap<readonly College[], Map<Kind, Typical>>();

/**
 * National medians for the kind of a college, `null` for a kind that is too rare to compare. Computed once per list.
 */
export function typicalFor(college: College, all: readonly College[]): Typical | null {
  const kind = kindOf(college);
  if (kind === null) return null;
  const found = known.get(all) ?? new Map<Kind, Typical>();
  known.set(all, found);
  const before = found.get(kind);
  if (before) return before;
  const group = all.filter((other) => kindOf(other) === kind);
  const median = (name: ComparedFigure) => medianOf(group.map(figures[name]));
  const typical: Typical = {
    kind: kinds[kind],
    colleges: group.length,
    median: {
      rate: median("rate"),
      netPrice: median("netPrice"),
      graduationRate: median("graduationRate"),
      bachelorIn4Years: median("bachelorIn4Years"),
      bachelorIn6Years: median("bachelorIn6Years"),
      transferOut: median("transferOut"),
      retention: median("retention"),
      earnings10: median("earnings10"),
      earnings6: median("earnings6"),
      debt: median("debt"),
      pellShare: median("pellShare"),
      perFaculty: median("perFaculty"),
    },
  };
  found.set(kind, typical);
  return typical;
}

/** Median of what is reported; `null` when fewer than 30 values are. */
export function medianOf(values: readonly (number | null)[]): number | null {
  const reported = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (reported.length < fewest) return null;
  const upper = reported[reported.length >> 1] ?? 0;
  return reported.length % 2 === 1 ? upper : ((reported[(reported.length >> 1) - 1] ?? 0) + upper) / 2;
}
