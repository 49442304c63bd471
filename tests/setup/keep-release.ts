import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Database } from "~/env.server";
import { queueMail } from "~/mail/queue.server";
import type { Store } from "~/store/database.server";
import { findPostgres } from "../../app/commands/programs.js";
import { eventually } from "./eventually";
import { type Amount, amountIn, amounts, fillPlan, textIn, texts, type Who, whos } from "./filled-plan";
import { fileOf, type KeptPeople, type Seen, seenFileOf, seenIn } from "./kept-store";
import { Payer } from "./payer";
import { outputsOf } from "./plan-outputs";
import { Plans } from "./plans";
import { keepStatements } from "./release-statements";
import type { EmptyStore } from "./stores";
import { locationOf, type Visitor } from "./visitor";

/** What somebody typed or pays, and what finds it in what they are shown. */
export const marks: readonly (readonly [string, RegExp])[] = [
  ...texts.map((text) => [text, textIn(text)] as const),
  ...(Object.keys(amounts) as Amount[]).map((amount) => [amount, amountIn(amount)] as const),
  ["subscription", /It renews on/],
  ["card", /ending in 4242/],
  ["bill", /"total":\s*900\b/],
];

/** Whom a message waits for. */
export const waitingFor = "waiting@family.example";

const recorder = pathToFileURL("tests/setup/record-statements.js").href;

/**
 * Fills an empty store as the release that stands fills it, over HTTP, and keeps it: the store, what everybody saw, and
 * what its processes asked the store for.
 *
 * @param release day of the release, "2026-11-27"
 */
export async function keepRelease(release: string, empty: EmptyStore): Promise<void> {
  const { address, store } = empty;
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  const recorded = join(folder, "statements");
  const at = await Plans.openOn(empty, { RECORD_STATEMENTS: recorded, NODE_OPTIONS: `--import ${recorder}` });
  try {
    // This process writes too, where a form would need a season that is far.
    await import("./record-statements.js");
    process.env.RECORD_STATEMENTS = recorded;
    const { people, ...plan } = await fillPlan(at, "apart");
    await subscribe(at, people.renee, "renee-apart");
    const receipt = await leaveWorkWaiting(at);
    const written = readFileSync(recorded, "utf8");
    const seen: Partial<Record<Who, Seen>> = {};
    for (const who of whos) seen[who] = seenIn(await outputsOf(at, { ...plan, people }, who), marks);
    delete process.env.RECORD_STATEMENTS;

    mkdirSync(join("tests/upgrade", release), { recursive: true });
    await keepStore(store, address, fileOf(release, "the store", address.dialect));
    const reads = readFileSync(recorded, "utf8")
      .slice(written.length)
      .split("\n")
      .filter((line) => line.includes('"read"'));
    writeFileSync(recorded, `${written}${reads.join("\n")}\n`);
    keepStatements(recorded, fileOf(release, "its statements", address.dialect));
    const cookies = Object.fromEntries(whos.map((who) => [who, people[who].cookies()])) as Record<Who, string>;
    const kept: KeptPeople = { plan, cookies, receipt };
    writeFileSync(fileOf(release, "its people", address.dialect), `${JSON.stringify(kept, null, 1)}\n`);
    // Both kinds of store show the same, so it is kept once.
    const file = seenFileOf(release);
    if (existsSync(file)) expect(seen).toEqual(JSON.parse(readFileSync(file, "utf8")));
    else writeFileSync(file, `${JSON.stringify(seen, null, 1)}\n`);
  } finally {
    delete process.env.RECORD_STATEMENTS;
    await at.close();
    rmSync(folder, { recursive: true });
  }
}

/** Somebody pays by card, whose trial is over: the first bill is paid. */
async function subscribe(at: Plans, one: Visitor, name: string): Promise<void> {
  const payer = new Payer(at.standIns.origin);
  const checkout = locationOf(await one.post("/subscription-start", { plan: "family_monthly" }));
  await payer.press(checkout, { card: "4242424242424242" });
  const account = await at.accountOf(name);
  const known = (status: string) =>
    eventually(async () => {
      const rows = at.store.selectFrom("billing").where("account_id", "=", account ?? "nobody");
      const row = await rows.selectAll().executeTakeFirstOrThrow();
      expect(row.status).toBe(status);
      return row.customer_id ?? "";
    });
  const customer = await known("trialing");
  await payer.later(customer, 15);
  await known("active");
  await eventually(async () => {
    const bills = at.store.selectFrom("billing_invoice").where("account_id", "=", account ?? "nobody");
    expect((await bills.selectAll().execute()).map(({ paid }) => paid)).toContain(900);
  });
}

/**
 * A deletion that neither the sign-in service nor Stripe has heard of, and a message that no mail server has taken.
 *
 * @returns path of the receipt of the deletion
 */
async function leaveWorkWaiting(at: Plans): Promise<string> {
  const gone = await at.person("gone");
  await subscribe(at, gone, "gone");
  const press = (controls: string, change: string) =>
    fetch(at.standIns.origin + controls, { method: "POST", body: new URLSearchParams({ change }), redirect: "manual" });
  await press("/controls", "management-off");
  await press("/stripe", "down");
  const way = new URL(locationOf(await gone.post("/account/delete", { word: "delete" })));
  const back = new URL(locationOf(await gone.get(String(way))));
  await queueMail(at.store, { kind: "contact", to: waitingFor, subject: "A message that waits", text: "Hello" });
  const later = { not_before: "2999-01-01T00:00:00.000Z" };
  await at.store.updateTable("mail").set(later).where("recipient", "=", waitingFor).execute();
  await press("/stripe", "up");
  return back.pathname + back.search;
}

/** A store in a file that is read without it: of PostgreSQL its statements, as `pg_dump` writes them. */
async function keepStore(store: Store, address: Database, file: string): Promise<void> {
  if (address.dialect === "sqlite") {
    const whole = `${address.file}.whole`;
    await sql`vacuum into ${sql.lit(whole)}`.execute(store);
    writeFileSync(file, gzipSync(readFileSync(whole), { level: 9 }));
    return;
  }
  const words = ["--inserts", "--no-owner", "--no-privileges", address.url];
  const dump = execFileSync(join(findPostgres() ?? "", "pg_dump"), words, { encoding: "utf8" });
  // Without what is written for `psql` alone, and what only newer servers understand.
  const statements = dump
    .replace(/^(--.*|\\.*|SET (?!standard_conforming_strings).*)\n/gm, "")
    .replace(/\n{2,}/g, "\n");
  writeFileSync(file, gzipSync(statements, { level: 9 }));
}
