import { comparableEmail } from "~/account/claims";
import { addressText, keyOf, knownBy } from "~/account/person-key.server";
import type { Messages } from "~/design/messages";
import { env } from "~/env.server";
import { logActivity } from "~/family/access/activity-log.server";
import { notFound, type Opened, type PlanAccess } from "~/family/access/open-plan.server";
import { isHousehold, type Party, partyOf, type Role } from "~/family/access/roles";
import type { StoredInvitation } from "~/family/access/stored-plan";
import { inviteChoices, mayChangeInvitation } from "~/family/access/view";
import { type Writing, writePlanFor } from "~/family/access/write-plan.server";
import { readWith } from "~/forms/schema/read-with";
import { asQueued, composeAtSending } from "~/mail/deliver.server";
import { dropWaitingInvitation, queueMail } from "~/mail/queue.server";
import { takeOne } from "~/store/rate-limit.server";
import { senderOf } from "./account-data.server";
import { createInvitation, deleteInvitation, renewInvitation } from "./data.server";
import { invitationsPerDay, limitWords, toOneAddress } from "./invitation-limits";
import { invitationMail, invitationPath } from "./invitation-mail";
import { inviteSchema } from "./invite-schema";
import { mayMail, mayStillMail, refusePath } from "./refuse-sender.server";

/** Invitations that may wait at the same time for one inviter. */
const mostWaiting = 10;

export type Invited =
  | { readonly ok: true; readonly email: string; readonly link: string }
  | { readonly ok: false; readonly messages: Messages };

/** Invites somebody by e-mail. The role is one of those this person may give; what else the form says is not read. */
export async function invite(opened: Writing, form: URLSearchParams): Promise<Invited> {
  const { plan, inPlan, now } = opened;
  const { viewer, mode } = inPlan;
  const joined = plan.members.some(({ role }) => role === "student");
  const choices = inviteChoices(plan, viewer, mode, joined);
  if (choices.length === 0) throw notFound();
  const read = readWith(inviteSchema(choices.map(({ value }) => value)), form);
  if (!read.ok) return read;
  const email = comparableEmail(read.value.email);
  const choice = choices.find(({ value }) => value === read.value.who);
  if (choice === undefined) throw notFound();
  const refused = whyNot(opened, email) ?? (await takeInvitation(opened, email));
  if (refused !== null) return { ok: false, messages: { email: [refused] } };
  const household = isHousehold(choice.value) ? choice.value : null;
  const fromParty = viewer.role === "student" ? "student" : viewer.household;
  if (fromParty === null) throw notFound();
  // Whoever is let in by the household itself sees its finances; whoever is not, waits for it.
  const admitted = household !== null && viewer.household === household && viewer.admitted;
  const invitedBy = inPlan.me.id;
  const invitation = { email, role: choice.role, household, fromParty, admitted, invitedBy } as const;
  const { id, token } = await createInvitation(opened.write, invitation, now);
  const link = await sendInvitation(opened, { id, email, role: choice.role, token });
  await logActivity(opened, "invited", { about: email, aboutParty: partyOf({ role: choice.role, household }) });
  return { ok: true, email, link };
}

/** Why nobody can be invited at an address now; null where somebody can. */
function whyNot({ view, member }: Opened, email: string): string | null {
  if (view.invitations.length >= mostWaiting) {
    return `You can have up to ${mostWaiting} open invitations at a time. Cancel one first.`;
  }
  if (email === comparableEmail(member.email)) return "That’s your own address.";
  // Only people this viewer sees: to say more would tell of the others.
  return view.people.some((person) => comparableEmail(person.email) === email)
    ? "Someone with this address is already in the plan."
    : null;
}

function invitationOf({ plan, inPlan, now }: Opened, id: string | null): StoredInvitation {
  const found = plan.invitations.find((invitation) => invitation.id === id && invitation.expiresAt > now.toISOString());
  if (found === undefined || !mayChangeInvitation(inPlan.viewer, inPlan.mode, found)) throw notFound();
  return found;
}

/** A new link, by a new message; the old one stops working. */
export async function inviteAgain(opened: Writing, id: string | null): Promise<Invited> {
  const found = invitationOf(opened, id);
  const { email, role, household } = found;
  const tooMany = await takeInvitation(opened, email);
  if (tooMany !== null) return { ok: false, messages: { email: [tooMany] } };
  const token = await renewInvitation(opened.write, found.id, opened.inPlan.me.id, opened.now);
  if (token === null) throw notFound();
  await dropWaitingInvitation(opened.store, found.id);
  const link = await sendInvitation(opened, { id: found.id, email, role, token });
  await logActivity(opened, "invited", { about: email, aboutParty: partyOf({ role, household }) });
  return { ok: true, email, link };
}

export async function revokeInvitation(opened: Writing, id: string | null): Promise<void> {
  const found = invitationOf(opened, id);
  await deleteInvitation(opened.write, found.id);
  const aboutParty: Party = partyOf(found);
  await logActivity(opened, "revoked", { about: found.email, aboutParty });
}

/**
 * Queues the message with the invitation itself, so that neither is there without the other. Gives the link, also where
 * no mail may go to this address: the invitation works all the same for whoever gets the link by other means.
 */
async function sendInvitation(
  { store, member, plan, now }: Writing,
  { id, email: to, role, token }: { id: string; email: string; role: Role; token: string },
): Promise<string> {
  const { siteOrigin } = env();
  const link = siteOrigin + invitationPath(token);
  const refusing = await mayMail(store, member.id, to, now);
  if (refusing === null) return link;
  const stopLink = siteOrigin + refusePath(refusing);
  const fromEmail = member.emailVerified ? member.email : null;
  const { studentName } = plan;
  const mail = invitationMail({ role, studentName, from: member.name, fromEmail, link, refuseLink: stopLink });
  const about = { kind: "invitation", invitationId: id };
  await queueMail(store, { ...about, to, ...mail, stopLink, oneClick: true }, now);
  return link;
}

/** Whether somebody might send an invitation of theirs now, as a new one or again. */
function maySendNow({ plan, inPlan: { viewer, mode } }: PlanAccess, invitation: StoredInvitation): boolean {
  if (mayChangeInvitation(viewer, mode, invitation)) return true;
  const joined = plan.members.some(({ role }) => role === "student");
  return inviteChoices(plan, viewer, mode, joined).some(({ role, value }) => {
    const household = isHousehold(value) ? value : null;
    return role === invitation.role && household === invitation.household;
  });
}

/**
 * Decides once more, when the message of an invitation is sent: it is still there, whoever sent it is in the plan and
 * might send it again, and the address has not refused them since.
 */
composeAtSending("invitation", async (store, mail, now) => {
  // Queued by a version that did not keep which invitation it is about.
  if (mail.invitation_id === null) return asQueued(mail);
  const sender = await senderOf(store, mail.invitation_id);
  if (sender === null) return null;
  const may = await writePlanFor(store, sender, { resource: "basics", now }, async (write, access) => {
    const invitation = access?.plan.invitations.find(({ id }) => id === mail.invitation_id);
    if (access === null || invitation === undefined || invitation.expiresAt <= now.toISOString()) return false;
    return maySendNow(access, invitation) && mayStillMail(write.store, sender.accountId, mail.recipient);
  });
  return may === true ? asQueued(mail) : null;
});

/**
 * Counts one more invitation of this person and to this address; null when it may be sent, or what to say. Counted
 * apart from the plans and by what the account is known by: what is deleted with a plan or an account was sent all the
 * same. Others do not count: a limit reached because of the other household would tell of it.
 */
async function takeInvitation({ store, member, now }: Writing, email: string): Promise<string | null> {
  const { created_at: since } = await store
    .selectFrom("account")
    .where("id", "=", member.id)
    .select("created_at")
    .executeTakeFirstOrThrow();
  const inviter = { verified: member.emailVerified, since };
  const [known = member.id] = await knownBy(store, member.id);
  const from = `invitations of ${keyOf("mail", known)}`;
  const seconds = 86_400;
  const to = `${from} to ${keyOf("mail", addressText(email))}`;
  const few =
    (await takeOne(store, from, { most: invitationsPerDay(inviter, now), seconds }, now)) &&
    (await takeOne(store, to, { most: toOneAddress, seconds }, now));
  return few ? null : limitWords(inviter, now);
}
