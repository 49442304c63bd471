/** Several figures of two colleges: "compare RIT and WPI on price and earnings". */
import { answered } from "~/counselor/answer/reply";
import { compareColleges } from "../tools/college-facts";
import type { CollegeFigureName } from "../tools/college-figures";
import { netPrice } from "../tools/prices";
import type { Intent } from "./intent";
import { costStep } from "./next-steps";
import { sideBySide, sideOf } from "./side-by-side";

/** What may be held against each other, by the words it's asked with. */
const measures: readonly (readonly [RegExp, CollegeFigureName])[] = [
  [/\b(?:price|prices|costs?|tuition|expensive|cheap(?:er)?|affordab\w+|pays? less)\b/, "published price"],
  [/\b(?:net (?:price|cost)s?|after (?:financial )?aid|cheap(?:er)?|affordab\w+|pays? less)\b/, "net price"],
  [
    /\b(?:acceptance|admissions?|admit)(?: rates?)?\b|\bselectiv\w+\b|\bharder\b|\b(?:easier|easiest|hardest) to get\b/,
    "acceptance rate",
  ],
  [
    /\bgraduation(?: rates?)?\b|\bgrad rates?\b|\bgraduate on time\b|\bgraduates more\b|\bgets? (?:more|most) (?:of )?(?:the |their )?(?:people|students|kids)? ?(?:through|to (?:graduate|finish))\b/,
    "graduation",
  ],
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
    colleges.length === 2 && asksBeside.test(bare) && isSeveral(measuresIn(bare)) ? 0.97 : 0,
  answer({ colleges, student, understood: { bare } }, ground) {
    const each = colleges.map((college) => ({
      college,
      statements: measuresIn(bare).flatMap((figure) => {
        const { unitid } = college;
        // Who tells an income asks what families with it paid.
        const paid =
          student.income === null || !ofPrice.includes(figure)
            ? null
            : netPrice.run({ unitid, income: student.income, home: student.state }, ground);
        const told = paid?.known ? paid : compareColleges.run({ unitids: [unitid], figures: [figure] }, ground);
        return told.statements.slice(0, 1);
      }),
    }));
    const statements = sideBySide(each, sideOf(student, bare), ground);
    return statements.length === 0
      ? null
      : answered(statements, [costStep("Compare what they’d cost you", colleges, student)]);
  },
};

/** Both prices of "cheaper" are one thing. */
const isSeveral = (figures: readonly CollegeFigureName[]) =>
  figures.filter((one) => one !== "net price" || !figures.includes("published price")).length > 1;

const ofPrice: readonly CollegeFigureName[] = ["published price", "net price"];

/** "Net price" and "cheaper after aid" name one price, and not the published one besides. */
function measuresIn(bare: string): readonly CollegeFigureName[] {
  const rest = bare
    .replace(/\bnet (?:price|cost)s?\b/g, " net ")
    .replace(/\b[a-z]+ (?=(?:once )?after (?:financial )?(?:aid|grants|scholarships)\b)/g, " net ");
  return measures.flatMap(([words, figure]) =>
    words.test(figure === "published price" ? rest : bare) ? [figure] : [],
  );
}
