import type { Member } from "~/account/member";
import { writeAccount } from "~/account/write-account.server";
import { database } from "~/store/database.server";
import { takeOne } from "~/store/rate-limit.server";
import { type Answer, deskOf, refuse, tooOften, unavailable, withinLimit } from "./begin.server";
import { type Desk, portalUrl, refundLast, setCancelled } from "./manage.server";
import { isPriceKey } from "./plans";
import { billingOf, writeWaiver } from "./rows.server";
import { PaymentUnavailable } from "./stripe.server";
import { syncCustomer } from "./sync.server";

const dashboard = "/subscription-dashboard";

/**
 * Every button of the dashboard by the value it posts. Each answers where to go, or null when there is nothing to do.
 */
const deeds: Readonly<Record<string, (desk: Desk) => Promise<string | null>>> = {
  cancel: async (desk) => ((await setCancelled(desk, true)) ? dashboard : null),
  resume: async (desk) => ((await setCancelled(desk, false)) ? dashboard : null),
  refund: async (desk) => ((await refundLast(desk)) ? dashboard : null),
  card: (desk) => portalUrl(desk, "card"),
  portal: (desk) => portalUrl(desk, "all"),
};

/**
 * Does what a button of the dashboard says, for the account that is signed in. Null when there is no such button, or
 * nothing for it to do: the form was old, or made by somebody else.
 */
export async function act(form: URLSearchParams, member: Member): Promise<Answer | null> {
  const wish = form.get("do") ?? "";
  if (wish === "end-waiver") {
    await writeAccount(member, (write) => writeWaiver(write, null));
    return { to: dashboard };
  }
  const change = form.get("price");
  const deed = isPriceKey(change)
    ? (desk: Desk) => portalUrl(desk, change)
    : Object.hasOwn(deeds, wish)
      ? deeds[wish]
      : undefined;
  if (deed === undefined) return null;
  if (!(await withinLimit(member))) return tooOften;
  try {
    const desk = deskOf(member);
    if (desk === null) throw new PaymentUnavailable("There’s no payment provider.");
    const to = await deed(desk);
    return to === null
      ? refuse(409, "There’s nothing left to change. Reload the page to see the current status.")
      : { to };
  } catch (error) {
    return unavailable(error, member.id);
  }
}

/**
 * Asks Stripe once when somebody comes back from its page, so that they see what they have just done and do not wait
 * for the event. Quietly: when it does not work, the page shows what is stored.
 */
export async function lookAfterPortal(member: Member): Promise<void> {
  const desk = deskOf(member);
  const customer = (await billingOf(database(), member.id))?.customer_id;
  if (desk === null || customer == null) return;
  const often = { most: 10, seconds: 600 };
  if (!(await takeOne(desk.store, `looking of ${member.id}`, often, desk.now()))) return;
  await syncCustomer(desk.store, desk.client, customer, desk.now).catch(() => {});
}
