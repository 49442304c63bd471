import { sql } from "kysely";
import { expect, it } from "vitest";
import { onBothBareStores } from "../../../tests/setup/stores";
import { migrate } from "../migrate.server";
import { migrations } from ".";

const name = "0020_college_positions";
const before = Object.fromEntries(Object.entries(migrations).filter(([each]) => each < name));

onBothBareStores("positions of colleges", (empty) => {
  it("of before are numbered again where two are the same, in the order that was shown", async () => {
    const { store, close } = await empty();
    try {
      await migrate(store, before);
      await sql`insert into family (id, created_at) values ('f', '')`.execute(store);
      for (const plan of ["twice", "once"]) {
        await sql`insert into plan (id, family_id, student_name, class_year, mode, started_by, taken_over, created_at)
          values (${plan}, 'f', 'Maya', 2027, 'one', 'student', 1, '')`.execute(store);
      }
      const lines = [
        ["twice", 1, 1, null],
        ["twice", 2, 2, null],
        ["twice", 3, 2, null],
        ["twice", 4, 2, "2026-11-01"],
        ["twice", 5, 9, null],
        // Only one of the two is on the list.
        ["once", 1, 4, "2026-11-01"],
        ["once", 2, 4, null],
      ] as const;
      for (const [plan, unitid, position, removed] of lines) {
        await sql`insert into plan_college (id, plan_id, unitid, status, note, liked, position, removed_at)
          values (${`${plan}-${unitid}`}, ${plan}, ${unitid}, 'applying', '', '', ${position}, ${removed})`.execute(
          store,
        );
      }
      await migrate(store, { ...before, [name]: migrations[name] as (typeof migrations)[string] });
      const kept = await store.selectFrom("plan_college").select(["id", "position"]).orderBy("id").execute();
      expect(kept.map(({ id, position }) => `${id} at ${position}`)).toEqual([
        "once-1 at 4",
        "once-2 at 4",
        "twice-1 at 1",
        "twice-2 at 2",
        "twice-3 at 3",
        "twice-4 at 4",
        "twice-5 at 5",
      ]);
      const same = sql`update plan_college set position = 1 where plan_id = 'twice' and removed_at is null`;
      await expect(same.execute(store)).rejects.toThrow(/unique/i);
    } finally {
      await close();
    }
  });
});
