import { z } from "zod";
import { amortize } from "~/cost/loan/loan";
import { rapPayment } from "~/cost/loan/rap";
import { tieredYears } from "~/cost/loan/repayment";
import { type LoanRules, loanRulesFor } from "~/cost/loan/rules";
import { type Evidence, type Finding, found, say } from "~/counselor/answer/evidence";
import { dollars } from "~/design/figures";
import { tool } from "./tool";

const cents = (value: number) =>
  `$${(value / 100).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const calculator = { url: "/college-cost-calculator/loan", title: "Student loan calculator" } as const;

/** The newest year whose rates are known. */
const usualYear = "2026-27";

function rulesEvidence(rules: LoanRules, tables: string, url: string, figures: Evidence["figures"]): Evidence {
  const source = rules.sources.find((one) => one.tables === tables)?.source ?? rules.sources[0]?.source ?? "";
  return {
    url,
    title: `Federal student loans in ${rules.awardYear}`,
    source: source.replace(/\.$/, ""),
    year: rules.awardYear,
    figures,
  };
}

const limitsPage = "/help/comparing-financial-aid-packages#loans";

/** The monthly payment of one loan, to the cent. */
export const loanPayment = tool({
  name: "loan_payment",
  description: "The monthly payment, the interest and the total of a loan with equal payments.",
  input: z.object({
    principal: z.number().min(1).max(1_000_000),
    rate: z.number().min(0).max(30).nullable(),
    years: z.int().min(1).max(40).nullable(),
  }),
  run({ principal, rate, years }): Finding {
    const rules = loanRulesFor(usualYear);
    const percent = rate === null ? rules.rates.undergraduate : String(rate);
    const term = years ?? tieredYears(principal * 100);
    const { payment, total, interest } = amortize(Math.round(principal * 100), percent, term * 12);
    const figures = {
      principal,
      rate: Number(percent),
      years: term,
      payment: payment / 100,
      total: total / 100,
      interest: interest / 100,
    };
    const stated =
      rate === null
        ? rulesEvidence(rules, "interest rates", calculator.url, figures)
        : { ...calculator, source: "The usual formula for equal monthly payments", year: "your figures", figures };
    const how = [
      rate === null ? `the federal undergraduate rate of ${usualYear}` : null,
      years === null ? "the years that the federal Tiered Standard plan sets for that amount" : null,
    ].filter((one) => one !== null);
    return found(
      say(
        `${dollars(principal)} at ${percent}% over ${term} years is ${cents(payment)} a month: ${cents(interest)} in interest, ${cents(total)} in all.${how.length === 0 ? "" : ` That’s with ${how.join(" and ")}.`}`,
        { ...stated, title: calculator.title },
      ),
    );
  },
});

/** What a student may borrow from the government, by year of study. */
export const loanLimits = tool({
  name: "federal_loan_limits",
  description: "The most an undergraduate may borrow in Direct Loans, by year and in all.",
  input: z.object({ independent: z.boolean() }),
  run({ independent }): Finding {
    const rules = loanRulesFor(usualYear);
    const { yearly, aggregate, aggregateSubsidized } = independent ? rules.direct.independent : rules.direct.dependent;
    const [first, second, later] = yearly;
    const figures = {
      first_year: first?.total ?? null,
      second_year: second?.total ?? null,
      later_years: later?.total ?? null,
      first_year_subsidized: first?.subsidized ?? null,
      in_all: aggregate,
      in_all_subsidized: aggregateSubsidized,
    };
    const who = independent ? "An independent undergraduate" : "A dependent undergraduate";
    const evidence = rulesEvidence(rules, "Direct Loan limits", limitsPage, figures);
    // The calculator keeps to the same limits, year by year.
    const counted = {
      ...rulesEvidence(rules, "Direct Loan limits", "/college-cost-calculator", figures),
      title: "Cost calculator: federal loans",
    };
    return found(
      say(
        `${who} may borrow ${dollars(figures.first_year)} in federal Direct Loans in the first year, ${dollars(figures.second_year)} in the second and ${dollars(figures.later_years)} in each later year, ${dollars(aggregate)} in all (${usualYear}).`,
        evidence,
        counted,
      ),
      say(
        `At most ${dollars(figures.first_year_subsidized)} of the first year’s and ${dollars(aggregateSubsidized)} of all of it can be subsidized, which takes need.`,
        evidence,
        counted,
      ),
      ...(independent
        ? []
        : [
            say(
              "A student whose parent is turned down for Parent PLUS may borrow up to the limits of an independent student.",
              rulesEvidence(rules, "Direct Loan limits", "/help/parent-plus#denied", {}),
            ),
          ]),
    );
  },
});

/** The most all parents together may borrow in Parent PLUS for one student. */
export const parentPlus = tool({
  name: "parent_plus_limits",
  description: "The yearly and total limits, the rate and the fee of Parent PLUS loans.",
  input: z.object({}),
  run(): Finding {
    const rules = loanRulesFor(usualYear);
    const { yearly, total } = rules.parentPlus;
    return found(
      say(
        `Parents may borrow up to ${dollars(yearly)} a year in Parent PLUS loans for one student and ${dollars(total)} in all, both parents together. That holds for new borrowing since July 2026.`,
        rulesEvidence(rules, "Parent PLUS caps", "/help/parent-plus#rules", { yearly, total }),
      ),
      say(
        `In ${usualYear} the rate is ${rules.rates.plus}%, fixed, and a fee of ${rules.fees.plus}% comes off before the money reaches the college.`,
        rulesEvidence(rules, "interest rates", "/help/parent-plus#rules", {
          rate: Number(rules.rates.plus),
          fee: Number(rules.fees.plus),
        }),
      ),
    );
  },
});

/** Rates and fees of federal loans for one award year. */
export const loanRates = tool({
  name: "federal_loan_rates",
  description: "Interest rates and fees of federal student loans in an award year.",
  input: z.object({ awardYear: z.enum(["2024-25", "2025-26", "2026-27", "2027-28"]) }),
  run({ awardYear }): Finding {
    const asked = loanRulesFor(awardYear);
    const rules = asked.rates.final ? asked : loanRulesFor(usualYear);
    const { undergraduate, plus, graduateUnsubsidized } = rules.rates;
    const later = asked.rates.final
      ? ""
      : ` The rates for ${awardYear} aren’t set yet; they follow from the Treasury auction in May.`;
    return found(
      say(
        `Federal Direct Loans to undergraduates, subsidized and unsubsidized, carry ${undergraduate}% if they’re paid out in ${rules.awardYear}; Parent PLUS carries ${plus}%. Both are fixed for the life of the loan.${later}`,
        rulesEvidence(rules, "interest rates", calculator.url, {
          undergraduate: Number(undergraduate),
          plus: Number(plus),
          graduate: Number(graduateUnsubsidized),
        }),
      ),
      say(
        `A fee comes off before the money reaches the college: ${rules.fees.direct}% of a Direct Loan and ${rules.fees.plus}% of a PLUS loan.`,
        rulesEvidence(rules, "origination fees", calculator.url, {
          direct_fee: Number(rules.fees.direct),
          plus_fee: Number(rules.fees.plus),
        }),
      ),
    );
  },
});

/** The monthly payment under the Repayment Assistance Plan. */
export const rapRepayment = tool({
  name: "repayment_assistance_plan",
  description: "The monthly payment under the Repayment Assistance Plan for an income.",
  input: z.object({ income: z.number().min(0).max(10_000_000), dependents: z.int().min(0).max(20) }),
  run({ income, dependents }): Finding {
    const payment = rapPayment(income, dependents);
    const kids = dependents === 0 ? "no dependents" : dependents === 1 ? "one dependent" : `${dependents} dependents`;
    return found(
      say(
        `On the Repayment Assistance Plan, an income of ${dollars(income)} with ${kids} means ${cents(payment)} a month.`,
        {
          url: "/help/repaying-student-loans#rap",
          title: "Repaying student loans: RAP",
          source: "Public Law 119-21; 20 U.S.C. 1087e(q)",
          year: "from July 1, 2026",
          figures: { income, dependents, payment: payment / 100 },
        },
      ),
    );
  },
});
