import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type StandIns, startStandIns } from "~/sandbox/server";
import { eventually } from "../setup/eventually";
import { type RunningSite, startSite } from "../setup/site";
import { locationOf, Visitor } from "../setup/visitor";

/** Writing to us and waiting for something to open, over HTTP, with mail by its real protocol. */
let standIns: StandIns;
let site: RunningSite;
beforeAll(async () => {
  standIns = await startStandIns();
  site = await startSite({ SANDBOX_ORIGIN: standIns.origin });
});
afterAll(async () => {
  await site.stop();
  await standIns.stop();
});

interface Email {
  readonly subject: string;
  readonly text: string;
}

async function emailsTo(address: string): Promise<Email[]> {
  return eventually(async () => {
    const emails = (await (await fetch(`${standIns.origin}/mail/outbox.json?to=${address}`)).json()) as Email[];
    if (emails.length === 0) throw new Error(`No e-mail came to ${address}.`);
    return emails;
  });
}

let place = 0;
/** Somebody at a network address of their own. */
const from = () => ({ "X-Forwarded-For": `203.0.113.${++place}` });
const visitor = () => new Visitor(site.origin);
const words = "The price of Oberlin College looks wrong on its page.";

describe("the contact form", () => {
  it("keeps a message once, confirms it by mail and does not repeat its words", async () => {
    const headers = from();
    const fields = { email: "writer@example.org", about: "figure", message: words };
    for (let i = 0; i < 2; i++) {
      const response = await visitor().post("/contact", fields, headers);
      expect(response.status).toBe(303);
      expect(locationOf(response)).toBe("/contact?sent");
    }
    const emails = await emailsTo("writer@example.org");
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).not.toContain("Oberlin");
    const admin = visitor();
    await admin.signIn("auth0|admin");
    const page = await (await admin.get("/admin/messages")).text();
    expect(page.split(words).length - 1).toBeGreaterThanOrEqual(1);
    expect(page.match(/mailto:writer@example\.org/g)).toHaveLength(1);
  });

  it("says what is wrong with status 400 and keeps what was typed", async () => {
    const response = await visitor().post("/contact", { email: "nobody", about: "figure", message: words }, from());
    expect(response.status).toBe(400);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const page = await response.text();
    expect(page).toContain(words);
    expect(page).toContain("Enter an email address");
  });

  it("tells a program the same and keeps nothing", async () => {
    const fields = { email: "program@example.org", about: "other", message: "Buy now, buy now", website: "x" };
    expect((await visitor().post("/contact", fields, from())).status).toBe(303);
    const admin = visitor();
    await admin.signIn("auth0|admin");
    expect(await (await admin.get("/admin/messages")).text()).not.toContain("program@example.org");
  });

  it("takes five an hour from one place, then answers 429", async () => {
    const headers = from();
    const statuses = [];
    for (let i = 0; i < 6; i++) {
      const fields = { email: `many${i}@example.org`, about: "other", message: `${words} ${i}` };
      statuses.push((await visitor().post("/contact", fields, headers)).status);
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  });

  it("refuses a form of another site", async () => {
    const fields = { email: "a@example.org", about: "other", message: words };
    const response = await visitor().post("/contact", fields, { ...from(), Origin: "https://evil.example" });
    expect(response.status).toBe(403);
  });

  it("shows messages to administrators only", async () => {
    expect((await visitor().get("/admin/messages")).status).toBe(401);
    const student = visitor();
    await student.signIn("auth0|student");
    expect((await student.get("/admin/messages")).status).toBe(404);
    expect((await student.post("/admin/messages", { id: "x", intent: "delete" })).status).toBe(404);
  });
});

describe("the waitlist", () => {
  it("counts an address once its owner has pressed the button, and forgets it at a press", async () => {
    const asked = await visitor().post("/waitlist", { email: "waits@example.org", topics: "counselor" }, from());
    expect(locationOf(asked)).toBe("/waitlist?sent");
    const [email] = await emailsTo("waits@example.org");
    const link = /https?:\/\/\S+/.exec(email?.text ?? "")?.[0] ?? "";
    const path = link.replace(/^https?:\/\/[^/]+/, "");
    const token = new URL(link).searchParams.get("token") ?? "";
    // Opening the link, as programs that look through mail do, confirms nothing.
    expect(await (await visitor().get(path)).text()).toContain("Is that you?");
    expect(await (await visitor().get(path)).text()).toContain("Is that you?");
    expect((await visitor().post("/waitlist/yours", { token, intent: "confirm" })).status).toBe(303);
    expect(await (await visitor().get(path)).text()).toContain("You’re on the list");
    expect(locationOf(await visitor().post("/waitlist/yours", { token, intent: "leave" }))).toBe(
      "/waitlist/yours?left",
    );
    expect((await visitor().get(path)).status).toBe(404);
    expect(locationOf(await visitor().post("/waitlist/yours", { token, intent: "confirm" }))).not.toContain(token);
  });

  it("takes no forged link", async () => {
    expect((await visitor().get("/waitlist/yours?token=forged")).status).toBe(404);
  });

  it("asks what somebody waits for", async () => {
    const response = await visitor().post("/waitlist", { email: "waits@example.org" }, from());
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Choose at least one.");
  });
});
