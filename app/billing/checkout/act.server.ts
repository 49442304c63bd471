import type { Member } from "~/account/member";
import { writeAccount } from "~/account/write-account.server";
import { pressed } from "~/forms/schema/pressed";
import { database } from "~/store/database.server";
import { takeOne } from "~/store/rate-limit.server";
import { billingOf, writeWaiver } from "../entitlement/data.server";
import { priceKeys } from "../prices/plans";
import { PaymentUnavailable } from "../stripe/stripe.server";
import { syncCustomer } from "../sync/sync.server";
import { type Answer, contextOf, refuse, tooOften, unavailable, withinLimit } from "./begin.server";
import { type BillingContext, portalUrl, refundLast, setCancelled } from "./manage.server";

const dashboard = "/subscription-dashboard";

const deedNames = ["cancel", "resume", "refund", "card", "portal"] as const;

/**
 * Every button of the dashboard by the value it posts. Each answers where to go, or null when there is nothing to do.
 */
const deeds: Readonly<Record<(typeof deedNames)[number], (context: BillingContext) => Promise<string | null>>> = {
  cancel: async (context) => ((await setCancelled(context, true)) ? dashboard : null),
  resume: async (context) => ((await setCancelled(context, false)) ? dashboard : null),
  refund: async (context) => ((await refundLast(context)) ? dashboard : null),
  card: (context) => portalUrl(context, "card"),
  portal: (context) => portalUrl(context, "all"),
};

/**
 * Does what a button of the dashboard says, for the account that is signed in. Null when there is no such button, or
 * nothing for it to do: the form was old, or made by somebody else.
 */
export async function act(form: URLSearchParams, member: Member): Promise<Answer | null> {
  const wish = pressed(form, [...deedNames, "end-waiver"], "do");
  if (wish === "end-waiver") {
    await writeAccount(member, (write) => writeWaiver(write, null));
    return { to: dashboard };
  }
  const price = pressed(form, priceKeys, "price");
  const deed =
    price !== null ? (context: BillingContext) => portalUrl(context, price) : wish !== null ? deeds[wish] : null;
  if (deed === null) return null;
  if (!(await withinLimit(member))) return tooOften;
  try {
    const context = contextOf(member);
    if (context === null) throw new PaymentUnavailable("There’s no payment provider.");
    const to = await deed(context);
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
  const context = contextOf(member);
  const customer = (await billingOf(database(), member.id))?.customer_id;
  if (context === null || customer == null) return;
  const often = { most: 10, seconds: 600 };
  if (!(await takeOne(context.store, `looking of ${member.id}`, often, context.now()))) return;
  await syncCustomer(context.store, context.client, customer, context.now).catch(() => {});
}
