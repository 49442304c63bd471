import type { Member } from "~/account/member";
import { env } from "~/env.server";
import { log } from "~/reports/log.server";
import { database } from "~/store/database.server";
import { type RateLimit, takeOne } from "~/store/rate-limit.server";
import { beginCheckout } from "./checkout.server";
import type { Desk } from "./manage.server";
import { isPriceKey } from "./plans";
import { needStripe, stripe } from "./stripe.server";
import { attestWaiver } from "./waiver.server";

/** Where a form leads, or what to say on the page instead. */
export type Answer =
  | { readonly to: string }
  | {
      readonly status: 400 | 409 | 429 | 503;
      readonly mistakes: readonly { readonly field: string; readonly message: string }[];
      readonly problem: string | null;
    };

const dashboard = "/subscription-dashboard";
/** Enough for somebody who changes their mind, too few to make customers and pages in numbers. */
const often: RateLimit = { most: 20, seconds: 3600 };

export const refuse = (status: 409 | 429 | 503, problem: string): Answer => ({ status, mistakes: [], problem });
const mistake = (field: string, message: string): Answer => ({
  status: 400,
  mistakes: [{ field, message }],
  problem: null,
});

/** The account's own desk, where there is a payment provider. */
export const deskOf = (accountId: string): Desk | null => {
  const client = stripe();
  return client && { store: database(), client, accountId, origin: env().siteOrigin, now: () => new Date() };
};

/** Counts a change of somebody's. Null when there were too many. */
export async function withinLimit(accountId: string): Promise<boolean> {
  return takeOne(database(), `billing of ${accountId}`, often, new Date());
}

export const tooOften = refuse(
  429,
  "You have done that very often in the last hour. Try again later; nothing was changed.",
);

/** Says that Stripe could not be reached. Ids may stand in the log, e-mail addresses do not. */
export function unavailable(error: unknown, accountId: string): Answer {
  log().error({ err: error, account: accountId }, "payment provider failed");
  return refuse(503, "Stripe, which takes our payments, did not answer as it should. Try again in a few minutes.");
}

/** Answers the form that begins a payment or says that there is a fee waiver. Only these two fields of it are read. */
export async function beginPayment(form: URLSearchParams, member: Member): Promise<Answer> {
  const plan = form.get("plan");
  if (plan !== "waiver" && !isPriceKey(plan)) return mistake("plan", "Choose how you want to pay");
  if (plan === "waiver" && form.get("sure") !== "yes") {
    return mistake("sure", "Tick the box if it is so; otherwise go back to the pricing page");
  }
  if (!(await withinLimit(member.id))) return tooOften;
  try {
    if (plan === "waiver") {
      await attestWaiver(database(), member.id, deskOf(member.id), new Date());
      return { to: dashboard };
    }
    const origin = env().siteOrigin;
    const checkout = await beginCheckout(database(), needStripe(), member, plan, { origin, now: () => new Date() });
    return { to: "url" in checkout ? checkout.url : dashboard };
  } catch (error) {
    return unavailable(error, member.id);
  }
}
