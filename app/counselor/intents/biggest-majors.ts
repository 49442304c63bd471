import { replyOf } from "~/counselor/answer/reply";
import { bestPaidMajors } from "../tools/best-paid-majors";
import { biggestMajors } from "../tools/biggest-majors";
import type { Intent } from "./intent";
import { matchStep } from "./next-steps";

const majors = "(?:majors?|programs?|fields?(?: of study)?|degrees?|departments?|areas of study|subjects?)";
const people = "(?:most|everybody|everyone|people|students|kids|undergrads?)";
const asksBiggest = new RegExp(
  [
    String.raw`\b(?:biggest|largest|most popular|popular|most common|most chosen|main) (?:\w+ )?${majors}\b`,
    String.raw`\btop (?:\w+ )?majors?\b`,
    String.raw`\b${majors}\b.*\b(?:biggest|largest|popular|most common|(?:the )?most (?:students|graduates|grads|degrees|people|kids))\b`,
    String.raw`\bwhat (?:do|does|is|are|did)\b.*\b${people}\b.*\b(?:major(?:ing|s)? in|study(?:ing)?|studies)\b`,
    // "What is X known for": what most study there, as nobody ranks its majors.
    String.raw`\b(?:what|which)\b.*\b(?:best |well |mostly |really |most )?(?:known|famous|renowned|noted|recognized) for\b`,
  ].join("|"),
);
/** What is popular for another reason than its size. */
const notOfSize =
  /\b(?:less|least|un)[- ]?popular\b|\b(?:earn\w*|paid|pay(?:s|ing)?|salar(?:y|ies)|money|rank(?:ed|ing)?|get in(?:to)?|hard(?:er|est)?|easy|easiest|switch\w*|undecided|abroad|football|basketball|sports?|teams?|band|athletics?|part(?:y|ies|ying)|food|campus|weather|mascot|history)\b/;

/** "Which majors are biggest at JMU": those it awards most degrees in. */
export const biggestMajorsIntent: Intent = {
  name: "biggest majors",
  score: ({ colleges, understood: { bare, field } }) =>
    colleges.length > 0 && field === null && asksBiggest.test(bare) && !notOfSize.test(bare) ? 0.97 : 0,
  answer({ colleges, student }, ground) {
    const found = colleges.slice(0, 2).map(({ unitid }) => biggestMajors.run({ unitid }, ground));
    if (!found.some(({ known }) => known)) return null;
    const statements = found.flatMap((one) => one.statements);
    return replyOf({ known: true, statements }, [matchStep("Colleges that fit you, by field", student)]);
  },
};

/** What one can study. */
const anyMajor = /\b(?:majors?|programs?|fields?(?: of study)?|degrees?|departments?|subjects?|study)\b/;
/** Which of them pays, and not what all graduates earn. */
const paysMost =
  /\b(?:which|what|best|top|highest|most)\b.*\b(?:pay(?:s|ing)? (?:the )?(?:most|best|more|highest)|(?:highest|best|most|top|better)[- ](?:paying|paid|earning)|(?:make|makes|earn|earns|earning) (?:the )?most|most money|(?:highest|best|top|biggest) (?:pay|salar(?:y|ies)|earnings|earners?))\b|\bpays? (?:the )?(?:most|best)\b/;

/** "Which majors at Western Washington pay the most": of those whose graduates' earnings are published. */
export const bestPaidMajorsIntent: Intent = {
  name: "majors that pay most at a college",
  score: ({ colleges, understood: { bare, field } }) =>
    colleges.length > 0 && field === null && anyMajor.test(bare) && paysMost.test(bare) ? 0.98 : 0,
  answer({ colleges, student }, ground) {
    const found = colleges.slice(0, 2).map(({ unitid }) => bestPaidMajors.run({ unitid }, ground));
    if (!found.some(({ known }) => known)) return null;
    const statements = found.flatMap((one) => one.statements);
    return replyOf({ known: true, statements }, [matchStep("Colleges that fit you, by field", student)]);
  },
};
