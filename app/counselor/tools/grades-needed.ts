import { z } from "zod";
import { type Finding, found, type Statement, say } from "~/counselor/answer/evidence";
import { wordsIn } from "~/counselor/sentences/sentences";
import { ruleMessages } from "~/match/spanish/reasons";
import enrolled from "../../../content/facts/admission/enrolled.json";
import guarantees from "../../../content/facts/admission/guarantees.json";
import { collegeEvidence, nameFirst, shortName } from "./college-evidence";
import { collegeFacts } from "./college-facts";
import { tool, unitid } from "./tool";

const promisesInSpanish: Readonly<Record<string, string>> = ruleMessages;

/**
 * What grades a college asks for: rules that promise a place, the least GPA of a system, what enrolled students had.
 */
export const gradesNeeded = tool({
  name: "grades_needed",
  description: "What a college publishes about the grades it asks for or its students had.",
  input: z.object({ unitid }),
  run({ unitid }, ground): Finding {
    const college = ground.byUnitid.get(unitid);
    if (college === undefined) return { known: false, statements: [] };
    const name = shortName(college);
    const rows = enrolled as readonly {
      unitid: number;
      term: string;
      source: string;
      meanGpa: number | null;
      topTenth: number | null;
    }[];
    const row = rows.find((one) => one.unitid === unitid);
    const { open, factors } = college.admission;
    if (open) return collegeFacts.run({ unitid, figures: ["acceptance rate"] }, ground);
    const { say: write, language } = wordsIn(ground);
    const promise = guarantees.rules.find(({ unitids }) => unitids.includes(unitid));
    const rule = promise ?? guarantees.minimums.find(({ unitids }) => unitids.includes(unitid));
    const published: Statement[] = [];
    if (row !== undefined && row.meanGpa !== null) {
      published.push(
        say(write("average gpa", { college: name, gpa: row.meanGpa, term: row.term }), {
          url: "/college-match-quiz/method#sources",
          title: `${college.name}: grades of enrolled students`,
          source: row.source,
          year: row.term,
          figures: { mean_gpa: row.meanGpa },
        }),
      );
    }
    if (rule !== undefined) {
      // What a system asks is said as it holds for anybody: nobody's GPA is known here.
      const said = "asks" in rule ? rule.asks : { en: rule.say, es: promisesInSpanish[rule.say] ?? rule.say };
      published.push(
        say(said[language], {
          url: "/college-match-quiz/method#promises",
          title: "Places that a state promises",
          source: rule.source,
          year: `checked ${guarantees.checkedOn}`,
          figures: {},
        }),
      );
    }
    const weighs = factors?.gpa;
    // Where a state promises a place by a GPA, one alone does get you in.
    const byItself =
      promise === undefined || !/\bGPA\b/.test(promise.say)
        ? [
            say(
              weighs === "required"
                ? write("grades required", { name: nameFirst(college) })
                : write("no gpa by itself", { college: name }),
              collegeEvidence(college, "admission", "admissionFactors", { gpa: weighs ?? null }),
            ),
          ]
        : [];
    const rate = collegeFacts.run({ unitid, figures: ["acceptance rate"] }, ground);
    return found(...published, ...byItself, ...rate.statements);
  },
});
