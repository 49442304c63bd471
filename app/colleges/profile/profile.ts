import { collegePath } from "~/colleges/address";
import type { College, Program } from "~/colleges/college";
import { stateName } from "~/geography/states";
import { closureOf } from "~/season/closure";
import type { Closure } from "~/season/closures";
import { seasonFall } from "~/season/fact";
import { type TestPolicyAnswer, testPolicy } from "~/season/test-policy";
import { familiesOf, type TaughtFamily } from "../facts/families";
import { lowGraduationOf, sayLowGraduation } from "../facts/graduation";
import { type FigureGroup, figureGroups, type Source, yearAt } from "../facts/provenance";
import { regionOf, regions } from "../query/regions";
import { overview } from "./overview";
import { byField, type ProgramField, splitFields } from "./programs";
import { type Similar, similarTo } from "./similar";
import { type Typical, typicalFor } from "./typical";

/** Everything the page of one college shows. */
export interface Profile {
  readonly college: College;
  readonly stateName: string;
  readonly regionName: string | null;
  readonly overview: readonly string[];
  /** The SAT and ACT policy for the fall whose applications are open. */
  readonly tests: TestPolicyAnswer;
  /**
   * That it closes, merges or takes nobody; null where nothing was found. `path`: the page of the college that goes on.
   */
  readonly closure: { readonly found: Closure; readonly path: string | null } | null;
  readonly fields: { readonly first: readonly ProgramField[]; readonly rest: readonly ProgramField[] };
  /** What it teaches by families of fields, where the federal table has none of its programs; empty otherwise. */
  readonly families: readonly TaughtFamily[];
  /** That few who start here finish; null where it isn't so or isn't reported. */
  readonly fewFinish: string | null;
  readonly typical: Typical | null;
  readonly similar: readonly Similar[];
  /** Source of each group of figures, with the year this college reported. */
  readonly sources: Readonly<Record<FigureGroup, Source>>;
}

/**
 * Puts the page of a college together.
 * @param all the whole catalogue, for medians and similar colleges
 * @param today YYYY-MM-DD, by which dated facts may have expired
 */
export function profileOf(
  college: College,
  programs: readonly Program[],
  all: readonly College[],
  today: string,
): Profile {
  const found = closureOf(college.unitid, today);
  const successor = all.find(({ unitid }) => unitid === found?.successor?.unitid);
  const region = regionOf(college.state);
  const low = lowGraduationOf(college.unitid, all);
  const sources = { ...figureGroups };
  for (const group of Object.keys(figureGroups) as FigureGroup[]) {
    sources[group] = { ...figureGroups[group], year: yearAt(college, group) };
  }
  return {
    college,
    stateName: stateName(college.state),
    regionName: region === null ? null : regions[region].label,
    overview: overview(college),
    tests: testPolicy(college, seasonFall, today),
    closure: found && { found, path: successor ? collegePath(successor) : null },
    fields: splitFields(byField(programs)),
    families: programs.length === 0 ? familiesOf(college) : [],
    fewFinish: low && sayLowGraduation(low),
    typical: typicalFor(college, all),
    similar: similarTo(college, all),
    sources,
  };
}
