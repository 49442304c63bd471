import type { Memory } from "./memory";
import { days, type Subscription } from "./objects";
import { end, renew, retry } from "./subscriptions";

interface Due {
  readonly at: number;
  run(): void;
}

/** Does everything that has come due for a customer, each at its own moment and in the order of time. */
export function catchUp(memory: Memory, customer: string): void {
  const now = memory.now(customer);
  for (let guard = 0; guard < 1000; guard++) {
    const next = dueOf(memory, customer)
      .filter(({ at }) => at <= now)
      .sort((a, b) => a.at - b.at)[0];
    if (next === undefined) return;
    memory.at = next.at;
    try {
      next.run();
    } finally {
      memory.at = null;
    }
  }
  throw new Error("The clock was moved further than the stand-in can follow.");
}

function dueOf(memory: Memory, customer: string): Due[] {
  const sessions = [...memory.sessions.values()].filter((each) => each.customer === customer && each.status === "open");
  return [
    ...sessions.map((session) => ({
      at: session.expires_at,
      run() {
        session.status = "expired";
        session.url = null;
        memory.tell("checkout.session.expired", session, customer);
      },
    })),
    ...memory.liveSubscriptions(customer).flatMap((subscription) => dueOfSubscription(memory, subscription)),
  ];
}

function dueOfSubscription(memory: Memory, subscription: Subscription): Due[] {
  const { status, trial_end, cancel_at, customer, id } = subscription;
  const due: Due[] = [];
  if (cancel_at !== null) due.push({ at: cancel_at, run: () => end(memory, subscription, "cancellation_requested") });
  if (status === "trialing" && trial_end !== null) {
    if (!memory.warned.has(id)) {
      due.push({
        at: trial_end - days(3),
        run() {
          memory.warned.add(id);
          memory.tell("customer.subscription.trial_will_end", subscription, customer);
        },
      });
    }
    const hasCard = memory.cardOf(subscription) !== undefined;
    const run = () => (hasCard ? renew(memory, subscription) : end(memory, subscription, "payment_failed"));
    due.push({ at: trial_end, run });
  } else if (status === "active") {
    due.push({ at: subscription.items.data[0].current_period_end, run: () => renew(memory, subscription) });
  } else if (status === "past_due") {
    const attempt = memory.invoices.get(subscription.latest_invoice ?? "")?.next_payment_attempt;
    if (attempt != null) due.push({ at: attempt, run: () => retry(memory, subscription) });
  }
  return due;
}
