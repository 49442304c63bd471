import { deleteAccount } from "~/account/accounts.server";
import { comparableEmail } from "~/account/claims";
import { queueIdentityDeletions } from "~/account/deletion/identity-deletions.server";
import type { Member } from "~/account/member";
import { endSessions } from "~/account/session/data.server";
import { readSupportLooks } from "~/account/support-looks.server";
import { type AccountWrite, writeAccount } from "~/account/write-account.server";
import { billingOf, invoicesOfAccount } from "~/billing/entitlement/data.server";
import { keepTrial, trialTaken } from "~/billing/entitlement/trial.server";
import { queueCustomerDeletion } from "~/billing/sync/leave.server";
import { countThreads } from "~/counselor/threads/threads.server";
import { env } from "~/env.server";
import { logActivity } from "~/family/access/activity-log.server";
import { writePlan } from "~/family/access/write-plan.server";
import { leavePlan, leavePlans, wouldGo } from "~/family/departure/leave-plans.server";
import { removePerson } from "~/family/departure/remove-person.server";
import { deliverSoon } from "~/mail/deliver.server";
import { forgetMail, queueMail } from "~/mail/queue.server";
import { database, type Store } from "~/store/database.server";
import { finishElsewhere } from "./deletion-queue.server";
import { type Gone, type Receipt, receiptMail, receiptPath, type StaysKind } from "./receipt";
import { newNumber, writeReceipt } from "./receipt.server";

/** What would go and what would stay, for the page before it. */
export interface Preview {
  readonly gone: Gone;
  readonly stays: readonly StaysKind[];
}

/** What would go with an account, counted from what its owner sees. */
export async function previewAccount(member: Member, now: Date): Promise<Preview & { readonly plans: number }> {
  const { going, staying, plans } = await wouldGo(database(), member.id, now);
  const own = await ownOf(database(), member);
  return { gone: { ...own.gone, ...going }, stays: [...staying, ...own.stays], plans };
}

/** Whose account it is, as far as deleting it goes. */
export type Leaving = Pick<Member, "id" | "email" | "emailVerified">;

/** What hangs on the account itself. */
async function ownOf(store: Store, member: Leaving): Promise<Preview> {
  const { id } = member;
  const identities = await store.selectFrom("identity").where("account_id", "=", id).select("subject").execute();
  const sessions = await store.selectFrom("session").where("account_id", "=", id).select("id").execute();
  const bills = await invoicesOfAccount(store, id);
  const addresses = addressesOf(member);
  const mail =
    addresses.length === 0
      ? []
      : await store
          .selectFrom("mail")
          .where("recipient", "in", addresses)
          .where("sent_at", "is", null)
          .select("id")
          .execute();
  const counts: [keyof Gone, number][] = [
    ["account", 1],
    ["identities", identities.length],
    ["sessions", sessions.length],
    ["bills", bills.length],
    ["mail", mail.length],
    ["threads", await countThreads(store, id)],
  ];
  const gone: Gone = {};
  for (const [kind, count] of counts) if (count > 0) gone[kind] = count;
  const customer = (await billingOf(store, id))?.customer_id ?? null;
  const trial = (await trialTaken(store, id)) ? (["trial"] as const) : [];
  const support = (await readSupportLooks(store, id)).length > 0 ? (["support"] as const) : [];
  const stripe = customer === null ? [] : (["stripe"] as const);
  return { gone, stays: [...stripe, ...trial, ...support, "messages", "backups"] };
}

/** The addresses whose mail is this person's. None while an address is only claimed: its mail is somebody else's. */
const addressesOf = ({ email, emailVerified }: Leaving) =>
  emailVerified ? [...new Set([email, comparableEmail(email)])] : [];

/** An account that is deleted: the number of its receipt, and what renewed its sessions, for the provider to forget. */
export interface DeletedAccount {
  readonly number: string;
  readonly refreshTokens: readonly string[];
}

/** Deletes the account of whoever is signed in. */
export const deleteAccountForGood = (signedIn: Member, now: Date): Promise<DeletedAccount> =>
  deleteAccountBy((work) => writeAccount(signedIn, work, { now }), now);

/**
 * Deletes an account with all that is its owner's: in one transaction the places in plans, sessions, waiting mail and
 * the account, with a receipt and the notes of what Stripe and the sign-in service must delete. Only then are those two
 * asked.
 *
 * @param door decides under the account's lock that it may be deleted, and whose it is
 */
export async function deleteAccountBy(
  door: (work: (write: AccountWrite, leaving: Leaving) => Promise<readonly string[]>) => Promise<readonly string[]>,
  now: Date,
): Promise<DeletedAccount> {
  const { number, hash } = newNumber();
  const refreshTokens = await door(async (write, leaving) => {
    const within = write.store;
    const own = await ownOf(within, leaving);
    const { going, staying } = await leavePlans(write, now);
    await queueIdentityDeletions(within, leaving.id, hash, now);
    await queueCustomerDeletion(within, leaving.id, hash, now);
    await keepTrial(within, leaving.id, now);
    for (const address of addressesOf(leaving)) await forgetMail(within, address);
    const ended = await endSessions(within, { of: leaving.id });
    await deleteAccount(write);
    const receipt: Receipt = {
      kind: "account",
      at: now.toISOString(),
      gone: { ...own.gone, ...going },
      stays: [...staying, ...own.stays],
    };
    await giveReceipt(within, leaving, receipt, { number, hash }, now);
    return ended.refreshTokens;
  });
  deliverSoon();
  await finishElsewhere(hash);
  return { number, refreshTokens };
}

/** What would go with one plan. */
export async function previewPlan(member: Member, planId: string, now: Date): Promise<Preview> {
  const { going, staying } = await wouldGo(database(), member.id, now, { planId });
  return { gone: going, stays: [...staying, "backups"] };
}

/**
 * Takes somebody out of one plan with what is theirs: the student’s whole plan goes.
 *
 * @param sure the word was typed
 * @returns the number of the receipt; null where the word was not typed: then nothing is done
 */
export async function leaveOnePlan(
  signedIn: Member,
  planId: string | undefined,
  sure: boolean,
  now: Date,
): Promise<string | null> {
  const { number, hash } = newNumber();
  const left = await writePlan(
    signedIn,
    planId,
    async (opened) => {
      if (!sure) return false;
      const { write, member } = opened;
      if (opened.view.you.role !== "student") await logActivity(opened, "left");
      const { going, staying } = await leavePlan(write, member.id, now);
      const receipt: Receipt = {
        kind: "plan",
        at: now.toISOString(),
        gone: going,
        stays: [...staying, "backups"],
      };
      await giveReceipt(write.store, member, receipt, { number, hash }, now);
      return true;
    },
    { now },
  );
  if (!left) return null;
  deliverSoon();
  return number;
}

/**
 * Takes somebody else out of a plan. Where more goes than their own way in, they get the receipt by mail: it counts
 * what was theirs, so whoever took them out is not shown it.
 *
 * @param person the id of the member, of the address
 * @param sure the word was typed
 * @returns false where the word is needed and was not typed: then nothing is done
 */
export async function takeOut(
  member: Member,
  planId: string | undefined,
  person: string | undefined,
  sure: boolean,
): Promise<boolean> {
  const { number, hash } = newNumber();
  const done = await writePlan(member, planId, async (opened) => {
    const removed = await removePerson(opened, person, sure);
    if (removed === null) return false;
    if (removed.departure === null) return true;
    const { store: within, now } = opened;
    const { email, verified_email } = await within
      .selectFrom("account")
      .where("id", "=", removed.accountId)
      .select(["email", "verified_email"])
      .executeTakeFirstOrThrow();
    const { going, staying } = removed.departure;
    const receipt: Receipt = { kind: "removed", at: now.toISOString(), gone: going, stays: [...staying, "backups"] };
    await giveReceipt(within, { email, emailVerified: verified_email !== null }, receipt, { number, hash }, now);
    return true;
  });
  if (done) deliverSoon();
  return done;
}

/** Writes the receipt, and queues it for an address that is known to be this person's. */
async function giveReceipt(
  within: Store,
  { email, emailVerified }: Pick<Member, "email" | "emailVerified">,
  receipt: Receipt,
  { number, hash }: { number: string; hash: string },
  now: Date,
): Promise<void> {
  await writeReceipt(within, hash, receipt);
  if (!emailVerified) return;
  const mail = receiptMail(receipt, number, env().siteOrigin + receiptPath(number));
  await queueMail(within, { kind: "receipt", to: email, ...mail }, now);
}
