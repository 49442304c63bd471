import { z } from "zod";
import type { Quartiles } from "~/colleges/college";
import { sourceOf } from "~/colleges/facts/provenance";
import { type Finding, found, say } from "~/counselor/answer/evidence";
import { wordsIn } from "~/counselor/sentences/sentences";
import { count } from "~/design/figures";
import { limits } from "~/match/model/answers/input";
import { tool } from "./tool";

/** At how many four-year colleges a score is at or above the lower quarter of first-year students who sent one. */
export const scoreAmong = tool({
  name: "score_among_colleges",
  description:
    "At how many four-year colleges an SAT or ACT score is within or above the middle half of first-year students.",
  input: z.object({
    sat: z.int().min(limits.sat.from).max(limits.sat.to).nullable().default(null),
    act: z.int().min(limits.act.from).max(limits.act.to).nullable().default(null),
  }),
  run({ sat, act }, ground): Finding {
    const score = act ?? sat;
    if (score === null) return { known: false, statements: [] };
    const lower = ground.colleges.flatMap(({ level, admission: { satMath, satReadingWriting, act: ofAct } }) =>
      level === "4year" ? (act === null ? totalOf(satMath, satReadingWriting) : (ofAct?.p25 ?? [])) : [],
    );
    const { label, source, year } = sourceOf("testScores");
    const colleges = lower.filter((quarter) => quarter <= score).length;
    const text = wordsIn(ground).say("score among colleges", {
      test: act === null ? "SAT" : "ACT",
      score,
      colleges: count(colleges),
      all: count(lower.length),
      year,
    });
    return found(
      say(text, {
        url: "/college-match-quiz",
        title: label,
        source,
        year,
        figures: { score, colleges, all: lower.length },
      }),
    );
  },
});

const totalOf = (math: Quartiles | null, reading: Quartiles | null): number | readonly [] =>
  math === null || reading === null ? [] : math.p25 + reading.p25;
