/** What families ask about the figures of a college, its price and other colleges beside it. */
import type { College } from "~/colleges/college";
import { exchangesToAskAbout } from "~/colleges/price/exchange";
import { asksTwoPrices } from "~/colleges/price/yearly-price";
import { type Statement, say } from "~/counselor/answer/evidence";
import { answered, asks, type Reply, replyOf, to } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { wordsIn } from "~/counselor/sentences/sentences";
import { stateName } from "~/geography/states";
import { shortName } from "../tools/college-evidence";
import { collegeFacts, compareColleges } from "../tools/college-facts";
import type { CollegeFigureName } from "../tools/college-figures";
import { columnFigures } from "../tools/figures/columns";
import { netPrice } from "../tools/prices";
import { stateExchange } from "../tools/state-exchange";
import { testRule } from "../tools/test-rules";
import { payWords } from "../understand/pay";
import { figurePatterns, morePatterns } from "./figure-words";
import { groupNote } from "./group-note";
import { incomeNote } from "./income-note";
import type { Asked, Intent } from "./intent";
import { fitOf, recordWords, unexplained } from "./intent";
import { costStep, matchStep } from "./next-steps";
import { semesterNote } from "./price-holds";
import { inOneState, paysAway, sideBySide, sideOf, verdictOf } from "./side-by-side";
import { asksHousingAlone, asksWhole, outOfReach, wholeYear, withHousing } from "./which-price";

const ofWhatTheyDo =
  /\b(?:students|undergrads?|kids|people)(?: at)?(?: (?:there|even|actually|really|usually|ever|still))? (?:(?:are |is )?(?:from )?(?:low[- ]income|poor)|get|gets|receive|qualify|borrow|owe|pay|take out|commute|work)\b/;
const ofTaste =
  /\b(?:wi ?fi|internet|air conditioning|laundry|bathrooms?|roaches|bugs|mold|noisy|loud|elevators?|closets?|mini ?fridge|microwave)\b|\b(?:what|how) (?:is |are |s )?(?:the )?(?:\w+ ){0,2}(?:food|meals|dorms|dining|dining hall|housing|rooms) (?:there )?like\b|\b(?:food|meals|dorms|dining) (?:there )?(?:any )?(?:good|decent|edible|gross|nasty|nice|coed|co-ed)\b|\bhow(?: is| are| s) the (?:\w+ )?(?:food|meals|dorms|dining)(?: there)?$/;

export const figureIntents: readonly Intent[] = Object.entries(figurePatterns).map(([name, usual]): Intent => {
  const figure = name as CollegeFigureName;
  const patterns = [...(usual ?? []), ...(morePatterns[figure] ?? [])];
  const fieldMatters = [
    "acceptance rate",
    "sat",
    "act",
    "yield",
    "graduation",
    "retention",
    "size",
    "debt",
    "earnings",
    "applicants",
    "tuition",
    "faculty",
    "four years",
  ].includes(name);
  return {
    name: `college ${name}`,
    score(asked) {
      if (asked.colleges.length === 0) return 0;
      // The Pell Grant has a figure of its own.
      if (
        name === "grants" &&
        (/\bpell\b|\b(?:without|no|before) (?:any )?(?:financial )?aid\b/.test(asked.understood.bare) ||
          isAfterAid.test(asked.understood.bare))
      )
        return 0;
      // How large classes are is reported nowhere.
      if (name === "size" && ofClasses.test(asked.understood.bare)) return 0;
      // "Do most kids get money" asks what they get, and "what's the dorm food like" for no price.
      if (name === "acceptance rate" && /\bcredits?\b/.test(asked.understood.bare)) return 0;
      if (name === "size" && ofWhatTheyDo.test(asked.understood.bare)) return 0;
      if (name === "housing" && ofTaste.test(asked.understood.bare)) return 0;
      if (name === "tuition" && isFree.test(asked.understood.bare)) return 0;
      if (name === "housing" && asksHousingAlone(asked.understood.bare)) return surely;
      if (name === "housing" && (withHousing.test(asked.understood.bare) || asksWhole(asked.understood.bare))) return 0;
      // What a college reports is for all its students; a program's own figure is another question.
      const ofTeachers = name === "faculty" && /^(?:teach|instruct)/.test(asked.understood.field?.words ?? "");
      const ofTest = (name === "sat" || name === "act") && ofSection.test(asked.understood.bare);
      // "How many are left-handed" asks for some of them, and how many there are is no answer.
      const ofSome =
        name === "size" && /\bhow many\b/.test(asked.understood.bare) && unexplained(asked, patterns).length > 0
          ? 0.5
          : 0;
      const ofProgram = fieldMatters && asked.understood.field !== null && !ofTeachers && !ofTest ? 0.6 : 0;
      return Math.max(
        0,
        fitOf(asked, patterns, name in columnFigures ? 0.97 : 0.95, recordWords) -
          ofSome -
          ofProgram -
          (unbounded.has(name) ? 0 : beyond(asked)),
      );
    },
    answer: ({ colleges, student, understood: { bare } }, ground) => {
      if (colleges.length > 1) {
        const beside = colleges.slice(0, 4);
        const unitids = beside.map(({ unitid }) => unitid);
        const finding = compareColleges.run({ unitids, figures: [figure] }, ground);
        const pair = beside.map((college, at): [College, Statement | undefined] => [college, finding.statements[at]]);
        const verdict = verdictOf(pair, sideOf(student, bare), ground);
        const of = groupNote(figure, bare, finding, ground);
        return replyOf({ ...finding, statements: [...of, ...finding.statements, ...verdict] });
      }
      const [college] = colleges;
      if (college === undefined) return null;
      const both: readonly CollegeFigureName[] = figure === "graduation" ? ["graduation"] : [figure];
      const next =
        figure === "acceptance rate" && student.gpa === null
          ? [matchStep("See your own chance in the match quiz", student)]
          : [];
      const finding = collegeFacts.run({ unitid: college.unitid, figures: [...both] }, ground);
      // Where no score is reported, whether one counts at all says why.
      const rule =
        (figure === "sat" || figure === "act") && !finding.known
          ? testRule.run({ unitid: college.unitid, fall: null }, ground)
          : null;
      if (rule?.known) return answered([...rule.statements, ...finding.statements]);
      const note =
        figure === "kind" && ofFaith.test(bare) && college.religion === null
          ? noFaith(college, finding.statements, ground)
          : groupNote(figure, bare, finding, ground, college.unitid);
      return withNote(figure, replyOf({ ...finding, statements: [...note, ...finding.statements] }, next));
    },
  };
});

/** Whether a church stands behind a college. */
const ofFaith =
  /\b(?:religi\w*|church|faith|affiliat\w*|denominations?|catholic|christian|jesuit|baptist|lutheran|methodist|presbyterian|mennonite|mormon|lds|quaker|adventist|episcopal|nazarene|brethren|jewish|secular)\b/;

function noFaith(college: College, statements: readonly Statement[], ground: Ground): readonly Statement[] {
  const [cited] = statements.flatMap(({ evidence }) => evidence);
  const text = wordsIn(ground).say("no religion", { college: shortName(college) });
  return cited === undefined ? [] : [say(text, { ...cited, figures: {} })];
}

/** "How much do they cost after aid": the price that is left, and not the aid. */
const isAfterAid =
  /\b(?:costs?|pay|price|paying)\b.*\bafter (?:\w+ )?(?:financial aid|aid|grants|scholarships)\b|\bafter (?:financial aid|aid|grants|scholarships)\b.*\b(?:costs?|pay|price|paying)\b/;

/** How large classes are. */
const ofClasses =
  /\bclass(?:es|room)?s?(?: \w+)? (?:sizes?|big|large|small|tiny)\b|\b(?:big|large|small|smaller|smallest|bigger|larger|tiny|huge|fewer|less crowded|crowded)(?: (?:are|is))? (?:the |their |average )?(?:class(?:es|rooms?)?|lectures?)\b|\bclass(?:es)? (?:are |is )?(?:smaller|bigger|larger)\b|\bclass sizes?\b|\b(?:fewer|less|more) (?:students|kids|people) (?:per|in (?:a|each|every|the)) class(?:es|room)?s?\b|\b(?:more|better|most) (?:one on one|individual|personal) (?:attention|time)\b/;

/** "Smaller classes: Trinity or Rice?": how many students there are for each teacher, which is the nearest reported. */
/** "The class size in organic chemistry" is known there alone. */
const ofOneCourse = /\bclass(?:es)?(?: sizes?)? (?:in|of|for) (?!general|the first|freshman)\w+/;

export const classSizeIntent: Intent = {
  name: "class sizes",
  score: ({ colleges, understood: { bare } }) =>
    colleges.length > 0 && ofClasses.test(bare) && !ofOneCourse.test(bare) ? 0.97 : 0,
  answer({ colleges }, ground) {
    const unitids = colleges.slice(0, 4).map(({ unitid }) => unitid);
    const { known, statements } = compareColleges.run({ unitids, figures: ["faculty"] }, ground);
    const [cited] = statements.flatMap(({ evidence }) => evidence);
    if (!known || cited === undefined) return null;
    return answered([...statements, say(wordsIn(ground).say("class sizes"), { ...cited, figures: {} })]);
  },
};

/** "SAT math" is a section of the test, and no field of study. */
const ofSection = /\b(?:sat|act)\b(?: \w+)? (?:math|reading|english|science|writing)\b/;

/** What a college is, and who leaves it: words such as "women" and "transfer" name these figures themselves. */
const unbounded = new Set(["kind", "transfer out", "graduate students"]);

/** Years and groups that the figures aren't for. */
function beyond({ understood: { bare } }: Asked): number {
  return /\b(?:19\d\d|200\d|201\d|202[0-3]|203\d|last (?:decade|century)|transfers?|waitlist(?:ed)?|early decision|early action|\bed\b|\bea\b|athletes?|legacy|legacies|international|graduate school|grad school|mba|law school|med(?:ical)? school|phd|doctoral|masters?|nursing|honors|online|summer|women|men|black|white|asian|hispanic|latino|race|gender|male|female|jewish|catholics?|christians?|muslim|vegetarian|this (?:week|month|morning)|today|yesterday|tonight|go(?:es|ing)? (?:up|down)|increas\w+|rais\w+ tuition|hike|ranking|ranked|last (?:admitted )?class|write about|stipend|phd)\b/.test(
    bare,
  )
    ? 0.6
    : 0;
}

/** Merit and need aren't told apart in the federal figures: whoever asks for one is told. */
function withNote(figure: CollegeFigureName, reply: Reply): Reply {
  if (figure !== "grants" || reply.status !== "answered") return reply;
  const [first] = reply.statements;
  const note: Statement = {
    text: "The federal figures don’t tell merit aid from need-based aid. The college’s aid pages and its net price calculator do.",
    quoted: false,
    evidence: first?.evidence ?? [],
  };
  return { ...reply, statements: [...reply.statements, note] };
}

/** "Is Berea really free tuition": the published price is no answer to it. */
const isFree =
  /\b(?:free tuition|tuition[- ]free|(?:no|zero|without) tuition|(?:really|actually|truly|totally|completely) free)\b/;

/** The price before aid, which an income doesn't change. */
const asksSticker = /\b(?:sticker(?: price)?|published price|full price|list price)\b/;

/** What a year's price is made of, where more than one of it is asked for: "tuition, housing and books". */
const partsOfPrice: readonly (readonly [RegExp, CollegeFigureName])[] = [
  [/\btuition\b/, "tuition"],
  [/\b(?:housing|dorms?|room and board|meal plans?|food)\b/, "housing"],
  [/\b(?:books|textbooks|supplies)\b/, "books"],
];
const namedParts = (bare: string) => partsOfPrice.flatMap(([word, figure]) => (word.test(bare) ? [figure] : []));

export const pricePartsIntent: Intent = {
  name: "parts of a price",
  score: ({ colleges, understood: { bare } }) =>
    colleges.length > 0 &&
    namedParts(bare).includes("books") &&
    namedParts(bare).length > 1 &&
    /\b(?:how much|costs?|price|what)\b/.test(bare)
      ? 0.98
      : 0,
  answer: ({ colleges, student, understood: { bare } }, ground) =>
    replyOf(
      {
        known: true,
        statements: colleges
          .slice(0, 2)
          .flatMap(({ unitid }) => collegeFacts.run({ unitid, figures: namedParts(bare) }, ground).statements),
      },
      [costStep("Work out your own price in the cost calculator", colleges, student)],
    ),
};

/** How people ask for a price. */
export const priceWords: readonly RegExp[] = [
  /\b(?:(?:is|are|really|actually|truly|totally|completely) )*(?:free tuition|tuition[- ]free|(?:no|zero) tuition)\b/,
  /\b(?:net price|net cost|actual(?:ly)? (?:cost|price|pay)|real (?:cost|price)|after (?:financial )?aid|after (?:grants|scholarships))\b/,
  /\b(?:cost of attendance|coa|(?:than |to |vs |versus )?(?:the )?sticker(?: price)?|published price|full price|total cost|full cost)\b/,
  /\b(?:how much|what)\b.*\b(?:costs?|price|pay|charge|is it|money)\b.*|\bhow much\b/,
  /\bpays? (?:less|more|nothing|anything)\b/,
  // "Alabama or Ole Miss, which is less for us".
  /\b(?:which|who|what)(?: one| college| school| of (?:the two|them|these|those))?(?: (?:is|s|are|would|will|be|comes?|ends?|out|up|works?|runs?))+ (?:the )?(?:less|least|lower|lowest)\b/,
  /\bout of pocket\b/,
  /\bhow far (?:does|would|will|do) (?:it|that|this|they) go\b/,
  /\bwhat s left(?: over)?(?: (?:to|for us to) pay)?\b/,
  /\bend(?:s|ed)? up (?:pay(?:ing)?|costing|owing)\b/,
  /\b(?:total|price|costs?)\b.*\b(?:if|when) (?:i|he|she|they|we) (?:lives?|stays?|commutes?)\b/,
  /\b(?:the |an? )?(?:average|typical|normal|usual) (?:kid|student|family|person)s? (?:really |actually |usually )?pays?\b/,
  /\b(?:better|best) (?:deal|bargain|buy)\b/,
  /\b(?:without|no|before) (?:any )?(?:financial )?aid\b/,
  /\bwhat (?:does|do|will|would)\b.*\b(?:run|set (?:me|us) back)\b(?: (?:a|per) year)?/,
  /\b(?:total|full|whole|entire|yearly|annual) (?:yearly |annual )?bill\b/,
  /\b(?:total|all[- ]in|tuition)\b.*\b(?:with|and|including|plus) (?:the )?(?:room and board|housing|dorms?)\b/,
  /^is (?:it |college |really |actually |truly )*free\b(?: (?:for|if|to) (?!apply))?/,
  /\b(?:(?:told|says?|said|heard|hear|claims?)\b.*)?\b(?:it is|its|it|really|totally|completely|actually) free\b(?! (?:to apply|application))/,
  /\b(?:costs?|prices?|priced|expensive|afford(?:able|ability)?|cheap(?:er|est)?|pay for)\b/,
];

/** Who goes on living at home pays no rent; their price is another one. */
const livesAtHome =
  /\b(?:liv(?:e|es|ed|ing)|stay(?:s|ed|ing)?|commut\w+) (?:at|from) home\b|\bstay(?:s|ed|ing)? home\b(?! state)|\b(?:liv(?:e|es|ed|ing)|stay(?:s|ed|ing)?) (?:here )?with (?:(?:my|our|his|her|their) )?(?:us|me|parents?|family|mom|dad|folks|grandparents?|aunt|uncle)\b|\bcommut(?:e|es|er|ers|ing)\b|\b(?:off|without) (?:housing|a dorm|the dorms?|room and board)\b/;
/** "Is it cheaper from home": beside the price of those who live on campus. */
const comparesHome =
  /\b(?:cheaper|less|save|saves|saving|savings|difference|vs|versus|compared?|instead|than|or|worth)\b|\bhow much (?:more|less)\b/;
const ofPrice = /\b(?:costs?|cheap\w*|prices?|sav(?:e|es|ing|ings)|how much|difference|less|more|pay|worth)\b/;
const onCampus = /\b(?:on[- ]campus|dorms?|residence halls?)\b/;
/** "Nursing at Pitt or at Penn State, which is cheaper": what a year costs, whatever is studied. */
const weighsPrice =
  /^(?!.*\b(?:earn\w*|makes?|salar\w+|paid|better|graduat\w+)\b).*\b(?:cheaper|cheapest|less expensive|more expensive|costs? (?:less|more)|which (?:one )?is less)\b/;
/** What a family has put aside, which changes nothing in a price. */
const savedWords = /\b(?:529|saved|savings?|college fund|put away|set aside|have|full pell|pell|grant)\b/;
/** More than the price of housing, which such a question names, too. */
const surely = 0.985;
/** A community college has a price of its own for its county or district. */
const inDistrict =
  /\bin[- ](?:district|county)\b|\b(?:lives?|living|reside\w*|residents?|someone|people|from|for) (?:in|of|from|inside)? ?(?:the|our|my|its|that|this) (?:county|district)\b|\b(?:county|district|local) residents?\b|\blocals\b/;
/** A price that is asked for as it's published, for anybody: nothing of the family's own is missing. */
const ofAnybody =
  /\b(?:sticker|published|full price|list price|tuition|in[- ]state|out[- ]of[- ]state|total cost|cost of attendance|coa)\b/;
/** Who asks for the own price lacks an income. Where the family lives is no part of it. */
const ofOwn = (bare: string) =>
  /\b(?:net|after|afford\w*|actual|actually|really|real|us|we|our|my|me|i|my \w+|cheaper|aid)\b/.test(
    bare.replace(/\b(?:we|i) (?:live|are|re|m|am|reside)(?: \w+)?|\bmy (?:home )?state\b/g, " "),
  );

/** Whether a question wants what a family pays, by its words or by the income that is known. */
export const isOwnPrice = ({ student, understood: { bare } }: Asked): boolean =>
  student.income !== null || ofOwn(bare) || ofThePoor.test(bare);

/** Who asks for families with little is answered by the lowest income band. */
const ofThePoor =
  /\b(?:poor(?:er)?|low[- ]income|little money|broke)\b(?! (?:students|grades|student))|\bpoor (?:kids|students|families)\b|\b(?:lowest|bottom)[- ](?:incomes?|earning|(?:income )?(?:bands?|brackets?|group))\b(?: (?:bands?|brackets?|group|level|tier))?|\bpoorest\b|\bleast (?:money|income)\b/;
/** Dollars a year, the upper end of that band. */
const lowestBand = 30_000;

/** What a year costs: with an income what such families paid, without one the price before and after aid. */
export const priceIntent: Intent = {
  name: "college price",
  score(asked) {
    const { colleges, understood } = asked;
    if (colleges.length === 0) return 0;
    // What a job pays at a college is no price of it.
    if (understood.occupations.length > 0 && /\b(?:makes?|earns?|paid|salar(?:y|ies)|wages?)\b/.test(understood.bare))
      return 0;
    if (/\b(?:apply|application fee|visit|parking|tickets?|debt|borrow|loan)\b/.test(understood.bare)) return 0;
    // What a coach gives somebody is nobody's price.
    if (/\b(?:coach|coaches|team)\b.*\b(?:give|gives|offers?|pay|pays)\b/.test(understood.bare)) return 0;
    // "What's the pay" is what one earns.
    if (/\b(?:the|starting|average|median) pay\b(?! (?:for|off))/.test(understood.bare)) return 0;
    const income = asked.understood.student.income !== null || ofThePoor.test(understood.bare);
    const also = [
      ...recordWords,
      /\b(?:aid|financial|grants?|scholarships?|net|family|after|before|published|four|4|per|district)\b/,
      livesAtHome,
      inDistrict,
      /\b(?:less|more|kids|poor(?:er)?|low[- ]income|families)\b/,
      ofThePoor,
      ...(understood.student.income === null ? [] : [payWords]),
      savedWords,
      ...(withHousing.test(understood.bare)
        ? [withHousing, /\b(?:room|board|total|tuition|housing|food|dorms?|with|all|included|everything)\b/]
        : []),
    ];
    if (
      /\b(?:uber|lyft|u-haul|haul|flights?|fly|drive|bus|train|parking|gas|rent|apartment|hotel|airport|laptop|phone|tickets?|football|season)\b/.test(
        understood.bare,
      )
    )
      return 0;
    if (livesAtHome.test(understood.bare) && comparesHome.test(understood.bare) && ofPrice.test(understood.bare))
      return surely;
    if (asksHousingAlone(understood.bare)) return 0;
    // What a field's name takes from other figures of a college it doesn't take from a price that is weighed.
    if (colleges.length > 1 && understood.field !== null && weighsPrice.test(understood.bare)) return surely;
    if (asksWhole(understood.bare) && onCampus.test(understood.bare)) return surely;
    const ways = [
      ...priceWords,
      ...(withHousing.test(understood.bare) ? [withHousing] : []),
      ...(asksWhole(understood.bare) ? [wholeYear] : []),
      ...(understood.student.income === null ? [] : [outOfReach]),
    ];
    // "Lowest income bracket" is one thing, and explained before the income in it is.
    const fit = fitOf(asked, income ? [ofThePoor, ...ways, ...recordWords] : ways, 0.9, also);
    return Math.max(0, fit - (beyond(asked) > 0 && !/\bonline|honors\b/.test(understood.bare) ? 0.5 : 0));
  },
  answer(asked, ground) {
    const { colleges, student, understood } = asked;
    if (student.income === null && ofThePoor.test(understood.bare)) {
      const lowest = colleges.slice(0, 3).flatMap(({ unitid }) => {
        const { known, statements } = netPrice.run({ unitid, income: lowestBand, home: student.state }, ground);
        return known ? statements.slice(0, 1) : [];
      });
      return lowest.length === 0
        ? null
        : answered(lowest, [costStep("Work out your own price in the cost calculator", colleges, student)]);
    }
    const home = student.residency === "international" ? "abroad" : student.state;
    const side = sideOf(student, understood.bare);
    const compared = colleges.slice(0, 3);
    // What families of the state paid says nothing to a college's students from elsewhere.
    const isAway = compared.length > 1 && compared.some((one) => paysAway(one, side));
    // Without a home nobody pays the resident's price of two states.
    const needsHome = compared.length > 1 && side === null && !inOneState(compared);
    const priceOf = (college: College): readonly Statement[] => {
      const from = home ?? (student.residency === "resident" ? college.state : null);
      if (student.income !== null) {
        const { unitid } = college;
        const paid = netPrice.run({ unitid, income: student.income, home: from }, ground).statements;
        // What families of the state paid says too little to others; both prices before aid say how much more it is.
        const isOther = from === null && student.residency === "nonresident" && asksTwoPrices(college);
        // Beside a college of another state its estimate stands against the other's.
        if (isAway && paid.length > 1) return [...paid.slice(-1), ...paid.slice(0, -1)];
        if (asksSticker.test(understood.bare))
          return [
            ...paid.slice(0, 1),
            ...collegeFacts.run({ unitid, figures: ["published price"] }, ground).statements,
          ];
        return isOther ? [...paid, ...collegeFacts.run({ unitid, figures: ["tuition"] }, ground).statements] : paid;
      }
      const net = /\b(?:net|after|actual|actually|real)\b|\b(?:average|typical|most) (?:\w+ )?pays?\b/.test(
        understood.bare,
      );
      const byHome =
        /\b(?:in[- ]district|out of state|in state|in-state|out-of-state|non-?residents?|residents?|coming from)\b/.test(
          understood.bare,
        );
      const { tuitionInDistrict: near, tuitionInState: inState } = college.cost;
      const figures: CollegeFigureName[] =
        isAway || needsHome
          ? ["published price", "tuition"]
          : inDistrict.test(understood.bare) && near !== null && near !== inState
            ? ["tuition"]
            : isCommuter(college) &&
                !byHome &&
                !net &&
                !isFree.test(understood.bare) &&
                !comparesHome.test(understood.bare)
              ? ["tuition", "price at home", "net price"]
              : livesAtHome.test(understood.bare) && college.cost.published.inState.withFamily !== null
                ? comparesHome.test(understood.bare)
                  ? ["price at home", "published price"]
                  : ["price at home", "tuition"]
                : withHousing.test(understood.bare) || (asksWhole(understood.bare) && !ofOwn(understood.bare))
                  ? ["published price"]
                  : net
                    ? ["net price"]
                    : isFree.test(understood.bare)
                      ? ["net price", "published price"]
                      : byHome
                        ? ["tuition", "published price"]
                        : ["published price", "net price"];
      return collegeFacts.run({ unitid: college.unitid, figures }, ground).statements;
    };
    const each = compared.map((college) => ({ college, statements: priceOf(college) }));
    const parts =
      each.length > 1 ? [...sideBySide(each, side, ground)] : each.flatMap(({ statements }) => [...statements]);
    const [first] = colleges;
    if (first === undefined) return null;
    if (isFree.test(understood.bare)) {
      const [cited] = parts.flatMap(({ evidence }) => evidence);
      const { say: write } = wordsIn(ground);
      if (cited !== undefined)
        parts.push(say(write("free or not", { college: shortName(first) }), { ...cited, figures: {} }));
    }
    const next = costStep("Work out four years in the cost calculator", colleges, student);
    const isWhole =
      asksWhole(understood.bare) ||
      livesAtHome.test(understood.bare) ||
      inDistrict.test(understood.bare) ||
      ofAnybody.test(understood.bare);
    const exchanges =
      typeof side === "object" && side !== null && isAway ? exchangesFor(compared, side.home, ground) : [];
    parts.push(...exchanges, ...semesterNote(asked, side, ground), ...incomeNote(asked, parts, ground));
    if (needsHome && home === null)
      return asks(parts, { field: "state", question: "Which state do you live in?", choices: [] }, [next]);
    if (student.income === null && (isAway || ((isWhole || home !== null) && !ofOwn(understood.bare))))
      return answered(parts, [next]);
    if (student.income === null) {
      return asks(
        parts,
        { field: "income", question: "About how much does your family earn in a year?", choices: [] },
        [next],
      );
    }
    if (home === null && student.residency !== "resident" && colleges.some(asksTwoPrices)) {
      return asks(parts, { field: "state", question: "Which state do you live in?", choices: [] }, [next]);
    }
    return answered(parts, [next]);
  },
};

const asksResidentPrice =
  /\b(?:get|gets|getting|qualify|qualifies|eligible|pay|pays|charged?|count(?:s|ed)? as|have|give|gives|considered|am i|are we|be)\b.*\b(?:out of state|in ?-?state|instate|resident)\b|\b(?:in ?-?state|instate) (?:tuition|rate|price)\b/;

/** That an agreement between two states may lower what a family pays elsewhere: whom to ask. */
const exchangesFor = (colleges: readonly College[], home: string, ground: Ground): readonly Statement[] => {
  const others = colleges.filter((one) => exchangesToAskAbout(one, home).length > 0).map(({ state }) => state);
  return [...new Set(others)].flatMap((other) => stateExchange.run({ home, other }, ground).statements);
};

/** Who goes to a two-year public college lives at home, and pays by district: the price of a room is few people's. */
const isCommuter = ({ name, level, control, cost }: College): boolean =>
  control === "public" &&
  (level === "2year" ||
    /\bcommunity college\b/i.test(name) ||
    (cost.tuitionInDistrict !== null && cost.published.inState.onCampus === null)) &&
  cost.published.inState.withFamily !== null &&
  cost.tuitionInState !== null;

/** A family of another state asks for the price of residents: what both are, and which one is theirs. */
export const residentPriceIntent: Intent = {
  name: "resident price",
  score({ colleges: [college], student, understood: { bare } }) {
    if (college === undefined || student.state === null || student.state === college.state) return 0;
    return asksTwoPrices(college) && asksResidentPrice.test(bare) ? 0.97 : 0;
  },
  answer({ colleges: [college], student }, ground) {
    if (college === undefined || student.state === null) return null;
    const tuition = collegeFacts.run({ unitid: college.unitid, figures: ["tuition"] }, ground).statements;
    const [cited] = tuition.flatMap(({ evidence }) => evidence);
    if (cited === undefined) return null;
    const { say: write } = wordsIn(ground);
    const [home, other] = [student.state, college.state];
    const exchange =
      exchangesToAskAbout(college, home).length === 0 ? [] : stateExchange.run({ home, other }, ground).statements;
    const rule = write("resident elsewhere", {
      college: shortName(college),
      state: stateName(college.state),
      home: stateName(student.state),
    });
    return answered(
      [say(rule, { ...cited, figures: {} }), ...tuition, ...exchange],
      [costStep("Work out four years in the cost calculator", [college], student)],
    );
  },
};

const besideWords: readonly RegExp[] = [
  /\b(?:compar(?:e|ed|ing|ison)|vs|versus|or|and|better|differ(?:s|ent|ence|ences)?|which)\b/,
  /\b(?:put |lay |show (?:me )?|line up |stack up )?(?:(?:side (?:by|to) side)|(?:next to|beside|against) (?:each other|one another)|head[- ]to[- ]head|stack(?:ed|s)? up)\b/,
];

/** Two colleges and nothing that says of what: the figures most families hold against each other. */
export const compareIntent: Intent = {
  name: "compare colleges",
  score(asked) {
    if (asked.colleges.length < 2) return 0;
    return fitOf(asked, [...besideWords, /^[\s,]*$/], 0.7);
  },
  answer(asked, ground) {
    const { colleges, student } = asked;
    // "We're at about 60k. Stockton or Rowan?": who tells an income compares what they'd pay.
    const paid = student.income === null ? null : priceIntent.answer(asked, ground);
    if (paid !== null) return paid;
    return replyOf(
      compareColleges.run(
        {
          unitids: colleges.slice(0, 3).map(({ unitid }) => unitid),
          figures: ["acceptance rate", "net price", "graduation"],
        },
        ground,
      ),
      [costStep("Compare what they’d cost you", colleges, student)],
    );
  },
};

/** Only a college, and perhaps "tell me about". */
export const aboutIntent: Intent = {
  name: "about a college",
  score: (asked) =>
    asked.colleges.length === 1 &&
    fitOf(asked, [/^.*$/]) > 0 &&
    /^(?:(?:tell me|what|how|and|info(?:rmation)?|about|is|on|the|do you know|know|of|s)\s*)*$/.test(
      asked.understood.bare,
    )
      ? 0.65
      : 0,
  answer: ({ colleges: [college] }, ground) =>
    college === undefined
      ? null
      : replyOf(
          collegeFacts.run(
            { unitid: college.unitid, figures: ["kind", "acceptance rate", "net price", "graduation"] },
            ground,
          ),
          [to(`Everything about ${shortName(college)}`, `/colleges/${college.unitid}`)],
        ),
};
