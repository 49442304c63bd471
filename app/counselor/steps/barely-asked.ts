/** Follow-ups of a few words that leave out what they ask of: "how much", "is it free", "is that with the dorm". */
import { isState, stateName } from "~/geography/states";
import type { Rule } from "./follow-up";

const opens = "^(?:(?:and|so|ok|okay|wait|but|oh) )*";

/** "Does that include the dorm", "so that's with food", behind a price. */
const whatPriceHolds: Rule = ({ plain, kind }) => {
  if (kind === null || !ofPrice.has(kind) || !asksIncluded.test(plain) || !ofLiving.test(plain)) return null;
  return `does the ${kind === "college tuition" ? "tuition" : "price"} there include housing and food`;
};
const ofPrice = new Set(["college price", "college tuition", "college net price", "college published price"]);
const asksIncluded = new RegExp(
  `${opens}(?:(?:does|do|is|are|did|would|will) (?:that|it|this|those|the (?:price|cost|tuition|number|total))|that s|thats|it s|its)\\b.*\\b(?:includ\\w*|count\\w*|cover\\w*|with|have|has|without|plus|minus|not counting|just|before|everything)\\b`,
);
const ofLiving = /\b(?:dorms?|room|board|housing|food|meals?|meal plan|living|everything)\b/;

/** "Is that with or without aid", "is that before scholarships". */
const beforeOrAfterAid: Rule = ({ plain, kind, before: { understood } }) => {
  if (kind === null || !ofPrice.has(kind) || !ofAid.test(plain)) return null;
  if (!asksIncluded.test(plain.replace(/\bafter\b/, "before"))) return null;
  const net = kind === "college net price" || /\bnet (?:price|cost)\b|\bafter (?:aid|grants)\b/.test(understood.bare);
  return `is the ${net ? "net price" : kind === "college tuition" ? "tuition" : "price"} there before or after aid`;
};
const ofAid = /\b(?:aid|scholarships?|grants?|financial help|fafsa)\b/;

/** "Is that for one year or all four", of what may be borrowed. */
const limitPerYear: Rule = ({ plain, kind, before }) => {
  if (!isOneYearOrAll.test(plain)) return null;
  if (kind === "federal loan limits") return "how much can I borrow in federal student loans each year";
  if (kind === "Parent PLUS") return "how much can I borrow with a parent plus loan";
  return kind === "Pell amounts" || (kind === "aid for an income" && before.colleges.length === 0)
    ? "is the pell grant per year or per semester"
    : null;
};
const isOneYearOrAll =
  /^(?:(?:and|ok|so|wait) )*(?:is|was|are|s) (?:that|it|this|those)\b.*\b(?:(?:one|a|1|per|each|every|the) (?:\w+ )?years?|yearly|annual(?:ly)?|semesters?)\b/;

/** A few words that ask for a number, a day or a condition of what was named before. */
const bareAsk = new RegExp(
  `${opens}(?:how (?:much|many)(?: (?:is|are|of) (?:it|that|them|those))?(?: do (?:i|you|they|we) (?:get|need|want|give|have))?|(?:is|are) (?:it|that|they|those) (?:free|required|mandatory|guaranteed|automatic)|when(?: is (?:it|that)(?: due)?)?|(?:do|does) (?:it|that|they) cost(?: (?:money|anything))?)(?: on average| usually| each| a year| there)?$`,
);
const things: readonly (readonly [words: RegExp, name: string])[] = [
  [/\b(?:housing|dorms?|residence halls?)\b/, "housing"],
  [/\bcss(?: profile)?\b/, "the CSS Profile"],
  [/\b(?:letters? of rec\w*|rec letters?|recommendations?|recs)\b/, "letters of recommendation"],
  [/\bwork[- ]study\b/, "work-study"],
  [/\b(?:application|app) fee\b/, "the application fee"],
  [/\bhonors (?:college|program)\b/, "the honors college"],
  [/\b(?:give|offer|get) (?:\w+ )?(?:money|scholarships?|merit|aid)\b|\bmerit\b/, "scholarships and grants"],
];

/** "How much", "how many", "is it free", said of the thing that was named before it; null where none was. */
export function ofThingNamed(plain: string, before: string, hasCollege: boolean): string | null {
  if (!bareAsk.test(plain)) return null;
  const name = things.find(([words]) => words.test(before))?.[1];
  if (name === undefined) return null;
  const bare = plain.replace(/^(?:(?:and|so|ok|okay|wait|but|oh) )+/, "").replace(/ there$/, "");
  const there = hasCollege ? " there" : "";
  const pointing = /\b(?:it|that|they|them|those)\b/;
  if (pointing.test(bare)) return `${bare.replace(pointing, name)}${there}`;
  if (bare.startsWith("how many")) return `${bare} ${name}${there}`;
  if (bare.startsWith("when")) return `when is ${name} due${there}`;
  return name === "work-study" ? "how much do you get from work-study" : `how much is ${name}${there}`;
}

const ofNamedThing: Rule = ({ plain, before }) =>
  ofThingNamed(plain, before.understood.bare, before.colleges.length > 0);

/** "And the fee", "can I get it waived", behind a deadline or a fee of a college. */
const feeThere: Rule = ({ plain, before: { colleges, understood }, kind }) => {
  if (colleges.length === 0) return null;
  if (
    kind === "college deadlines" &&
    new RegExp(`${opens}(?:what (?:is|s) |whats |how much is )?(?:the |their )?fee$`).test(plain)
  )
    return "what is the application fee there";
  const isOfFee = kind === "college application fee" || /\bfee\b/.test(understood.bare);
  return isOfFee && /\bwaive[drs]?\b|\bwaivers?\b|\bfor free\b/.test(plain) && /\b(?:it|that|one|this)\b/.test(plain)
    ? "can I get the application fee waived"
    : null;
};

/** "Early decision?", "and regular", behind an acceptance rate. */
const roundOfRate: Rule = ({ plain, kind, before: { colleges } }) => {
  const round =
    kind === "college acceptance rate" || kind === "early and regular rates" ? aRound.exec(plain)?.[1] : undefined;
  return round === undefined || colleges.length === 0 ? null : `what is the ${round} acceptance rate there`;
};
const aRound = new RegExp(
  `${opens}(?:what about |how about |for |with )?(early decision|early action|ed|ea|regular(?: decision)?)$`,
);

/** "Is there a discount", for who comes from another state. */
const discount: Rule = ({
  plain,
  before: {
    colleges: [college],
    student,
  },
}) =>
  college !== undefined &&
  college.control === "public" &&
  student.state !== null &&
  isState(student.state) &&
  student.state !== college.state &&
  /\b(?:discounts?|tuition breaks?|break on tuition|deals?|cheaper|reduced)\b/.test(plain) &&
  /^(?:(?:and|so|but|ok) )*(?:is|are|do|does|can|any)\b/.test(plain)
    ? `is there a tuition discount there for students from ${stateName(student.state)}`
    : null;

/** "Which pays better", of two jobs that were named one after the other. */
const betweenJobs: Rule = ({ plain, before: { understood, asking, colleges } }) => {
  const [job, ...more] = understood.occupations;
  const [other] = asking?.understood.occupations ?? [];
  if (colleges.length > 0 || job === undefined || other === undefined || more.length > 0) return null;
  if (job.words === other.words) return null;
  return /\bwhich\b/.test(plain) && /\b(?:better|more|best|most|higher|less)\b/.test(plain)
    ? `which pays more, ${other.words} or ${job.words}`
    : null;
};

/** "Same thing but for my sister who's undocumented": the question before with what is new. */
const sameThing: Rule = ({ text, before: { understood, asking } }) => {
  const rest = same.exec(text)?.[1];
  // What leaned on another question can't be asked again by its own words.
  if (rest === undefined || asking !== undefined) return null;
  return `${understood.typed.replace(/[\s?.!]+$/, "")} ${rest}?`;
};
const same =
  /^(?:(?:and|ok|so|now)[, ]+)*(?:the )?same (?:thing|question|deal|ask)[, ]+(?:but |except |only )?(.+?)[?.!]*$/i;

export const barelyAsked: readonly Rule[] = [
  ...[
    whatPriceHolds,
    beforeOrAfterAid,
    limitPerYear,
    ofNamedThing,
    feeThere,
    roundOfRate,
    discount,
    betweenJobs,
    sameThing,
  ],
];
