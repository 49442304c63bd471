import type { College } from "~/colleges/college";
import { yearAt } from "~/colleges/facts/provenance";
import type { Words } from "~/counselor/sentences/sentences";
import { collegeEvidence, nameFirst } from "./college-evidence";
import { admissionFigures } from "./figures/admission";
import { columnFigures } from "./figures/columns";
import { costFigures } from "./figures/cost";
import type { CollegeFigure } from "./figures/figure";
import { outcomesFigures } from "./figures/outcomes";
import { studentsFigures } from "./figures/students";

/** Every figure of a college that its page shows, with where it stands and the sentence that says it. */
export const collegeFigures = {
  ...admissionFigures,
  ...costFigures,
  ...outcomesFigures,
  ...studentsFigures,
  ...columnFigures,
} satisfies Record<string, CollegeFigure>;

export type CollegeFigureName = keyof typeof collegeFigures;
export const collegeFigureNames = Object.keys(collegeFigures) as CollegeFigureName[];

/** The sentence of one figure of a college and its evidence; `sentence` is null where it isn't reported. */
export function figureOf(college: College, name: CollegeFigureName, words: Words) {
  const figure: CollegeFigure = collegeFigures[name];
  const group = name === "net price" && college.cost.netPrice === null ? "netPriceNewer" : figure.group;
  const year = yearAt(college, group);
  const first = nameFirst(college);
  const sentence = figure.sentence(college, {
    say: words.say,
    name: first,
    within: words.language === "es" ? first : first.replace(/^The /, "the "),
    year: words.year(year),
    when: words.when(year),
  });
  return { figure, sentence, evidence: collegeEvidence(college, figure.section, group, figure.values(college)) };
}
