import { z } from "zod";
import type { College } from "~/colleges/college";
import { typicalFor } from "~/colleges/profile/typical";
import { yearAt } from "~/colleges/provenance";
import { type Evidence, type Finding, type Statement, say } from "~/counselor/answer/evidence";
import type { Ground } from "~/counselor/ground/ground";
import { collegeEvidence, nameFirst, shortName } from "./college-evidence";
import { type CollegeFigure, type CollegeFigureName, collegeFigureNames, collegeFigures } from "./college-figures";
import { tool } from "./tool";

/** What a college's page shows of one figure, with the median of colleges of its kind where there's one. */
export const collegeFacts = tool({
  name: "college_facts",
  description: "Figures of one college as it reported them to the federal government, with the country's median.",
  input: z.object({ unitid: z.int(), figures: z.array(z.enum(collegeFigureNames)).min(1).max(6) }),
  run({ unitid, figures }, ground): Finding {
    const college = ground.byUnitid.get(unitid);
    if (college === undefined) return { known: false, statements: [] };
    const all = figures.map((name) => factOf(college, name, ground));
    return { known: all.some(({ known }) => known), statements: all.map(({ statement }) => statement) };
  },
});

function factOf(college: College, name: CollegeFigureName, ground: Ground): { known: boolean; statement: Statement } {
  const figure: CollegeFigure = collegeFigures[name];
  const group = name === "net price" && college.cost.netPrice === null ? "netPriceNewer" : figure.group;
  const year = yearAt(college, group);
  const sentence = figure.sentence(college, nameFirst(college), year);
  const evidence = collegeEvidence(college, figure.section, group, figure.values(college));
  if (sentence === null) {
    return {
      known: false,
      statement: say(`${nameFirst(college)} doesn’t report its ${figure.name} to the federal government.`, evidence),
    };
  }
  const beside = medianBeside(college, figure, ground);
  return {
    known: true,
    statement: say(
      beside === null ? sentence : `${sentence} ${beside.words}`,
      beside === null ? evidence : { ...evidence, figures: { ...evidence.figures, ...beside.figures } },
    ),
  };
}

/** "The median of colleges …", where the college reports the figure itself. */
function medianBeside(college: College, { median }: CollegeFigure, ground: Ground) {
  const typical = typicalFor(college, ground.colleges);
  if (median === undefined || typical === null) return null;
  const value = typical.median[median.of];
  if (value === null || (median.of === "rate" && college.admission.open === true)) return null;
  const figures: Evidence["figures"] = { median: value };
  return { words: `The median of colleges ${typical.kind} is ${median.write(value)}.`, figures };
}

/** Several colleges side by side: the same figures of each. */
export const compareColleges = tool({
  name: "compare_colleges",
  description: "The same figures of two to four colleges side by side.",
  input: z.object({
    unitids: z.array(z.int()).min(2).max(4),
    figures: z.array(z.enum(collegeFigureNames)).min(1).max(6),
  }),
  run({ unitids, figures }, ground): Finding {
    const colleges = unitids.flatMap((unitid) => ground.byUnitid.get(unitid) ?? []);
    const statements = figures.flatMap((name) => {
      const figure: CollegeFigure = collegeFigures[name];
      return colleges.map((college) => {
        const group = name === "net price" && college.cost.netPrice === null ? "netPriceNewer" : figure.group;
        const sentence = figure.sentence(college, nameFirst(college), yearAt(college, group));
        const evidence = collegeEvidence(college, figure.section, group, figure.values(college));
        return say(sentence ?? `${nameFirst(college)} doesn’t report its ${figure.name}.`, evidence);
      });
    });
    return { known: statements.length > 0, statements };
  },
});

export { shortName };
