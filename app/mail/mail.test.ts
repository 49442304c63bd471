import { createServer } from "node:net";
import { createTransport } from "nodemailer";
import { expect, it, onTestFinished } from "vitest";
import { startStandIns } from "~/sandbox/server";
import { onBothStores } from "../../tests/setup/stores";
import { deliverMail, lease, mostAttempts, patience, type Send, smtpSend } from "./deliver.server";
import { forgetMail, queueMail } from "./queue.server";

const now = new Date("2026-11-21T12:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const email = { kind: "test", to: "someone@example.org", subject: "Hello", text: "Words." };

onBothStores("the queue of mail", (empty) => {
  const sent: string[] = [];
  const send: Send = async ({ to }) => {
    sent.push(to);
  };

  it("sends each message once, also when two processes look at the same time", async () => {
    const { store, close } = await empty();
    onTestFinished(close);
    sent.length = 0;
    for (let i = 0; i < 5; i++) await queueMail(store, { ...email, to: `person${i}@example.org` }, now);
    await Promise.all([deliverMail(store, send, () => later(1)), deliverMail(store, send, () => later(1))]);
    expect([...sent].sort()).toEqual([0, 1, 2, 3, 4].map((i) => `person${i}@example.org`));
    expect(await deliverMail(store, send, () => later(2))).toBe(0);
  });

  it("keeps neither address nor words of what was sent", async () => {
    const { store, close } = await empty();
    onTestFinished(close);
    await queueMail(store, email, now);
    await deliverMail(store, send, () => later(1));
    const rows = await store.selectFrom("mail").selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/example\.org|Words|Hello/);
  });

  it("queues a message with a key once, also after it was sent", async () => {
    const { store, close } = await empty();
    onTestFinished(close);
    expect(await queueMail(store, { ...email, once: "reminder 1" }, now)).toBe(true);
    await deliverMail(store, send, () => later(1));
    expect(await queueMail(store, { ...email, once: "reminder 1" }, now)).toBe(false);
  });

  it("tries again after a pause, and gives up in the end", async () => {
    const { store, close } = await empty();
    onTestFinished(close);
    await queueMail(store, email, now);
    const fail: Send = async () => {
      throw Object.assign(new Error("no"), { code: "ECONNECTION" });
    };
    await deliverMail(store, fail, () => later(1));
    expect(await deliverMail(store, send, () => later(1))).toBe(0);
    for (let i = 1; i < mostAttempts; i++) await deliverMail(store, fail, () => later(i * 1000));
    expect(await store.selectFrom("mail").select("id").where("sent_at", "is", null).execute()).toEqual([]);
  });

  it("takes back what is about a part in a plan when that ends, and nothing else", async () => {
    const { store, close } = await empty();
    onTestFinished(close);
    const at = now.toISOString();
    await store.insertInto("family").values({ id: "f", created_at: at }).execute();
    const plan = { id: "p", family_id: "f", student_name: "Maya", class_year: 2027, state: null, mode: "one" } as const;
    await store
      .insertInto("plan")
      .values({ ...plan, started_by: "student", taken_over: 1, adult_from: null, created_at: at })
      .execute();
    const person = { email: "m@example.org", verified_email: null, name: "M", age_band: "18+" } as const;
    await store
      .insertInto("account")
      .values({ id: "m", ...person, created_at: at })
      .execute();
    const part = { plan_id: "p", account_id: "m", role: "student", household_id: null, admitted: 0 } as const;
    await store
      .insertInto("plan_member")
      .values({ id: "member", ...part, joined_at: at })
      .execute();
    await queueMail(store, { ...email, memberId: "member" }, now);
    // Nobody here decides about it, so it waits for a process that does.
    expect(await deliverMail(store, send, () => later(1))).toBe(0);
    await queueMail(store, email, now);
    await store.deleteFrom("plan_member").where("id", "=", "member").execute();
    expect(await deliverMail(store, send, () => later(1))).toBe(1);
  });

  it("forgets a person", async () => {
    const { store, close } = await empty();
    onTestFinished(close);
    await queueMail(store, email, now);
    await forgetMail(store, email.to);
    expect(await deliverMail(store, send, () => later(1))).toBe(0);
  });

  it("puts no second header into a message by its subject", async () => {
    const { store, close } = await empty();
    onTestFinished(close);
    await queueMail(store, { ...email, subject: "Hi\r\nBcc: other@example.org" }, now);
    const [row] = await store.selectFrom("mail").select("subject").where("sent_at", "is", null).execute();
    expect(row?.subject).not.toMatch(/[\r\n]/);
  });
});

it("goes out by the real protocol, and the stand-in shows it as it was written", async () => {
  const standIns = await startStandIns();
  try {
    const address = await (await fetch(`${standIns.origin}/mail/smtp`)).text();
    const transport = createTransport(address, { from: "site@example.org" });
    const text = "Grüße an Zoë.\n.A line with a dot.\nhttps://example.org/a?b=c";
    await transport.sendMail({ to: "zoe@example.org", subject: "Für Zoë", text });
    const emails = await (await fetch(`${standIns.origin}/mail/outbox.json?to=ZOE@example.org`)).json();
    expect(emails).toHaveLength(1);
    expect(emails[0].subject).toBe("Für Zoë");
    expect(emails[0].text.trim()).toBe(text);
    await transport.sendMail({ to: "page@example.org", subject: "Both", text, html: "<p>Grüße = <b>an</b> Zoë</p>" });
    const [both] = await (await fetch(`${standIns.origin}/mail/outbox.json?to=page@example.org`)).json();
    expect(both.text.trim()).toBe(text);
    expect(both.html.trim()).toBe("<p>Grüße = <b>an</b> Zoë</p>");
    const outbox = await (await fetch(`${standIns.origin}/mail?to=page@example.org`)).text();
    const [, asPage = ""] = /href="(\/mail\/page[^"]*)"/.exec(outbox) ?? [];
    const page = await fetch(`${standIns.origin}${asPage}`);
    expect((await page.text()).trim()).toBe(both.html.trim());
    expect(page.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
    expect(await (await fetch(`${standIns.origin}/mail?to=zoe@example.org`)).text()).not.toContain("/mail/page");
    expect((await fetch(`${standIns.origin}/mail/page?number=999`)).status).toBe(404);
    await expect(transport.sendMail({ to: "refuse@example.org", subject: "x", text: "x" })).rejects.toThrow();
  } finally {
    await standIns.stop();
  }
});

const words = { subject: "Hello", text: "Words.", html: null, stopLink: null, oneClick: false };

it("goes to one address, however it is written", async () => {
  const standIns = await startStandIns();
  onTestFinished(() => standIns.stop());
  const send = smtpSend(await (await fetch(`${standIns.origin}/mail/smtp`)).text());
  for (const to of ["victim@x.example,1.a", "victim@x.example;1.a", "victim@x.example(1.a)", "a1<victim@x.example>"]) {
    await send({ ...words, to }).catch(() => {});
  }
  await send({ ...words, to: "one@x.example" });
  const emails = (to: string) => fetch(`${standIns.origin}/mail/outbox.json?to=${to}`);
  expect(await (await emails("victim@x.example")).json()).toEqual([]);
  expect(await (await emails("one@x.example")).json()).toHaveLength(1);
});

/** A mail server that says these lines, one after the other each time it hears something, and then nothing more. */
async function silentAfter(...lines: string[]): Promise<string> {
  const server = createServer((socket) => {
    const left = [...lines];
    const say = () => left.length > 0 && socket.write(`${left.shift()}\r\n`);
    say();
    socket.on("data", say).on("error", () => {});
  });
  await new Promise<void>((done) => server.listen({ port: 0, host: "127.0.0.1" }, done));
  onTestFinished(async () => void server.close());
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

it("is given up long before another process may take it, wherever the mail server falls silent", async () => {
  const { whole, connectionTimeout } = patience;
  expect(Math.max(whole, connectionTimeout)).toBeLessThanOrEqual(lease - 30_000);
  const quick = { dnsTimeout: 50, greetingTimeout: 50, connectionTimeout: 100, socketTimeout: 150, whole: 400 };
  const email = { ...words, to: "one@x.example" };
  for (const lines of [[], ["220 here"], ["220 here", "250 here"], ["220 here", "250 here", "250 yes", "250 yes"]]) {
    const code = /ETIMEDOUT/;
    await expect(smtpSend(await silentAfter(...lines), quick)(email), lines.join()).rejects.toMatchObject({
      code: expect.stringMatching(code),
    });
  }
  // One whose address asks for more time than the lease.
  const slow = `${await silentAfter("220 here")}/?socketTimeout=600000`;
  await expect(smtpSend(slow, quick)(email)).rejects.toMatchObject({ code: "EABORT" });
});
