/** Several figures of two colleges: "compare RIT and WPI on price and earnings". */
import { answered } from "~/counselor/answer/reply";
import { compareColleges } from "../tools/college-facts";
import type { CollegeFigureName } from "../tools/college-figures";
import type { Intent } from "./intent";
import { costStep } from "./next-steps";
import { sideBySide, sideOf } from "./side-by-side";

/** What may be held against each other, by the words it's asked with. */
const measures: readonly (readonly [RegExp, CollegeFigureName])[] = [
  [/\b(?:price|prices|costs?|tuition|expensive|cheap(?:er)?|affordab\w+)\b/, "published price"],
  [/\b(?:net price|after aid)\b/, "net price"],
  [/\b(?:acceptance|admissions?|admit)(?: rates?)?\b|\bselectiv\w+\b|\bharder\b/, "acceptance rate"],
  [/\b(?:graduation|grad)(?: rates?)\b|\bgraduate on time\b/, "graduation"],
  [/\b(?:earnings|salar(?:y|ies)|earn(?:s)?|pay after)\b/, "earnings"],
  [/\bdebts?\b/, "debt"],
  [/\b(?:size|how big|bigger|enrollment)\b/, "size"],
  [/\bretention\b/, "retention"],
];
const asksBeside = /\b(?:compare|comparison|compared|vs|versus|or|between|side by side)\b/;

/** "Compare RIT and WPI on price and earnings": each figure of both, one after the other. */
export const figuresBesideIntent: Intent = {
  name: "figures of two colleges",
  score: ({ colleges, understood: { bare } }) =>
    colleges.length === 2 && asksBeside.test(bare) && measuresIn(bare).length > 1 ? 0.97 : 0,
  answer({ colleges, student, understood: { bare } }, ground) {
    const each = colleges.map((college) => ({
      college,
      statements: measuresIn(bare).flatMap((figure) =>
        compareColleges.run({ unitids: [college.unitid], figures: [figure] }, ground).statements.slice(0, 1),
      ),
    }));
    const statements = sideBySide(each, sideOf(colleges, student, bare), ground);
    return statements.length === 0
      ? null
      : answered(statements, [costStep("Compare what they’d cost you", colleges, student)]);
  },
};

const measuresIn = (bare: string) => measures.flatMap(([words, figure]) => (words.test(bare) ? [figure] : []));
