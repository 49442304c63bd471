/**
 * What families ask about the figures of a college. Long because it is a table: the words that ask for each figure.
 */
import { asksTwoPrices } from "~/colleges/price/yearly-price";
import type { Statement } from "~/counselor/answer/evidence";
import { answered, asks, type NextStep, type Reply, replyOf, to } from "~/counselor/answer/reply";
import { shortName } from "../tools/college-evidence";
import { collegeFacts, compareColleges } from "../tools/college-facts";
import type { CollegeFigureName } from "../tools/college-figures";
import { netPrice } from "../tools/prices";
import type { Asked, Intent } from "./intent";
import { fitOf, recordWords } from "./intent";

/** What people say when they ask for a figure of a college. */
const figurePatterns: Readonly<Partial<Record<CollegeFigureName, readonly RegExp[]>>> = {
  "acceptance rate": [
    /\b(?:acceptance|admissions?|admit|admittance|accept) (?:rate|percentage|percent|ratio|odds)\b/,
    /\bhow (?:hard|difficult|easy|tough|selective|competitive|exclusive)\b(?: (?:is|are|it|to|get|getting|in|into|was))*/,
    /\b(?:hard(?:er)?|easier|easy|tough(?:er)?) to get (?:in|into|accepted)\b/,
    /\b(?:what|which|like)? ?(?:share|percent|%) .*\b(?:take|takes|admit|admitted|accept|get in)\b/,
    /\b(?:takes?|accepts?|admits?) (?:more|fewer|the most)(?: (?:people|students|applicants))?\b/,
    /\bodds (?:at|overall|of)?\b/,
    /\b(?:what|how many) ?(?:percent|percentage|share)?\b.*\b(?:get in|gets in|got in|admitted|accepted|let in|accepts?|admits?)\b/,
    /\b(?:selectivity|selective)\b/,
    /\bhow many (?:people|students|applicants|kids)?.*\b(?:admit|accept|take|get in|let in)\w*/,
    /\bopen admissions?\b/,
  ],
  yield: [/\byield(?: rate)?\b/],
  applicants: [
    /\bhow many (?:people|students|kids|applicants|applications)?.*\b(?:apply|applied|applicants|applications)\b/,
    /\bnumber of (?:applicants|applications)\b/,
  ],
  sat: [
    /\b(?:average|mean|median|typical|middle|range|25th|75th|percentile|mid 50|good|usual|what) .*\bsat\b.*/,
    /\bsat (?:scores?|range|average|median|percentiles?|averages?)\b/,
    /\bsat\b.*\b(?:need|do i need|get in|average|range|should)\b/,
  ],
  act: [
    /\b(?:average|mean|median|typical|middle|range|25th|75th|percentile|mid 50|good|usual|what) .*\bact\b.*/,
    /\bact (?:scores?|range|average|median|percentiles?|composite)\b/,
    /\bact\b.*\b(?:need|do i need|get in|average|range)\b/,
  ],
  tuition: [
    /\btuition(?: and fees)?(?: (?:cost|price|rate|fees))?\b/,
    /\bin[- ]state (?:vs|versus|and|or) out[- ]of[- ]state\b/,
  ],
  housing: [
    /\b(?:room and board|housing and food|housing|dorms?|living costs?|meal plans?|room|rent)\b.*\b(?:costs?|price|much|expensive|pay)\b|\b(?:costs?|price|much|expensive)\b.*\b(?:room and board|housing|dorms?|living|meal plans?|room|board)\b|\broom and board\b/,
  ],
  books: [/\b(?:books|textbooks|supplies)\b/],
  grants: [
    /\b(?:how much|average|typical|give|gives|giving|offer|offers|generous|get|good)\b.*\b(?:financial aid|aid|grants?|scholarships?|merit(?: aid| money| scholarships?)?|need[- ]based aid)\b/,
    /\b(?:average|typical) (?:grant|scholarship|financial aid|aid)\b/,
    /\b(?:percent|share|how many)\b.*\b(?:financial aid|aid|grants?|scholarships?)\b/,
  ],
  loans: [/\b(?:percent|percentage|share|how many)\b.*\b(?:loans?|borrow)\b/],
  debt: [/\b(?:debt|owe|owing|indebted)\b.*|\bhow much do .* borrow\b/, /\bstudent loan debt\b/],
  "four years": [
    /\b(?:four|4)[- ]year graduation(?: rate)?\b/,
    /\bgraduat\w* (?:on time|in (?:four|4)(?: years)?|within (?:four|4) years)\b/,
    /\bfinish in (?:four|4)(?: years)?\b/,
  ],
  graduation: [
    /\bgraduation (?:rate|percentage|rates)\b/,
    /\b(?:percent|percentage|share|how many|rate)\b.*\b(?:graduate|finish|complete)\w*\b/,
    /\bgrad rate\b/,
    /\bdropout rate\b/,
  ],
  retention: [
    /\bretention(?: rate)?\b/,
    /\b(?:freshm[ae]n|students|first[- ]years?)\b.*\b(?:come back|return|coming back|returning)\b/,
  ],
  "transfer out": [
    /\btransfer(?:s|red|ring)?[- ]out(?: rate)?\b/,
    /\b(?:percent|how many)\b.*\btransfer (?:away|to another|elsewhere)\b/,
  ],
  earnings: [
    /\b(?:earn(?:s|ings?)?|salar(?:y|ies)|paid|make|income)\b.*\b(?:after|graduates?|grads|alumni|graduation|degree)\b/,
    /\b(?:graduates?|grads|alumni)\b.*\b(?:earn(?:ings)?|salar(?:y|ies)|make|paid|income)\b/,
    /\bearnings\b/,
    /\b(?:starting|median|average) salary\b/,
    /\b(?:roi|return on investment|worth (?:it|the money))\b/,
    /\bsalary\b/,
  ],
  size: [
    /\bhow (?:big|large|small)\b/,
    /\bhow many (?:students|undergrads?|undergraduates|kids|people)\b(?!.*\b(?:appl|admit|accept|get in|graduat|transfer|aid|loan|borrow|per|for each|major|study))/,
    /\b(?:enrollment|student body|student population|undergraduate population|number of (?:students|undergrad\w*))\b/,
    /\bsize of\b|\b(?:school|campus|student body) size\b/,
  ],
  faculty: [
    /\bstudents?[- ](?:to[- ])?(?:faculty|teacher|professor|instructor)(?: ratio)?\b/,
    /\bfaculty (?:to )?student ratio\b/,
    /\bstudents (?:per|for each) (?:teacher|professor|faculty)\b/,
  ],
  pell: [
    /\bpell\b.*\b(?:students|percent|share|recipients|many)\b|\b(?:percent|share|how many|students)\b.*\bpell\b/,
    /\blow[- ]income students\b/,
  ],
  kind: [
    /\b(?:public or (?:a )?private|private or (?:a )?public|\bis .*\b(?:public|private|religious|catholic|christian|jesuit|for[- ]profit|nonprofit|hbcu|women|women s|women college|accredited)\b.*)/,
    /\bwhere (?:is|are)\b(?!.*\bfafsa\b)/,
    /\b(?:located|location|what (?:city|state|town|kind of (?:school|college)|type of (?:school|college)))\b/,
    /\b(?:religious|affiliat\w*|hbcu|for[- ]profit|nonprofit|jesuit|catholic)\b/,
    /\b(?:urban|rural|suburban|big city|small town)\b/,
    /^(?:tell me about|info on|information (?:on|about))\s*$/,
  ],
};

/** More ways to ask, kept apart so that the first list stays readable. */
const morePatterns: Readonly<Partial<Record<CollegeFigureName, readonly RegExp[]>>> = {
  "acceptance rate": [
    /\bhow (?:hard|difficult|easy|tough|selective|competitive)\b(?: (?:is|are|it|to|get|getting|in|into|was))*/,
    /\b(?:hard(?:er)?|easier|easy|tough(?:er)?) to get (?:in(?:to)?|accepted)\b/,
    /\b(?:harder|easier|more selective)\b/,
    /\b(?:what )?(?:share|percent|percentage|%)\b.*\b(?:take|takes|admits?|admitted|accepts?|get in)\b/,
    /\b(?:takes?|accepts?|admits?) (?:more|fewer|the most)(?: (?:people|students|applicants))?\b/,
    /\b(?:acceptance|admission|admit) rates\b/,
  ],
  earnings: [
    /\b(?:what|how much)\b.*\b(?:people|students|they|grads?|graduates?|alumni|alums?)\b.*\b(?:make|earn|paid)\b.*/,
    /\b(?:make|earn|makes|earns)\b.*\b(?:years? (?:later|after|out)|after (?:graduat\w+|college))\b.*/,
  ],
  "four years": [/\b(?:finish|graduate|get|complete)\w*\b.*\bin (?:four|4) years\b/],
  graduation: [/\bgraduation\b/, /\b(?:everyone|everybody|most people|students) (?:graduate|finish)\w*\b.*/],
  size: [/\bsize\b/, /\b(?:bigger|smaller|larger)\b/],
  kind: [
    /\bis (?:\w+ )*?(?:a )?(?:public|private|religious|catholic|christian|jesuit|women|men|hbcu|hispanic[- ]serving|two[- ]year|four[- ]year)(?: s)?(?: (?:college|school|university))?\b/,
  ],
};

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
      // What a college reports is for all its students; a program's own figure is another question.
      const ofProgram = fieldMatters && asked.understood.field !== null ? 0.6 : 0;
      return Math.max(0, fitOf(asked, patterns, 0.95, recordWords) - ofProgram - beyond(asked));
    },
    answer: ({ colleges, student }, ground) => {
      if (colleges.length > 1)
        return replyOf(
          compareColleges.run({ unitids: colleges.slice(0, 4).map(({ unitid }) => unitid), figures: [figure] }, ground),
        );
      const [college] = colleges;
      if (college === undefined) return null;
      const both: readonly CollegeFigureName[] = figure === "graduation" ? ["graduation"] : [figure];
      const next =
        figure === "acceptance rate" && student.gpa === null
          ? [to("See your own chance in the match quiz", "/college-match-quiz")]
          : [];
      return withNote(figure, replyOf(collegeFacts.run({ unitid: college.unitid, figures: [...both] }, ground), next));
    },
  };
});

/** Years and groups that the figures aren't for. */
function beyond({ understood: { bare } }: Asked): number {
  return /\b(?:19\d\d|200\d|201\d|202[0-3]|203\d|last (?:decade|century)|transfers?|waitlist(?:ed)?|early decision|early action|\bed\b|\bea\b|athletes?|legacy|legacies|international|graduate school|grad school|mba|law school|med(?:ical)? school|phd|doctoral|masters?|nursing|honors|online|summer|women|men|black|white|asian|hispanic|latino|race|gender|male|female|jewish|catholics?|christians?|muslim|vegetarian|this (?:week|month|morning)|today|yesterday|tonight|ranking|ranked|last (?:admitted )?class|write about|stipend|phd)\b/.test(
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

const priceWords: readonly RegExp[] = [
  /\b(?:net price|net cost|actual(?:ly)? (?:cost|price|pay)|real (?:cost|price)|after (?:financial )?aid|after (?:grants|scholarships))\b/,
  /\b(?:cost of attendance|coa|sticker price|published price|full price|total cost|full cost)\b/,
  /\b(?:how much|what)\b.*\b(?:costs?|price|pay|charge|is it|money)\b.*|\bhow much\b/,
  /\b(?:costs?|prices?|priced|expensive|afford(?:able|ability)?|cheap(?:er|est)?|pay for)\b/,
];

/** What a year costs: with an income what such families paid, without one the price before and after aid. */
export const priceIntent: Intent = {
  name: "college price",
  score(asked) {
    const { colleges, understood } = asked;
    if (colleges.length === 0) return 0;
    if (/\b(?:apply|application fee|visit|parking|tickets?|debt|borrow|loan)\b/.test(understood.bare)) return 0;
    const income = asked.understood.student.income !== null;
    const also = [
      ...recordWords,
      /\b(?:aid|financial|grants?|scholarships?|net|family|after|before|published|four|4)\b/,
    ];
    if (
      /\b(?:uber|lyft|u-haul|haul|flights?|fly|drive|bus|train|parking|gas|rent|apartment|hotel|airport|laptop|phone|tickets?|football|season)\b/.test(
        understood.bare,
      )
    )
      return 0;
    const fit = fitOf(asked, income ? [...priceWords, ...recordWords] : priceWords, 0.9, also);
    return Math.max(0, fit - (beyond(asked) > 0 && !/\bonline|honors\b/.test(understood.bare) ? 0.5 : 0));
  },
  answer({ colleges, student, understood }, ground) {
    const home = student.residency === "international" ? "abroad" : student.state;
    const parts = colleges.slice(0, 3).flatMap((college) => {
      const from = home ?? (student.residency === "resident" ? college.state : null);
      if (student.income !== null)
        return netPrice.run({ unitid: college.unitid, income: student.income, home: from }, ground).statements;
      const net = /\b(?:net|after|actual|actually|real)\b/.test(understood.bare);
      const byHome = /\b(?:out of state|in state|in-state|out-of-state|non-?residents?|residents?|coming from)\b/.test(
        understood.bare,
      );
      const figures: CollegeFigureName[] = net
        ? ["net price"]
        : byHome
          ? ["tuition", "published price"]
          : ["published price", "net price"];
      return collegeFacts.run({ unitid: college.unitid, figures }, ground).statements;
    });
    const [first] = colleges;
    if (first === undefined) return null;
    const next = costStep(
      colleges.map(({ unitid }) => unitid),
      student.income,
    );
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

const costStep = (unitids: readonly number[], income: number | null): NextStep =>
  to("Work out four years in the cost calculator", "/college-cost-calculator", {
    ...Object.fromEntries(unitids.slice(0, 1).map((unitid) => ["college", String(unitid)])),
    ...(income === null ? {} : { income: String(income) }),
  });

/** Two colleges and nothing that says of what: the figures most families hold against each other. */
export const compareIntent: Intent = {
  name: "compare colleges",
  score(asked) {
    if (asked.colleges.length < 2) return 0;
    return fitOf(asked, [/\b(?:compare|comparison|vs|versus|or|and|better|difference|which)\b/], 0.7);
  },
  answer: ({ colleges }, ground) =>
    replyOf(
      compareColleges.run(
        {
          unitids: colleges.slice(0, 3).map(({ unitid }) => unitid),
          figures: ["acceptance rate", "net price", "graduation"],
        },
        ground,
      ),
      [to("Compare what they’d cost you", "/college-cost-calculator")],
    ),
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
