import { expect, it } from "vitest";
import { onBothStores } from "../../tests/setup/stores";
import { groupsShape, readGroups, readReports, reportsShape } from "./errors.server";
import { readTable } from "./table";

const at = "2026-11-22T12:00:00.000Z";

onBothStores("faults and their reports", (empty) => {
  it("stand on one page each where they are alike, and reports are filtered by severity and words", async () => {
    const { store, close } = await empty();
    try {
      const resolved = {
        state: "open",
        resolved_at: null,
        resolved_by: null,
        resolved_in: null,
        reopened_at: null,
      } as const;
      const about = { type: "Query", severity: "low", rank: 1, count: 1, first_seen: at, last_seen: at } as const;
      const names = ["d", "b", "e", "a", "c"];
      await store
        .insertInto("error_group")
        .values(names.map((id) => ({ id, message: id, ...about, ...resolved })))
        .execute();
      const report = { at, type: "Query", message: "m", stack: null, context: null, group_id: "a" } as const;
      const reports = names.map((id, place) => ({
        ...report,
        id,
        severity: place < 2 ? ("high" as const) : ("low" as const),
        path: `/${id}_x`,
        user_agent: place === 2 ? "Firefox on Linux" : null,
        session_id: "s",
        release: "r1",
      }));
      await store.insertInto("error_report").values(reports).execute();
      const groups = async (page: number) =>
        (await readGroups(store, readTable(groupsShape, new URLSearchParams({ page: String(page) })), 2)).rows;
      const pages = [...(await groups(1)), ...(await groups(2)), ...(await groups(3))];
      expect(pages.map(({ id }) => id)).toEqual(["a", "b", "c", "d", "e"]);
      const read = async (search: string, size?: number) => {
        const query = readTable(reportsShape, new URLSearchParams(`group=a&${search}`));
        const { rows, total } = await readReports(store, query, size);
        return `${total}: ${rows.map(({ id }) => id).join(" ")}`;
      };
      expect([await read("", 2), await read("page=2", 2), await read("page=3", 2)]).toEqual([
        "5: a b",
        "5: c d",
        "5: e",
      ]);
      expect(await read("severity=high")).toBe("2: b d");
      expect(await read("q=FIREFOX")).toBe("1: e");
      expect(await read("q=/B")).toBe("1: b");
      expect(await read("q=r1&severity=low&sort=-path")).toBe("3: e c a");
    } finally {
      await close();
    }
  });
});
