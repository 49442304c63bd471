/** A follow-up said in full. Longer than most: its rules stand together, for the first that fits is taken. */
import type { College } from "~/colleges/college";
import type { Ground } from "~/counselor/ground/ground";
import type { Asked } from "~/counselor/intents/intent";
import { writtenOut } from "~/counselor/understand/short-forms";
import { understand } from "~/counselor/understand/understand";
import { plainText } from "~/counselor/words/words";
import { isState, stateName } from "~/geography/states";
import { moneyOf } from "../understand/money";
import { changedIncome, changedScore } from "../understand/new-figure";
import { isFourTimes } from "../understand/other-sums";
import { type NamedProgram, programIn } from "../understand/programs";
import { barelyAsked } from "./barely-asked";
import type { FollowUp, Rule } from "./follow-up";
import { rankedIntents } from "./use-tools";

const longest = 18;

/** "What if I retake and get 1420", behind a question in which a record counts. */
const newScore: Rule = ({ plain, before: { student, understood }, kind }) => {
  if (kind === null || !ofRecord.has(kind)) return null;
  const changed = changedScore(plain, {
    act: student.act !== null || /\bact\b/.test(understood.bare),
    sat: student.sat !== null || /\bsat\b/.test(understood.bare),
    gpa: student.gpa !== null || /\bgpa\b/.test(understood.bare),
  });
  if (changed === null) return null;
  return changed.of === "GPA"
    ? `what if I had a ${changed.figure} GPA`
    : `what if I got a ${changed.figure} on the ${changed.of}`;
};

/** "Do they have an early one I can still make", behind a deadline there. */
const earlyOne: Rule = ({ plain, before: { colleges } }) =>
  colleges.length > 0 && /\bearly (?:one|ones|round|option|date|thing|way|deadline)\b/.test(plain)
    ? "do they have an early deadline"
    : null;

/** "What happens if they turn me down for it, my credit is shot": of a parent's loan that was named before. */
const refused: Rule = ({ plain, before: { understood } }) =>
  /\b(?:parent plus|plus loans?|parent loans?)\b/.test(understood.bare) &&
  /\b(?:turn(?:s|ed)? (?:me|us|him|her|you|them) down|turned down|den(?:y|ied|ies)|refuse[sd]?|reject(?:s|ed)?|bad credit|credit (?:is|was|s) (?:shot|bad|poor|terrible|ruined|not good|no good|awful))\b/.test(
    plain,
  )
    ? "what happens if I am turned down for a parent plus loan"
    : null;

/** "Does she have to pay that back later": when it would be says nothing of what is asked. */
const payBackLater: Rule = ({ text, plain }) =>
  /\b(?:pay|give|repay|return)\b.*\b(?:it|that|this|them|those)\b.*\b(?:later|afterwards?|eventually|someday|ever|anyway)$/.test(
    plain,
  )
    ? text.replace(/\s+(?:later|afterwards?|eventually|someday|ever|anyway)[\s?.!]*$/i, "?")
    : null;

const ofRecord = new Set([
  ...["chance of admission", "likely colleges in a state", "whether a score is good", "college sat", "college act"],
]);

/** "If dad loses his job and it's only 31,000": the question before with that income in place of its own. */
const newIncome: Rule = ({ text, plain, before: { student, understood } }) => {
  const { income } = student;
  const changed = income === null ? null : changedIncome(text, plain);
  if (income === null || changed === null) return null;
  const written = understood.typed.match(/\$?\d[\d,.]*\d(?:\s?(?:k|thousand|grand)\b)?/gi) ?? [];
  const told = written.filter((one) => moneyOf(plainText(one)) === income);
  const [own] = told;
  if (own === undefined || told.length > 1) return `and with an income of ${changed}`;
  return understood.typed.replace(own, changed);
};

/** "At $60,000", behind the price of a college. */
const atIncome: Rule = ({ plain, before: { colleges }, kind }) => {
  const [, at, sum = ""] = onlyIncome.exec(plain) ?? [];
  const isSum = at !== undefined || sum.startsWith("$");
  return colleges.length > 0 && kind !== null && ofPrice.test(kind) && isSum && (moneyOf(sum) ?? 0) >= leastIncome
    ? `and with an income of ${sum}`
    : null;
};
const onlyIncome =
  /^(?:(?:and|or|ok|so|but|what|about|how|if) )*((?:(?:we|i|they) )?(?:make|earn|at|with|on|for|making|earning)(?: (?:an )?income of)? (?:about |around |only |just )?)?(\$?\d{2,3}k|\$?\d{5,6}|\$?\d{2,3} (?:thousand|grand))(?: (?:(?:a|per) year|(?:of |in )?income))*$/;
const ofPrice = /\b(?:price|cost|housing|tuition)\b/;
const leastIncome = 10_000;

/** "And parents?", behind what a student may borrow, and the other way around. */
const whoBorrows: Rule = ({ plain, kind }) => {
  if (kind === "federal loan limits" && andParents.test(plain))
    return "how much can parents borrow with a parent plus loan";
  return kind === "Parent PLUS" && andStudent.test(plain)
    ? "how much can a student borrow in federal student loans"
    : null;
};
const openings =
  "^(?:(?:and|ok|so|what|how) )+(?:about )?(?:(?:can|could|may) )?(?:for )?(?:the |my |her |his |our |a )?";
const borrowing = "(?: (?:can |could |may )?(?:borrow|take out|take|get))?(?: too| also| then)?$";
const andParents = new RegExp(`${openings}(?:parents?|mom|mother|dad|father|mom or dad|mom and dad|us)${borrowing}`);
const andStudent = new RegExp(
  `${openings}(?:students?|kids?|child|son|daughter|student himself|student herself|me|myself|him|her)${borrowing}`,
);

/** "So if mine is 3500", behind one about the SAI. */
const ownIndex: Rule = ({ text, plain, before: { understood } }) =>
  /\b(?:sai|student aid index)\b/.test(understood.plain) && mine.test(plain) ? text.replace(mine, "my SAI ") : null;
const mine = /\bmine (?=(?:is|was|came|comes)\b)/i;

/** "We're one county over": a community college charges more outside its district. */
const otherCounty: Rule = ({ plain, before: { colleges } }) =>
  colleges.length > 0 &&
  /\b(?:one|a|1) (?:county|district) (?:over|away)\b|\b(?:next|other|another|different|neighbou?ring|outside (?:of )?(?:the|that|their)|not in (?:the|that|their)|out of) (?:county|district)\b|\bnext county over\b/.test(
    plain,
  ) &&
  !/\bin[- ](?:county|district)\b/.test(plain)
    ? "and what is the tuition out of district"
    : null;

/** "Is that per year or per semester", of a price or of a grant. */
const perYear: Rule = ({ plain, before, kind }) => {
  const asksUnit =
    /^(?:(?:and|ok|so|wait) )*(?:is|was|are|s) (?:that|it|this|those)\b.*\b(?:years?|yearly|annual(?:ly)?|semesters?|terms?|quarters?|all four)\b/;
  if (!asksUnit.test(plain) || !/\b(?:per|a|each|every|for|by|the|yearly|annual(?:ly)?)\b/.test(plain)) return null;
  if (/\bpell\b/.test(before.understood.bare)) return "is the pell grant per year or per semester";
  return kind === null || !ofYearlyPrice.has(kind)
    ? null
    : `is the ${kind === "college tuition" ? "tuition" : "price"} there per year or per semester`;
};
const ofYearlyPrice = new Set(["college price", "college tuition", "college housing", "parts of a college's price"]);

/** "How do they figure that number": what the figure before is counted from. */
const howCounted: Rule = ({ plain, before, kind }) => {
  if (
    !/\bhow (?:do|does|did|is|are|was|were)\b.*\b(?:figur(?:e|ed)|calculat\w+|count(?:ed)?|come up with|get|arrive at|measured?|work(?:ed)? out|determined?)\b.*\b(?:that|this|the|those) (?:numbers?|figures?|rates?|price|percent\w*)\b|\b(?:where|how) (?:do|does|did) (?:that|this) (?:numbers?|figures?|rates?) come from\b|\bwhat (?:does|do) (?:that|this|those) (?:numbers?|figures?|rates?) (?:mean|count|include)\b/.test(
      plain,
    )
  )
    return null;
  const named =
    /\bnet (?:price|cost)\b/.exec(before.understood.bare) !== null
      ? "net price"
      : (countedFigures.find(([intent]) => intent === kind)?.[1] ?? null);
  return named === null ? null : `how is the ${named} there calculated`;
};
const countedFigures = [
  ["college graduation", "graduation rate"],
  ["college acceptance rate", "acceptance rate"],
] as const;

/** "Who do I call about that", of a form, at no college. */
const whomAboutForm: Rule = ({ plain, before: { colleges, understood } }) => {
  if (colleges.length > 0 || !asksWhom.test(plain) || !/\b(?:that|it|this)\b/.test(plain)) return null;
  if (/\bverif\w+\b/.test(understood.bare)) return "who do I call about verification";
  return /\bfafsa\b/.test(understood.bare) ? "where can I get free help with the FAFSA" : null;
};

/** "Who do I ask there": the aid office where money is what was asked about. */
const whomToAsk: Rule = ({ plain, before: { colleges, understood } }) =>
  colleges.length > 0 &&
  asksWhom.test(plain) &&
  (/\b(?:money|aid|pay(?:ing)?|scholarships?|grants?|afford|costs?)\b/.test(plain) ||
    /\b(?:pay|pays|paying|afford|aid|scholarships?|grants?|costs?|price|tuition|loans?|fafsa|money|pell)\b/.test(
      understood.bare,
    ))
    ? "who do I ask there about financial aid"
    : null;
const asksWhom =
  /\bwho(?:m)? (?:do|should|can|would|could) (?:i|we|you|he|she|they) (?:even )?(?:call|ask|talk to|contact|email|reach|speak (?:to|with)|go to|see|write)\b/;

/** "And the most they'd let me take", "the fee they take off the top", of the loan that was named before. */
const ofLoan: Rule = ({ plain, before: { understood, colleges } }) => {
  if (colleges.length > 0) return null;
  const plus = /\b(?:plus|parent loans?)\b/.test(understood.bare) || parentBorrows.test(understood.bare);
  if (!plus && !/\b(?:federal|student|direct|subsidized|unsubsidized) loans?\b/.test(understood.bare)) return null;
  if (/\bprivate\b/.test(`${understood.bare} ${plain}`)) return null;
  const short = plain.split(" ").length <= 12;
  if (short && /\bfees?\b/.test(plain))
    return plus ? "what is the fee on a parent plus loan" : "what is the origination fee on federal student loans";
  if (short && /\b(?:rates?|interest|percent)\b/.test(plain) && !/\b(?:total|how much interest)\b/.test(plain))
    return plus
      ? "what is the interest rate on a parent plus loan"
      : "what is the interest rate on federal student loans";
  const asksMost =
    /\b(?:most|max(?:imum)?|limits?|caps?|highest|how much)\b.*\b(?:let|lend|take|borrow|get|give|go|allow\w*)\b|\b(?:limit|cap|max(?:imum)?|most)$/;
  if (!short || !asksMost.test(plain)) return null;
  return plus ? "how much can I borrow with a parent plus loan" : "how much can I borrow in federal student loans";
};

const parentBorrows =
  /\bloans?\b.*\b(?:mom|dad|mother|father|parents?) (?:\w+ )?(?:take|borrow|get)\b|\b(?:mom|dad|mother|father|parents?) (?:\w+ )?(?:take|borrow|get)\b.*\bloans?\b/;

/** "Last day to sign up for that one": the test that was named. */
const ofTest: Rule = ({ text, plain, before: { understood, colleges } }) => {
  const test = /\bact\b/.test(understood.bare) ? "ACT" : /\bsat\b/.test(understood.bare) ? "SAT" : null;
  if (test === null || /\b(?:sat|act)\b/.test(plain) || /\bact\b.*\bsat\b|\bsat\b.*\bact\b/.test(understood.bare))
    return null;
  const signsUp = /\b(?:sign up|register|registration|sign-?up)\b/.test(plain);
  const pointing = /\b(?:that one|that test|that date|it|that)\b/i;
  if (signsUp && pointing.test(text)) return text.replace(pointing, `the ${test}`);
  if (colleges.length > 0 || plain.split(" ").length > mostWordsOfTest) return null;
  if (signsUp) return `when do I have to register for the next ${test}`;
  if (/\b(?:next one|after that|the one after|next (?:date|test))\b/.test(plain)) return `when is the next ${test}`;
  if (/\b(?:free|waive[drs]?|waivers?)\b/.test(plain)) return `can I get a fee waiver for the ${test}`;
  return /\b(?:how much|costs?|price|fee)\b/.test(plain) ? `how much does the ${test} cost` : null;
};
const mostWordsOfTest = 9;

/** "When do I have to have it in by", "when do they tell you", of the college before. */
const ofApplication: Rule = ({ plain, before: { colleges } }) => {
  if (colleges.length === 0) return null;
  if (
    /\bwhen (?:do|does|would|should|must) (?:i|we|he|she|they) (?:have|need) to (?:have|get|turn|send|hand) it\b/.test(
      plain,
    )
  )
    return "when is the application deadline there";
  return /\bwhen (?:do|will|would|does) (?:they|it) (?:tell|let|notify|inform|answer|get back to)\b/.test(plain)
    ? "when do I hear back from there"
    : null;
};

/** "What if he goes to the community college first", instead of the university that was asked about. */
const communityFirst: Rule = ({ plain, before: { colleges } }) =>
  colleges.length === 1 &&
  /\b(?:community college|two[- ]year (?:college|school)|junior college|juco|cc)\b.*\b(?:first|instead|for (?:two|2) years|and (?:then )?transfers?)\b|\bfirst (?:two|2) years at (?:a|the|our) (?:community|junior) college\b/.test(
    plain,
  )
    ? "is it cheaper to go to community college first and then there"
    : null;

/** Whether something is used somewhere: "does it work at Calvin", "can I take it to Kirkwood". */
const usesAt =
  /\b(?:work|works|use|good|count|counts|cover|covers|pay|pays|go|get|take|takes|accept\w*)\b.*\b(?:at|to|for|by)\b|\b(?:too|also|as well)\b/;

/** Whether a program pays at a college of this kind; null where it's another state's. */
export function programAt(program: NamedProgram, college: College): string | null {
  if (college.state !== program.state) return null;
  const kind = college.control !== "public" ? "private" : isMostlyTwoYear(college) ? "community" : "public";
  return `can I use the ${program.words} at a ${kind} college`;
}

/** Some community colleges award a few bachelor's degrees. */
const isMostlyTwoYear = ({ predominant }: College) => predominant === "associate" || predominant === "certificate";

/** "Does it work at a private one too, like Calvin": whether a state's program pays at a private college. */
const atPrivateOne = (now: ReturnType<typeof understand>, { plain, before }: FollowUp, ground: Ground) => {
  const { program } = before.understood;
  const [named, ...others] = now.mentions;
  const college = named === undefined ? undefined : ground.byUnitid.get(named.unitid);
  if (program === null || college === undefined || others.length > 0) return null;
  return usesAt.test(plain) ? programAt(program, college) : null;
};

/** "What about HOPE", "do they take TAP": a short name that means a program in the state of the college before. */
const programThere = (
  now: ReturnType<typeof understand>,
  { text, plain, before: { colleges, states, student } }: FollowUp,
  { passages }: Ground,
): string | null => {
  if (now.program !== null || now.mentions.length + now.states.length > 0) return null;
  if (plain.split(" ").length > mostWordsOfName) return null;
  const there = [...colleges.map(({ state }) => state), ...states, ...(student.state === null ? [] : [student.state])];
  for (const state of new Set(there)) {
    if (!isState(state)) continue;
    // Three states call a scholarship of theirs HOPE.
    for (const kind of ofScholarship.test(plain) ? ["", " scholarship"] : [""]) {
      const found = programIn(`${plain}${kind} in ${plainText(stateName(state))}`, passages);
      if (found?.state === state) return `${text.replace(/[\s?.!]+$/, "")}${kind} in ${stateName(state)}?`;
    }
  }
  return null;
};
const mostWordsOfName = 8;
const ofScholarship = /\b(?:hope|promise|opportunity|challenge|seed|millennium)$/;

/** "12683 times 4", of a price that was told. */
const fourTimes: Rule = ({ plain, before: { colleges } }) =>
  colleges.length > 0 && isFourTimes(plain) ? "how much does it cost for four years there" : null;

const rules: readonly Rule[] = [
  ...[
    ...[earlyOne, refused, payBackLater],
    ownIndex,
    newScore,
    newIncome,
    atIncome,
    whoBorrows,
    otherCounty,
    perYear,
    howCounted,
    whomToAsk,
    whomAboutForm,
    ofLoan,
    ofTest,
    ofApplication,
    communityFirst,
    fourTimes,
  ],
  ...barelyAsked,
];

/** A follow-up in words that say by themselves what it asks, as far as the question before it tells; else as it is. */
export function inFull(text: string, before: Asked, ground: Ground): string {
  if (before.understood.spanish) return text;
  const written = writtenOut(text);
  const plain = plainText(written);
  if (plain.split(" ").length > longest) return text;
  // A question that asked nothing of the tools doesn't end what was spoken of.
  const asking = rankedIntents(before).length > 0 ? before : (before.asking ?? before);
  const followUp: FollowUp = { text: written, plain, before, kind: rankedIntents(asking)[0]?.intent.name ?? null };
  const full = rules.map((rule) => rule(followUp)).find((one) => one !== null) ?? null;
  const now = understand(text, ground);
  if (full === null) return atPrivateOne(now, followUp, ground) ?? programThere(now, followUp, ground) ?? text;
  // Who names another college, state or program asks about that.
  return now.mentions.length + now.states.length > 0 || now.program !== null ? text : full;
}
