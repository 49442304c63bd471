import { collegePath } from "~/colleges/address";
import type { College } from "~/colleges/college";
import { type FigureGroup, sourceOf, yearAt } from "~/colleges/provenance";
import type { Evidence } from "~/counselor/answer/evidence";
import type { CollegeSection } from "./figures/figure";

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
    title: `${college.name}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    source,
    year: yearAt(college, group),
    figures,
  };
}

/** From here on in a name a hyphen stands before a campus: "Rose-Hulman" is one word. */
const kind =
  /\b(?:Universit(?:y|ies)|Colleges?|Institutes?|Schools?|Academy|Seminary|Center|Services|Universidad|Instituto)\b/;

/** The name people say: without "-Main Campus", and with the campus after a comma where there is one. */
export function shortName({ name }: { readonly name: string }): string {
  return name
    .replace(/-(?:Main Campus|Main)$/, "")
    .replace(/^(.*\b(\w+))-\2 Campus$/, "$1")
    .replace(/(?<=[a-z])-(?=[A-Z])/g, (hyphen, at: number, whole: string) =>
      kind.test(whole.slice(0, at)) ? ", " : hyphen,
    )
    .replace(/^The (?=University)/, "the ");
}

/** The name at the beginning of a sentence. */
export function nameFirst(college: { readonly name: string }): string {
  const name = shortName(college);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
