import { Button } from "~/design/button";
import { ChoiceField } from "~/design/field";
import { Callout } from "~/design/layout";
import type { Mistake } from "~/design/messages";
import { trialDays } from "./plans";
import { type Price, priceWords } from "./price";

const messagesOf = (mistakes: readonly Mistake[], field: string) =>
  mistakes.filter((each) => each.field === field).map(({ message }) => message);

/** How to pay, and what happens when. A whole request: it leads to Stripe's page. */
export function PaymentChoice({
  plan,
  prices,
  trial,
  teen,
  emailVerified,
  mistakes,
}: {
  plan: string;
  prices: readonly Price[];
  trial: boolean;
  teen: boolean;
  emailVerified: boolean;
  mistakes: readonly Mistake[];
}) {
  if (prices.length === 0) {
    return (
      <Callout kind="care" title="You can’t subscribe right now">
        <p>
          Stripe, which handles our payments, isn’t responding right now. You weren’t charged. Try again in a few
          minutes.
        </p>
      </Callout>
    );
  }
  const chosen = prices.find(({ key }) => key === plan) ?? prices[0];
  return (
    <form method="post" className="max-w-[46rem] space-y-8">
      <ChoiceField
        label={trial ? "If you keep it after the trial, how would you pay?" : "How do you want to pay?"}
        name="plan"
        chosen={chosen ? [chosen.key] : []}
        errors={messagesOf(mistakes, "plan")}
        options={prices.map((price) => ({ value: price.key, label: priceWords(price) }))}
      />
      <ul className="list-disc space-y-2 ps-5">
        {trial ? (
          <>
            <li>Today you pay nothing and give no card, unless you want to.</li>
            <li>Without a card, the trial ends after {trialDays} days and you aren’t charged.</li>
            <li>
              With a card, your first payment is on the day the trial ends. You can cancel before then with one click.
            </li>
          </>
        ) : (
          <li>You pay today. It renews until you cancel, which takes one click on your subscription page.</li>
        )}
        <li>The next page belongs to Stripe. We never get your card number.</li>
        {!emailVerified && (
          <li>Stripe will ask for your email address. Yours isn’t verified, so we don’t pass it on.</li>
        )}
      </ul>
      {teen && (
        <Callout title="You’re under 18">
          <p>Talk with a parent or guardian before you pay. They can also subscribe from their own account.</p>
        </Callout>
      )}
      <Button look="next">{trial ? "Continue to start the trial" : "Continue to payment"}</Button>
    </form>
  );
}

/** A family says that it has a fee waiver. */
export function WaiverChoice({ mistakes }: { mistakes: readonly Mistake[] }) {
  return (
    <form method="post" className="max-w-[46rem] space-y-6">
      <p>
        Family is free for a student who has a fee waiver for a test or for applications, or gets free or reduced-price
        school meals. We take your word for it and don’t ask for proof. We keep only the date you told us. If you have a
        subscription, we’ll cancel it and you won’t be charged again.
      </p>
      <input type="hidden" name="plan" value="waiver" />
      <ChoiceField
        many
        label="Does that apply to you?"
        name="sure"
        chosen={[]}
        errors={messagesOf(mistakes, "sure")}
        options={[{ value: "yes", label: "Yes, our student has a fee waiver or free or reduced-price school meals" }]}
      />
      <Button look="next">Use Family without paying</Button>
    </form>
  );
}
