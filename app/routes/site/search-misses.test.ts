import { afterEach, beforeEach, expect, it } from "vitest";
import { shownMisses } from "~/search/misses.server";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { noteMiss } from "./search-misses.server";

const shared = globalThis as { openStore?: EmptyStore["store"] | undefined };

onBothStores("a search without a good result", (empty) => {
  let opened: EmptyStore;
  beforeEach(async () => {
    opened = await empty();
    shared.openStore = opened.store;
  });
  afterEach(async () => {
    shared.openStore = undefined;
    await opened.close();
  });

  const search = (sender: string, asked: string) =>
    noteMiss(new Request("http://localhost/search", { headers: { "x-sender": sender } }), asked);
  const counts = async () =>
    (await opened.store.selectFrom("search_miss").select(["words", "times"]).orderBy("words").execute()).map(
      ({ words, times }) => `${words} ${times}`,
    );

  it("counts once a day for one person, however often and in whatever order, and is shown when six have made it", async () => {
    // A search of its own on each store: who has searched is in the memory of the process.
    const words = opened.address.dialect === "sqlite" ? "zebra dorms" : "zebra libraries";
    const [last = "", first = ""] = words.split(" ").reverse();
    for (let again = 0; again < 8; again++) await search("203.0.113.1", again % 2 === 0 ? words : `${last} ${first}`);
    expect(await counts()).toHaveLength(1);
    expect((await counts())[0]).toMatch(/ 1$/);
    expect(await shownMisses(opened.store)).toEqual([]);
    await search("203.0.113.1", "another zebra");
    for (let person = 2; person <= 6; person++) await search(`203.0.113.${person}`, words);
    expect((await shownMisses(opened.store)).map(({ times }) => Number(times))).toEqual([6]);
  });
});
