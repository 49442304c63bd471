/**
 * What families ask about aid, loans and dates. Long because it is a table: one entry for each thing that is asked, with
 * the words that ask it beside the tool that answers.
 */
import { isState, stateName } from "~/colleges/states";
import { answered, asks, replyOf, to } from "~/counselor/answer/reply";
import { statePagePath } from "~/library/states/guides";
import { aidFormula, pellAmounts } from "../tools/aid";
import { fafsaDates, testDays } from "../tools/dates";
import { loanLimits, loanPayment, loanRates, parentPlus, rapRepayment } from "../tools/loans";
import { collegesFor } from "../tools/majors";
import { stateAid } from "../tools/state-aid";
import { moneyOf } from "../understand/student";
import { fitOf, type Intent, recordWords } from "./intent";

const awardYearOf = (entry: number | null) => (entry === 2026 ? "2026-27" : "2027-28") as "2026-27" | "2027-28";

const estimateWords: readonly RegExp[] = [
  /\b(?:sai|student aid index|efc|expected family contribution)\b/,
  /\bpell(?: grants?)?\b/,
  /\b(?:how much|what|any|much) .*\b(?:financial aid|federal aid|aid|grants?)\b|\b(?:qualify|eligible|get)\b.*\b(?:aid|fafsa|grants?)\b/,
];

/** The index and the Pell Grant of a family that says its income. */
export const aidIntent: Intent = {
  name: "aid for an income",
  score(asked) {
    if (asked.student.income === null || asked.colleges.length > 0) return 0;
    const now = asked.understood.student.income !== null;
    return fitOf(asked, estimateWords, now ? 0.95 : 0.85, [
      ...recordWords,
      /\b(?:qualify|eligible|eligibility|amount|estimate|grants?|family|people|kids|children|four|three|five|six|two|household|size|federal|financial|aid|fafsa|free)\b/,
    ]);
  },
  answer({ student: { income, familySize, state } }, ground) {
    if (income === null) return null;
    const home = state !== null && isState(state) ? state : null;
    return replyOf(aidFormula.run({ income, familySize, state: home }, ground), [
      to("Work it out line by line in the FAFSA calculator", "/tools/fafsa-calculator"),
    ]);
  },
};

export const pellIntent: Intent = {
  name: "Pell amounts",
  score(asked) {
    if (asked.colleges.length > 0) return 0;
    const { bare } = asked.understood;
    const { entry } = asked.understood;
    if (!/\bpell\b/.test(bare) || (entry !== null && (entry < 2024 || entry > 2027))) return 0;
    if (
      /\b(?:workforce|lifetime|lose|lost|summer|transfer|taxable|repay|pay back|appl(?:y|ied)|part[- ]time|prison|citizen|what is|second degree)\b/.test(
        bare,
      ) &&
      !/\bmax|maximum|how much\b/.test(bare)
    )
      return 0;
    return fitOf(
      asked,
      [
        /\b(?:max(?:imum)?|most|largest|biggest|minimum|smallest|least|how much|amount|worth|cutoff|cut off|limit|income|eligib\w+|qualify|get|much)\b.*\bpell(?: grants?)?\b.*|\bpell(?: grants?)?\b.*\b(?:max(?:imum)?|amounts?|cutoff|cut off|limits?|income|eligib\w+|qualify|much|worth)\b/,
        /\bpell grants?\b/,
      ],
      0.9,
      [/\b(?:award|year|federal|need|make|family|students?)\b/],
    );
  },
  answer({ student, understood }, ground) {
    const amounts = pellAmounts.run({ awardYear: awardYearOf(understood.entry) }, ground);
    if (student.income !== null) return replyOf(amounts);
    return /\b(?:max|maximum|most|minimum|smallest|how much is)\b/.test(understood.bare)
      ? replyOf(amounts)
      : asks(
          amounts.statements,
          { field: "income", question: "About how much does your family earn in a year?", choices: [] },
          [to("Work it out in the FAFSA calculator", "/tools/fafsa-calculator")],
        );
  },
};

export const plusIntent: Intent = {
  name: "Parent PLUS",
  score: (asked) =>
    /\bplus\b/.test(asked.understood.bare)
      ? fitOf(
          asked,
          [
            /\b(?:parent )?plus(?: loans?)?\b.*\b(?:limits?|caps?|max(?:imum)?|most|rate|rates|interest|fees?|how much|borrow|amount)\b|\b(?:limits?|caps?|max(?:imum)?|most|rates?|interest|fees?|how much|borrow|amount)\b.*\bplus(?: loans?)?\b/,
          ],
          0.97,
          [/\b(?:loans?|parents?|can|year|total|lifetime|annual|federal|origination|new|take out|2026|2027)\b/],
        )
      : 0,
  answer: (_, ground) =>
    replyOf(parentPlus.run({}, ground), [to("See what it costs a month", "/college-cost-calculator/loan")]),
};

export const limitIntent: Intent = {
  name: "federal loan limits",
  score(asked) {
    const { bare } = asked.understood;
    if (/\b(?:plus|private|grad(?:uate)? (?:school|student)|law|medical|forgiv\w*|repay|payment|monthly)\b/.test(bare))
      return 0;
    return fitOf(
      asked,
      [
        /\b(?:how much|most|max(?:imum)?|limits?|cap|caps)\b.*\b(?:borrow|loans?|federal loans?|direct loans?|stafford|subsidized|unsubsidized|take out)\b|\b(?:loans?|borrow\w*)\b.*\b(?:limits?|max(?:imum)?|caps?|most)\b/,
      ],
      0.95,
      [
        /\b(?:student|federal|direct|stafford|subsidized|unsubsidized|independent|dependent|freshman|undergraduate|aggregate|annual|lifetime|take out|government)\b/,
      ],
    );
  },
  answer: ({ understood: { bare } }, ground) =>
    replyOf(loanLimits.run({ independent: /\bindependent\b/.test(bare) }, ground), [
      to("See the monthly payment", "/college-cost-calculator/loan"),
    ]),
};

export const rateIntent: Intent = {
  name: "federal loan rates",
  score(asked) {
    const { bare } = asked.understood;
    if (
      asked.colleges.length > 0 ||
      /\b(?:private|sallie|mortgage|car|refinanc\w*|deduct\w*|capitaliz\w*)\b/.test(bare)
    )
      return 0;
    return fitOf(
      asked,
      [
        /\b(?:interest rates?|rates?|interest|apr|origination fees?|fees?)\b.*\b(?:loans?|stafford|subsidized|unsubsidized|direct)\b|\b(?:loans?|stafford|subsidized|unsubsidized)\b.*\b(?:interest rates?|rates?|interest|apr|origination fees?)\b/,
      ],
      0.9,
      [/\b(?:student|federal|direct|undergraduate|year|government|fixed|percent)\b/],
    );
  },
  answer: ({ understood: { entry } }, ground) =>
    replyOf(
      loanRates.run(
        { awardYear: entry === 2027 ? "2027-28" : entry === 2025 ? "2025-26" : entry === 2024 ? "2024-25" : "2026-27" },
        ground,
      ),
    ),
};

const numberWords: Readonly<Record<string, number>> = { ten: 10, fifteen: 15, twenty: 20 };

const principalSign = /(\$?\d[\d.]*(?:k\b|m\b)?(?: (?:thousand|grand)\b)?)/;

/** The payment of a loan whose amount is named. */
export const paymentIntent: Intent = {
  name: "loan payment",
  score(asked) {
    const { bare } = asked.understood;
    if (principalOf(bare) === null) return 0;
    return fitOf(
      asked,
      [/\b(?:monthly|payments?|pay|per month|a month|repay|pay back|pay off|cost|interest)\b/],
      0.93,
      [
        /\b(?:loans?|borrow(?:ed|ing)?|debt|owe|years?|interest|rate|percent|at|over|student|federal|back|off|if|term|take out|took out|long)\b/,
        /\d+(?:\.\d+)? ?%/,
      ],
    );
  },
  answer({ understood: { bare } }, ground) {
    const principal = principalOf(bare);
    if (principal === null) return null;
    const rate = /(\d{1,2}(?:\.\d+)?) ?(?:%|percent)/.exec(bare)?.[1];
    const years = /\b(\d{1,2}|ten|fifteen|twenty)[- ]?(?:years?|yr)\b/.exec(bare)?.[1];
    return replyOf(
      loanPayment.run(
        {
          principal,
          rate: rate === undefined ? null : Number(rate),
          years: years === undefined ? null : (numberWords[years] ?? Number(years)),
        },
        ground,
      ),
      [to("Try other years and rates", "/college-cost-calculator/loan")],
    );
  },
};

function principalOf(bare: string): number | null {
  if (
    (!/\b(?:loans?|borrow(?:ed|ing)?|debt|owe)\b/.test(bare) && !/\d ?(?:%|percent)/.test(bare)) ||
    /\bplus\b.*\blimit/.test(bare)
  )
    return null;
  for (const [, written = ""] of bare.matchAll(new RegExp(principalSign.source, "g"))) {
    const money = moneyOf(written);
    if (
      money !== null &&
      money >= 1_000 &&
      money <= 1_000_000 &&
      !(money >= 2000 && money <= 2050 && !written.includes("$"))
    )
      return money;
  }
  return null;
}

export const rapIntent: Intent = {
  name: "Repayment Assistance Plan",
  score: (asked) =>
    asked.student.income === null
      ? 0
      : fitOf(asked, [/\b(?:rap|repayment assistance plan|income[- ]driven)\b/], 0.9, [
          ...recordWords,
          /\b(?:payments?|monthly|month|pay|plan|loans?|kids?|children|dependents?|much)\b/,
        ]),
  answer({ student: { income }, understood: { bare } }, ground) {
    if (income === null) return null;
    const kids = /\b(\d|one|two|three|four|no) (?:kids?|children|child|dependents?)\b/.exec(bare)?.[1] ?? "0";
    const words: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, no: 0 };
    return replyOf(rapRepayment.run({ income, dependents: words[kids] ?? Number(kids) }, ground));
  },
};

export const fafsaIntent: Intent = {
  name: "FAFSA dates",
  score(asked) {
    const { bare, entry } = asked.understood;
    if (
      !/\b(?:fafsa|state aid|financial aid|state grants?)\b/.test(bare) ||
      asked.colleges.some(() => !asked.states.length)
    )
      return 0;
    if (entry !== null && (entry < 2026 || entry > 2027)) return 0;
    if (
      /\b(?:undocumented|daca|ssn|social security|parents?|divorced|independent|homeless|foster|citizen)\b/.test(bare)
    )
      return 0;
    return fitOf(
      asked,
      [
        /\b(?:when|deadlines?|due(?: dates?)?|last day|opens?|open(?:ed|ing)?|close[sd]?|available|release\w*|start|late|dates?|by when|how late|still file|priority date|come out|time)\b/,
      ],
      0.97,
      [
        /\b(?:fafsa|form|application|file|filing|submit|fill out|apply|financial aid|state aid|state|federal|aid|grants?|priority|new|year|open|day|date|come|form)\b/,
      ],
    );
  },
  answer({ states, student, understood: { bare, entry } }, ground) {
    const state = states[0] ?? student.state;
    const about = /\b(?:open|opens|opened|opening|available|release\w*|come out|start)\b/.test(bare)
      ? "opens"
      : "closes";
    const known = fafsaDates.run(
      {
        awardYear: awardYearOf(entry),
        state: state !== undefined && state !== null && isState(state) ? state : null,
        about,
      },
      ground,
    );
    const next = [to("Put the dates on your timeline", "/application-timeline")];
    return (state === undefined || state === null) && about === "closes"
      ? asks(
          known.statements,
          { field: "state", question: "Which state do you live in? Many states want it earlier.", choices: [] },
          next,
        )
      : answered(known.statements, next);
  },
};

export const testDayIntent: Intent = {
  name: "test dates",
  score(asked) {
    const { bare, entry } = asked.understood;
    if (asked.colleges.length > 0 || !/\b(?:sat|act)\b/.test(bare)) return 0;
    if (/\b(?:what will be on|answers|cheat|leak\w*)\b/.test(bare) || (entry !== null && entry > 2027)) return 0;
    return fitOf(
      asked,
      [/\b(?:when|next|dates?|upcoming|register|registration|deadlines?|schedule|sign up|day|days|administration)\b/],
      0.95,
      [
        /\b(?:sat|act|test|tests|exam|take|is|offered|calendar|december|march|may|june|february|april|january|for|last|sign|saturday|scores?|out|come|released|until|late|new|on|in|the)\b/,
      ],
    );
  },
  answer: ({ understood: { bare } }, ground) => {
    const next = /\bnext\b/.test(bare);
    const tests = (["sat", "act"] as const).filter((test) => new RegExp(`\\b${test}\\b`).test(bare));
    const found = tests.map((test) => testDays.run({ test, next, month: monthIn(bare) }, ground));
    return replyOf({
      known: found.some(({ known }) => known),
      statements: found.flatMap(({ statements }) => statements),
    });
  },
};

const months = "january february march april may june july august september october november december".split(" ");

/** The month a question names, 1 to 12; "may" only where it can't be the verb. */
function monthIn(bare: string): number | null {
  const said = (month: string) =>
    (month === "may" ? /\b(?:in|the|for) may\b|\bmay (?:sat|act)\b/ : new RegExp(`\\b${month}\\b`)).test(bare);
  const named = months.find(said);
  return named === undefined ? null : months.indexOf(named) + 1;
}

/** Grants and scholarships of a state, by name and in a list. */
export const stateAidIntent: Intent = {
  name: "state aid",
  score: (asked) =>
    asked.states.length === 0
      ? 0
      : fitOf(
          asked,
          [
            /\b(?:what|which|any|list|state|free|does|are there|how much|get)\b.*\b(?:grants?|scholarships?|financial aid|state aid|aid|money|programs?|promise|free (?:college|tuition)|tuition[- ]free)\b/,
            /\b(?:grants?|scholarships?|financial aid|state aid|promise|free (?:college|tuition|community college))\b/,
          ],
          0.72,
          [
            /\b(?:residents?|state|available|qualify|programs?|students?|offer|offers|have|free|college|tuition|community|money)\b/,
          ],
        ),
  answer({ states: [state] }, ground) {
    if (state === undefined) return null;
    const facts = ground.stateFacts(state);
    const finding = stateAid.run({ state }, ground);
    return replyOf(
      finding,
      facts === null ? [] : [to(`All of ${stateName(state)}’s aid`, statePagePath(facts.slug, "financial-aid"))],
    );
  },
};

export const fieldIntent: Intent = {
  name: "colleges for a field",
  score(asked) {
    if (asked.colleges.length > 0 || asked.understood.field === null) return 0;
    return fitOf(asked, [/\b(?:colleges?|schools?|universit(?:y|ies)|where|programs?)\b/], 0.8, [
      /\b(?:best|top|good|study|major|majors|degree|offer|offers|have|with|for|which|what|strong|biggest|largest|most)\b/,
    ]);
  },
  answer({ understood: { field, bare }, states, student }, ground) {
    if (field === null) return null;
    const state = states[0] ?? student.state ?? null;
    const found = collegesFor.run({ field: field.code, state }, ground);
    if (!found.known) return null;
    const best = /\b(?:best|top|good|strong)\b/.test(bare)
      ? [
          {
            text: "We don’t rank programs. These are the colleges that graduate most students in it, which says how big a program is and not how good.",
            quoted: false,
            evidence: [],
          },
        ]
      : [];
    return answered([...best, ...found.statements], [to("Find the ones that fit you", "/college-match-quiz")]);
  },
};
