import type { College } from "~/colleges/college";
import { sourceOf } from "~/colleges/facts/provenance";
import { stateOfZip } from "~/colleges/zip/zip-state";
import { count, dollars, percent } from "~/design/figures";
import { country } from "~/visits/planner/country.server";
import { ownQuestions } from "./questions";
import type { SheetCollege } from "./sheet";
import type { TripView } from "./view";

export function sheetColleges(view: TripView): readonly SheetCollege[] {
  const { byUnitid } = country();
  const zip = /^\d{5}/.exec(view.answers.from)?.[0];
  const city = /, ([A-Z]{2})$/.exec(view.start)?.[1];
  const home = zip === undefined ? (city ?? null) : stateOfZip(zip);
  return view.stops.flatMap(({ unitid }) => {
    const college = byUnitid.get(unitid);
    return college ? [{ unitid, facts: factsOf(college), questions: ownQuestions(college, home) }] : [];
  });
}

function factsOf({ admission, cost, outcomes, students }: College): SheetCollege["facts"] {
  return [
    { what: "Undergraduates", value: count(students.undergraduates), year: sourceOf("enrollment").year },
    { what: "Admitted", value: percent(admission.rate), year: sourceOf("admissions").year },
    { what: "Average net price", value: dollars(cost.netPrice), year: sourceOf("netPrice").year },
    {
      what: "Graduate",
      value: percent(outcomes.graduationRate),
      year: outcomes.graduationYear ?? sourceOf("graduation").year,
    },
  ];
}
