import { sql } from "kysely";
import { expect, it } from "vitest";
import { logAct } from "~/account/admin-log.server";
import { readSupportLooks } from "~/account/support-looks.server";
import { onBothStores } from "../../tests/setup/stores";
import { logShape, openLook, readLog } from "./log.server";
import { readTable } from "./table";

const admin = { id: "a1", name: "Ana" };
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 12, minutes));
const look = { action: "look", accountId: "p1", reason: "Cannot sign in, wrote to us" } as const;

onBothStores("the administrators' log", (empty) => {
  it("is only added to: the store refuses every way to change, replace or delete a line", async () => {
    const { store, close } = await empty();
    try {
      await logAct(store, admin, look, at(0));
      const lines = () => store.selectFrom("admin_log").selectAll().execute();
      const before = await lines();
      const { id = "" } = before[0] ?? {};
      const isSqlite = !store.getExecutor().adapter.supportsTransactionalDdl;
      const ways = [
        sql`update admin_log set reason = 'another'`,
        sql`update admin_log set at = at`,
        sql`delete from admin_log`,
        sql`delete from admin_log where id = ${id}`,
        isSqlite
          ? sql`insert or replace into admin_log (id, at, admin_id, admin_name, action, reason)
              values (${id}, '', '', '', '', '')`
          : sql`insert into admin_log (id, at, admin_id, admin_name, action, reason) values (${id}, '', '', '', '', '')
              on conflict (id) do update set reason = 'another'`,
        ...(isSqlite ? [] : [sql`truncate admin_log`]),
      ];
      for (const way of ways) await expect(way.execute(store)).rejects.toThrow(/never changed/);
      expect(await lines()).toEqual(before);
    } finally {
      await close();
    }
  });

  it("holds a reason for half an hour, for the administrator who gave it and the account it is about", async () => {
    const { store, close } = await empty();
    try {
      await logAct(store, admin, look, at(0));
      expect(await openLook(store, "a1", "p1", at(29))).toBe(look.reason);
      expect(await openLook(store, "a1", "p1", at(30))).toBeNull();
      expect(await openLook(store, "a2", "p1", at(1))).toBeNull();
      expect(await openLook(store, "a1", "p2", at(1))).toBeNull();
    } finally {
      await close();
    }
  });

  it("tells the person what was done and why, and nothing of anybody else", async () => {
    const { store, close } = await empty();
    try {
      await logAct(store, admin, look, at(0));
      await logAct(store, admin, { ...look, action: "refund-result", said: "Refunded." }, at(1));
      await logAct(store, admin, { ...look, accountId: "p2", reason: "Somebody else entirely" }, at(2));
      expect(await readSupportLooks(store, "p1")).toEqual([
        { at: at(1).toISOString(), what: "What came of the refund: Refunded.", why: look.reason },
        { at: at(0).toISOString(), what: "Looked at your account", why: look.reason },
      ]);
      const read = (address: string) => readLog(store, readTable(logShape, new URLSearchParams(address)));
      expect((await read("")).total).toBe(3);
      expect((await read("q=p2")).rows.map(({ reason }) => reason)).toEqual(["Somebody else entirely"]);
      expect((await read("action=refund-result")).total).toBe(1);
    } finally {
      await close();
    }
  });
});
