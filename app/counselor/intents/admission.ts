/**
 * What families ask about getting in. Long because it is a table: one entry for each thing that is asked, with the words
 * that ask it beside the tool that answers.
 */
import type { College } from "~/colleges/college";
import { answered, asks, replyOf, to } from "~/counselor/answer/reply";
import { admissionChance, gradesNeeded } from "../tools/chance";
import { shortName } from "../tools/college-evidence";
import { collegeFacts } from "../tools/college-facts";
import { admissionFactors, applicationFeeOf, collegeLinks, cssRule } from "../tools/college-more";
import { collegeDeadlines } from "../tools/deadlines";
import { programAt } from "../tools/majors";
import { testRule } from "../tools/test-rules";
import { fitOf, type Intent, recordWords } from "./intent";

const first = (colleges: readonly College[]) => colleges[0];

const testWords: readonly RegExp[] = [
  /\btests?[- ]?(?:optional|blind|required|flexible|aware|free)\b/,
  /\btest(?:ing)? (?:policy|policies|requirements?|scores?)\b/,
  /\b(?:requires?|required|need|needs|accepts?|consider(?:s|ed)?|wants?|look(?:s)? at|mandatory|must|have to|has to|should|ask(?:s)? for|necessary|take|without|submit|send|use|uses)\b.*\b(?:sat|act|test scores?|standardized tests?|tests?)\b/,
  /\b(?:sat|act|test scores?|standardized tests?)\b.*\b(?:requires?|required|optional|mandatory|need(?:ed)?|necessary|matter|blind)\b/,
];

export const testIntent: Intent = {
  name: "test policy",
  score(asked) {
    if (asked.colleges.length === 0) return 0;
    if (
      /\b(?:superscore|score choice|fee|cost|credit|english|toefl|ielts|duolingo|placement|ap|ib)\b/.test(
        asked.understood.bare,
      )
    )
      return 0;
    return fitOf(asked, testWords, 1, [
      ...recordWords,
      /\b(?:submit|send|score|policy|apply|requirements?|2028|2029|class of)\b/,
    ]);
  },
  answer: ({ colleges, understood }, ground) => {
    const found = colleges
      .slice(0, 3)
      .map(({ unitid }) => testRule.run({ unitid, fall: fallOf(understood.entry) }, ground));
    return replyOf({
      known: found.some(({ known }) => known),
      statements: found.flatMap(({ statements }) => statements),
    });
  },
};

const fallOf = (entry: number | null) => (entry !== null && entry >= 2025 && entry <= 2035 ? entry : null);

const planWords: readonly (readonly [
  RegExp,
  readonly ("ed1" | "ed2" | "rea" | "ea1" | "ea2" | "priority" | "rd" | "rolling")[],
])[] = [
  [/\b(?:early decision (?:2|ii|two)|ed ?2|ed ?ii)\b/, ["ed2"]],
  [/\b(?:early decision|ed ?1|ed)\b/, ["ed1", "ed2"]],
  [/\b(?:restrictive|rea|scea|single[- ]choice)\b/, ["rea"]],
  [/\b(?:early action|ea)\b/, ["ea1", "ea2", "rea"]],
  [/\b(?:regular|rd)\b/, ["rd"]],
  [/\brolling\b/, ["rolling"]],
  [/\bpriority\b/, ["priority"]],
];

export const deadlineIntent: Intent = {
  name: "college deadlines",
  score(asked) {
    const { colleges, understood } = asked;
    if (colleges.length === 0) return 0;
    if (
      /\b(?:fafsa|css|financial aid|scholarships?|housing|library|open|gym|tonight|store|cafeteria|deposit|decisions?(?: (?:come|released|out))|notification|orientation|register|registration|hear back|aid)\b/.test(
        understood.bare.replace(/early decisions?/g, ""),
      )
    )
      return 0;
    if (understood.entry !== null && understood.entry !== 2027) return 0;
    return fitOf(
      asked,
      [
        /\b(?:deadlines?|due(?: dates?)?|cut[- ]?off|last day|closing date|apply by|closes?|application dates?)\b/,
        /\bwhen\b.*\b(?:apply|applications?|due|close|submit|early|regular|decision|action)\b.*|\bby when\b/,
        /\b(?:too late|still (?:apply|time|open|accepting|take|taking)|can i still|late to apply|missed)\b.*/,
        /\b(?:early decision|early action|regular decision|rolling admissions?|ed|ea|ed ?2|ed ?ii|rea)\b/,
      ],
      0.95,
      [
        /\b(?:applications?|apply|submit|date|day|admissions?|decision|action|regular|early|transfers?|plan|offer|have|round|binding|still|time|freshman)\b/,
      ],
    );
  },
  answer({ colleges, understood }, ground) {
    const only = [...(planWords.find(([pattern]) => pattern.test(understood.bare))?.[1] ?? [])];
    const transfer = /\btransfer/.test(understood.bare);
    const statements = colleges
      .slice(0, 3)
      .flatMap(({ unitid }) => collegeDeadlines.run({ unitid, transfer, only }, ground));
    return replyOf(
      { known: statements.some(({ known }) => known), statements: statements.flatMap((one) => one.statements) },
      [to("Put it on a timeline", "/application-timeline")],
    );
  },
};

const chanceWords: readonly RegExp[] = [
  /\b(?:my |our |the |what are (?:my|the) )?(?:chances?|odds|shot|probability|likelihood)\b(?: (?:of|at|for|to))?(?: (?:getting|get|being|be))?(?: (?:in|into|accepted|admitted))?/,
  /\b(?:can|could|will|would|do|might|should) (?:i|we|he|she|my (?:son|daughter|kid|child)|a student)\b.*\b(?:get in(?:to)?|be (?:accepted|admitted)|make it in(?:to)?|have a (?:chance|shot))\b/,
  /\b(?:get|getting) in(?:to)?\b|\b(?:get|getting|be) (?:accepted|admitted)\b/,
  /\b(?:a|my) (?:reach|safety|target|match)\b|\b(?:reach|safety|target) or\b|\bchance me\b/,
  /\b(?:good|high|strong) enough\b|\benough (?:for|to)\b/,
  /\b(?:competitive|strong) applicant\b/,
  /\bwould they (?:take|accept|admit|want) (?:me|him|her|us)\b/,
  /\bhow likely\b(?:.*\bfor me\b)?/,
  /\b(?:realistic|safe bet|long shot|out of reach|in range|in reach)\b/,
  /\bshould (?:i|he|she|we) (?:send|submit|report|include)\b.*/,
];

export const chanceIntent: Intent = {
  name: "chance of admission",
  score(asked) {
    const { colleges, understood, student } = asked;
    // Without a college there's nothing to work out, but it's clear what is asked.
    if (colleges.length === 0)
      return /\b(?:chance me|my chances|chances do (?:i|we) have|(?:can|will|could) i get in(?:to)? (?:college|a good)|what are my chances|get into my (?:college|school|dream)|difficult to get into my)\b/.test(
        understood.bare,
      )
        ? 0.6
        : 0;
    const own = understood.student.gpa !== null || understood.student.sat !== null || understood.student.act !== null;
    if (/\bwhat (?:gpa|sat|act|grades|scores?)\b|\bhow (?:hard|difficult|easy)\b/.test(understood.bare) && !own)
      return 0;
    const fit = fitOf(asked, own ? [...chanceWords, ...recordWords] : chanceWords, own ? 0.97 : 0.9, [
      ...recordWords,
      /\b(?:someone|me|he|she|applying|have|has|got|with|and)\b/,
    ]);
    // A program may admit by itself; the range for the college would be too high for it.
    return Math.max(0, fit - (understood.field !== null && student.gpa === null ? 0.4 : 0));
  },
  answer({ colleges, student, understood }, ground) {
    const known = student.gpa !== null || student.sat !== null || student.act !== null;
    if (colleges.length === 0) {
      return asks(
        [{ text: "I can work out a range for one college at a time.", quoted: false, evidence: [] }],
        { field: "college", question: "Which college?", choices: [] },
        [to("See many colleges in the match quiz", "/college-match-quiz")],
      );
    }
    const next = to("See all reasons in the match quiz", "/college-match-quiz");
    if (!known) {
      const college = first(colleges);
      if (college === undefined) return null;
      const rate = collegeFacts.run({ unitid: college.unitid, figures: ["acceptance rate"] }, ground);
      return asks(
        rate.statements,
        { field: "gpa", question: "What is your unweighted GPA, on the 4.0 scale?", choices: [] },
        [next],
      );
    }
    const { gpa, sat, act, state, residency } = student;
    const statements = colleges.slice(0, 3).flatMap(({ unitid }) => {
      const { statements: all } = admissionChance.run({ unitid, gpa, sat, act, state, residency }, ground);
      return colleges.length > 1 ? all.slice(0, 2) : all;
    });
    const program =
      understood.field === null
        ? []
        : [
            {
              text: "This is for the college as a whole. Some programs admit their students themselves and are harder to get into.",
              quoted: false,
              evidence: [],
            },
          ];
    return answered([...statements, ...program], [next]);
  },
};

export const gpaIntent: Intent = {
  name: "grades needed",
  score(asked) {
    if (asked.colleges.length === 0 || asked.understood.student.gpa !== null) return 0;
    if (
      /\b(?:keep|maintain|renew|scholarship|transfer|probation|law|graduate|grad|hope|zell)\b/.test(
        asked.understood.bare,
      )
    )
      return 0;
    return fitOf(asked, [/\b(?:gpa|grades|grade point average)\b/], 0.98, [
      /\b(?:requirements?|required?|requires?|minimum|min|average|need|needed|get into|get in|good|enough|what|kind|lowest|high school|weighted|unweighted|admitted|accepted|expect|cutoff)\b/,
    ]);
  },
  answer: ({ colleges }, ground) => {
    const statements = colleges.slice(0, 2).flatMap(({ unitid }) => gradesNeeded.run({ unitid }, ground).statements);
    return asks(
      statements,
      { field: "gpa", question: "What is your unweighted GPA? Then we can say how likely it is.", choices: [] },
      [to("See your chance as a range", "/college-match-quiz")],
    );
  },
};

const factorKeys: readonly (readonly [RegExp, string])[] = [
  [/\b(?:legacy|legacies|alumni (?:kids|children)|parent went|relative)\b/, "legacy"],
  [/\b(?:essays?|personal statement)\b/, "essay"],
  [/\b(?:recommendations?|letters? of recommendation|recs|teacher letters?)\b/, "recs"],
  [/\b(?:class rank|rank)\b/, "rank"],
  [/\b(?:work experience|jobs?)\b/, "work"],
  [/\b(?:toefl|ielts|duolingo|english test)\b/, "english"],
  [/\b(?:portfolio|competenc\w+)\b/, "competencies"],
  [/\b(?:college[- ]prep\w*|courses|course rigor|rigor)\b/, "prep"],
];

export const factorsIntent: Intent = {
  name: "what a college looks at",
  score(asked) {
    if (asked.colleges.length === 0) return 0;
    if (/\b(?:prompts?|20[345]\d|word limit|examples?)\b/.test(asked.understood.bare)) return 0;
    const named = factorKeys.filter(([pattern]) => pattern.test(asked.understood.bare)).map(([pattern]) => pattern);
    const asksIt =
      /\b(?:require|requires|required|need|needs|consider|considers|look|looks|looking|care|cares|count|counts|matter|matters|want|wants|weigh|important|ask|asks|optional|use|uses)\b/;
    if (named.length > 0 && asksIt.test(asked.understood.bare))
      return fitOf(asked, named, 0.9, [asksIt, /\b(?:letters?|high school|status|applicants?|application)\b/]);
    return fitOf(
      asked,
      [
        /\bwhat (?:does|do|is|are)\b.*\b(?:look for|look at|consider|require|requirements|want|care about|important)\b/,
        /\b(?:admissions?|application|entrance|entry) (?:requirements|criteria|factors)\b/,
        /\brequirements\b/,
      ],
      0.8,
      [/\b(?:need|get in|applicants?|students?)\b/],
    );
  },
  answer: ({ colleges, understood }, ground) => {
    const about = factorKeys.filter(([pattern]) => pattern.test(understood.bare)).map(([, key]) => key);
    const found = colleges.slice(0, 2).map(({ unitid }) => admissionFactors.run({ unitid, about }, ground));
    return replyOf({
      known: found.some(({ known }) => known),
      statements: found.flatMap(({ statements }) => statements),
    });
  },
};

/** A question with one tool behind it. */
const simple = (
  name: string,
  patterns: readonly RegExp[],
  tool: typeof cssRule,
  also: readonly RegExp[] = [],
): Intent => ({
  name,
  score: (asked) => (asked.colleges.length === 0 ? 0 : fitOf(asked, patterns, 0.97, also)),
  answer: ({ colleges }, ground) => {
    const found = colleges.slice(0, 3).map(({ unitid }) => tool.run({ unitid }, ground));
    return replyOf({
      known: found.some(({ known }) => known),
      statements: found.flatMap(({ statements }) => statements),
    });
  },
});

export const cssIntent = simple("CSS Profile at a college", [/\bcss(?: profile)?\b/], cssRule, [
  /\b(?:profile|requires?|required|need|needs|ask|asks|use|uses|noncustodial|want|wants|form|financial aid|both parents?)\b/,
]);
export const feeIntent = simple(
  "application fee",
  [
    /\b(?:application|app|admission) fees?\b/,
    /\b(?:how much|cost|costs|free|price)\b.*\b(?:to apply|applying|application)\b/,
  ],
  applicationFeeOf,
  [/\b(?:waivers?|cost|much)\b/],
);
export const linksIntent = simple(
  "pages of a college",
  [
    /\b(?:website|web site|web page|url|homepage|net price calculator|npc|admissions? (?:page|office|site|website)|financial aid (?:page|office|website)|contact)\b/,
  ],
  collegeLinks,
  [/\b(?:link|page|where|find|office|phone|email|address)\b/],
);

export const programIntent: Intent = {
  name: "program at a college",
  score(asked) {
    const { colleges, understood } = asked;
    if (colleges.length === 0 || understood.field === null) return 0;
    if (
      /\b(?:acceptance|admission|admit|admitted|get in|get into|accepted|hard|rank(?:ed|ing)?|tuition|cost|deadline|gpa|sat|act|pass rate|nclex|class size|professors?|courses|credits)\b/.test(
        understood.bare,
      )
    )
      return 0;
    return (
      Math.max(
        0.55,
        fitOf(
          asked,
          [
            /\b(?:have|has|offer|offers|program|programs|major|majors|degree|degrees|study|strong|good|earn|earnings|make|salary|pay|paid|graduates|for|in|at|bachelor|associate)\b/,
          ],
          0.95,
          [
            /\b(?:bachelor|associate|department|after|graduating|graduates?|median|starting|much|how many|people|students)\b/,
          ],
        ),
      ) -
      0.12 * Math.max(0, understood.bare.split(" ").length - 12)
    );
  },
  answer({ colleges, understood: { field, bare } }, ground) {
    if (field === null) return null;
    const about = /\b(?:earn|earns|earnings|make|makes|salary|salaries|pay|paid|money|income)\b/.test(bare)
      ? "earnings"
      : "offered";
    const found = colleges.slice(0, 3).map(({ unitid }) => programAt.run({ unitid, field: field.code, about }, ground));
    const names = colleges.map(shortName).join(", ");
    return replyOf(
      { known: found.some(({ known }) => known), statements: found.flatMap(({ statements }) => statements) },
      [to(`Colleges for ${field.label.toLowerCase()} that fit you`, "/college-match-quiz")].filter(() => names !== ""),
    );
  },
};
