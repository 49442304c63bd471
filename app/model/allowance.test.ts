import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openAccount } from "~/account/accounts.server";
import { withSession } from "~/account/cookies.server";
import { createSession } from "~/account/session/data.server";
import { writeWaiver } from "~/billing/entitlement/data.server";
import { allowances } from "~/billing/prices/plans";
import { env } from "~/env.server";
import { modelAnswersAllowed } from "~/family/access/plan-limits.server";
import { openStore, type Store } from "~/store/database.server";
import { migrate } from "~/store/migrate.server";
import { inAccount } from "../../tests/setup/writing";
import { takeAnswer } from "./allowance.server";

const shared = globalThis as { openStore?: Store | undefined };
let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "allowance-"));
  store = openStore({ dialect: "sqlite", file: join(folder, "store.sqlite") });
  shared.openStore = store;
  await migrate(store);
});
afterEach(async () => {
  shared.openStore = undefined;
  await store.destroy();
  rmSync(folder, { recursive: true });
});

const now = new Date();
const requestOf = (cookie: string, sender: string) =>
  new Request("http://localhost/counselor", { headers: { Cookie: cookie, "x-sender": sender } });

async function member(name: string, family = false): Promise<string> {
  const claims = { subject: `auth0|${name}`, email: `${name}@mail.example`, emailVerified: true, name, picture: null };
  const { id } = await openAccount(store, claims as never, "18+", now);
  if (family) await inAccount(store, id, (write) => writeWaiver(write, now));
  const signedIn = { claims: { ...claims, roles: [] }, refreshToken: null };
  const session = await createSession(store, signedIn, id, { before: null, device: null }, now);
  return (await withSession(session)).split(";")[0] ?? "";
}

/** How many answers somebody gets before the model isn't asked any more, and why it isn't then. */
async function untilUsedUp(cookie: string, sender: (asked: number) => string = () => "1.1.1.1") {
  for (let asked = 0; ; asked += 1) {
    const { usedUp } = await takeAnswer(store, requestOf(cookie, sender(asked)), { now, allowed: modelAnswersAllowed });
    if (usedUp !== null) return [asked, usedUp];
  }
}

it("is that of Free for a visitor by network, and for each account; that of Family for a family", async () => {
  const [free, family] = [allowances.free.counselorQuestions, allowances.family.counselorQuestions];
  expect(await untilUsedUp("")).toEqual([free, "own"]);
  expect(await untilUsedUp(await member("ana"))).toEqual([free, "own"]);
  expect(await untilUsedUp(await member("ben", true))).toEqual([family, "own"]);
  expect(await untilUsedUp("", () => "2.2.2.2")).toEqual([free, "own"]);
});

it("counts what a model answered alone for a person, and everything asked for the site's cap", async () => {
  const cookie = await member("cleo");
  for (let asked = 0; asked < env().modelDailyLimit; asked += 1) {
    const taken = await takeAnswer(store, requestOf(cookie, String(asked)), { now, allowed: modelAnswersAllowed });
    expect(taken.usedUp).toBeNull();
    if (taken.usedUp === null) await taken.giveBack();
  }
  expect((await takeAnswer(store, requestOf(cookie, "another"), { now, allowed: modelAnswersAllowed })).usedUp).toBe(
    "everyone",
  );
});
