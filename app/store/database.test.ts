import type { Insertable } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type EmptyStore, onBothStores } from "../../tests/setup/stores";
import type { Rows } from "./rows";

const report: Insertable<Rows["error_report"]> = {
  id: "b7e1",
  at: "2026-01-02T03:04:05.678Z",
  type: "Chunk",
  severity: "high",
  message: "It said “no” – 100 % 🎓",
  stack: null,
  path: "/college-match-quiz",
  user_agent: "Firefox on Android",
  session_id: null,
  context: JSON.stringify({ attempt: 2 }),
};

onBothStores("the store", (empty) => {
  let opened: EmptyStore;
  beforeEach(async () => {
    opened = await empty();
  });
  afterEach(() => opened.close());

  it("gives back what was written, as it was written", async () => {
    const { store } = opened;
    await store.insertInto("error_report").values(report).execute();
    const added = { resolved: 0, group_id: null, release: null };
    expect(await store.selectFrom("error_report").selectAll().execute()).toEqual([{ ...report, ...added }]);
  });

  it("counts in numbers and sorts moments by time", async () => {
    const { store } = opened;
    const moments = ["2026-01-02T03:04:05.678Z", "2025-12-31T23:59:59.999Z", "2026-01-02T03:04:05.679Z"];
    await store
      .insertInto("error_report")
      .values(moments.map((at, index) => ({ ...report, id: String(index), at })))
      .execute();
    const { total } = await store
      .selectFrom("error_report")
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    expect(total).toBe(3);
    const sorted = await store.selectFrom("error_report").select("at").orderBy("at").execute();
    expect(sorted.map(({ at }) => at)).toEqual([...moments].sort());
  });

  it("refuses the same id twice, and can be told to keep the first", async () => {
    const { store } = opened;
    await store.insertInto("error_report").values(report).execute();
    await expect(store.insertInto("error_report").values(report).execute()).rejects.toThrow();
    await store
      .insertInto("error_report")
      .values({ ...report, message: "second" })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    const kept = await store.selectFrom("error_report").select("message").execute();
    expect(kept).toEqual([{ message: report.message }]);
  });

  it("takes back a transaction that fails", async () => {
    const { store } = opened;
    const failing = store.transaction().execute(async (transaction) => {
      await transaction.insertInto("error_report").values(report).execute();
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await store.selectFrom("error_report").selectAll().execute()).toEqual([]);
  });

  it("lets two connections write at the same time without losing a row", async () => {
    const writers = [opened.store, opened.another()];
    const writes = Array.from({ length: 40 }, (_, index) =>
      (writers[index % 2] as typeof opened.store)
        .insertInto("error_report")
        .values({ ...report, id: String(index) })
        .execute(),
    );
    await Promise.all(writes);
    expect(await opened.store.selectFrom("error_report").select("id").execute()).toHaveLength(40);
  });
});
