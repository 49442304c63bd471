/** What families ask about loans: what may be borrowed, what it costs, and how it’s paid back. */
import { tieredYears } from "~/cost/loan/repayment";
import { loanRulesFor } from "~/cost/loan/rules";
import { type Statement, say } from "~/counselor/answer/evidence";
import { answered, replyOf } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { wordsIn } from "~/counselor/sentences/sentences";
import { dollars } from "~/design/figures";
import { collegeFacts } from "../tools/college-facts";
import { quoted } from "../tools/library";
import { loanLimits, loanPayment, loanRates, parentPlus, rapRepayment, usualYear } from "../tools/loans";
import { payBesideRap, principalOf } from "../understand/borrowed";
import { tellsIndependent } from "../understand/independent";
import { borrowedEachYear, rateTold, tellsTerms } from "../understand/loan-told";
import { moneyOf } from "../understand/money";
import { isNoStudentLoan } from "../understand/other-sums";
import { termsOf } from "../words/phrases";
import { plainText } from "../words/words";
import { fitOf, type Intent } from "./intent";
import { loanStep } from "./next-steps";

const rules = () => loanRulesFor(usualYear);

const wasRefused = /\b(?:denied|denial|turned (?:me |us |him |her )?down|refused|rejected|declined)\b|\bsaid no\b/;

export const plusIntent: Intent = {
  name: "Parent PLUS",
  score: (asked) =>
    // Who was turned down asks what that opens, and the guide says so.
    wasRefused.test(asked.understood.bare) || weighsRates.test(asked.understood.bare)
      ? 0
      : // What one of an amount costs a month is worked out.
        principalOf(asked.understood.bare) !== null && byTheMonth.test(asked.understood.bare)
        ? 0
        : parentBorrows.test(asked.understood.bare)
          ? fitOf(asked, [parentBorrows], 0.97, [
              /\b(?:how much|most|max(?:imum)?|limits?|caps?|loans?|federal|year|total|can|take out|borrow|child|kid|son|daughter|college|university|school|student|himself|herself)\b/,
            ])
          : /\bplus\b/.test(asked.understood.bare)
            ? fitOf(
                asked,
                [
                  /\b(?:parent )?plus(?: loans?)?\b.*\b(?:limits?|caps?|max(?:imum)?|most|rate|rates|interest|fees?|how much|borrow|amount)\b|\b(?:limits?|caps?|max(?:imum)?|most|rates?|interest|fees?|how much|borrow|amount)\b.*\bplus(?: loans?)?\b/,
                ],
                0.97,
                [
                  /\b(?:loans?|parents?|can|year|total|lifetime|annual|federal|origination|new|take out|2026|2027)\b/,
                  /\b(?:take|get|borrow|per|each|one|all|child|kid|starting|next|july|under|laws?|rules?)\b/,
                ],
              )
            : 0,
  answer({ understood: { bare } }, ground) {
    const { parentPlus: caps, rates } = rules();
    const next =
      caps.yearly === null
        ? []
        : [loanStep("See what the most of one year costs a month", caps.yearly, rates.plus, 10)];
    const finding = parentPlus.run({}, ground);
    // Who asks what it costs hears the rate before how much one may borrow.
    const rateFirst = asksRate.test(bare) && !asksMost.test(bare);
    return replyOf(rateFirst ? { ...finding, statements: [...finding.statements].reverse() } : finding, next);
  },
};

/** What new students of a graduate school may borrow: that there's a limit, and no Grad PLUS, but not how much. */
export const graduateIntent: Intent = {
  name: "graduate loan limits",
  score: ({ understood: { bare, spanish } }) =>
    !spanish &&
    ofGraduates.test(bare) &&
    !hasDegree.test(bare) &&
    /\b(?:borrow\w*|loans?|lends?|plus)\b/.test(bare) &&
    /\b(?:how much|most|max(?:imum)?|limits?|caps?|gone|still|end(?:ed|ing)?|what (?:can|do|does|is|are)|left|replac\w+|instead)\b/.test(
      bare,
    ) &&
    !/\b(?:forgiv\w*|pslf|repay\w*|payments?|monthly|a month|private|parent plus|default\w*|interest|rates?|in default|defer\w*)\b/.test(
      bare,
    )
      ? 0.985
      : 0,
  answer(_, ground) {
    const passages = graduatePages.flatMap((page) => ground.passages.all.find(({ url }) => url === page) ?? []);
    const looked = { terms: termsOf(graduateWords), bare: graduateWords };
    const told = passages.map((passage) => quoted(passage, looked, ground));
    const [cited] = told.flatMap(({ evidence }) => evidence);
    if (cited === undefined) return null;
    return answered([say(wordsIn(ground).say("graduate limits"), { ...cited, figures: {} }), ...told]);
  },
};

const ofGraduates =
  /\b(?:grad(?:uate)? (?:school|students?|degrees?|programs?|plus|loans?)|(?:law|med|medical|dental|vet|veterinary|pharmacy|professional) (?:school|degrees?|students?)|master s|masters|master(?= (?:in|degree|of|program)\b)|mba|phd|doctora\w+|grad plus)\b/;
/** Of a parent, who borrows for a child. */
const hasDegree = /\b(?:has|have|had|with|got) (?:a|an|her|his|my) (?:\w+ )?(?:master s|masters|mba|phd|doctora\w+)\b/;
const graduatePages = ["/help/choosing-a-major#jobs"];
const graduateWords = "new borrowers no longer get grad plus loans graduate degrees yearly and total limit";

/** "Federal loan or Parent PLUS, which has the lower rate": both rates are told. */
const weighsRates =
  /^(?=.*\b(?:rates?|interest|apr)\b)(?=.*\bplus\b)(?=.*\b(?:or|vs|versus|than|compared?)\b).*\b(?:(?:federal|direct|student) (?:student |direct )?loans?|stafford|(?:un)?subsidized)\b/;

const asksRate = /\b(?:rates?|interest|fees?|percent)\b/;
const asksMost = /\b(?:limits?|caps?|max(?:imum)?|most|how much|borrow|amount)\b/;

/** A parent asks for the own limit: "how much can I borrow as a parent", "what may parents borrow". */
const parentBorrows =
  /\b(?:borrow|loans?|take out)\b.*\bas (?:an? |the |his |her )?(?:parents?|mom|dad|mother|father)\b|\b(?:how much|what|most|limits?|max(?:imum)?)\b.*\bparents? (?:can |could |may )?(?:borrow|take out)\b|\b(?:how much|most|limit)\b.*\b(?:can|could|may) (?:a |the )?(?:parents?|mom|dad)\b.*\b(?:borrow|take out)\b|\b(?:how much|most|limits?|max(?:imum)?)\b.*\bparent loans?\b/;

/**
 * A student's own limit in Spanish: "los préstamos, cuánto es lo máximo que puede pedir ella sola", "cuánto me presta
 * el gobierno".
 */
const mostInSpanish =
  /^(?!.*\b(?:padres?|plus|privados?|banco|mensual|pagar|devolver)\b)(?=.*\b(?:gobierno|federal(?:es)?|fafsa)\b).*\b(?:cuanto|maximo|limite)\b.*\b(?:prest(?:a|an|ar|arme|arle|arnos)|prestad[oa])\b|^(?!.*\b(?:padres?|plus|privados?|pedimos|podemos|para padres)\b)(?=.*\bprestamos?\b).*\b(?:cuanto|maximo|limite)\b.*\b(?:puede|puedo|pueden) (?:pedir|sacar|tomar)\b/;

const asksLimit =
  /\b(?:how much|what|most|max(?:imum)?|limits?|caps?)\b.*\b(?:borrow|loans?|lends?|take out)\b|\b(?:borrow|loans?|lend)\b.*\b(?:how much|limits?|max(?:imum)?|caps?|most)\b/;
/** What the government lends, in the words of who asks for it: "the most the government will lend". */
const governmentLends =
  /\b(?:how much|most|max(?:imum)?)\b.*\b(?:government|feds|uncle sam|federal aid|fafsa)\b.*\b(?:lends?|loan)\b/;
/** "Is that for one year or all four", of a limit that was told. */
const yearOrAll =
  /\b(?:one|a|each|per|every|first|just the first|this) year\b.*\bor\b.*\b(?:all (?:four|4)|(?:four|4) years|total|altogether|in all|all of (?:it|them|college))\b/;
/** Other loans, and what becomes of one. */
const otherThanLimit =
  /\b(?:plus|private|parents?|grad(?:uate)? (?:school|student|degree)|master s|masters|law|medical|forgiv\w*|repay\w*|payments?|monthly|interest|rates?|afford|should|half[- ]time|part[- ]time)\b/;

export const limitIntent: Intent = {
  name: "federal loan limits",
  score(asked) {
    const { bare } = asked.understood;
    if (parentBorrows.test(bare)) return 0;
    if (asked.colleges.length === 0 && !otherThanLimit.test(bare)) {
      if (governmentLends.test(bare)) return 0.95;
      if (tellsIndependent(bare) && asksLimit.test(bare) && principalOf(bare) === null) return 0.95;
      if (yearOrAll.test(bare) && /\b(?:borrow\w*|loans?|lend)\b/.test(bare)) return 0.96;
    }
    if (asked.colleges.length === 0 && gapOf(bare) !== null && ofFederalLoan.test(bare)) return 0.96;
    // What a Spanish question tells beside it stays untranslated, and explains nothing.
    if (asked.understood.spanish && mostInSpanish.test(plainText(asked.understood.typed))) return 0.9;
    // What one can afford to owe, and should, isn't what one may borrow.
    if (/\b(?:afford|should|too much|safe(?:ly)?|smart|reasonable)\b/.test(bare)) return 0;
    // Half the classes is part of the limit only, which the guides explain.
    if (/\b(?:half|part|less than full)[- ]?time\b|\bfewer credits\b/.test(bare)) return 0;
    if (
      /\b(?:plus|private|grad(?:uate)? (?:school|student)|law|medical|forgiv\w*|repay|payment|monthly|interest|rates?)\b/.test(
        bare,
      )
    )
      return 0;
    // An amount with "a month", a rate or a number of years asks what it costs to pay back, not how much may be
    // borrowed.
    if (
      principalOf(bare) !== null &&
      (/\b(?:a month|per month|monthly|payments?|each month|pay back|repay)\b/.test(bare) || termsSign.test(bare))
    )
      return 0;
    return fitOf(
      asked,
      [
        /\b(?:how much|most|total|max(?:imum)?|limits?|cap|caps)\b.*\b(?:borrow|loans?|federal loans?|direct loans?|stafford|subsidized|unsubsidized|take out)\b|\b(?:loans?|borrow\w*)\b.*\b(?:limits?|max(?:imum)?|caps?|most)\b|\b(?:loans?|stafford|subsidized)\b.*\bhow much\b.*\b(?:take|borrow|get)\b/,
      ],
      0.95,
      [
        /\b(?:student|federal|direct|stafford|subsidized|unsubsidized|independent|dependent|freshman|undergraduate|aggregate|annual|lifetime|take(?: out)?|yr|government)\b/,
        /\b(?:second|third|fourth|sophomore|junior|senior|part)\b/,
      ],
    );
  },
  answer({ understood: { bare } }, ground) {
    const independent = tellsIndependent(bare);
    const { aggregate } = rules().direct[independent ? "independent" : "dependent"];
    const limits = loanLimits.run({ independent, short: gapOf(bare) }, ground);
    const [all, subsidized, ...more] = limits.statements;
    // Who asks how much of it is subsidized hears that first.
    const statements =
      /\bsubsidized\b/.test(bare) && all !== undefined && subsidized !== undefined
        ? [subsidized, all, ...more]
        : limits.statements;
    return replyOf({ ...limits, statements }, [
      loanStep(
        "See the monthly payment of that much",
        aggregate,
        rules().rates.undergraduate,
        tieredYears(aggregate * 100),
      ),
    ]);
  },
};

const dollarsOf = String.raw`\$?(\d[\d.]*k?)(?: dollars)?`;
const gaps = [
  String.raw`\b(?:short|gap (?:is|of)|still (?:need|owe)|left to (?:pay|cover)|after (?:grants|aid|scholarships) (?:we|i) owe|coming up) (?:by |of |about |around |roughly |like |still |with )*${dollarsOf}(?![\d%])`,
  String.raw`${dollarsOf} (?:a year |per year |each year )?(?:short|gap|shortfall|left to (?:pay|cover)|(?:more )?than we have)\b`,
].map((pattern) => new RegExp(pattern));
const leastGap = 100;

/** Dollars a year that a family says it's short of. */
function gapOf(bare: string): number | null {
  const said = gaps.map((pattern) => pattern.exec(bare)?.[1]).find((one) => one !== undefined);
  const gap = said === undefined ? null : moneyOf(said);
  return gap !== null && gap >= leastGap ? gap : null;
}

/** What the student may borrow of it, and not what a parent or a bank lends. */
const ofFederalLoan =
  /^(?!.*\b(?:private|plus|parents? (?:loan|borrow)|sallie|cosign\w*|monthly|a month|payments?|interest|rates?|appeal\w*|scholarships?)\b)(?=.*\b(?:loans?|borrow|take out|own name)\b)/;

const startsWhen =
  /\b(?:start(?:s|ed|ing)?|begins?|accru\w+|grow\w*|(?:add|build|pile)(?:s|ing)? up|accumulat\w+|right away|immediately|from day one|while (?:i m |im |he s |she s |they re |still )*(?:in|at) (?:school|college))\b/;

export const rateIntent: Intent = {
  name: "federal loan rates",
  score(asked) {
    const { bare } = asked.understood;
    if (asked.colleges.length === 0 && weighsRates.test(bare) && !/\bprivate\b/.test(bare)) return 0.97;
    if (
      asked.colleges.length > 0 ||
      /\b(?:private|sallie|mortgage|car|refinanc\w*|deduct\w*|capitaliz\w*)\b/.test(bare)
    )
      return 0;
    // From when on it's counted, and by whom it's paid till then, is no rate.
    if (startsWhen.test(bare) && !/\b(?:rates?|percent\w*|apr|how (?:much|high)|what)\b/.test(bare)) return 0;
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

/** Terms of a loan: "6.5%", "over 10 years". */
const termsSign = /\d ?(?:%|percent)|\b(?:over|for|in) (?:\d{1,2}|ten|fifteen|twenty)[- ]?(?:years?|yr)\b/;

/** The payment of a loan whose amount is named. */
export const paymentIntent: Intent = {
  name: "loan payment",
  score(asked) {
    const { bare } = asked.understood;
    if (principalOf(bare) === null && borrowedEachYear(bare) === null) return 0;
    return fitOf(
      asked,
      [
        /\b(?:monthly|payments?|pay|per month|a month|repay|pay back|pay off|cost|interest)\b/,
        termsSign,
        // "How much interest would I pay on 20k": the sum explains itself.
        /\b(?:would|will|do) (?:i|we|she|he) (?:pay|owe)\b/,
      ],
      0.93,
      [
        /\b(?:loans?|borrow(?:ed|ing)?|debt|owe|years?|interest|rate|percent|at|over|student|federal|back|off|if|term|take out|took out|long)\b/,
        /\d+(?:\.\d+)? ?%/,
      ],
    );
  },
  answer({ understood: { bare } }, ground) {
    // Of what is borrowed each year, all of it is owed.
    const each = borrowedEachYear(bare);
    const principal = each?.total ?? principalOf(bare);
    if (principal === null) return null;
    const term = /\b(\d{1,2}|ten|fifteen|twenty)[- ]?(?:years?|yr)\b/.exec(each?.rest ?? bare)?.[1];
    const rate = rateTold(bare);
    const years = term === undefined ? null : (numberWords[term] ?? Number(term));
    const isPlus = rate === null && /\bplus\b/.test(bare);
    const paid = loanPayment.run({ principal, rate: isPlus ? Number(rules().rates.plus) : rate, years }, ground);
    const also = isPlus
      ? parentPlus.run({}, ground).statements.slice(1)
      : /\bprivate\b/.test(bare)
        ? []
        : fixedByLaw(principal, rate, years, ground);
    const first = each === null ? [] : allBorrowed(each, paid.statements, ground);
    return replyOf({ ...paid, statements: [...first, ...paid.statements, ...also] }, [
      loanStep(
        "Try other years and rates",
        principal,
        rate ?? (isPlus ? rules().rates.plus : rules().rates.undergraduate),
        years ?? tieredYears(principal * 100),
      ),
    ]);
  },
};

/** "$5,500 a year for 4 years is $22,000", with what the payment on it stands on. */
function allBorrowed(
  { amount, years, total }: { readonly amount: number; readonly years: number; readonly total: number },
  [paid]: readonly Statement[],
  ground: Ground,
): readonly Statement[] {
  const text = wordsIn(ground).say("loan each year", { amount: dollars(amount), years, total: dollars(total) });
  return (paid?.evidence ?? [])
    .slice(0, 1)
    .map((evidence) =>
      say(text, { ...evidence, figures: { ...evidence.figures, each_year: amount, borrowed: total } }),
    );
}

/** What of a federal loan nobody chooses, where somebody asks for another rate or other years. */
function fixedByLaw(
  principal: number,
  rate: number | null,
  years: number | null,
  ground: Ground,
): readonly Statement[] {
  const rates = loanRates.run({ awardYear: usualYear }, ground).statements.slice(0, 1);
  const plan = ground.passages.all.find(({ url }) => url === "/help/repaying-student-loans#tiered");
  const otherYears = years !== null && years !== tieredYears(principal * 100);
  return [
    ...(rate === null || rate === Number(rules().rates.undergraduate) ? [] : rates),
    ...(otherYears && plan !== undefined ? [quoted(plan, { terms: termsOf(planWords), bare: planWords }, ground)] : []),
  ];
}
const planWords = "the total you borrowed decides how long you pay";

/** What the debt of a college's graduates is a month. */
export const debtByMonthIntent: Intent = {
  name: "debt by the month",
  score: ({ colleges, understood: { bare } }) =>
    colleges.length > 0 &&
    principalOf(bare) === null &&
    /\b(?:debt|owe\w*|loans?|borrow\w*)\b/.test(bare) &&
    /\b(?:(?:a|per|each|every) month|monthly)\b/.test(bare)
      ? 0.97
      : 0,
  answer({ colleges }, ground) {
    const found = colleges.slice(0, 2).flatMap((college) => {
      const owed = collegeFacts.run({ unitid: college.unitid, figures: ["debt"] }, ground);
      const { debt } = college.outcomes;
      return debt === null ? [owed] : [owed, loanPayment.run({ principal: debt, rate: null, years: null }, ground)];
    });
    return replyOf({
      known: found.some(({ known }) => known),
      statements: found.flatMap(({ statements }) => statements),
    });
  },
};

const byTheMonth = /\b(?:(?:a|per|each|every) month|monthly)\b/;

const rap = /\b(?:rap|repayment assistance(?: plan)?|income[- ]driven)\b/;
/** What RAP is beside another plan, whom it forgives and who may use it, the guides say. */
const otherOfRap =
  /\b(?:forgiv\w*|pslf|ibr|paye|save|separately|plus|default\w*|switch\w*|qualify|eligible|consolidat\w*|vs|versus|difference)\b/;
const asksPayment = /\b(?:pay|pays|paying|payments?|month|monthly|much|costs?|bill|owe|what)\b/;

export const rapIntent: Intent = {
  name: "Repayment Assistance Plan",
  score({ colleges, student, understood: { bare, student: told } }) {
    if (!rap.test(bare) || colleges.length > 0 || otherOfRap.test(bare)) return 0;
    if ((told.income ?? payBesideRap(bare)) !== null) return 0.97;
    return student.income !== null && asksPayment.test(bare) ? 0.9 : 0;
  },
  answer({ student, understood: { bare } }, ground) {
    const { familySize, oneParent, children } = student;
    const income = student.income ?? payBesideRap(bare);
    if (income === null) return null;
    // In a family of one parent the others are that parent's.
    const ofFamily = oneParent === true && familySize !== null ? familySize - 1 : 0;
    return replyOf(rapRepayment.run({ income, dependents: children ?? ofFamily }, ground));
  },
};
