import { Button, ButtonLink } from "~/design/button";
import { Spoken } from "~/design/layout";
import type { Dashboard, ShownBill } from "./dashboard-view";

/** One button that posts one thing. A whole request: some of them lead to Stripe's page. */
export function Deed({
  name = "do",
  value,
  look = "plain",
  children,
}: {
  name?: string;
  value: string;
  look?: "next" | "plain" | "quiet";
  children: React.ReactNode;
}) {
  return (
    <form method="post">
      <Button name={name} value={value} look={look}>
        {children}
      </Button>
    </form>
  );
}

/** What somebody can do with their plan as it stands; the one that matters now comes first and in marigold. */
export function PlanActions({ live, cancelled, waived, reason, trialUsed, paymentMethod, changes }: Dashboard) {
  if (waived) return live && !cancelled ? <Deed value="cancel">Cancel the subscription at Stripe</Deed> : null;
  if (!live) {
    return (
      <p>
        <ButtonLink look="next" to="/subscription-start?plan=family_monthly">
          {trialUsed ? "Subscribe to Family" : "Try Family without a card"}
        </ButtonLink>
      </p>
    );
  }
  // What is not paid can be stopped at once, also when it is cancelled for later.
  const owing = reason === "grace" || reason === "unpaid";
  if (cancelled && !owing) {
    return (
      <Deed value="resume" look="next">
        Keep Family after all
      </Deed>
    );
  }
  const failed = reason === "grace" || paymentMethod === null;
  return (
    <div className="flex flex-wrap gap-3">
      {failed && (
        <Deed value="card" look="next">
          {paymentMethod === null ? "Add a card" : "Change your card"}
        </Deed>
      )}
      {changes.map(({ key, label }) => (
        <Deed key={key} name="price" value={key}>
          Change to {label}
        </Deed>
      ))}
      <Deed value="cancel">Cancel Family</Deed>
    </div>
  );
}

/** The bills, the newest first, each with the way to Stripe's own page of it. */
export function BillTable({ bills }: { bills: readonly ShownBill[] }) {
  if (bills.length === 0) return <p>You don’t have any bills.</p>;
  return (
    <table className="w-full max-w-[46rem]">
      <caption className="sr-only">Your bills, newest first</caption>
      <thead>
        <tr>
          <th scope="col" className="py-2 pe-4">
            Day
          </th>
          <th scope="col" className="py-2 pe-4">
            State
          </th>
          <th scope="col" className="py-2 text-end">
            Amount
          </th>
        </tr>
      </thead>
      <tbody className="border-b border-rule">
        {bills.map(({ id, number, day, amount, state }) => (
          <tr key={id} className="border-t border-rule align-baseline">
            <th scope="row" className="py-2.5 pe-4 font-normal">
              <a href={`/subscription-dashboard/bills/${id}`} rel="nofollow">
                {day}
                <Spoken>{`, bill ${number ?? ""}, at Stripe`}</Spoken>
              </a>
            </th>
            <td className="py-2.5 pe-4">{state}</td>
            <td className="figures py-2.5 text-end">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Somebody the subscription covers. */
export interface Seat {
  readonly name: string;
  /** What they are in the plan, in words. */
  readonly part: string;
}

export function SeatList({ seats }: { seats: readonly Seat[] }) {
  return (
    <ul className="max-w-[46rem] border-b border-rule">
      {seats.map(({ name, part }) => (
        <li key={`${name} ${part}`} className="flex flex-wrap justify-between gap-x-6 border-t border-rule py-2.5">
          <span className="wrap-anywhere">{name}</span>
          <span className="text-muted">{part}</span>
        </li>
      ))}
    </ul>
  );
}
