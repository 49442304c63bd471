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
      <Callout kind="care" title="You cannot subscribe right now">
        <p>
          Stripe, which takes our payments, does not answer at the moment. Nothing was charged. Try again in a few
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
            <li>Without a card the trial ends by itself after {trialDays} days, and nothing is charged.</li>
            <li>With a card the first payment is on the day the trial ends. You can cancel before with one click.</li>
          </>
        ) : (
          <li>You pay today. It renews until you cancel, which is one click on the page of your subscription.</li>
        )}
        <li>The next page is Stripe’s. Your card number never reaches us.</li>
        {!emailVerified && (
          <li>Stripe asks for an e-mail address there: yours is not verified, so we do not pass it on.</li>
        )}
      </ul>
      {teen && (
        <Callout title="You are under 18">
          <p>Talk with a parent or guardian before you pay. They can also subscribe from an account of their own.</p>
        </Callout>
      )}
      <Button look="next">{trial ? "Go on to start the trial" : "Go on to pay"}</Button>
    </form>
  );
}

/** A family says that it has a fee waiver. */
export function WaiverChoice({ mistakes }: { mistakes: readonly Mistake[] }) {
  return (
    <form method="post" className="max-w-[46rem] space-y-6">
      <p>
        Family is free for a student who has a fee waiver for a test or for applications, or gets free or reduced-price
        school meals. We take your word for it and ask for no proof. We keep the day you said so, and nothing else about
        it. If you have a subscription, it is cancelled, and nothing more is charged.
      </p>
      <input type="hidden" name="plan" value="waiver" />
      <ChoiceField
        many
        label="Is that so?"
        name="sure"
        chosen={[]}
        errors={messagesOf(mistakes, "sure")}
        options={[{ value: "yes", label: "Yes, our student has a fee waiver or free or reduced-price school meals" }]}
      />
      <Button look="next">Use Family without paying</Button>
    </form>
  );
}
