/** What families ask about sending an application: dates, fees, forms and the college’s own pages. */
import { collegePath } from "~/colleges/address";
import type { College } from "~/colleges/college";
import { say } from "~/counselor/answer/evidence";
import { wordsPath } from "~/counselor/answer/paths";
import { answered, replyOf, to, without } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { wordsIn } from "~/counselor/sentences/sentences";
import { seasonFall } from "~/season/fact";
import { shortName } from "../tools/college-evidence";
import { applicationFeeOf, collegeLinks, cssRule } from "../tools/college-more";
import { collegeDeadlines, daysLeft, onCommonApp } from "../tools/deadlines";
import { quoted } from "../tools/library";
import { termsOf } from "../words/phrases";
import { fitOf, type Intent } from "./intent";
import { timelineStep } from "./next-steps";

type Plan = "ed1" | "ed2" | "rea" | "ea1" | "ea2" | "priority" | "rd" | "rolling";
const planWords: readonly (readonly [RegExp, readonly Plan[]])[] = [
  [/\b(?:early decision (?:2|ii|two)|ed ?2|ed ?ii)\b/, ["ed2"]],
  [/\b(?:early decision|ed ?1|ed)\b/, ["ed1", "ed2"]],
  [/\b(?:restrictive|rea|scea|single[- ]choice)\b/, ["rea"]],
  [/\b(?:early action|ea)\b/, ["ea1", "ea2", "rea"]],
  [/\b(?:regular|rd)\b/, ["rd"]],
  [/\brolling\b/, ["rolling"]],
  [/\bpriority\b/, ["priority"]],
];

/** "When do I have to get my app in", "how late can she send it": an application and by when, in everyday words. */
const byWhen =
  /\b(?:by|on|before) (?:what|which) (?:day|date)\b.*|\b(?:how late|(?:the )?latest|(?:by )?when)\b.*\b(?:get|have|need|send|turn|hand|put|submit)\w*\b.*\b(?:apps?|applications?|stuff|paperwork|everything)\b(?: in)?|\bhow late\b.*\b(?:apply|get in|send|submit)\b/;

const weighsRounds = /\b(?:or|vs|versus|and|than|instead of|difference|compared?)\b/;

/** The rounds that a question names, each once; "early decision 2" is no early decision. */
function roundsIn(bare: string): readonly (readonly Plan[])[] {
  let rest = bare;
  const rounds: (readonly Plan[])[] = [];
  for (const [pattern, plans] of planWords) {
    if (!pattern.test(rest)) continue;
    rest = rest.replace(pattern, " ");
    if (!rounds.some((before) => before.some((plan) => plans.includes(plan)))) rounds.push(plans);
  }
  return rounds;
}

const earlyRounds = [
  [/\b(?:early decision|ed)\b/, "early-decision-ed"],
  [/\b(?:early action|ea)\b/, "early-action-ea"],
] as const;

/** What the early rounds that are weighed bind one to. */
const roundWords = (bare: string, ground: Ground) =>
  earlyRounds.flatMap(([words, entry]) => {
    const passage = ground.passages.all.find(({ url }) => url === `${wordsPath}#${entry}`);
    return passage === undefined || !words.test(bare) ? [] : [quoted(passage, { terms: [], bare: "" }, ground)];
  });

/** The form an application goes by has no day of its own: the college's is asked. */
const form = /\b(?:(?:common|coalition) app(?:lication)?|commonapp)\b/;

/** How much time there is, counted from today. */
const asksDaysLeft =
  /\bhow (?:many|much) (?:more )?(?:days?|weeks?|time)\b.*\b(?:left|until|till|til|before|remain\w*|to go|have)\b|\bdays left\b/;

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
    // What an early round is good for is in the guides.
    if (
      /\b(?:helps?|helpful|boosts?|advantages?|benefits?|better (?:chances?|odds|shot)|(?:raise|increase|improve|hurt)s?|worth it|pros and cons)\b/.test(
        understood.bare,
      )
    )
      return 0;
    return fitOf(
      asked,
      [
        byWhen,
        /\b(?:deadlines?|due(?: dates?)?|cut[- ]?off|last day|closing date|apply by|closes?|application dates?)\b/,
        /\bwhen\b.*\b(?:apply|applications?|due|close|submit|early|regular|decision|action)\b.*|\bby when\b/,
        asksDaysLeft,
        /\bhow (?:long|much time) do (?:i|we|you) (?:still )?have (?:left )?to apply\b/,
        /\b(?:too late|still (?:apply|time|open|accepting|take|taking)|can i still|late to apply|missed|(?:did|have) (?:i|we|he|she) (?:already )?miss(?:ed)?)\b.*/,
        /\b(?:early decision|early action|regular decision|rolling admissions?|ed|ea|ed ?2|ed ?ii|rea)\b/,
      ],
      0.95,
      [
        form,
        /\b(?:stuff|everything|apps?|send|sent|turn(?:ed)?|hand(?:ed)?|get|got|gotta|rolling|both|each|all|dates?)\b/,
        /\b(?:applications?|apply|submit|date|day|admissions?|decision|action|regular|early|transfers?|plan|offer|have|round|binding|still|time|freshman)\b/,
      ],
    );
  },
  answer({ colleges, understood, student }, ground) {
    const transfer = /\btransfer/.test(understood.bare);
    const rounds = roundsIn(understood.bare);
    // "ED or EA": each round by itself, so that one the college doesn't have is said.
    const asked =
      rounds.length > 1 && colleges.length === 1 && weighsRounds.test(understood.bare) ? rounds : [rounds.flat()];
    const found = colleges
      .slice(0, 3)
      .flatMap(({ unitid }) =>
        asked.map((only) => collegeDeadlines.run({ unitid, transfer, only: [...only] }, ground)),
      );
    const days = found.flatMap((one) => one.statements);
    const statements = asked.length > 1 ? [...days, ...roundWords(understood.bare, ground)] : days;
    const [college, ...more] = colleges;
    const counted =
      college !== undefined && more.length === 0 && asksDaysLeft.test(understood.bare)
        ? daysLeft(college, { transfer, only: rounds.flat() }, ground)
        : null;
    return replyOf(
      {
        known: found.some(({ known }) => known),
        statements: [...(counted === null ? [] : [counted]), ...statements],
      },
      [timelineStep("Put it on a timeline", colleges, { state: student.state, transfer, entry: seasonFall })],
    );
  },
};

const ofPlace =
  /\b(?:housing|dorms?|residence halls?|room)\b(?: \w+){0,2} (?:deadlines?|due|dates?|forms?|applications?|apps?|contracts?|deposits?|open|opens|sign[- ]?ups?|selection)\b|\b(?:enrollment|enrolment|tuition|admissions?|housing|my|our|the|her|his|confirmation|seat)(?: \w+)? deposits?\b|\bdeposits? (?:is |are )?(?:due|deadlines?|dates?|day)\b|\bdeposit by\b|\b(?:orientation|move[- ]in)\b/;
const asksDay =
  /\b(?:when|deadlines?|due|by what|what day|which day|last day|how (?:long|late)|too late|dates?|what (?:is|s) the day)\b/;
const otherOfPlace =
  /\b(?:refund\w*|waive\w*|how much|costs?|price|pay for|lose|get back|fee waiver|two|both|double)\b/;

/** By when a college wants a deposit or the form for a room is in no table of ours, and another day is no answer. */
export const placeDayIntent: Intent = {
  name: "deposit or housing day",
  score: ({ colleges, understood: { bare } }) =>
    colleges.length > 0 && ofPlace.test(bare) && asksDay.test(bare) && !otherOfPlace.test(bare) ? 1 : 0,
  answer({ colleges: [college], understood: { bare } }, ground) {
    if (college === undefined) return null;
    const { say: write } = wordsIn(ground);
    const ofRoom = /\b(?:housing|dorms?|residence|room|move[- ]in)\b/.test(bare);
    const office = write(ofRoom ? "office housing" : "office admission", { college: shortName(college) });
    return without(
      "not known",
      [say(write("place day unknown", { college: shortName(college), office }))],
      [
        ...(college.links.admissions === null
          ? []
          : [
              {
                url: college.links.admissions,
                title: write("own site", { host: new URL(college.links.admissions).host }),
              },
            ]),
        { url: collegePath(college), title: write("what we know", { college: shortName(college) }) },
        ...(ofRoom ? [] : [{ url: `${wordsPath}#decision-day`, title: "Decision day" }]),
      ],
    );
  },
};

/** In which division a college plays is on no page of ours, and what divisions are is no answer. */
export const divisionIntent: Intent = {
  name: "sports division of a college",
  score: ({ colleges, understood: { bare } }) =>
    colleges.length > 0 &&
    /\b(?:(?:is|are|was) .*\b(?:d ?[123]|d ?i{1,3}|division (?:[123]|i{1,3}|one|two|three)|naia|njcaa)\b|(?:what|which) (?:\w+ )?(?:division|conference|league)\b)/.test(
      bare,
    ) &&
    !/\b(?:coach\w*|recruit\w*|scholarships?|contact|email)\b/.test(bare)
      ? 0.98
      : 0,
  answer({ colleges: [college] }, ground) {
    if (college === undefined) return null;
    const { say: write } = wordsIn(ground);
    return without(
      "not known",
      [say(write("division unknown", { college: shortName(college) }))],
      [{ url: collegePath(college), title: write("what we know", { college: shortName(college) }) }],
    );
  },
};

const transferring = /\btransfer(?:s|red|ring)?\b(?: \w+){0,2} (?:to|into)\b|\b(?:to|into)\b.*\b(?:as a|by) transfer\b/;

const fromTo = /\bfrom\b.*\b(?:to|into)\b/;
const goesTo = (bare: string) => fromTo.test(bare) && !/\b(?:or|vs|versus)\b/.test(bare);

/** Who wants to change to a college: when it takes transfers. What isn't asked of a day is in the guides. */
export const transferIntent: Intent = {
  name: "transfer to a college",
  score: (asked) =>
    asked.colleges.length === 0 ||
    /\b(?:credits?|classes|gpa|rate|percent\w*|how many|hard|chances?|scholarships?|aid)\b/.test(asked.understood.bare)
      ? 0
      : fitOf(asked, [transferring], 0.7, [
          /\b(?:can|could|how|do|does|community|college|from|after|two|years?|still|possible|easy|when|apply|next|fall)\b/,
        ]),
  answer({ colleges: named, student, understood: { bare } }, ground) {
    // "From Sinclair to Wright State": the day of where they go.
    const colleges = goesTo(bare) && named.length > 1 ? named.slice(-1) : named;
    const found = colleges
      .slice(0, 2)
      .map(({ unitid }) => collegeDeadlines.run({ unitid, transfer: true, only: [] }, ground));
    const known = found.some((one) => one.known);
    // Where they go is said, though its day isn't known: the day of where they come from is no answer.
    if (!known && colleges === named) return null;
    return replyOf({ known, statements: found.flatMap(({ statements }) => statements) }, [
      to("Transferring between colleges", "/help/transferring-between-colleges"),
      timelineStep("Put it on a timeline", colleges, { state: student.state, transfer: true, entry: seasonFall }),
    ]);
  },
};

const asksOfTransfers =
  /\b(?:takes?|accepts?|admits?|enrolls?|lets?|gets?|has)(?: in)? (?:more|most|the most|many|fewer|a lot of|lots of) transfers?\b(?! credits?)|\b(?:transfer\w*)\b.*\b(?:gpa|grades|rate|percent\w*|how many|hard|chances?|odds|easy|easier)\b|\b(?:gpa|grades|acceptance rate|rate|percent\w*|how many|hard|chances?|odds|easy|easier)\b.*\btransfer\w*\b/;
/** Credits, aid and leaving are other questions about transfers. */
const otherTransfer =
  /\b(?:credits?|classes|courses|scholarships?|aid|housing|transfer(?:red|ring)?[- ](?:out|away|from)|deadlines?|due|when|ap|ib)\b/;

/**
 * "What GPA do I need to transfer to UNC": the figures are those of first-year students, so it's said, with the day.
 */
export const transferFiguresIntent: Intent = {
  name: "figures of transfer students",
  score: ({ colleges, understood: { bare } }) =>
    colleges.length > 0 && colleges.length < 3 && asksOfTransfers.test(bare) && !otherTransfer.test(bare) ? 0.985 : 0,
  answer({ colleges: [college, other], student }, ground) {
    if (college === undefined) return null;
    if (other !== undefined) return unknownOfBoth([college, other], ground);
    const days = collegeDeadlines.run({ unitid: college.unitid, transfer: true, only: [] }, ground);
    const unknown = say(wordsIn(ground).say("transfers unknown", { college: shortName(college) }));
    const pages = [
      ...(college.links.admissions === null ? [] : [{ url: college.links.admissions, title: shortName(college) }]),
      { url: "/help/transferring-between-colleges", title: "Transferring between colleges" },
    ];
    const [cited] = days.statements.flatMap(({ evidence }) => evidence);
    if (!days.known || cited === undefined) return without("not known", [unknown], pages);
    const next = timelineStep("Put it on a timeline", [college], {
      state: student.state,
      transfer: true,
      entry: seasonFall,
    });
    return {
      ...answered([{ ...unknown, evidence: [{ ...cited, figures: {} }] }, ...days.statements], [next]),
      pages,
    };
  },
};

/** Of two colleges: that neither's transfers are counted here, with the page of each. */
const unknownOfBoth = (colleges: readonly College[], ground: Ground) =>
  without(
    "not known",
    colleges.map((college) => say(wordsIn(ground).say("transfers unknown", { college: shortName(college) }))),
    [
      ...colleges.flatMap((college) =>
        college.links.admissions === null ? [] : [{ url: college.links.admissions, title: shortName(college) }],
      ),
      { url: "/help/transferring-between-colleges", title: "Transferring between colleges" },
    ],
  );

const decisionDay =
  /\bwhen\b.*\b(?:decisions?|decision letters?|letters?|results|portal)\b.*\b(?:come out|comes out|released?|mail(?:ed)?|sent|send|arrive|(?:are|is|be|go) out|post(?:ed)?|announced?|update[sd]?)\b|\bwhen\b.*\b(?:mail|mails|send|sends|release|releases|post|posts|announce|announces)\b.*\b(?:decisions?|letters?|results)\b|\bwhen\b.*\bhear (?:back )?from\b|\bwhen (?:do|does|will|would|can|should) (?:i|we|you|he|she|they|my \w+|applicants|students) (?:hear(?: back)?|find out|know)\b|\bwhen (?:do|does|will|would) (?:they|it|the college|admissions) (?:tell|let|notify|inform|get back to) (?:you|us|me|him|her|people|students|applicants|my \w+)\b/;

/** The day a college answers is in no table of ours, and the day to apply by is no answer to it. */
export const decisionDayIntent: Intent = {
  name: "decision day",
  score: ({ colleges, understood: { bare } }) => (colleges.length > 0 && decisionDay.test(bare) ? 1 : 0),
  answer: ({ colleges: [college] }) =>
    college === undefined
      ? null
      : without(
          "not known",
          [
            say(
              `We don’t have the day when ${shortName(college)} sends its decisions. Its admission office and your applicant portal say it.`,
            ),
          ],
          [{ url: collegePath(college), title: shortName(college) }],
        ),
};

/** Whether a college takes the Common App, as far as the list of its members says. */
export const commonAppIntent: Intent = {
  name: "Common App at a college",
  score: (asked) =>
    asked.colleges.length === 0 ||
    /\b(?:due|deadlines?|when|last day|by what day|cut ?off)\b/.test(asked.understood.bare)
      ? 0
      : fitOf(asked, [/\b(?:the )?(?:common app(?:lication)?|commonapp)\b/], 0.97, [
          /\b(?:take|takes|accept|accepts|use|uses|on|through|via|with|member|apply|application|do|does|is)\b/,
        ]),
  answer: ({ colleges }, ground) => {
    const found = colleges.slice(0, 3).map(({ unitid }) => onCommonApp.run({ unitid }, ground));
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

/** The day by which a college wants the CSS Profile: what we read of it, or that we have none. */
export const cssDayIntent: Intent = {
  name: "CSS Profile day of a college",
  score: ({ colleges, understood: { bare } }) =>
    colleges.length > 0 &&
    /\bcss\b/.test(bare) &&
    /\b(?:deadlines?|due|when|by what|last day|dates?|cut ?off)\b/.test(bare) &&
    !/\b(?:open|opens|fees?|cost)\b/.test(bare)
      ? 0.98
      : 0,
  answer({ colleges: [college] }, ground) {
    if (college === undefined) return null;
    const rule = cssRule.run({ unitid: college.unitid }, ground);
    const known = ground.cssProfile(college.unitid);
    const [cited] = rule.statements.flatMap(({ evidence }) => evidence);
    if (cited === undefined) return null;
    if (known?.asks === false && rule.known) return replyOf(rule);
    const { say: write } = wordsIn(ground);
    const day =
      known?.dates == null || known.confidence === "recalled"
        ? write("css day unknown", { college: shortName(college) })
        : `${shortName(college)}: ${known.dates}`;
    const usual = ground.passages.all.find(({ url }) => url === "/help/css-profile-line-by-line#dates");
    const words = "usual dates early decision regular decision";
    return {
      ...answered([
        // The timeline shows the day beside its task for the college.
        say(day, {
          ...cited,
          url: "/application-timeline#you",
          title: `${shortName(college)}: CSS Profile`,
          figures: {},
        }),
        ...rule.statements,
        ...(usual === undefined ? [] : [quoted(usual, { terms: termsOf(words), bare: words }, ground)]),
      ]),
      pages:
        college.links.financialAid === null ? [] : [{ url: college.links.financialAid, title: shortName(college) }],
    };
  },
};

const scholarshipDay =
  /\b(?:scholarships?|merit(?: aid)?|honors(?: college)?)\b.*\b(?:deadlines?|due|last day|cut ?off|dates?|apply by|by when)\b|\b(?:deadlines?|due|last day|cut ?off|by when|when)\b.*\b(?:scholarships?|merit(?: aid)?|honors college)\b/;

/** No table of ours has the day for a college's scholarships; its days to apply are the nearest we have. */
export const scholarshipDayIntent: Intent = {
  name: "scholarship day of a college",
  score: ({ colleges, understood: { bare, program } }) =>
    colleges.length > 0 &&
    program === null &&
    scholarshipDay.test(bare) &&
    !/\b(?:hear|find out|know|notif\w*|decisions?|fafsa|css|renew|transfer|decide)\b/.test(bare)
      ? 0.97
      : 0,
  answer({ colleges: [college], student }, ground) {
    if (college === undefined) return null;
    const days = collegeDeadlines.run({ unitid: college.unitid, transfer: false, only: [] }, ground);
    const [cited] = days.statements.flatMap(({ evidence }) => evidence);
    if (!days.known || cited === undefined) return null;
    const none = wordsIn(ground).say("scholarship day unknown", { college: shortName(college) });
    return {
      ...answered(
        [say(none, { ...cited, figures: {} }), ...days.statements],
        [timelineStep("Put it on a timeline", [college], { state: student.state, entry: seasonFall })],
      ),
      pages:
        college.links.financialAid === null ? [] : [{ url: college.links.financialAid, title: shortName(college) }],
    };
  },
};

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
