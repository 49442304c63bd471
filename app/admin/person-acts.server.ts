import { z } from "zod";
import { logAct } from "~/account/admin-log.server";
import type { Member } from "~/account/member";
import { endSessions } from "~/account/session/data.server";
import { forgetTokens } from "~/account/sign-in/sign-in.server";
import type { AdminAction } from "~/account/support-looks";
import type { AccountWrite } from "~/account/write-account.server";
import { type BillingContext, type PayingAccount, refundLast } from "~/billing/checkout/manage.server";
import { attestWaiver } from "~/billing/checkout/waiver.server";
import { writeWaiver } from "~/billing/entitlement/data.server";
import { stripe } from "~/billing/stripe/stripe.server";
import { saidDelete, wordMissing } from "~/deletion/confirm-delete";
import { deleteAccountBy } from "~/deletion/delete-account.server";
import { env } from "~/env.server";
import { kindOf } from "~/jobs/error-kind";
import { deliverSoon } from "~/mail/deliver.server";
import { log } from "~/reports/log.server";
import { database } from "~/store/database.server";
import { writeForPerson } from "./write-for-person.server";

/** Who does what to whom, and why. */
export interface PersonAct {
  readonly admin: Member;
  readonly accountId: string;
  readonly reason: string;
  readonly now: Date;
}

/** What is said after an act; `problem` where nothing, or not all, was done. */
export type Acted =
  | { readonly kind: "done"; readonly words: string }
  | { readonly kind: "deleted"; readonly receipt: string | null }
  | { readonly kind: "problem"; readonly status: 400 | 409 | 503; readonly words: string };

const done = (words: string): Acted => ({ kind: "done", words });
const problem = (status: 400 | 409 | 503, words: string): Acted => ({ kind: "problem", status, words });

/** Does work under the account's lock, with its line in the log. */
const within =
  ({ admin, accountId, reason, now }: PersonAct, action: AdminAction) =>
  <T>(work: (write: AccountWrite) => Promise<T>) =>
    writeForPerson(admin, { action, accountId, reason }, work, now);

/** The account as billing writes it, each write by this administrator and with its line. */
function contextOf(
  act: PersonAct,
  action: AdminAction,
): { readonly account: PayingAccount; readonly context: BillingContext | null } {
  const account = { store: database(), accountId: act.accountId, write: within(act, action) };
  const client = stripe();
  const origin = env().siteOrigin;
  return { account, context: client && { ...account, client, origin, now: () => new Date() } };
}

const actNames = ["end-sessions", "retry-mail", "give-waiver", "end-waiver", "refund", "delete"] as const;
type ActName = (typeof actNames)[number];

/** What the buttons of somebody's page want: a look at the account, or an act on it. */
export const personIntents = z.object({ do: z.enum(["look", ...actNames]) });

/** Every act on somebody's account by the value that its button posts. */
const acts: Readonly<Record<ActName, (act: PersonAct, form: URLSearchParams) => Promise<Acted>>> = {
  "end-sessions": async (act) => {
    const { ended, refreshTokens } = await within(
      act,
      "end-sessions",
    )(({ store, accountId }) => endSessions(store, { of: accountId }));
    forgetTokens(refreshTokens);
    return done(ended === 1 ? "Ended 1 session." : `Ended ${ended} sessions.`);
  },

  "retry-mail": async (act) => {
    const waiting = await within(
      act,
      "retry-mail",
    )(async ({ store, accountId }) => {
      const { verified_email } = await store
        .selectFrom("account")
        .where("id", "=", accountId)
        .select("verified_email")
        .executeTakeFirstOrThrow();
      if (verified_email === null) return 0;
      // What a process has in hand right now is claimed by its moment, which lies ahead: only tries are brought
      // forward.
      const { numUpdatedRows } = await store
        .updateTable("mail")
        .set({ not_before: act.now.toISOString() })
        .where("recipient", "=", verified_email)
        .where("sent_at", "is", null)
        .where("attempts", ">", 0)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    });
    deliverSoon();
    return waiting === 0 ? problem(409, "Nothing waits for another try.") : done(`${waiting} on the way again.`);
  },

  "give-waiver": (act) =>
    withStripe(async () => {
      const { account, context } = contextOf(act, "give-waiver");
      await attestWaiver(account, context, act.now);
      return done("The account has Family as a fee waiver.");
    }),

  "end-waiver": async (act) => {
    await within(act, "end-waiver")((write) => writeWaiver(write, null));
    return done("The fee waiver is over.");
  },

  // Asked for first, in the log and under the lock; what came of it is a line of its own.
  refund: async (act) => {
    const { context } = contextOf(act, "refund");
    if (context === null) return problem(503, "There is no payment provider.");
    await within(act, "refund")(async () => {});
    const result = await withStripe(async () =>
      (await refundLast(context))
        ? done("The last payment is refunded, and the subscription is over.")
        : problem(409, "There is no payment that can be refunded."),
    );
    const said = result.kind === "deleted" ? "" : result.words;
    const line = { action: "refund-result", accountId: act.accountId, reason: act.reason, said } as const;
    await logAct(database(), act.admin, line, new Date());
    return result;
  },

  delete: async (act, form) => {
    if (!saidDelete(form.get("word"))) return problem(400, wordMissing);
    let verified = true;
    const { number, refreshTokens } = await deleteAccountBy(
      (work) =>
        within(
          act,
          "delete",
        )(async (write) => {
          const { id, email, verified_email } = await write.store
            .selectFrom("account")
            .where("id", "=", write.accountId)
            .select(["id", "email", "verified_email"])
            .executeTakeFirstOrThrow();
          verified = verified_email !== null;
          return work(write, { id, email, emailVerified: verified });
        }),
      act.now,
    );
    forgetTokens(refreshTokens);
    return { kind: "deleted", receipt: verified ? null : number };
  },
};

/** Does what a button says. Throws a 401 or 404 Response where they may not. */
export function actOnPerson(name: ActName, act: PersonAct, form: URLSearchParams): Promise<Acted> {
  return acts[name](act, form);
}

async function withStripe(work: () => Promise<Acted>): Promise<Acted> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Response) throw error;
    log().error({ err: error }, "payment provider failed");
    return problem(
      503,
      `Stripe didn’t respond the way it should (${kindOf(error)}). Try again; nothing happens twice.`,
    );
  }
}
