import { collegePath } from "~/colleges/address";
import type { College } from "~/colleges/college";
import { type FigureGroup, sourceOf, yearAt } from "~/colleges/facts/provenance";
import type { Evidence } from "~/counselor/answer/evidence";
import { shortName } from "../understand/short-name";
import type { CollegeSection } from "./figures/figure";

export { shortName };

/** Evidence for figures of one group at one college, with the year this college reported. */
export function collegeEvidence(
  college: College,
  section: CollegeSection,
  group: FigureGroup,
  figures: Evidence["figures"],
): Evidence {
  const { label, source } = sourceOf(group);
  return {
    url: `${collegePath(college)}#${section}`,
    title: `${college.name}: ${/^[A-Z]{2}/.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`}`,
    source,
    year: yearAt(college, group),
    figures,
  };
}

/** The name at the beginning of a sentence. */
export function nameFirst(college: { readonly name: string }): string {
  const name = shortName(college);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
