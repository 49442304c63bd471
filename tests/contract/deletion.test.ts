import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readNumber } from "~/deletion/receipt";
import { eventually } from "../setup/eventually";
import { homesOf } from "../setup/households";
import { mainOf, page as wholePage } from "../setup/page";
import { Payer } from "../setup/payer";
import { Plans, secret } from "../setup/plans";
import { locationOf, type Visitor } from "../setup/visitor";

/** Deleting a plan and an account over HTTP: what is shown before, what goes, what stays, and who else is told. */

let at: Plans;
beforeAll(async () => {
  at = await Plans.open();
});
afterAll(() => at.close());

/** The main part of a page. */
const page = async (one: Visitor, path: string, status = 200) => mainOf(await wholePage(one, path, status));

/** The lines of the table of what goes: "2 colleges on the list…". */
const lines = (html: string) =>
  [...html.matchAll(/<td[^>]*>(\d+)<\/td><th scope="row"[^>]*>([^<]+)</g)].map(([, count, what]) => `${count} ${what}`);

const receiptEmail = (name: string) => at.emailTo(Plans.email(name), "Receipt");
const money = { intent: "save", income: "73,421", taxPaid: "5,200", familySize: "3", filing: "single", pays: "7,654" };
const control = (change: string) =>
  fetch(`${at.standIns.origin}/controls`, {
    method: "POST",
    body: new URLSearchParams({ change }),
    redirect: "manual",
  });
const known = async (name: string) => (await (await fetch(at.standIns.origin)).text()).includes(name);
const atStripe = (change: string) =>
  fetch(`${at.standIns.origin}/stripe`, {
    method: "POST",
    body: new URLSearchParams({ change }),
    redirect: "manual",
  });
/** The customer of somebody at Stripe, once the webhook has told what they pay. */
async function customerOf(name: string): Promise<string> {
  const id = (await at.accountOf(name)) ?? "";
  return eventually(async () => {
    const row = await at.store.selectFrom("billing").where("account_id", "=", id).selectAll().executeTakeFirst();
    if (row?.status == null || row.customer_id === null) throw new Error(`Nothing is known of what ${name} pays.`);
    return row.customer_id;
  });
}
/** Deletes the account and gives the path of the receipt. */
async function leave(one: Visitor): Promise<string> {
  const way = new URL(locationOf(await one.post("/account/delete", { word: " Delete " })));
  expect(way.pathname).toBe("/v2/logout");
  const back = new URL(locationOf(await one.get(String(way))));
  expect(back.origin).toBe(at.site.origin);
  return back.pathname + back.search;
}
/** `npm run reconcile`, as its own process; gives its exit code. */
const reconcile = () =>
  new Promise<number | null>((done) => {
    const child = spawn(process.execPath, ["--import", "tsx", "app/commands/reconcile.ts"], {
      env: {
        ...process.env,
        VITEST: "",
        MODE: "sandbox",
        DATABASE_URL: at.site.database,
        SANDBOX_ORIGIN: at.standIns.origin,
        SESSION_SECRET: secret,
      },
      stdio: "ignore",
    });
    child.once("exit", done);
  });

describe("deleting an account", () => {
  it("can be downloaded whole before, by whoever is signed in, by a button of our own page", async () => {
    const one = await at.person("zita");
    await joinsOwnPlan(one);
    expect(await page(one, "/account")).toMatch(/<form method="post" action="\/account\/export">/);
    const response = await one.post("/account/export");
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "application/zip"]);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="account.zip"');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files)).toEqual(expect.arrayContaining(["account.json", "read-me.txt", "plans/1/plan.html"]));
    expect(strFromU8(files["account.json"] ?? new Uint8Array())).toContain(Plans.email("zita"));
    expect((await one.post("/account/export", {}, { Origin: "https://evil.example" })).status).toBe(403);
    expect((await at.nobody().post("/account/export")).status).toBe(401);
    expect((await one.get("/account/export")).status).not.toBe(200);
    for (let count = 1; count < 10; count += 1) expect((await one.post("/account/export")).status).toBe(200);
    expect((await one.post("/account/export")).status).toBe(429);
  });

  it("shows what goes and what stays before, and asks for the word", async () => {
    const one = await at.person("amal");
    await joinsOwnPlan(one);
    const before = await page(one, "/account/delete");
    expect(lines(before)).toEqual([
      "1 account, with its name, email address and age band",
      "1 way of signing in",
      "1 browser signed in",
      "1 place in a plan",
      "1 college on the list, with its status, dates and notes",
      "2 lines in the access log",
    ]);
    expect(before).toContain("Earlier backups of the database");
    for (const word of ["", "yes", "deleted", "delete me"]) {
      const refused = await one.post("/account/delete", { word });
      expect(refused.status, word).toBe(400);
      expect(await refused.text()).toContain("Type the word delete to continue.");
    }
    expect(await at.accountOf("amal")).toBeDefined();
  });

  it("ends in a receipt: on a page, by mail, with what went, and nothing of whose it was in the store", async () => {
    const one = await at.person("bela");
    const id = (await joinsOwnPlan(one)).split("/")[2] ?? "";
    const before = lines(await page(one, "/account/delete"));
    const path = await leave(one);
    expect(one.cookie("session")).toBeUndefined();
    const receipt = await page(at.nobody(), path);
    expect(receipt).toContain("Your account is deleted");
    expect(lines(receipt), "as it was promised").toEqual(before);
    expect(receipt).toContain("The sign-in service has deleted its record of you.");
    const number = new URL(path, at.site.origin).searchParams.get("number") ?? "";
    expect(readNumber(number.toLowerCase().replaceAll("-", " "))).toBe(number);
    const email = await receiptEmail("bela");
    expect(email.subject).toContain(number);
    for (const line of before) expect(email.text).toContain(`- ${line}`);
    expect(email.text.replaceAll("=\n", "")).toContain(number);
    // The e-mail is out a moment before the row that it came from forgets whose it was.
    await eventually(async () => {
      const rows = await at.store.selectFrom("receipt").selectAll().execute();
      const sent = await at.store.selectFrom("mail").where("kind", "=", "receipt").selectAll().execute();
      const kept = JSON.stringify([rows, sent]);
      for (const personal of ["bela", "family.example", number]) expect(kept).not.toContain(personal);
    });
    expect(await at.accountOf("bela")).toBeUndefined();
    expect(await known("bela"), "and at the sign-in service").toBe(false);
    expect(await at.store.selectFrom("plan").where("id", "=", id).selectAll().execute()).toEqual([]);
    for (const table of ["plan_member", "plan_college", "plan_log"] as const) {
      expect(await at.store.selectFrom(table).where("plan_id", "=", id).selectAll().execute(), table).toEqual([]);
    }
  });

  /** A message to somebody that waits until tomorrow. */
  async function waitsFor(name: string): Promise<void> {
    const waiting = { kind: "reminder", recipient: Plans.email(name), subject: "x", body: "x", attempts: 0 };
    const later = new Date(Date.now() + 86_400_000).toISOString();
    const times = { queued_at: later, not_before: later, sent_at: null };
    await at.store
      .insertInto("mail")
      .values({ ...waiting, ...times, id: name, stop_link: null, once: null })
      .execute();
  }
  const waiting = (name: string) => at.store.selectFrom("mail").where("id", "=", name).selectAll().execute();

  it("forgets the messages on their way, and says so before", async () => {
    const one = await at.person("cleo");
    await waitsFor("cleo");
    expect(lines(await page(one, "/account/delete"))).toContain("1 message on its way to you");
    expect(lines(await page(at.nobody(), await leave(one)))).toContain("1 message on its way to you");
    expect(await waiting("cleo")).toEqual([]);
  });

  it("tells of no mail to an address that is only claimed, leaves it, and sends no receipt there", async () => {
    const one = await at.person("cyd", { verified: false });
    await waitsFor("cyd");
    expect(await page(one, "/account/delete")).not.toContain("on its way to you");
    expect(await page(at.nobody(), await leave(one))).not.toContain("on its way to you");
    expect(await waiting("cyd"), "it may be somebody else’s").toHaveLength(1);
    expect(await at.emailsTo(Plans.email("cyd"))).toEqual([]);
  });

  it("happens once when the button is pressed twice", async () => {
    const one = await at.person("bo");
    const receipts = async () => (await at.store.selectFrom("receipt").selectAll().execute()).length;
    const before = await receipts();
    const answers = await Promise.all([1, 2, 3].map(() => one.post("/account/delete", { word: "delete" })));
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 401, 401]);
    expect(await receipts()).toBe(before + 1);
    await receiptEmail("bo");
    expect((await at.emailsTo(Plans.email("bo"))).length).toBe(1);
  });

  it("ends the subscription at Stripe, and says so before", async () => {
    const one = await at.person("dana");
    const payer = new Payer(at.standIns.origin);
    const checkout = locationOf(await one.post("/subscription-start", { plan: "family_monthly" }));
    await payer.press(checkout, { card: "4242424242424242" });
    const customer = await customerOf("dana");
    const before = await page(one, "/account/delete");
    expect(before).toContain("You have a subscription, and it ends right away");
    const receipt = await page(at.nobody(), await leave(one));
    expect(receipt).toContain("Stripe has ended the subscription");
    expect(receipt).toContain("Payment and tax laws");
    expect(await payer.client.customers.retrieve(customer)).toMatchObject({ deleted: true });
  });

  it("says when Stripe could not be reached, and ends the subscription later", async () => {
    const one = await at.person("gus");
    const payer = new Payer(at.standIns.origin);
    await payer.press(locationOf(await one.post("/subscription-start", { plan: "family_monthly" })), { card: "" });
    const customer = await customerOf("gus");
    await atStripe("down");
    const path = await leave(one);
    expect(await at.accountOf("gus")).toBeUndefined();
    const waiting = await page(at.nobody(), path);
    await atStripe("up");
    expect(waiting).toContain("We couldn’t reach Stripe yet. Until we do, a subscription there continues.");
    expect(await reconcile()).toBe(0);
    expect(await page(at.nobody(), path)).toContain("Stripe has ended the subscription");
    expect(await payer.client.customers.retrieve(customer)).toMatchObject({ deleted: true });
  });

  it("stays as work to do where the sign-in service fails, says so, and is done later", async () => {
    await control("management-off");
    const one = await at.person("ezra");
    const path = await leave(one);
    expect(await at.accountOf("ezra"), "here it is done all the same").toBeUndefined();
    expect(await page(at.nobody(), path)).toContain("We couldn’t reach the sign-in service yet");
    const [row] = await at.store.selectFrom("identity_deletion").selectAll().execute();
    expect(row).toMatchObject({ attempts: 1 });
    expect(JSON.stringify(row), "sealed").not.toContain("google-oauth2");
    expect(await known("ezra")).toBe(true);
    await control("management-on");
    expect(await reconcile()).toBe(0);
    expect(await page(at.nobody(), path)).toContain("The sign-in service has deleted its record of you.");
    expect(await known("ezra")).toBe(false);
  });

  it("leaves somebody alone who came back before that", async () => {
    await control("management-off");
    await leave(await at.person("farid"));
    await control("management-on");
    await at.person("farid");
    expect(await reconcile()).toBe(0);
    expect(await at.store.selectFrom("identity_deletion").selectAll().execute()).toEqual([]);
    expect(await known("farid")).toBe(true);
    expect(await at.accountOf("farid")).toBeDefined();
  });
});

async function joinsOwnPlan(one: Visitor): Promise<string> {
  const plan = await at.start(one, { name: "Bela" });
  await one.post(`${plan}/colleges`, { intent: "add", unitid: "204796" });
  return plan;
}

describe("deleting a plan", () => {
  it("takes the student's part and leaves each household what it wrote, without a trace of the other", async () => {
    const [maya, renee, tom, cleo] = await Promise.all(["maya", "renee", "tom", "cleo"].map((name) => at.person(name)));
    if (!maya || !renee || !tom || !cleo) throw new Error("Nobody came.");
    const plan = await joinsOwnPlan(maya);
    await maya.post("/subscription-start", { plan: "waiver", sure: "yes" });
    await at.join(maya, renee, plan, "first", "renee");
    await maya.post(`${plan}/setup`, { intent: "homes", mode: "apart" });
    await at.join(maya, tom, plan, "second", "tom");
    await at.join(maya, cleo, plan, "counselor", "cleo");
    const { first: household } = await homesOf(at.store, plan);
    await renee.post(`${plan}/household`, { ...money, household });
    const of = { maya: await page(maya, `${plan}/delete`), renee: await page(renee, `${plan}/delete`) };
    expect(of.maya).toContain("Delete this plan");
    expect(of.maya).toContain("What each household put in the plan");
    expect(lines(of.maya)).toContain("1 college on the list, with its status, dates and notes");
    expect(of.renee).toContain("Leave this plan");
    expect(lines(of.renee)).toEqual(["1 place in a plan", "1 household’s encrypted figures"]);
    expect(of.renee).not.toMatch(/\b(tom|cleo|second|other household)\b/i);
    expect((await maya.post(`${plan}/delete`, { word: "" })).status).toBe(400);

    const path = locationOf(await maya.post(`${plan}/delete`, { word: "delete" }));
    const receipt = await page(maya, path);
    expect(receipt).toContain("What was yours is deleted");
    expect(lines(receipt)).toEqual(lines(of.maya));
    expect(receipt).not.toMatch(/\b(maya|renee|tom|cleo)\b/i);
    expect(receipt, "a plan is nobody's business elsewhere").not.toContain("Other services");
    for (const [one, path] of [
      [maya, plan],
      [cleo, plan],
    ] as const) {
      expect((await one.get(path)).status).toBe(404);
    }
    expect((await maya.get("/account")).status, "the account stays").toBe(200);
    for (const one of [renee, tom]) {
      const home = await page(one, plan);
      expect(home).toContain("The student has deleted this plan");
      expect(home).not.toMatch(/Bela|maya/i);
    }
    expect(await page(renee, `${plan}/household`), "what is hers").toContain("73421");
    const [a, b] = [await page(renee, `${plan}/people`), await page(tom, `${plan}/people`)];
    expect(a).not.toContain(Plans.email("tom"));
    expect(b).not.toContain(Plans.email("renee"));
    expect((await renee.post(`${plan}/setup`, { intent: "take-over" })).status, "and nobody takes it over").toBe(404);
    for (const one of [renee, tom]) await one.post(`${plan}/delete`, { word: "delete" });
    const id = plan.split("/")[2] ?? "";
    expect(await at.store.selectFrom("plan").where("id", "=", id).selectAll().execute()).toEqual([]);
  });

  it("leaves a list that a parent keeps to the parent, without the student's notes", async () => {
    const [rosa, lee] = [await at.person("rosa"), await at.person("lee", { age: "13-17" })];
    const adultYear = String(new Date().getFullYear() + 2);
    const plan = await at.start(rosa, { who: "parent", name: "Lee", adultMonth: "05", adultYear });
    await rosa.post(`${plan}/colleges`, { intent: "add", unitid: "204796" });
    await at.join(rosa, lee, plan, "student", "lee");
    const before = await page(lee, `${plan}/delete`);
    expect(before).toContain("Leave this plan");
    expect(before).toContain("The college list in a plan that a parent keeps");
    expect(lines(before).join()).not.toContain("college on the list");
    await lee.post(`${plan}/delete`, { word: "delete" });
    expect(await page(rosa, `${plan}/colleges`)).toContain("Ohio State");
  });
});

describe("a receipt", () => {
  it("is asked for by its number, and no other number leads to one", async () => {
    expect(await page(at.nobody(), "/receipt")).toContain("Read a receipt");
    for (const number of ["ABCD-2345-EFGH-6789", "x", "", "0".repeat(400), "<b>"]) {
      const html = await page(at.nobody(), `/receipt?${new URLSearchParams({ number })}`, 404);
      expect(html).toContain("There’s no receipt with this number");
      expect(html).not.toContain("<b>");
    }
  });

  it("is forgotten after a year", async () => {
    const path = await leave(await at.person("hana"));
    const rows = await at.store.selectFrom("receipt").selectAll().orderBy("at", "desc").execute();
    const old = new Date(Date.now() - 367 * 86_400_000).toISOString();
    const { hash = "" } = rows[0] ?? {};
    await at.store.deleteFrom("receipt").where("hash", "=", hash).execute();
    await at.store.insertInto("receipt").values({ hash, kind: "account", at: old, gone: "{}", stays: "[]" }).execute();
    await page(at.nobody(), path, 404);
    await leave(await at.person("ivo"));
    expect(await at.store.selectFrom("receipt").where("hash", "=", hash).selectAll().execute()).toEqual([]);
  });
});

describe("an age", () => {
  it("of 13 to 17 becomes 18 by its owner's word or on the day, and nothing makes anybody younger", async () => {
    const kim = await at.person("kim", { age: "13-17" });
    const band = async () =>
      at.store.selectFrom("account").where("email", "=", Plans.email("kim")).selectAll().executeTakeFirstOrThrow();
    const year = new Date().getFullYear();
    const saying = async (fields: Record<string, string>, status: number) =>
      expect((await kim.post("/account", fields)).status, JSON.stringify(fields)).toBe(status);
    expect(await page(kim, "/account")).toContain("When do you turn 18?");
    await saying({ age: "month", month: "05", year: String(year + 7) }, 400);
    await saying({ age: "month", month: "05", year: String(year - 1) }, 400);
    await saying({ age: "month", month: "05", year: String(year + 1) }, 303);
    expect(await page(kim, "/account")).toContain(`On June 1, ${year + 1} it changes to 18 or older automatically.`);
    await saying({ age: "forget" }, 303);
    expect(await band()).toMatchObject({ age_band: "13-17", adult_from: null });
    await saying({ age: "adult" }, 400);
    for (const age of ["13-17", "under-13", "18+", "", "child"]) await saying({ age, adult: "yes" }, 400);
    expect((await band()).age_band).toBe("13-17");
    // A month that is over, as time makes it.
    await at.store
      .updateTable("account")
      .set({ adult_from: `${year - 1}-05` })
      .where("email", "=", Plans.email("kim"))
      .execute();
    const grown = await page(kim, "/account");
    expect(grown).toContain("18 or older. This won’t change again.");
    expect(grown).not.toContain("Because you’re under 18");
    expect(await band()).toMatchObject({ age_band: "18+", adult_from: null });
    for (const age of ["month", "forget", "adult", "13-17", "under-13"]) {
      await saying({ age, month: "05", year: String(year + 1), adult: "yes" }, 400);
    }
    expect(await band()).toMatchObject({ age_band: "18+", adult_from: null });
    const lou = await at.person("lou", { age: "13-17" });
    expect((await lou.post("/account", { age: "adult", adult: "yes" })).status).toBe(303);
    expect(await page(lou, "/account")).toContain("18 or older. This won’t change again.");
  });

  it("of 18 hands a plan that a parent keeps over to the student, at once", async () => {
    const [paula, jo] = [await at.person("paula"), await at.person("jo", { age: "13-17" })];
    const adultYear = String(new Date().getFullYear() + 2);
    const plan = await at.start(paula, { who: "parent", name: "Jo", adultMonth: "05", adultYear });
    await at.join(paula, jo, plan, "student", "jo");
    const add = async (one: Visitor, unitid: string) =>
      (await one.post(`${plan}/colleges`, { intent: "add", unitid })).status;
    expect([await add(paula, "204796"), await add(jo, "166683")]).toEqual([303, 404]);
    await jo.post("/account", { age: "adult", adult: "yes" });
    expect([await add(paula, "201645"), await add(jo, "166683")]).toEqual([404, 303]);
    expect(await page(jo, `${plan}/delete`)).toContain("Delete this plan");
  });
});

describe("somebody else's ids", () => {
  /** Every route of accounts and billing that acts for a member, and how it is tried below. */
  const tried = [
    "account.tsx",
    "delete.tsx",
    "done.tsx",
    "subscription-bill.ts",
    "subscription-dashboard.tsx",
    "export.ts",
    "subscription-export.ts",
    "subscription-start.tsx",
    "threads.tsx",
    "thread.tsx",
  ];

  it("are tried on every route for members", () => {
    const folder_ = "app/routes/account";
    const routes = readdirSync(folder_).filter((name) => /forMember\./.test(readFileSync(join(folder_, name), "utf8")));
    expect(routes.sort()).toEqual([...tried].sort());
  });

  it("lead nowhere: not to a session, a bill, a record, a customer or an account", async () => {
    const [victim, thief] = [await at.person("victim"), await at.person("thief")];
    const second = await at.person("victim");
    const payer = new Payer(at.standIns.origin);
    const toPay = locationOf(await victim.post("/subscription-start", { plan: "family_monthly" }));
    await payer.press(toPay, { card: "4242424242424242" });
    const customer = await customerOf("victim");
    await payer.later(customer, 15);
    const id = (await at.accountOf("victim")) ?? "";
    const bill = async () => at.store.selectFrom("billing_invoice").where("account_id", "=", id).select("id").execute();
    await expect.poll(bill).not.toEqual([]);
    const [{ id: invoice } = { id: "" }] = await bill();
    const session = /name="session" value="([^"]+)"/.exec(await page(victim, "/account"))?.[1] ?? "";
    const subscription = (
      await at.store.selectFrom("billing").where("account_id", "=", id).selectAll().executeTakeFirst()
    )?.subscription_id;
    const ids = { account: id, member: id, id, customer, subscription: subscription ?? "", session, invoice };

    // account.tsx: a session is not there, and an age is one's own.
    expect((await thief.post("/account", { session })).status).toBe(404);
    expect((await thief.post("/account", { account: id, customer, others: "yes" })).status).toBe(303);
    // subscription-bill.ts and subscription-export.ts
    for (const path of [`/bills/${invoice}`, `/bills/${invoice}.data`, "/bills/in_none"]) {
      expect((await thief.get(`/subscription-dashboard${path}`)).status, path).toBe(404);
    }
    for (const more of ["", `?${new URLSearchParams(ids)}`]) {
      const record = await (await thief.get(`/subscription-dashboard/export.json${more}`)).text();
      for (const other of [customer, invoice, subscription, id]) expect(record).not.toContain(other);
    }
    // export.ts
    const zip = unzipSync(new Uint8Array(await (await thief.post("/account/export", ids)).arrayBuffer()));
    const taken = Object.values(zip).map((bytes) => strFromU8(bytes));
    for (const other of [customer, invoice, subscription ?? "", id, "victim"]) {
      expect(taken.filter((text) => text.includes(other))).toEqual([]);
    }
    // subscription-dashboard.tsx and subscription-start.tsx: everything goes by who is signed in.
    for (const act of ["cancel", "resume", "refund", "card", "portal", "end-waiver"]) {
      const answer = await thief.post("/subscription-dashboard", { do: act, ...ids });
      expect(answer.headers.get("Location") ?? "", act).not.toMatch(/^http/);
    }
    const { searchParams } = new URL(
      locationOf(await thief.post("/subscription-start", { plan: "family_monthly", ...ids })),
    );
    expect([...searchParams.values()]).not.toContain(customer);
    expect(await customerOf("victim")).toBe(customer);
    // threads.tsx and thread.tsx: a conversation is there for whoever kept it.
    const thread = locationOf(await victim.post("/counselor/threads", { question: "What is the SAI?" }));
    expect((await thief.get(thread)).status).toBe(404);
    await thief.post(thread, ids);
    expect((await victim.get(thread)).status).toBe(200);
    expect(await page(thief, "/counselor/threads")).not.toContain(thread);
    // done.tsx shows nothing of anybody.
    expect(await page(thief, "/auth/done")).not.toContain("victim");
    // delete.tsx deletes whoever is signed in.
    await thief.post("/account/delete", { word: "delete", ...ids });
    expect(await at.accountOf("thief")).toBeUndefined();
    const { status } = (await payer.client.subscriptions.retrieve(subscription ?? "")) as { status: string };
    expect(status).toBe("active");
    for (const one of [victim, second]) expect((await one.get("/account")).status).toBe(200);
  });
});
