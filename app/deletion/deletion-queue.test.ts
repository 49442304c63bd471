import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { openStore, type Store } from "~/store/database.server";
import { migrate } from "~/store/migrate.server";
import { takeOne } from "~/store/rate-limit.server";
import { runDeletionQueue } from "./deletion-queue.server";

it("looks every five minutes for what is over, also while something else cannot be done", async () => {
  const folder = mkdtempSync(join(tmpdir(), "farewells-"));
  const store = openStore({ dialect: "sqlite", file: join(folder, "store.sqlite") });
  const shared = globalThis as { openStore?: Store | undefined };
  shared.openStore = store;
  onTestFinished(async () => {
    vi.useRealTimers();
    shared.openStore = undefined;
    await store.destroy();
    rmSync(folder, { recursive: true });
  });
  await migrate(store);
  await takeOne(store, "over", { most: 1, seconds: 60 }, new Date("2026-01-01"));
  await store.schema.dropTable("identity_farewell").execute();
  const counts = async () => (await store.selectFrom("rate_limit").select("key").execute()).length;
  vi.useFakeTimers({ toFake: ["setInterval"] });
  runDeletionQueue();
  vi.advanceTimersByTime(5 * 60_000 - 1);
  expect(await counts()).toBe(1);
  vi.advanceTimersByTime(1);
  await vi.waitFor(async () => expect(await counts()).toBe(0), { timeout: 60_000 });
});
