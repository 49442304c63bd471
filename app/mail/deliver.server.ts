import { createTransport } from "nodemailer";
import { env } from "~/env.server";
import { log } from "~/reports/log.server";
import { site } from "~/site";
import { database, type Store } from "~/store/database.server";
import type { MailRow } from "~/store/rows";
import { oneLine } from "./queue.server";

/** How a message leaves the house. Throws where the mail server did not take it. */
export type Send = (mail: {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly stopLink: string | null;
  readonly oneClick: boolean;
}) => Promise<void>;

/** What a message says at the moment it is sent. */
export interface Content {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly stopLink: string | null;
}

/** Gives a message as it may be sent now; null for one that may not be sent any more, which is then forgotten. */
export type Compose = (store: Store, mail: MailRow, now: Date) => Promise<Content | null>;

const composing = new Map<string, Compose>();

/**
 * Lets whoever queues a kind of message decide once more when it is sent: the queue may be a day behind, and rights may
 * have been taken away in that time. A message about a plan is sent only where this was called for its kind.
 */
export function composeAtSending(kind: string, compose: Compose): void {
  composing.set(kind, compose);
}

/** A message as it was queued. */
export const asQueued = ({ recipient: to, subject, body: text, html, stop_link: stopLink }: MailRow): Content => ({
  to,
  subject,
  text,
  html,
  stopLink,
});

/** Another process may take a message over after this long; milliseconds. */
export const lease = 180_000;
/**
 * How long a mail server may take, milliseconds; all of it must stay below the lease, or another process sends the
 * message too. Connecting is 20 s at most, with looking up the name, the greeting and TLS inside of them. Each answer
 * after that (to signing in, sender, recipient and text) may take 40 s, since a server may look for spam before the
 * last; and `whole` ends whatever still goes on after 150 s: 20 s and three slow answers, half a minute less than the
 * lease.
 */
export const patience = {
  dnsTimeout: 10_000,
  greetingTimeout: 15_000,
  connectionTimeout: 20_000,
  socketTimeout: 40_000,
  whole: 150_000,
} as const;
/** After so many attempts a message is given up: about a day, with the pauses below. */
export const mostAttempts = 8;
const pauseAfter = (attempts: number) => Math.min(2 ** attempts, 360) * 60_000;

/**
 * Sends what waits, one message after the other. Each is claimed before it is sent, for longer than sending can take,
 * so two processes do not send it twice. A message about a plan is decided again right before. What has been sent keeps
 * neither address nor words, only that it was sent; what is given up, only that it was.
 * @returns how many were sent
 */
export async function deliverMail(store: Store, send: Send, now: () => Date = () => new Date()): Promise<number> {
  let sent = 0;
  for (let mail = await claim(store, now()); mail !== null; mail = await claim(store, now())) {
    try {
      // As late as it can be: after this the message is with the mail server.
      const compose = composing.get(mail.kind);
      const content = compose === undefined ? asQueued(mail) : await compose(store, mail, now());
      if (content === null) {
        await store.deleteFrom("mail").where("id", "=", mail.id).execute();
        continue;
      }
      await send({ ...content, subject: oneLine(content.subject), oneClick: mail.one_click === 1 });
      await end(store, mail, now());
      sent++;
    } catch (error) {
      const attempts = mail.attempts + 1;
      log().warn({ kind: mail.kind, attempts, error: reason(error) }, "a message could not be sent");
      const rest = { attempts, not_before: new Date(now().getTime() + pauseAfter(attempts)).toISOString() };
      if (attempts >= mostAttempts) await end(store, { ...mail, attempts }, now());
      else await store.updateTable("mail").set(rest).where("id", "=", mail.id).execute();
    }
  }
  return sent;
}

/** What was sent or given up keeps neither address nor words. Only what was given up has had every attempt. */
async function end(store: Store, { id, attempts }: MailRow, now: Date): Promise<void> {
  const nothing = { recipient: "", subject: "", body: "", html: null, stop_link: null, named: null };
  await store
    .updateTable("mail")
    .set({ sent_at: now.toISOString(), attempts, ...nothing })
    .where("id", "=", id)
    .execute();
}

/** How many messages were given up since a moment, by their kind, and when the last one was. */
export async function givenUp(
  store: Store,
  since: Date,
): Promise<{ readonly byKind: Readonly<Record<string, number>>; readonly last: string | null }> {
  const rows = await store
    .selectFrom("mail")
    .where("sent_at", ">", since.toISOString())
    .where("attempts", ">=", mostAttempts)
    .select(({ fn }) => ["kind", fn.countAll<number>().as("count"), fn.max("sent_at").as("last")])
    .groupBy("kind")
    .orderBy("kind")
    .execute();
  const last = rows.flatMap((row) => (row.last as string | null) ?? []).sort();
  return {
    byKind: Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)])),
    last: last.at(-1) ?? null,
  };
}

/** Takes the next message that is due, for the time of the lease. */
async function claim(store: Store, now: Date) {
  const moment = now.toISOString();
  const until = new Date(now.getTime() + lease).toISOString();
  for (;;) {
    const next = await store
      .selectFrom("mail")
      .selectAll()
      .where("sent_at", "is", null)
      .where("not_before", "<=", moment)
      .where(({ and, eb, or }) =>
        or([
          and([eb("member_id", "is", null), eb("invitation_id", "is", null)]),
          eb("kind", "in", [...composing.keys(), ""]),
        ]),
      )
      .orderBy("not_before")
      .limit(1)
      .executeTakeFirst();
    if (next === undefined) return null;
    const { numUpdatedRows } = await store
      .updateTable("mail")
      .set({ not_before: until })
      .where("id", "=", next.id)
      .where("not_before", "=", next.not_before)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 1) return next;
  }
}

/** The code of a mail server's refusal. Its words may hold the address. */
function reason(error: unknown): string {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : null;
  return typeof code === "string" ? code : "unknown";
}

/** Sends over SMTP: to the configured server, or in sandbox mode to the stand-in, whose door is asked for. */
async function sendOverSmtp(): Promise<Send> {
  const { providers, sandboxOrigin } = env();
  const address =
    providers?.smtpUrl ?? (sandboxOrigin === null ? null : await (await fetch(`${sandboxOrigin}/mail/smtp`)).text());
  if (address === null) throw new Error("There is no mail server.");
  return smtpSend(address);
}

/**
 * Sends to one mail server. The recipient is one address, whatever stands in it: as a text it would be read as a list.
 *
 * @param address `smtp://` or `smtps://`
 * @param limit see `patience`
 */
export function smtpSend(address: string, { whole, ...limits }: Limits = patience): Send {
  const from = { name: site.name, address: senderAddress() };
  const transport = createTransport({ url: address, ...limits }, { from });
  return async ({ to, subject, text, html, stopLink, oneClick }) => {
    const list = stopLink === null ? {} : { list: { unsubscribe: stopLink } };
    const post = oneClick ? { headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } } : {};
    const one = { to: { name: "", address: to }, signal: AbortSignal.timeout(whole) };
    await transport.sendMail({ ...one, subject, text, ...(html === null ? {} : { html }), ...list, ...post });
  };
}

type Limits = Readonly<Record<keyof typeof patience, number>>;

/** Mail comes from the site's own host. */
const senderAddress = () => `no-reply@${new URL(env().siteOrigin).hostname}`;

/** Sends what waits now and answers how many were sent. Throws where the mail server cannot be asked. */
export async function deliverNow(store: Store): Promise<number> {
  return deliverMail(store, await sendOverSmtp());
}

let sending = false;

/**
 * Begins to send in the background. Never throws: what fails stays in the queue, and the job that sends mail looks for
 * it each minute.
 */
export function deliverSoon(): void {
  if (sending) return;
  sending = true;
  sendOverSmtp()
    .then((send) => deliverMail(database(), send))
    .catch(() => log().warn("mail waits: the mail server cannot be reached"))
    .finally(() => {
      sending = false;
    });
}
