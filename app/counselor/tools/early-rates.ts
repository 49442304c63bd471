import { z } from "zod";
import { type Finding, found, say } from "~/counselor/answer/evidence";
import { wordsIn } from "~/counselor/sentences/sentences";
import { count, percent } from "~/design/figures";
import early from "../../../content/facts/admission/early.json";
import { collegeEvidence, nameFirst, shortName } from "./college-evidence";
import { collegeFacts } from "./college-facts";
import { tool, unitid } from "./tool";

const rows = new Map(early.map((row) => [row.unitid, row]));

/** How many a college admits early and later, by its Common Data Set where we have it. */
export const earlyRates = tool({
  name: "early_rates",
  description: "The share of Early Decision applicants a college admitted, and of all others, where it publishes both.",
  input: z.object({ unitid }),
  run({ unitid }, ground): Finding {
    const college = ground.byUnitid.get(unitid);
    if (college === undefined) return { known: false, statements: [] };
    const { say: write } = wordsIn(ground);
    const rate = collegeFacts.run({ unitid, figures: ["acceptance rate"] }, ground).statements;
    const row = rows.get(unitid);
    if (row === undefined)
      return found(
        say(
          write("no early rates", { college: shortName(college) }),
          collegeEvidence(college, "admission", "admissions", {}),
        ),
        ...rate,
      );
    const others = { applicants: row.applicants - row.edApplicants, admits: row.admits - row.edAdmits };
    const evidence = {
      url: "/college-match-quiz/method#sources",
      title: `${college.name}: early and later rounds`,
      source: row.source,
      year: row.term,
      figures: { ...row, otherApplicants: others.applicants, otherAdmits: others.admits },
    };
    const share = { early: row.edAdmits / row.edApplicants, later: others.admits / others.applicants };
    return found(
      say(
        write("early rates", {
          name: nameFirst(college),
          term: row.term,
          early: percent(share.early),
          later: percent(share.later),
          admits: count(row.edAdmits),
          applicants: count(row.edApplicants),
          otherAdmits: count(others.admits),
          otherApplicants: count(others.applicants),
        }),
        { ...evidence, figures: { ...evidence.figures, early: share.early, later: share.later } },
      ),
      say(write("early caution"), {
        url: "/help/early-decision-vs-regular-decision#chance",
        title: "Does it raise my chance?",
        source: "This site",
        year: "2026",
        figures: {},
      }),
    );
  },
});
