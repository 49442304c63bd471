import { z } from "zod";
import { type Finding, found, say, unknown } from "~/counselor/answer/evidence";
import { type Words, wordsIn } from "~/counselor/sentences/sentences";
import { seasonFall } from "~/season/fact";
import { testPoliciesHead } from "~/season/test-policies";
import { type TestPolicyAnswer, testPolicy } from "~/season/test-policy";
import { policySentences } from "~/season/test-policy-words";
import { collegeEvidence, nameFirst } from "./college-evidence";
import { tool, unitid } from "./tool";

/** Whether a college wants SAT or ACT scores from those who enter in the coming fall. */
export const testRule = tool({
  name: "test_policy",
  description: "Whether a college requires, takes or ignores SAT and ACT scores for the coming fall.",
  input: z.object({ unitid, fall: z.int().min(2025).max(2035).nullable().default(null) }),
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
    const words = wordsIn(ground);
    const { say: write } = words;
    const sentences = policySentences(answer);
    if (sentences.length === 0) {
      const sentence = college.admission.open === true ? "no test to get in" : "no test reported";
      const statement = say(write(sentence, { name: nameFirst(college) }), cited);
      return college.admission.open === true ? found(statement) : unknown(statement);
    }
    const text =
      words.language === "es"
        ? inSpanish(answer, nameFirst(college), words)
        : `${nameFirst(college)}: ${sentences.join(" ")}`;
    const statement = say(text, cited);
    return answer.basis === "unconfirmed" ? unknown(statement) : found(statement);
  },
});

/** The same in Spanish. A condition is in the words of its source, and said to be in English. */
function inSpanish(answer: TestPolicyAnswer, name: string, { say: write, day, year: yearOf }: Words): string {
  const { basis, policy, fall, year, gpaRule, condition, later, source } = answer;
  if (basis === "unconfirmed" || policy === null) return write("test unconfirmed", { name, fall });
  if (basis === "federal") {
    const how = policy === "required" || policy === "blind" ? policy : "optional";
    return write(`test federal ${how}`, { name, fall, year: yearOf(year ?? "") });
  }
  const rule =
    policy !== "conditional"
      ? write(`test ${policy}`, { name, fall })
      : gpaRule === null
        ? write("test some", { name, fall })
        : write("test below", {
            name,
            fall,
            below: gpaRule.below.toFixed(1),
            whose: gpaRule.residentsOf === null ? "" : write("test of residents"),
            kind: gpaRule.weighted ? write("test weighted") : "",
          });
  const who = (source?.publisher ?? "").replaceAll("; ", " y ");
  const checked = checkedWords(source?.date ?? null, who, { say: write, day });
  const more = condition === null ? [] : [write("test condition", { condition })];
  return [
    rule,
    ...more,
    ...(later && later.fall > fall ? [write("test later", { fall: later.fall })] : []),
    checked,
  ].join(" ");
}

/** @param date a day, a month or a year, as the source has it */
function checkedWords(date: string | null, who: string, { say: write, day }: Pick<Words, "say" | "day">): string {
  if (date === null) return write("test undated", { who });
  const dayOf = (text: string) => day(text as Parameters<typeof day>[0]);
  if (date.length === 10) return write("test checked", { day: dayOf(date), who });
  // "1 de mayo de 2024" without its day.
  const written = date.length === 7 ? dayOf(`${date}-01`).replace(/^1 de /, "") : date;
  return write("test checked in", { day: written, who });
}
