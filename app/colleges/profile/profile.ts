import type { College, Program } from "~/colleges/college";
import { type FigureGroup, figureGroups, type Source, yearAt } from "~/colleges/provenance";
import { regionOf, regions } from "~/colleges/regions";
import { stateName } from "~/colleges/states";
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
  readonly fields: { readonly first: readonly ProgramField[]; readonly rest: readonly ProgramField[] };
  readonly typical: Typical | null;
  readonly similar: readonly Similar[];
  /** Source of each group of figures, with the year this college reported. */
  readonly sources: Readonly<Record<FigureGroup, Source>>;
}

/**
 * Puts the page of a college together.
 * @param all the whole catalogue, for medians and similar colleges
 */
export function profileOf(college: College, programs: readonly Program[], all: readonly College[]): Profile {
  const region = regionOf(college.state);
  const sources = { ...figureGroups };
  for (const group of Object.keys(figureGroups) as FigureGroup[]) {
    sources[group] = { ...figureGroups[group], year: yearAt(college, group) };
  }
  return {
    college,
    stateName: stateName(college.state),
    regionName: region === null ? null : regions[region].label,
    overview: overview(college),
    fields: splitFields(byField(programs)),
    typical: typicalFor(college, all),
    similar: similarTo(college, all),
    sources,
  };
}
