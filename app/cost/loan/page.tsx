import { DollarField, Pairs, PercentField } from "~/cost/fields";
import { Button } from "~/design/button";
import { Section, SourceLine } from "~/design/layout";
import { WorkedOut } from "~/design/worked-out";
import type { Refusal } from "~/forms/schema/refusal";
import type { Report } from "~/forms/validated/form-options";
import { useValidatedForm } from "~/forms/validated/use-validated-form";
import { loanPath } from "./path";
import { paymentTrace } from "./payment-trace";
import type { LoanReading } from "./read-loan";

const cents = (value: number) =>
  `$${value.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** Amount, rate, years. @param values that the form starts with */
export function LoanForm({
  values,
  usualRate,
  result,
  report,
}: {
  values: Readonly<Record<string, string>>;
  usualRate: string;
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
    <form {...props} method="post" action={`${loanPath}#result`} className="grid max-w-[42rem] gap-7 print:hidden">
      {conform}
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
  );
}

/** What the loan costs a month and in all, beside the usual terms. */
export function LoanTable({ reading }: { reading: Extract<LoanReading, { ok: true }> }) {
  const { principal, rate, years, answer, terms } = reading;
  return (
    <Section id="result" title={`${cents(answer.payment)} a month for ${years} years`}>
      <p className="max-w-[42rem] text-lg">
        {cents(principal).replace(/\.00$/, "")} at {rate}% costs {cents(answer.interest)} in interest,{" "}
        {cents(answer.total)} in total.
      </p>
      <div className="mt-3">
        <WorkedOut of="the payment" trace={paymentTrace(reading)}>
          <span>
            <strong className="figures">{cents(answer.payment)}</strong> a month
          </span>
        </WorkedOut>
      </div>
      <table className="mt-6 w-full max-w-[42rem]">
        <caption className="sr-only">Payment a month, interest and total by years</caption>
        <thead>
          <tr className="border-b-2 border-brand text-end align-bottom">
            <th scope="col" className="py-2 text-start">
              Years
            </th>
            {["A month", "Interest", "In all"].map((head) => (
              <th key={head} scope="col" className="py-2 ps-4 text-end">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {terms.map((term) => (
            <tr key={term.years} className={`border-b border-rule ${term.years === years ? "font-semibold" : ""}`}>
              <th scope="row" className="py-2 text-start font-[inherit]">
                {term.years}
              </th>
              {[term.payment, term.interest, term.total].map((value, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: three figures in their order
                <td key={i} className="figures py-2 ps-4 text-end">
                  {cents(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <SourceLine>
        Equal monthly payments starting the first month, with interest each month on what’s left. It doesn’t include
        interest that builds up during college.
      </SourceLine>
    </Section>
  );
}
