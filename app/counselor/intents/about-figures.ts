/** What a figure that was told stands for: a year or a semester, how it's counted, who at the college knows more. */
import { usualAwardYear } from "~/aid/formula/tables";
import type { College } from "~/colleges/college";
import { type Statement, say } from "~/counselor/answer/evidence";
import { wordsPath } from "~/counselor/answer/paths";
import { answered } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { type SentenceName, wordsIn } from "~/counselor/sentences/sentences";
import { pellAmounts } from "../tools/aid";
import { collegeEvidence, shortName } from "../tools/college-evidence";
import { collegeFacts } from "../tools/college-facts";
import type { CollegeFigureName } from "../tools/college-figures";
import { quoted } from "../tools/library";
import type { Intent } from "./intent";

const yearOrTerm =
  /\b(?:years?|yearly|annual(?:ly)?)\b.*\bor\b.*\b(?:semesters?|terms?|quarters?)\b|\b(?:semesters?|terms?|quarters?)\b.*\bor\b.*\b(?:years?|yearly|annual(?:ly)?|whole year)\b/;
const asksPrice = /\b(?:price|costs?|tuition|charge|that)\b/;

/** "Is the tuition there per year or per semester", "is the Pell Grant per year or per semester". */
export const yearOrTermIntent: Intent = {
  name: "a year or a semester",
  score: ({ colleges, understood: { bare } }) =>
    !yearOrTerm.test(bare) || /\b(?:room|meal|deadline|calendar|start|system|schedule|apply)\b/.test(bare)
      ? 0
      : /\bpell\b/.test(bare) || (colleges.length > 0 && asksPrice.test(bare))
        ? 0.99
        : 0,
  answer({ colleges, student, understood: { bare } }, ground) {
    const { say: write } = wordsIn(ground);
    const figures: CollegeFigureName[] = /\btuition\b/.test(bare) ? ["tuition"] : ["published price", "tuition"];
    const [first, ...others] = /\bpell\b/.test(bare)
      ? pellAmounts.run({ awardYear: usualAwardYear, sai: student.sai, largest: false }, ground).statements
      : colleges.slice(0, 2).flatMap(({ unitid }) => collegeFacts.run({ unitid, figures }, ground).statements);
    return first === undefined
      ? null
      : answered([{ ...first, text: write("per year", { text: first.text }) }, ...others]);
  },
};

const asksCounting =
  /\bhow (?:do|does|did|is|are|was|were)\b.*\b(?:figur(?:e|ed)|calculat\w+|count(?:ed)?|come up with|measured?|work(?:ed)? out|determined?|defined?)\b/;
const counted: readonly {
  readonly words: RegExp;
  readonly figure: CollegeFigureName;
  readonly sentence: SentenceName;
  readonly entry: string;
}[] = [
  {
    words: /\bnet (?:price|cost)s?\b(?! calculators?)/,
    figure: "net price",
    sentence: "net price counted",
    entry: `${wordsPath}#net-price-and-sticker-price`,
  },
  {
    words: /\b(?:graduation|grad|completion) rates?\b/,
    figure: "graduation",
    sentence: "graduation counted",
    entry: "/help/understanding-college-rankings-fit#whats-a-good-graduation-rate",
  },
  {
    words: /\b(?:acceptance|admissions?|admit) rates?\b/,
    figure: "acceptance rate",
    sentence: "acceptance counted",
    entry: `${wordsPath}#acceptance-rate`,
  },
];

/** "How is the net price figured", "how do they calculate the graduation rate". */
export const countingIntent: Intent = {
  name: "how a figure is counted",
  score: ({ understood: { bare } }) =>
    asksCounting.test(bare) && counted.some(({ words }) => words.test(bare)) ? 0.99 : 0,
  answer({ colleges: [college], understood: { bare } }, ground) {
    const one = counted.find(({ words }) => words.test(bare));
    const page = ground.passages.all.find(({ url }) => url === one?.entry);
    if (one === undefined || page === undefined) return null;
    const entry = quoted(page, { terms: [], bare }, ground);
    const told: readonly Statement[] =
      college === undefined
        ? []
        : collegeFacts.run({ unitid: college.unitid, figures: [one.figure] }, ground).statements;
    const text = wordsIn(ground).say(one.sentence);
    const cited = told[0]?.evidence[0] ?? entry.evidence[0];
    return cited === undefined ? null : answered([say(text, { ...cited, figures: {} }), ...told, entry]);
  },
};

const asksWhom =
  /\bwho(?:m)? (?:\w+ )?(?:do|should|can|would|could|to) (?:(?:i|we|you|he|she|they) )?(?:\w+ )?(?:call|ask|talk to|contact|email|reach|speak (?:to|with)|write)\b/;
const ofMoney = /\b(?:money|(?:financial )?aid|pay(?:ing)? for|scholarships?|grants?|fafsa)\b/;

/** "Who do I call there about money": the college's aid office, whose page is in the data. */
export const aidOfficeIntent: Intent = {
  name: "aid office of a college",
  score: ({ colleges, understood: { bare } }) =>
    colleges.length === 1 && asksWhom.test(bare) && ofMoney.test(bare) ? 0.99 : 0,
  answer: ({ colleges: [college] }, ground) => (college === undefined ? null : answered([officeOf(college, ground)])),
};

function officeOf(college: College, ground: Ground): Statement {
  const { financialAid, website } = college.links;
  const { say: write } = wordsIn(ground);
  const address = financialAid ?? website;
  const figures = { financial_aid: financialAid, site: website };
  return say(
    write(address === null ? "ask aid office" : "ask aid office at", {
      college: shortName(college),
      ...(address === null ? {} : { address }),
    }),
    collegeEvidence(college, "links", "links", figures),
  );
}
