import type { College } from "~/colleges/college";
import type { FigureGroup } from "~/colleges/facts/provenance";
import type { ComparedFigure } from "~/colleges/profile/typical";
import type { Evidence } from "~/counselor/answer/evidence";
import type { Words } from "~/counselor/sentences/sentences";
import { dollars } from "~/design/figures";

/** The sections of a college's page that show figures. */
export type CollegeSection =
  | "glance"
  | "admission"
  | "deadlines"
  | "cost"
  | "outcomes"
  | "programs"
  | "students"
  | "links";

/** What the sentence of a figure is written with. */
export interface FigureWords extends Pick<Words, "say"> {
  /** The college's name at the beginning of a sentence, and within one. */
  readonly name: string;
  readonly within: string;
  /** The year of the figures, alone and behind a verb. */
  readonly year: string;
  readonly when: string;
}

export interface CollegeFigure {
  readonly section: CollegeSection;
  readonly group: FigureGroup;
  /** What it is, for "isn't reported". */
  readonly name: string;
  readonly values: (college: College) => Evidence["figures"];
  /** The sentence; null where it isn't reported. */
  readonly sentence: (college: College, words: FigureWords) => string | null;
  /** The figure whose national median is worth naming beside it. */
  readonly median?: { readonly of: ComparedFigure; readonly write: (value: number) => string };
}

export const figure = (one: CollegeFigure) => one;
export const money = (value: number) => dollars(Math.round(value));
