/** What a price that was told holds: "does that include the dorm", "is food in that number", "a semester". */
import { asksTwoPrices } from "~/colleges/price/yearly-price";
import { type Statement, say } from "~/counselor/answer/evidence";
import { answered } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { wordsIn } from "~/counselor/sentences/sentences";
import { dollars } from "~/design/figures";
import { collegeEvidence } from "../tools/college-evidence";
import { collegeFacts } from "../tools/college-facts";
import type { CollegeFigureName } from "../tools/college-figures";
import { netPrice } from "../tools/prices";
import type { Asked, Intent } from "./intent";
import { costStep } from "./next-steps";
import { paysAway, type Side } from "./side-by-side";

const part =
  "(?:dorms?|housing|room(?: and board)?|board|meal plans?|meals|food|eating|books?|textbooks|supplies|fees|tuition|living)";
const pointed = "(?:that|it|this|those|the (?:price|cost|number|figure|amount|total|estimate))";
const asksHeld = new RegExp(
  [
    String.raw`\b(?:does|do|is|are|did|would|will)\b.*\b${pointed}\b.*\b(?:includ\w+|cover\w*|have|has|hold|count\w*|with|without|in it)\b.*\b${part}\b`,
    String.raw`\b(?:is|are|does|do)\b.*\b${part}\b.*\b(?:includ\w+|in|part of|cover\w*|counted)\b.*\b${pointed}\b`,
    String.raw`\b(?:is|are)\b.*\b${part}\b.*\b(?:included|extra|separate|on top|counted)\b`,
  ].join("|"),
);
/** What one has to buy, or where one lives, is another question. */
const other =
  /\b(?:scholarships?|grants?|pell|fafsa|aid|529|loans?|required?|have to|deposit|good|nice|deadline|honors|insurance|travel|parking)\b/;

const figureOf: readonly (readonly [RegExp, CollegeFigureName])[] = [
  [/\b(?:dorms?|housing|room|board|meal plans?|meals|food|eating|living)\b/, "housing"],
  [/\b(?:books?|textbooks|supplies)\b/, "books"],
  [/\b(?:tuition|fees)\b/, "tuition"],
];

export const priceHoldsIntent: Intent = {
  name: "what a price holds",
  score: ({ colleges, understood: { bare } }) =>
    colleges.length > 0 && colleges.length < 3 && asksHeld.test(bare) && !other.test(bare) ? 0.99 : 0,
  answer({ colleges, student, understood: { bare } }, ground) {
    const figures = figureOf.flatMap(([words, figure]) => (words.test(bare) ? [figure] : []));
    const told = colleges.flatMap(({ unitid }) => {
      const { income, state } = student;
      const paid = income === null ? [] : netPrice.run({ unitid, income, home: state }, ground).statements.slice(0, 1);
      const parts = collegeFacts.run({ unitid, figures: [...figures, "published price"] }, ground).statements;
      return [...paid, ...parts];
    });
    const [cited] = told.flatMap(({ evidence }) => evidence);
    if (cited === undefined) return null;
    const held = say(wordsIn(ground).say("price holds"), { ...cited, figures: {} });
    return answered([held, ...told], [costStep("Work out four years in the cost calculator", colleges, student)]);
  },
};

const included = /\b(?:does|is) the (?:tuition|price) (?:there )?(?:include|with) housing\b/;
const aroundAid = /\bis the (?:tuition|price|net price) (?:there )?before or after aid\b/;

/** "Does the tuition there include housing and food", "is the price there before or after aid". */
export const priceIncludesIntent: Intent = {
  name: "what a price includes",
  score: ({ colleges, understood: { bare } }) =>
    colleges.length > 0 && (included.test(bare) || aroundAid.test(bare)) ? 0.99 : 0,
  answer({ colleges, understood: { bare } }, ground) {
    const { say: write } = wordsIn(ground);
    const ofTuition = /\bthe tuition\b/.test(bare);
    const ofAid = aroundAid.test(bare);
    const isNet = /\bnet price\b/.test(bare);
    const figures: CollegeFigureName[] = ofAid
      ? isNet
        ? ["net price"]
        : [ofTuition ? "tuition" : "published price", "net price"]
      : ["published price", ...(ofTuition ? (["tuition"] as const) : [])];
    const [first, ...others] = colleges
      .slice(0, 2)
      .flatMap(({ unitid }) => collegeFacts.run({ unitid, figures }, ground).statements);
    if (first === undefined || first.evidence.length === 0) return null;
    if (!ofAid && !/\bhousing\b/.test(first.text)) return answered([first, ...others]);
    const sentence = ofAid ? (isNet ? "after aid" : "before aid") : ofTuition ? "without housing" : "with housing";
    return answered([{ ...first, text: write(sentence, { text: first.text }) }, ...others]);
  },
};

const bySemester = /\b(?:(?:per|a|each|every|one) (?:semester|term)|by the semester|semesterly)\b/;

/** Half of a year's tuition, where somebody asks for a semester. Of a year's price after grants it says nothing. */
export function semesterNote(
  { colleges: [college, other], understood: { bare } }: Asked,
  side: Side,
  ground: Ground,
): readonly Statement[] {
  if (college === undefined || other !== undefined || !bySemester.test(bare)) return [];
  const { tuitionInState: home, tuitionOutOfState: away } = college.cost;
  if (home === null) return [];
  const { say: write } = wordsIn(ground);
  const half = (value: number) => Math.round(value / 2);
  const both = asksTwoPrices(college) && away !== null && away !== home;
  if (both && side === null) {
    const figures = { half_in_state: half(home), half_out_of_state: half(away) };
    const text = write("half years", { home: dollars(half(home)), away: dollars(half(away)) });
    return [say(text, collegeEvidence(college, "cost", "tuition", figures))];
  }
  const price = both && paysAway(college, side) ? away : home;
  return [
    say(
      write("half a year", { price: dollars(half(price)) }),
      collegeEvidence(college, "cost", "tuition", { half: half(price) }),
    ),
  ];
}
