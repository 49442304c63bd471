import type { Role } from "~/family/access/roles";
import { mostAttempts } from "~/mail/deliver.server";
import type { Store } from "~/store/database.server";

/** An invitation that waits for somebody. Of the plan it says nothing: that is for whoever opens its link. */
export interface WaitingInvitation {
  readonly role: Role;
  readonly invitedAt: string;
  readonly linkWorksUntil: string;
}

/** The invitations whose links still work, to one address. @param email in comparable form, and verified */
export async function invitationsTo(store: Store, email: string, now: Date): Promise<readonly WaitingInvitation[]> {
  const rows = await store
    .selectFrom("plan_invitation")
    .where("email", "=", email)
    .where("expires_at", ">", now.toISOString())
    .select(["role", "created_at", "expires_at"])
    .orderBy("created_at")
    .execute();
  return rows.map(({ role, created_at, expires_at }) => ({ role, invitedAt: created_at, linkWorksUntil: expires_at }));
}

/** That mail about their part in a plan went to somebody. Its words and the address are not kept. */
export async function mailSentTo(store: Store, accountId: string) {
  const rows = await store
    .selectFrom("mail")
    .innerJoin("plan_member", "plan_member.id", "mail.member_id")
    .where("plan_member.account_id", "=", accountId)
    .where("sent_at", "is not", null)
    .where("attempts", "<", mostAttempts)
    .select(["kind", "sent_at"])
    .orderBy("sent_at")
    .execute();
  return rows.map(({ kind, sent_at }) => ({ kind, sentAt: sent_at }));
}

/** Whose invitation it is, as long as both are there; null for one that is gone or knows no sender. */
export async function senderOf(store: Store, invitationId: string) {
  const row = await store
    .selectFrom("plan_invitation")
    .innerJoin("plan_member", "plan_member.id", "plan_invitation.invited_by")
    .where("plan_invitation.id", "=", invitationId)
    .select(["plan_invitation.plan_id", "account_id"])
    .executeTakeFirst();
  return row === undefined ? null : { planId: row.plan_id, accountId: row.account_id };
}
