import { afterEach, beforeEach, expect, it } from "vitest";
import type { Member } from "~/account/member";
import { addJobs } from "~/jobs/data.server";
import { noteRelease } from "~/reports/release.server";
import { adminIn } from "../../tests/setup/desk";
import { type EmptyStore, onBothStores } from "../../tests/setup/stores";
import { startMeasuring } from "./performance/measure-now.server";
import { askForRunAs, deleteMessageAs, importFiguresAs, markMessageAs, resolveAs } from "./site-acts.server";

const shared = globalThis as { openStore?: EmptyStore["store"] | undefined };
const now = new Date();
const at = now.toISOString();

onBothStores("what an administrator does to the site", (empty) => {
  let opened: EmptyStore;
  let admin: Member;
  beforeEach(async () => {
    opened = await empty();
    shared.openStore = opened.store;
    const { store } = opened;
    admin = await adminIn(store, "ana");
    await noteRelease(store, "r1", now);
    const job = {
      title: "Crawl",
      what: "",
      schedule: { everyMinutes: 60, firstAfter: 600 },
      run: async () => ({ said: "" }),
    };
    await addJobs(
      store,
      [
        { ...job, name: "crawl" },
        { ...job, name: "measure-server" },
      ],
      now,
    );
    const never = { resolved_at: null, resolved_by: null, resolved_in: null, reopened_at: null };
    const fault = { id: "f", message: "m", type: "Query", severity: "low", rank: 1, count: 1, state: "open" } as const;
    await store
      .insertInto("error_group")
      .values({ ...fault, ...never, first_seen: at, last_seen: at })
      .execute();
    const message = { at, email: "a@mail.example", about: "other", message: "My own words" };
    const messages = ["m1", "m2"].map((id) => ({ ...message, id }));
    await store.insertInto("contact_message").values(messages).execute();
  });
  afterEach(async () => {
    shared.openStore = undefined;
    await opened.close();
  });

  const figure = { kind: "query", query: "fafsa", path: "", clicks: 1, impressions: 2, position: 300 } as const;
  const measuring = () => new URLSearchParams({ page: "/", requests: "10", concurrency: "1" });
  const acts: readonly (readonly [string, () => Promise<unknown>])[] = [
    ["a run of a job", () => askForRunAs(admin, "crawl", now)],
    ["a measurement", () => startMeasuring(admin, measuring(), now)],
    ["a fault", () => resolveAs(admin, "f", true, now)],
    ["an import", () => importFiguresAs(admin, [figure], now)],
    ["an answer", () => markMessageAs(admin, "m1", true, now)],
    ["a deletion", () => deleteMessageAs(admin, "m2", now)],
  ];
  const written = async () => {
    const { store } = opened;
    const asked = await store.selectFrom("job").where("asked_by", "is not", null).select("name").execute();
    const faults = await store.selectFrom("error_group").where("state", "=", "resolved").select("id").execute();
    const lines = await store.selectFrom("search_figure").select("query").execute();
    const answered = await store
      .selectFrom("contact_message")
      .where("answered_at", "is not", null)
      .select("id")
      .execute();
    const left = await store.selectFrom("contact_message").select("id").orderBy("id").execute();
    const runs = await store.selectFrom("benchmark_run").select("state").execute();
    return { asked, faults, lines, answered, left, runs };
  };

  it("is done while they are one, and a deleted message leaves a line in the log without its words", async () => {
    for (const [, act] of acts.filter(([name]) => name !== "a measurement")) await act();
    const done = await written();
    expect(done.asked).toEqual([{ name: "crawl" }]);
    expect([done.faults, done.lines]).toEqual([[{ id: "f" }], [{ query: "fafsa" }]]);
    expect([done.answered, done.left]).toEqual([[{ id: "m1" }], [{ id: "m1" }]]);
    const log = await opened.store.selectFrom("admin_log").selectAll().execute();
    expect(log).toMatchObject([{ action: "message-delete", admin_name: "ana", account_id: null }]);
    expect(JSON.stringify(log)).not.toMatch(/My own words|mail\.example/);
    expect(await deleteMessageAs(admin, "m2", now), "it is gone").toBe(false);
    expect(await opened.store.selectFrom("admin_log").select("id").execute()).toHaveLength(1);
  });

  it.each(acts.map(([name]) => name))("is not done once the role is taken away: %s", async (name) => {
    const before = await written();
    await opened.store.updateTable("session").set({ roles: "[]" }).where("id", "=", admin.session).execute();
    const [, act] = acts.find(([one]) => one === name) ?? [];
    await expect(act?.()).rejects.toMatchObject({ status: 404 });
    expect(await written()).toEqual(before);
    expect(await opened.store.selectFrom("admin_log").select("id").execute()).toEqual([]);
  });
});
