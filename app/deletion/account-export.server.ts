import { strToU8, zipSync } from "fflate";
import { adultMonthOf } from "~/account/accounts.server";
import { comparableEmail } from "~/account/claims";
import type { Member } from "~/account/member";
import { addressText, keysOf } from "~/account/person-key.server";
import { listSessions } from "~/account/session/data.server";
import { readSupportLooks } from "~/account/support-looks.server";
import { writeAccount } from "~/account/write-account.server";
import { billingRecord } from "~/billing/dashboard/record.server";
import { trialTaken } from "~/billing/entitlement/trial.server";
import { readThreads } from "~/counselor/threads/threads.server";
import { aroundPlans, filesOfPlans } from "~/family/export/export-all.server";
import { site } from "~/site";
import { database, type Store } from "~/store/database.server";

/**
 * Everything that is kept about an account, as one zip: the account, how and where it is signed in, what it pays, mail,
 * the waitlist, messages, and of each plan the same files as its own export. What somebody may see of a plan is decided
 * now, plan by plan: one they were just taken out of is not in it.
 *
 * What goes by an e-mail address alone (mail, waitlist, messages, invitations) is in it only where the address is
 * verified: else it may be somebody else's.
 *
 * @param origin of the site, for the links in calendars
 */
export async function exportAccount(member: Member, origin: string, now: Date): Promise<Uint8Array> {
  const store = database();
  const plans = await filesOfPlans(store, member, origin, now);
  const data = {
    exportedAt: now.toISOString(),
    // The account may have been deleted since its plans were read: then this is a 401 as everywhere.
    ...(await writeAccount(member, (write) => accountData(write.store, member, now), { now })),
    billing: { ...(await billingRecord(store, member.id, now)), trialUsed: await trialTaken(store, member.id) },
    ...(member.emailVerified ? await dataOfAddress(store, comparableEmail(member.email)) : {}),
    ...(await aroundPlans(store, member, now)),
    plans: plans.map(({ folder, student, part }) => ({ folder, student, part })),
  };
  const files = {
    "read-me.txt": readMe(member),
    "account.json": `${JSON.stringify(data, null, 2)}\n`,
    ...Object.fromEntries(
      plans.flatMap(({ folder, files }) => Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text])),
    ),
  };
  const bytes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
  return zipSync(bytes, { mtime: now, level: 6 });
}

async function accountData(store: Store, member: Member, now: Date) {
  const { id, name, email, emailVerified, ageBand, admin } = member;
  const { created_at } = await store
    .selectFrom("account")
    .where("id", "=", id)
    .select("created_at")
    .executeTakeFirstOrThrow();
  const identities = await store
    .selectFrom("identity")
    .where("account_id", "=", id)
    .select(["subject", "created_at"])
    .orderBy("created_at")
    .execute();
  const sessions = await listSessions(store, id, now);
  return {
    account: {
      name,
      email,
      emailVerified,
      ageBand,
      turns18In: await adultMonthOf(store, id),
      administrator: admin,
      since: created_at,
    },
    waysOfSigningIn: identities.map(({ subject, created_at: since }) => ({ atTheSignInService: subject, since })),
    browsers: sessions.map(({ device, createdAt, seenAt }) => ({ device, since: createdAt, lastSeen: seenAt })),
    whenSupportLooked: await readSupportLooks(store, id),
    conversationsWithTheCounselor: (await readThreads(store, id, now)).map(({ keptAt, turns, student }) => ({
      keptAt,
      saidOfTheStudent: Object.fromEntries(Object.entries(student).filter(([, value]) => value !== null)),
      questions: turns.map(({ question, at, statements }) => ({
        question,
        answeredAt: at,
        answer: statements.map(({ text, evidence }) => ({
          text,
          sources: evidence.map(({ url, title, year }) => ({ url, title, year })),
        })),
      })),
    })),
  };
}

/** What is kept under an address and not under an account. */
async function dataOfAddress(store: Store, email: string) {
  const [waiting, waitlist, messages, refused] = await Promise.all([
    store
      .selectFrom("mail")
      .where("recipient", "=", email)
      .where("sent_at", "is", null)
      .select(["kind", "subject", "body", "queued_at"])
      .orderBy("queued_at")
      .execute(),
    store.selectFrom("waitlist").where("email", "=", email).selectAll().executeTakeFirst(),
    store.selectFrom("contact_message").where("email", "=", email).selectAll().orderBy("at").execute(),
    store
      .selectFrom("refused_sender")
      .where("recipient_key", "in", [...keysOf("mail", addressText(email))])
      .select("at")
      .orderBy("at")
      .execute(),
  ]);
  return {
    mailOnItsWayToYou: waiting.map(({ kind, subject, body, queued_at }) => ({ kind, subject, body, since: queued_at })),
    waitlist:
      waitlist === undefined
        ? null
        : {
            topics: JSON.parse(waitlist.topics) as unknown,
            askedAt: waitlist.asked_at,
            confirmedAt: waitlist.confirmed_at,
          },
    messagesToUs: messages.map(({ at, about, message, answered_at }) => ({
      at,
      about,
      message,
      answeredAt: answered_at,
    })),
    // A sender is kept by several keys, written in the same moment.
    sendersYouRefused: [...new Set(refused.map(({ at }) => at))].map((since) => ({ since })),
  };
}

const readMe = ({ emailVerified }: Member) => `Everything ${site.name} keeps about your account.

account.json   Your account, how you sign in, the browsers you're signed in on, when our support looked at your account and why, what you pay and every bill, and the conversations with the counselor that you keep. Also email on its way to you, your place on the waitlist, what you wrote to us, and invitations waiting for you.${
  emailVerified
    ? ""
    : `
               Your email address isn't verified, so anything we store only under your email address isn't in this file.`
}
plans/         For each plan you're in, the same files as the plan's own download: what you can see in it today.

What isn't in here: error reports and the server's log, because they don't say who you are. Your card, because only Stripe has it. The text of emails we sent, because we keep only the fact that they were sent. The student's access log, unless you're the student. And what other households keep private.
`;
