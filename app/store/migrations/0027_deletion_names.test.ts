import { sql } from "kysely";
import { expect, it } from "vitest";
import { onBarePostgres } from "../../../tests/setup/stores";
import { migrate } from "../migrate.server";

onBarePostgres("the renamed queues of deletions", (empty) => {
  it("take what a process of the release before writes under the old name", async () => {
    const { store, close } = await empty();
    try {
      await migrate(store);
      const write = (attempts: number) =>
        sql`
          insert into identity_farewell (hash, subject, receipt, asked_at, not_before, attempts)
          values ('h', 's', 'r', '2026-11-22', '2026-11-22', ${attempts})
          on conflict (hash) do update set attempts = ${attempts}`.execute(store);
      await write(0);
      await write(1);
      const rows = await store.selectFrom("identity_deletion").select(["hash", "attempts"]).execute();
      expect(rows).toEqual([{ hash: "h", attempts: 1 }]);
      await sql`delete from identity_farewell where hash = 'h'`.execute(store);
      expect(await store.selectFrom("identity_deletion").selectAll().execute()).toEqual([]);
    } finally {
      await close();
    }
  });
});
