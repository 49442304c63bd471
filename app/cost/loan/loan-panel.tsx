import { config } from "zod";
import { useAnswer } from "~/design/live/follow";
import { LiveLayout } from "~/design/live/live-layout";
import type { Answer } from "~/design/live/shown";
import { spokenOf, troubleWith } from "~/design/live/words";
import { mistakesOf } from "~/design/messages";
import { WorkedOut } from "~/design/worked-out";
import { LoanTerms } from "./loan-terms";
import { exactDollars, paymentTrace } from "./payment-trace";
import { readLoan } from "./read-loan";

// The page's security policy lets no script make code out of text, and trying to is reported as a breach.
config({ jitless: true });

type Loan = Extract<ReturnType<typeof readLoan>, { ok: true }>;

/** What the fields lead to, by the very function that answers the posted form. */
function liveLoan(fields: URLSearchParams): Answer<Loan> {
  const reading = readLoan(fields);
  return reading.ok ? { ok: true, result: reading } : { ok: false, mistakes: mistakesOf(reading.messages) };
}

/** The payment beside the form, and what the usual terms would cost. */
export function LoanPanel({ form }: { form: HTMLFormElement }) {
  const shown = useAnswer(form, liveLoan);
  const { result, mistakes } = shown;
  const line = result === null ? "" : `${exactDollars(result.answer.payment)} a month for ${result.years} years`;
  const trouble = troubleWith(shown, "Work out the payment", "your payment");
  return (
    <LiveLayout
      title="Your payment"
      line={line}
      trouble={trouble}
      mistakes={mistakes}
      spoken={spokenOf(mistakes, trouble, line)}
      note="Worked out on this device. What you type isn’t sent until you press “Work out the payment.”"
      offline="You’re offline: this is worked out on this device; the page with the usual terms beside it comes when you’re connected. What you typed stays here."
    >
      {result !== null && (
        <>
          <div className="mt-2">
            <WorkedOut of="the payment" trace={paymentTrace(result)}>
              <span>
                <strong className="figures font-serif text-xl">{exactDollars(result.answer.payment)}</strong> a month
              </span>
            </WorkedOut>
          </div>
          <p className="mt-1 text-sm">
            {exactDollars(result.answer.interest)} in interest, {exactDollars(result.answer.total)} in all, over{" "}
            {result.years} years.
          </p>
          <div className="text-sm">
            <LoanTerms reading={result} />
          </div>
        </>
      )}
    </LiveLayout>
  );
}
