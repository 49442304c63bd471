import { comparableEmail } from "~/account/claims";
import type { Messages } from "~/design/messages";
import { env } from "~/env.server";
import { keyedHash } from "~/http/sender.server";
import { isAddress } from "~/mail/address";
import { deliverSoon } from "~/mail/deliver.server";
import { queueMail } from "~/mail/queue.server";
import type { Store } from "~/store/database.server";
import { takeOne } from "~/store/rate-limit.server";
import { invitationMail, invitationPath } from "./invitation-mail";
import { note, notFound, type Opened } from "./open-plan.server";
import { hasTwo, type Role, type Side, sideOf } from "./roles";
import { holdPlan } from "./rows/hold.server";
import { createInvitation, deleteInvitation, renewInvitation } from "./rows/people.server";
import type { StoredInvitation } from "./stored";
import { householdOfChoice, inviteChoices, mayChangeInvitation } from "./view";

/** Invitations that may wait at the same time for one inviter. */
const mostWaiting = 10;
/**
 * Messages that one person may send in a day, in all and to one address, so that nobody's mailbox is filled from here.
 * Counted apart from the plans: what is deleted with a plan or a household was sent all the same. Others do not count:
 * a limit reached because of the other household would tell of it.
 */
const fromOnePerson = { most: 20, seconds: 86_400 };
const toOneAddress = { most: 5, seconds: 86_400 };
const tooMany = `Up to ${fromOnePerson.most} invitations can be sent in a day, and ${toOneAddress.most} to one address. Try again tomorrow.`;

export type Invited =
  | { readonly ok: true; readonly email: string; readonly link: string }
  | { readonly ok: false; readonly messages: Messages };

/** Invites somebody by e-mail. The role is one of those this person may give; what else the form says is not read. */
export async function invite(opened: Opened, form: URLSearchParams): Promise<Invited> {
  const { store, plan, standing, view, member, now } = opened;
  const { viewer, mode } = standing;
  const joined = plan.members.some(({ role }) => role === "student");
  const choices = inviteChoices(plan, viewer, mode, joined);
  if (choices.length === 0) throw notFound();
  const messages: Record<string, string[]> = {};
  const choice = choices.find(({ value }) => value === form.get("who"));
  if (choice === undefined) messages.who = ["Choose whom you invite."];
  const email = comparableEmail((form.get("email") ?? "").slice(0, 254));
  if (!isAddress(email)) messages.email = ["Enter an e-mail address, such as name@example.com."];
  else if (email === comparableEmail(member.email)) messages.email = ["That is your own address."];
  // Only people this viewer sees: to say more would tell of the others.
  else if (view.people.some((person) => comparableEmail(person.email) === email)) {
    messages.email = ["Somebody with this address is already in the plan."];
  }
  if (view.invitations.length >= mostWaiting) {
    messages.email = [`Up to ${mostWaiting} invitations can wait at a time. Take one back first.`];
  }
  if (Object.keys(messages).length === 0 && !(await maySend(opened, email))) messages.email = [tooMany];
  if (choice === undefined || Object.keys(messages).length > 0) return { ok: false, messages };
  const household = choice.role === "parent" ? householdOfChoice(choice.value, viewer) : null;
  const fromSide = viewer.role === "student" ? "student" : (viewer.household ?? "a");
  // Whoever is let in by the household itself sees its finances; whoever is not, waits for it.
  const admitted = household !== null && viewer.household === household && viewer.admitted;
  const invitation = { email, role: choice.role, household, fromSide, admitted } as const;
  const link = await store.transaction().execute(async (within) => {
    const still = await holdPlan(within, plan.id);
    if (still === null || (household === "b" && !hasTwo(still))) throw notFound();
    const token = await createInvitation(within, plan.id, invitation, now);
    return sendInvitation(opened, within, email, choice.role, token);
  });
  deliverSoon();
  await note(opened, "invited", { about: email, aboutSide: sideOf({ role: choice.role, household }) });
  return { ok: true, email, link };
}

function invitationOf({ plan, standing, now }: Opened, id: string | null): StoredInvitation {
  const found = plan.invitations.find((invitation) => invitation.id === id && invitation.expiresAt > now.toISOString());
  if (found === undefined || !mayChangeInvitation(standing.viewer, standing.mode, found)) throw notFound();
  return found;
}

/** A new link, by a new message; the old one stops working. */
export async function inviteAgain(opened: Opened, id: string | null): Promise<Invited> {
  const { email, role, household } = invitationOf(opened, id);
  if (!(await maySend(opened, email))) return { ok: false, messages: { email: [tooMany] } };
  const link = await opened.store.transaction().execute(async (within) => {
    const token = await renewInvitation(within, opened.plan.id, id ?? "", opened.now);
    if (token === null) throw notFound();
    return sendInvitation(opened, within, email, role, token);
  });
  deliverSoon();
  await note(opened, "invited", { about: email, aboutSide: sideOf({ role, household }) });
  return { ok: true, email, link };
}

export async function revokeInvitation(opened: Opened, id: string | null): Promise<void> {
  const found = invitationOf(opened, id);
  await deleteInvitation(opened.store, opened.plan.id, found.id);
  const aboutSide: Side = sideOf(found);
  await note(opened, "revoked", { about: found.email, aboutSide });
}

/** Queues the message with the invitation itself, so that neither is there without the other. Gives the link. */
async function sendInvitation({ member, plan, now }: Opened, within: Store, to: string, role: Role, token: string) {
  const link = env().siteOrigin + invitationPath(token);
  const mail = invitationMail({ role, studentName: plan.studentName, from: member.name, link });
  await queueMail(within, { kind: "invitation", to, ...mail }, now);
  return link;
}

/** Counts one more message of this person and to this address, and says whether it may be sent. */
async function maySend({ store, member, now }: Opened, email: string): Promise<boolean> {
  return (
    (await takeOne(store, `invitations of ${member.id}`, fromOnePerson, now)) &&
    (await takeOne(store, `invitations of ${member.id} to ${keyedHash(email)}`, toOneAddress, now))
  );
}
