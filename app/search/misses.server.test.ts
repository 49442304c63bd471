import { afterEach, beforeEach, expect, it } from "vitest";
import { daysKept, forgetOld } from "~/store/forget.server";
import { type EmptyStore, onBothStores } from "../../tests/setup/stores";
import { countMiss, shownMisses } from "./misses.server";

onBothStores("searches without a good result", (empty) => {
  let opened: EmptyStore;
  beforeEach(async () => {
    opened = await empty();
  });
  afterEach(() => opened.close());

  const now = new Date("2026-11-22T12:00:00.000Z");
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const ask = async (words: string, times: number, at = now) => {
    for (let one = 0; one < times; one += 1) await countMiss(opened.store, words, at);
  };
  const all = async () =>
    (await opened.store.selectFrom("search_miss").selectAll().orderBy("words").execute()).map(
      ({ words, times }) => `${words} ${times}`,
    );

  it("are counted also at once, and shown above five", async () => {
    await ask("law school", 5);
    await ask("astronaut", 2);
    await Promise.all([1, 2, 3, 4].map(() => countMiss(opened.store, "astronaut", now)));
    expect(await all()).toEqual(["astronaut 6", "law school 5"]);
    expect((await shownMisses(opened.store)).map(({ words }) => words)).toEqual(["astronaut"]);
  });

  it("have an end by number and by time", async () => {
    await ask("rare and old", 5, ago(daysKept.rareSearch + 1));
    await ask("often and old", 6, ago(daysKept.rareSearch + 1));
    await ask("often and over", 6, ago(daysKept.search + 1));
    await ask("rare and new", 1, ago(daysKept.rareSearch - 1));
    await forgetOld(opened.store, now);
    expect(await all()).toEqual(["often and old 6", "rare and new 1"]);
    await countMiss(opened.store, "one more", now, 2);
    await countMiss(opened.store, "rare and new", now, 2);
    expect(await all()).toEqual(["often and old 6", "rare and new 2"]);
  });
});
