import type { Member } from "~/account/member";
import { writeAccount } from "~/account/write-account.server";
import { env } from "~/env.server";
import { log } from "~/reports/log.server";
import { database } from "~/store/database.server";
import { type RateLimit, takeOne } from "~/store/rate-limit.server";
import { isPriceKey } from "../prices/plans";
import { needStripe, stripe } from "../stripe/stripe.server";
import { beginCheckout } from "./checkout.server";
import type { BillingContext, PayingAccount } from "./manage.server";
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

/** The account of a member, to be written while they are still signed in. */
const accountOf = (member: Member): PayingAccount => ({
  store: database(),
  accountId: member.id,
  write: (work) => writeAccount(member, work),
});

/** The account's own context, where there is a payment provider. */
export const contextOf = (member: Member): BillingContext | null => {
  const client = stripe();
  return client && { ...accountOf(member), client, origin: env().siteOrigin, now: () => new Date() };
};

/**
 * Decides under the account's lock, before Stripe is asked, that somebody may still change something, and counts it.
 * False when there were too many. Throws a 401 Response when they are signed out.
 */
export function withinLimit(member: Member): Promise<boolean> {
  return writeAccount(member, ({ store, accountId }) => takeOne(store, `billing of ${accountId}`, often, new Date()));
}

export const tooOften = refuse(429, "You’ve done that a lot in the last hour. Try again later. Nothing changed.");

/**
 * Says that Stripe could not be reached. Ids may stand in the log, e-mail addresses do not. Throws a Response again:
 * the session was over.
 */
export function unavailable(error: unknown, accountId: string): Answer {
  if (error instanceof Response) throw error;
  log().error({ err: error, account: accountId }, "payment provider failed");
  return refuse(
    503,
    "Stripe, which handles our payments, didn’t respond the way it should. Try again in a few minutes.",
  );
}

/** Answers the form that begins a payment or says that there is a fee waiver. Only these two fields of it are read. */
export async function beginPayment(form: URLSearchParams, member: Member): Promise<Answer> {
  const plan = form.get("plan");
  if (plan !== "waiver" && !isPriceKey(plan)) return mistake("plan", "Choose how you want to pay");
  if (plan === "waiver" && form.get("sure") !== "yes") {
    return mistake("sure", "Check the box if that’s true. Otherwise, go back to the pricing page");
  }
  if (!(await withinLimit(member))) return tooOften;
  try {
    if (plan === "waiver") {
      await attestWaiver(accountOf(member), contextOf(member), new Date());
      return { to: dashboard };
    }
    const at = { origin: env().siteOrigin, now: () => new Date(), write: accountOf(member).write };
    const checkout = await beginCheckout(database(), needStripe(), member, plan, at);
    return { to: "url" in checkout ? checkout.url : dashboard };
  } catch (error) {
    return unavailable(error, member.id);
  }
}
