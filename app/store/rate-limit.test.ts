import { afterEach, beforeEach, expect, it } from "vitest";
import { type EmptyStore, onBothStores } from "../../tests/setup/stores";
import { forgetCounts, takeOne } from "./rate-limit.server";

const limit = { most: 3, seconds: 60 };
const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);

onBothStores("rate limits", (empty) => {
  let opened: EmptyStore;
  beforeEach(async () => {
    opened = await empty();
  });
  afterEach(() => opened.close());

  it("allow so many in a time, for each key by itself, and then again", async () => {
    const { store } = opened;
    const takes = [];
    for (let i = 0; i < 5; i++) takes.push(await takeOne(store, "a", limit, at(i)));
    expect(takes).toEqual([true, true, true, false, false]);
    expect(await takeOne(store, "b", limit, at(5))).toBe(true);
    expect(await takeOne(store, "a", limit, at(59))).toBe(false);
    expect(await takeOne(store, "a", limit, at(60))).toBe(true);
  });

  it("are shared by processes that count at the same moment", async () => {
    const other = opened.address.dialect === "sqlite" ? opened.store : opened.another();
    const takes = await Promise.all(
      Array.from({ length: 20 }, (_, i) => takeOne(i % 2 ? other : opened.store, "a", limit, at(0))),
    );
    expect(takes.filter(Boolean)).toHaveLength(3);
  });

  it("are forgotten when their time is over", async () => {
    await takeOne(opened.store, "a", limit, at(0));
    await takeOne(opened.store, "b", limit, at(30));
    expect(await forgetCounts(opened.store, at(61))).toBe(1);
  });
});
