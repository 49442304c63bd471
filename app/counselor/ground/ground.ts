import type { Day } from "~/calendar/day";
import type { College, Program } from "~/colleges/college";
import type { Major } from "~/colleges/majors/major";
import type { Occupation } from "~/colleges/majors/occupation";
import type { Work } from "~/colleges/majors/work";
import type { CollegeIndex } from "~/colleges/search/search";
import type { Passages, SectionOdds } from "~/counselor/passages/passage";
import type { Language } from "~/language";
import type { StateFacts } from "~/library/guides/schema";
import type { LightFigures } from "~/library/states/light/figures";
import type { CssProfile } from "~/season/aid/css-profile";
import type { Applicant, CollegeDeadline } from "~/season/deadlines/college-deadlines";
import type { Sitting } from "~/season/tests/sitting";

/**
 * Everything the tools read, handed in: the facts of this project and the day it is. Nothing here writes, asks another
 * computer or sees anybody's plan.
 */
export interface Ground {
  /** Language of who asks, for the sentences of answers; English where nothing is said. */
  readonly language?: Language;
  readonly today: Day;
  readonly colleges: readonly College[];
  readonly byUnitid: ReadonlyMap<number, College>;
  readonly index: CollegeIndex;
  programsOf(unitid: number): readonly Program[];
  deadlines(college: College, applicant: Applicant): readonly CollegeDeadline[];
  applicationFee(unitid: number): { readonly dollars: number; readonly season: string } | null;
  cssProfile(unitid: number): CssProfile | null;
  /** Facts of a state that has a guide here, by postal code. */
  stateFacts(state: string): StateFacts | null;
  /** What the page of a state without a guide says of its colleges, by postal code; null for every other. */
  stateOverview(state: string): StateOverview | null;
  stateOfZip(zip: string): string | null;
  readonly sittings: readonly Sitting[];
  /** Every field of study with what its graduates earn; made at the first call. */
  majors(): { readonly all: readonly Major[]; readonly byCode: ReadonlyMap<string, Major> };
  /** Occupations that a field prepares for. */
  workOf(cip4: string): Work;
  /** Every occupation of the Bureau of Labor Statistics by its code. */
  occupations(): ReadonlyMap<string, Occupation>;
  /** The field whose page shows an occupation: of several the one nearest to it by name, else with most degrees. */
  fieldOfWork(code: string): Major | null;
  /** Words of everyday English, lower case, whatever our own pages hold. */
  englishWords(): ReadonlySet<string>;
  /** How likely each section of the library answers a question. */
  sectionOdds(question: string, language: Language): SectionOdds;
  /** The row of numbers of a text by the words that were fitted for that; null where none of them is known. */
  rowOf(text: string): Float32Array | null;
  readonly passages: Passages;
  /** Those of the pages in Spanish. */
  readonly spanishPassages: Passages;
  /** Writes down that an answer failed, without a word of what was asked. Gives the id it's found by. */
  failed(error: unknown): string;
}

/** The figures of a page that is made from the tables, and where it stands. */
export interface StateOverview {
  readonly path: string;
  /** As a sentence has it: "Washington, D.C." */
  readonly name: string;
  readonly figures: LightFigures;
}
