import { z } from "zod";
import type { College } from "~/colleges/college";
import { kindOf, typicalFor } from "~/colleges/profile/typical";
import { type Evidence, type Finding, type Statement, say } from "~/counselor/answer/evidence";
import type { Ground } from "~/counselor/ground/ground";
import { wordsIn } from "~/counselor/sentences/sentences";
import { nameFirst } from "./college-evidence";
import { type CollegeFigureName, collegeFigureNames, figureOf } from "./college-figures";
import type { CollegeFigure } from "./figures/figure";
import { tool, unitid } from "./tool";

/** What a college's page shows of one figure, with the median of colleges of its kind where there's one. */
export const collegeFacts = tool({
  name: "college_facts",
  description: "Figures of one college as it reported them to the federal government, with the country's median.",
  input: z.object({ unitid, figures: z.array(z.enum(collegeFigureNames)).min(1).max(6) }),
  run({ unitid, figures }, ground): Finding {
    const college = ground.byUnitid.get(unitid);
    if (college === undefined) return { known: false, statements: [] };
    const all = figures.map((name) => factOf(college, name, ground));
    return { known: all.some(({ known }) => known), statements: all.map(({ statement }) => statement) };
  },
});

function factOf(college: College, name: CollegeFigureName, ground: Ground): { known: boolean; statement: Statement } {
  const words = wordsIn(ground);
  const { figure, sentence, evidence } = figureOf(college, name, words);
  if (sentence === null) {
    const text = words.say("not reported", { name: nameFirst(college), what: figure.name });
    return { known: false, statement: say(text, evidence) };
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
  const { say: write } = wordsIn(ground);
  const kind = write(kindOf(college) === "bachelor" ? "kind bachelor" : "kind shorter");
  return { words: write("median", { kind, median: median.write(value) }), figures };
}

/** Several colleges side by side: the same figures of each. */
export const compareColleges = tool({
  name: "compare_colleges",
  description: "The same figures of two to four colleges side by side.",
  input: z.object({
    unitids: z.array(unitid).min(2).max(4),
    figures: z.array(z.enum(collegeFigureNames)).min(1).max(6),
  }),
  run({ unitids, figures }, ground): Finding {
    const colleges = unitids.flatMap((unitid) => ground.byUnitid.get(unitid) ?? []);
    const words = wordsIn(ground);
    const statements = figures.flatMap((name) =>
      colleges.map((college) => {
        const { figure, sentence, evidence } = figureOf(college, name, words);
        const missing = { name: nameFirst(college), what: figure.name };
        return say(sentence ?? words.say("not reported here", missing), evidence);
      }),
    );
    return { known: statements.length > 0, statements };
  },
});
