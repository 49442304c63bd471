import { z } from "zod";
import { type Finding, found, say } from "~/counselor/answer/evidence";
import { wordsIn } from "~/counselor/sentences/sentences";
import { dollars } from "~/design/figures";
import { shortName } from "./college-evidence";
import { programEvidence } from "./program-earnings";
import { tool, unitid } from "./tool";

/** Programs that are named of all whose graduates' earnings are known. */
const mostNamed = 5;
/** Of fewer programs with figures none pays "the most". */
const fewest = 2;

/** The programs of a college whose graduates earn most, of those that the Department of Education publishes. */
export const bestPaidMajors = tool({
  name: "best_paid_majors",
  description: "The programs of a college whose graduates earn the most, with the median five years after finishing.",
  input: z.object({ unitid }),
  run({ unitid }, ground): Finding {
    const college = ground.byUnitid.get(unitid);
    const paid = ground
      .programsOf(unitid)
      .flatMap((one) => (one.earnings === null ? [] : [{ ...one, pay: one.earnings }]));
    if (college === undefined || paid.length < fewest) return { known: false, statements: [] };
    const { say: write } = wordsIn(ground);
    const best = paid
      .sort((a, b) => b.pay - a.pay)
      .slice(0, mostNamed)
      .map(({ title, level, pay }) => ({ title: title.replace(/\.$/, ""), level, pay }));
    const list = best
      .map(({ title, level, pay }) =>
        write("earned in", { pay: dollars(Math.round(pay)), title, level: write(`level ${level}`) }),
      )
      .join("; ");
    const figures = Object.fromEntries(best.map(({ title, level, pay }) => [`${title}, ${level}`, pay]));
    return found(
      say(
        write("best paid majors", { college: shortName(college), count: String(paid.length), list }),
        programEvidence(college, "programEarnings", figures),
      ),
    );
  },
});
