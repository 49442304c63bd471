import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore, type Store } from "~/store/database.server";
import { eventually } from "../setup/eventually";
import { type RunningSite, startSite } from "../setup/site";

let site: RunningSite;
let store: Store;
beforeAll(async () => {
  site = await startSite();
  store = openStore({ dialect: "sqlite", file: site.database });
});
afterAll(async () => {
  await store.destroy();
  await site.stop();
});

const health = async () => (await site.get("/api/health")).status;

/** A trigger stands for the full disk: everything can be read, and no row can be written. */
it("is 503 while the store takes no writes, with the cause in the log and not in the answer, and 200 afterwards", async () => {
  expect(await health()).toBe(200);
  const full = "database or disk is full";
  await sql
    .raw(`create trigger full before insert on rate_limit begin select raise(fail, '${full}'); end`)
    .execute(store);
  await eventually(async () => expect(await health()).toBe(503));
  expect(await (await site.get("/api/health")).text()).not.toContain(full);
  await expect.poll(() => site.printed()).toContain(full);
  expect((await site.get("/help")).status, "what needs no write is still there").toBe(200);
  await sql.raw("drop trigger full").execute(store);
  await eventually(async () => expect(await health()).toBe(200));
});
