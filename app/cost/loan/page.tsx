import { DollarField, Pairs, PercentField } from "~/cost/fields";
import { Button } from "~/design/button";
import { TypedInTab } from "~/design/kept-form";
import { Section, SourceLine } from "~/design/layout";
import { WorkedOut } from "~/design/worked-out";
import type { Refusal } from "~/forms/schema/refusal";
import type { Report } from "~/forms/validated/form-options";
import { useValidatedForm } from "~/forms/validated/use-validated-form";
import { LiveLoan } from "./live-loan";
import { LoanTerms } from "./loan-terms";
import { loanPath } from "./path";
import { exactDollars, paymentTrace } from "./payment-trace";
import type { LoanReading } from "./read-loan";

/** Amount, rate, years. @param values that the form starts with */
export function LoanForm({
  values,
  usualRate,
  posted,
  result,
  report,
}: {
  values: Readonly<Record<string, string>>;
  usualRate: string;
  /** Whether the page answers a form that was posted. */
  posted: boolean;
  result: Refusal | undefined;
  report: Report;
}) {
  const { props, conform, stateOf } = useValidatedForm({
    id: "loan",
    result,
    values,
    load: () => import("./loan-schema"),
    schema: ({ loanSchema }) => loanSchema,
    report,
  });
  const state = stateOf(["principal", "rate", "years"]);
  return (
    <LiveLoan>
      <form {...props} method="post" action={`${loanPath}#result`} className="grid max-w-[42rem] gap-7 print:hidden">
        {conform}
        <TypedInTab name="loan" form="loan" posted={posted} />
        <DollarField
          name="principal"
          label="Amount borrowed"
          hint="All years together. Use the amount on the promissory note, before the fee comes out."
          state={state}
        />
        <Pairs>
          <PercentField name="rate" label="Yearly interest rate" usual={usualRate} state={state} />
          <DollarField name="years" label="Years to pay back" before="" state={state} />
        </Pairs>
        <p>
          <Button look="next" className="min-w-[min(14rem,100%)]">
            Work out the payment
          </Button>
        </p>
      </form>
    </LiveLoan>
  );
}

/** What the loan costs a month and in all, beside the usual terms. */
export function LoanTable({ reading }: { reading: Extract<LoanReading, { ok: true }> }) {
  const { principal, rate, years, answer } = reading;
  return (
    <Section id="result" title={`${exactDollars(answer.payment)} a month for ${years} years`}>
      <p className="max-w-[42rem] text-lg">
        {exactDollars(principal).replace(/\.00$/, "")} at {rate}% costs {exactDollars(answer.interest)} in interest,{" "}
        {exactDollars(answer.total)} in total.
      </p>
      <div className="mt-3">
        <WorkedOut of="the payment" trace={paymentTrace(reading)}>
          <span>
            <strong className="figures">{exactDollars(answer.payment)}</strong> a month
          </span>
        </WorkedOut>
      </div>
      <LoanTerms reading={reading} />
      <SourceLine>
        Equal monthly payments starting the first month, with interest each month on what’s left. It doesn’t include
        interest that builds up during college.
      </SourceLine>
    </Section>
  );
}
