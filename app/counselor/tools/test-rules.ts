import { z } from "zod";
import { type Finding, found, say, unknown } from "~/counselor/answer/evidence";
import { seasonFall } from "~/season/fact";
import { testPoliciesHead } from "~/season/test-policies";
import { testPolicy } from "~/season/test-policy";
import { policySentences } from "~/season/test-policy-words";
import { collegeEvidence, nameFirst } from "./college-evidence";
import { tool } from "./tool";

/** Whether a college wants SAT or ACT scores from those who enter in the coming fall. */
export const testRule = tool({
  name: "test_policy",
  description: "Whether a college requires, takes or ignores SAT and ACT scores for the coming fall.",
  input: z.object({ unitid: z.int(), fall: z.int().min(2025).max(2035).nullable() }),
  run({ unitid, fall }, ground): Finding {
    const college = ground.byUnitid.get(unitid);
    if (college === undefined) return { known: false, statements: [] };
    const answer = testPolicy(college, fall ?? seasonFall, ground.today);
    const evidence = collegeEvidence(college, "admission", "testPolicy", { policy: answer.policy, fall: answer.fall });
    const source = answer.source === null ? evidence.source : `${answer.source.publisher}: ${answer.source.title}`;
    const year =
      answer.basis === "federal"
        ? (answer.year ?? evidence.year)
        : answer.basis === "season"
          ? `fall ${answer.fall}, checked ${answer.source?.date ?? testPoliciesHead.checkedOn}`
          : `fall ${answer.fall}`;
    const cited = { ...evidence, source, year };
    const sentences = policySentences(answer);
    if (sentences.length === 0) {
      const words =
        college.admission.open === true
          ? "has open admission, so it doesn’t ask for a score to get in"
          : "doesn’t report whether it asks for SAT or ACT scores";
      const statement = say(`${nameFirst(college)} ${words}. Ask its admission office about your program.`, cited);
      return college.admission.open === true ? found(statement) : unknown(statement);
    }
    const statement = say(`${nameFirst(college)}: ${sentences.join(" ")}`, cited);
    return answer.basis === "unconfirmed" ? unknown(statement) : found(statement);
  },
});
