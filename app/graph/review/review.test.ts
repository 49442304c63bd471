import { expect, it } from "vitest";
import { transact } from "~/store/transaction.server";
import { onBothStores } from "../../../tests/setup/stores";
import type { Dependent } from "../questions/dependents";
import { addChange, changes, markedThings, markRead } from "./data.server";

const dependents = (id: string, kind: "page" | "figure" = "page"): Dependent => ({
  thing: { id, kind, title: id, href: null, due: null, note: "" },
  reason: "shows",
});
const change = {
  id: "c1",
  at: "2026-11-23T10:00:00.000Z",
  by: "Ana",
  thing: "figure:x",
  title: "x",
  reason: "New law",
};

onBothStores("a review", (empty) => {
  it("is kept once, read once by whoever was first, and holds what a person reads", async () => {
    const { store, close } = await empty();
    try {
      const pages = Array.from({ length: 250 }, (_, i) => dependents(`page:/${i}`));
      const add = (all: readonly Dependent[]) => transact(store, (within) => addChange(within, change, all));
      expect(await add([...pages, dependents("figure:y", "figure")])).toBe(true);
      expect(await add([...pages, dependents("page:/later")]), "sent again").toBe(false);
      expect(await changes(store)).toMatchObject([{ id: "c1", marked: 250, unread: 250 }]);
      const read = (by: string, things: readonly string[]) =>
        transact(store, (within) => markRead(within, { change: "c1", things, by, at: "2026-11-24T00:00:00.000Z" }));
      expect(await read("Ana", ["page:/1", "page:/2", "page:/no-such"])).toBe(2);
      expect(await read("Ben", ["page:/2", "page:/3"])).toBe(1);
      const done = (await markedThings(store, "c1")).filter(({ read_at }) => read_at !== null);
      expect(done.map(({ thing, read_by }) => `${thing} ${read_by}`).sort()).toEqual([
        "page:/1 Ana",
        "page:/2 Ana",
        "page:/3 Ben",
      ]);
      expect(await changes(store)).toMatchObject([{ unread: 247 }]);
    } finally {
      await close();
    }
  });
});
