/** What families ask about the cost of a whole degree. */
import { asksTwoPrices } from "~/colleges/price/yearly-price";
import { isTwoYear } from "~/cost/calculator/model/community-college";
import { answered, asks } from "~/counselor/answer/reply";
import { collegeFacts } from "../tools/college-facts";
import { fourYearCost } from "../tools/four-years";
import { priceWords } from "./college-figures";
import { fitOf, type Intent, recordWords } from "./intent";
import { costStep } from "./next-steps";
import { wholeYear } from "./which-price";

/** All of it, and not one year. */
const whole: readonly RegExp[] = [
  /\b(?:(?:all|over|for|the|whole|entire|full|across|about|total|of) )*(?:four|4)(?: whole| full)? years?(?: (?:degree|total|in total|altogether|of college|there))*\b/,
  /\b(?:four|4)[- ]year (?:cost|price|total|bill|degree)\b/,
  /\b(?:whole|entire|full|complete|total) (?:bachelor s |bachelors? |college |undergraduate )?degree\b/,
  /\b(?:a|the|my|one) (?:bachelor s|bachelors?) degree\b/,
  /\b(?:start|freshman year|first day) (?:to|through) (?:finish|graduation|senior year|the end)\b/,
];
/** All of a community college. */
const wholeOfTwo = /\b(?:(?:all|for|the|both|full) )*(?:two|2)[- ]years?(?: degree)?\b/;
const money = /\b(?:costs?|prices?|pay(?:ing)?|total|bill|expensive|afford|spend|come (?:out )?to|run|how much)\b/;
const other =
  /\b(?:borrow|loans?|debt|owe|graduat\w*|finish|community college (?:first|then)|transfer|earn(?:ings)? after|salary|roi|save|saving|529|scholarships? (?:for|that))\b/;

export const fourYearIntent: Intent = {
  name: "four-year cost",
  score(asked) {
    const { bare } = asked.understood;
    const { colleges } = asked;
    const patterns = colleges.every(isTwoYear) ? [...whole, wholeOfTwo] : whole;
    if (
      colleges.length === 0 ||
      !patterns.some((pattern) => pattern.test(bare)) ||
      !(money.test(bare) || wholeYear.test(bare))
    )
      return 0;
    if (other.test(bare)) return 0;
    const also = [
      ...recordWords,
      ...priceWords,
      money,
      wholeYear,
      /\b(?:aid|financial|grants?|net|after|before|family|degree)\b/,
    ];
    return fitOf(asked, patterns, 0.97, also);
  },
  answer({ colleges, student }, ground) {
    const home = student.residency === "international" ? "abroad" : student.state;
    const chosen = colleges.slice(0, 3);
    const parts = chosen.flatMap((college) => {
      // From which other state isn't said, so the sum waits; the residents' would be another family's.
      if (home === null && student.residency === "nonresident" && asksTwoPrices(college))
        return collegeFacts.run({ unitid: college.unitid, figures: ["published price"] }, ground).statements;
      const from = home ?? (student.residency === "resident" ? college.state : null);
      // What can be said without knowing where home is: the price for residents, which says that it is.
      const priced = from ?? (asksTwoPrices(college) ? college.state : null);
      return fourYearCost.run({ unitid: college.unitid, income: student.income, home: priced }, ground).statements;
    });
    const next = costStep("Work out four years in the cost calculator", colleges, student);
    if (home === null && student.residency !== "resident" && chosen.some(asksTwoPrices))
      return asks(parts, { field: "state", question: "Which state do you live in?", choices: [] }, [next]);
    if (student.income === null)
      return asks(
        parts,
        { field: "income", question: "About how much does your family earn in a year?", choices: [] },
        [next],
      );
    return answered(parts, [next]);
  },
};
