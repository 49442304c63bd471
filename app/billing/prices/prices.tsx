import { Link } from "@remix-run/react";
import { momentInWords } from "~/calendar/moment";
import { ButtonLink } from "~/design/button";
import { Callout } from "~/design/layout";
import { trialDays } from "./plans";
import { money, type Price, yearSaves } from "./price";

/** Where the payment of a price begins. */
export const startPath = (plan: string): string => `/subscription-start?plan=${plan}`;

/** What Family costs, by the month and by the year, with the way to try it; says so plainly when that is not known. */
export function FamilyPrices({
  prices,
  readAt,
  late,
}: {
  prices: readonly Price[];
  readAt: string | null;
  /** Stripe does not answer: these are the last prices it gave. */
  late: boolean;
}) {
  if (readAt === null || prices.length === 0) {
    return (
      <Callout kind="care" title="We can’t show the price right now">
        <p>
          Stripe, which handles our prices and payments, isn’t responding right now. Try again in a few minutes.
          Everything free still works.
        </p>
      </Callout>
    );
  }
  const saves = yearSaves(prices);
  return (
    <>
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        {prices.map(({ key, cents, currency, interval }) => (
          <div key={key}>
            <dt className="text-sm text-muted">By the {interval}</dt>
            <dd>
              <span className="figures text-4xl font-semibold text-brand-deep">{money(cents, currency)}</span> a{" "}
              {interval}
              {interval === "year" && saves !== null && (
                <span className="block text-sm text-muted">{money(saves, currency)} less than twelve months</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink look="next" to={startPath(prices[0]?.key ?? "")}>
          Try Family free for {trialDays} days
        </ButtonLink>
        <Link to={startPath("waiver")}>We have a fee waiver</Link>
      </p>
      <p className="mt-4 text-sm text-muted">
        No card for the trial. Prices as Stripe gave them on <time dateTime={readAt}>{momentInWords(readAt)}</time>.
        {late && " Stripe isn’t answering right now, so they may have changed. You see today’s price before you pay."}
      </p>
    </>
  );
}
