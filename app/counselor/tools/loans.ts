import { z } from "zod";
import { amortize } from "~/cost/loan/loan";
import { rapDependentMonthly, rapPayment } from "~/cost/loan/rap";
import { tieredYears } from "~/cost/loan/repayment";
import { type LoanRules, loanRulesFor } from "~/cost/loan/rules";
import { type Evidence, type Finding, found, say } from "~/counselor/answer/evidence";
import { wordsIn } from "~/counselor/sentences/sentences";
import { dollars } from "~/design/figures";
import { tool } from "./tool";

const cents = (value: number) =>
  `$${(value / 100).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const calculator = { url: "/college-cost-calculator/loan", title: "Student loan calculator" } as const;

/** The newest year whose rates are known. */
export const usualYear = "2026-27";

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
    rate: z.number().min(0).max(30).nullable().default(null),
    years: z.int().min(1).max(40).nullable().default(null),
  }),
  run({ principal, rate, years }, ground): Finding {
    const { say: write } = wordsIn(ground);
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
      rate === null ? write("loan rate", { year: usualYear }) : null,
      years === null ? write("loan term") : null,
    ].filter((one) => one !== null);
    return found(
      say(
        write("loan", {
          principal: dollars(principal),
          rate: percent,
          years: term,
          payment: cents(payment),
          interest: cents(interest),
          total: cents(total),
        }) + (how.length === 0 ? "" : write("loan with", { how: how.join(write("and")) })),
        { ...stated, title: calculator.title },
      ),
    );
  },
});

/** What a student may borrow from the government, by year of study. */
export const loanLimits = tool({
  name: "federal_loan_limits",
  description: "The most an undergraduate may borrow in Direct Loans, by year and in all.",
  input: z.object({
    independent: z.boolean().default(false),
    short: z.number().min(0).max(1_000_000).nullable().default(null).describe("dollars a year a family is short of"),
  }),
  run({ independent, short }, ground): Finding {
    const { say: write } = wordsIn(ground);
    const rules = loanRulesFor(usualYear);
    const { yearly, aggregate, aggregateSubsidized } = independent ? rules.direct.independent : rules.direct.dependent;
    const [first, second, later] = yearly;
    const figures = {
      first_year: first?.total ?? null,
      second_year: second?.total ?? null,
      later_years: later?.total ?? null,
      first_year_subsidized: first?.subsidized ?? null,
      second_year_subsidized: second?.subsidized ?? null,
      later_years_subsidized: later?.subsidized ?? null,
      in_all: aggregate,
      in_all_subsidized: aggregateSubsidized,
    };
    const who = write(independent ? "independent" : "dependent");
    const evidence = rulesEvidence(rules, "Direct Loan limits", limitsPage, figures);
    // The calculator keeps to the same limits, year by year.
    const counted = {
      ...rulesEvidence(rules, "Direct Loan limits", "/college-cost-calculator", figures),
      title: "Cost calculator: federal loans",
    };
    return found(
      say(
        write("limits", {
          who,
          first: dollars(figures.first_year),
          second: dollars(figures.second_year),
          later: dollars(figures.later_years),
          all: dollars(aggregate),
          year: usualYear,
        }),
        evidence,
        counted,
      ),
      ...(short === null
        ? []
        : [
            say(
              write(short <= (first?.total ?? 0) ? "limits cover" : "limits short", {
                who,
                short: dollars(short),
                first: dollars(Math.max(0, short - (first?.total ?? 0))),
                second: dollars(Math.max(0, short - (second?.total ?? 0))),
                later: dollars(Math.max(0, short - (later?.total ?? 0))),
              }),
              { ...counted, figures: { ...figures, short } },
            ),
          ]),
      say(
        write("limits subsidized", {
          first: dollars(figures.first_year_subsidized),
          second: dollars(figures.second_year_subsidized),
          later: dollars(figures.later_years_subsidized),
          all: dollars(aggregateSubsidized),
        }),
        evidence,
        counted,
      ),
      ...(independent
        ? []
        : [say(write("limits plus"), rulesEvidence(rules, "Direct Loan limits", "/help/parent-plus#denied", {}))]),
    );
  },
});

/** The most all parents together may borrow in Parent PLUS for one student. */
export const parentPlus = tool({
  name: "parent_plus_limits",
  description: "The yearly and total limits, the rate and the fee of Parent PLUS loans.",
  input: z.object({}),
  run(_, ground): Finding {
    const { say: write } = wordsIn(ground);
    const rules = loanRulesFor(usualYear);
    const { yearly, total } = rules.parentPlus;
    return found(
      say(
        write("plus", { yearly: dollars(yearly), total: dollars(total) }),
        rulesEvidence(rules, "Parent PLUS caps", "/help/parent-plus#rules", { yearly, total }),
      ),
      say(
        write("plus rate", { year: usualYear, rate: rules.rates.plus, fee: rules.fees.plus }),
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
  run({ awardYear }, ground): Finding {
    const { say: write } = wordsIn(ground);
    const asked = loanRulesFor(awardYear);
    const rules = asked.rates.final ? asked : loanRulesFor(usualYear);
    const { undergraduate, plus, graduateUnsubsidized } = rules.rates;
    const later = asked.rates.final ? "" : write("rates later", { year: awardYear });
    return found(
      say(
        write("rates", { undergraduate, year: rules.awardYear, plus, later }),
        rulesEvidence(rules, "interest rates", calculator.url, {
          undergraduate: Number(undergraduate),
          plus: Number(plus),
          graduate: Number(graduateUnsubsidized),
        }),
      ),
      say(
        write("fees", { direct: rules.fees.direct, plus: rules.fees.plus }),
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
  input: z.object({ income: z.number().min(0).max(10_000_000), dependents: z.int().min(0).max(20).default(0) }),
  run({ income, dependents }, ground): Finding {
    const { say: write } = wordsIn(ground);
    const payment = rapPayment(income, dependents);
    const kids = write(dependents === 0 ? "no dependents" : dependents === 1 ? "one dependent" : "dependents", {
      number: dependents,
    });
    const evidence = {
      url: "/help/repaying-student-loans#rap",
      title: "Repaying student loans: RAP, our estimate for this income",
      source: "Public Law 119-21; 20 U.S.C. 1087e(q)",
      year: "from July 1, 2026",
      figures: { income, dependents, payment: payment / 100 },
    };
    const each = { each: rapDependentMonthly };
    return found(
      say(write("rap", { income: dollars(income), dependents: kids, payment: cents(payment) }), evidence),
      ...(dependents === 0
        ? [say(write("rap dependents", { each: dollars(rapDependentMonthly) }), { ...evidence, figures: each })]
        : []),
    );
  },
});
