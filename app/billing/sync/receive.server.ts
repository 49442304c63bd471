import type Stripe from "stripe";
import type { Store } from "~/store/database.server";
import { syncCustomer } from "./sync.server";

/** Events after which something stored may be different. All others are received and left. */
const telling =
  /^(customer\.(subscription\.|updated$|deleted$)|checkout\.session\.|invoice\.|charge\.refund|payment_method\.)/;

/** What came of an event. */
export type Received = "done" | "again" | "not ours";

/**
 * Takes one event whose signature is verified. Only the ids in it are used: what is written is what Stripe says when it
 * is asked now. So events may come in any order, more than once, years late, and to two processes at once.
 *
 * The event is written down first and marked as done together with what it led to. When this ends in between, Stripe
 * sends the event again and finds it not done.
 *
 * @throws whatever keeps it from being done; the caller answers 500, and Stripe sends it again
 */
export async function receiveEvent(
  store: Store,
  client: Stripe,
  event: Stripe.Event,
  now: () => Date,
): Promise<Received> {
  const customerId = customerOf(event);
  if (!telling.test(event.type) || customerId === null) return "not ours";
  await store
    .insertInto("billing_event")
    .values({ id: event.id, type: event.type, received_at: now().toISOString(), made_at: madeAt(event) })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const known = await store.selectFrom("billing_event").where("id", "=", event.id).select("done_at").executeTakeFirst();
  if (known?.done_at != null) return "again";
  await syncCustomer(store, client, customerId, now, (writing) =>
    writing.updateTable("billing_event").set({ done_at: now().toISOString() }).where("id", "=", event.id).execute(),
  );
  return "done";
}

/** The id of the customer an event is about; null when it is about none. */
export function customerOf(event: Stripe.Event): string | null {
  const about: unknown = event.data?.object;
  if (typeof about !== "object" || about === null) return null;
  const { object, id, customer } = about as { object?: unknown; id?: unknown; customer?: unknown };
  const found =
    object === "customer"
      ? id
      : typeof customer === "object" && customer !== null
        ? (customer as { id?: unknown }).id
        : customer;
  return typeof found === "string" ? found : null;
}

/** When Stripe made an event, as the store keeps moments; null where it does not say. */
function madeAt({ created }: Stripe.Event): string | null {
  return Number.isInteger(created) ? new Date(created * 1000).toISOString() : null;
}
