import { seal, unseal } from "~/account/session/seal.server";
import type { PlanWrite } from "~/family/access/lock-plan.server";
import type { Store } from "~/store/database.server";
import { parseRecord, type StudentRecord } from "./record";

/** What a plan knows of how its student does at school. Who may see it is decided by `record.server.ts`. */
export async function readRecordOf(store: Store, planId: string): Promise<StudentRecord> {
  const row = await store.selectFrom("plan_record").where("plan_id", "=", planId).select("sealed").executeTakeFirst();
  return row === undefined ? {} : parseRecord(unseal(row.sealed));
}

/** Keeps it in the place of what was kept. Of an empty one no row stays. */
export async function saveRecord(write: PlanWrite, record: StudentRecord, now: Date): Promise<void> {
  if (Object.keys(record).length === 0) return deleteRecord(write);
  const { store, planId } = write;
  const row = { sealed: seal(JSON.stringify(record)), saved_at: now.toISOString() };
  await store
    .insertInto("plan_record")
    .values({ plan_id: planId, ...row })
    .onConflict((conflict) => conflict.column("plan_id").doUpdateSet(row))
    .execute();
}

export async function deleteRecord({ store, planId }: PlanWrite): Promise<void> {
  await store.deleteFrom("plan_record").where("plan_id", "=", planId).execute();
}

/** Whether a plan knows grades, scores or majors. */
export async function hasRecord(store: Store, planId: string): Promise<boolean> {
  const row = await store.selectFrom("plan_record").where("plan_id", "=", planId).select("plan_id").executeTakeFirst();
  return row !== undefined;
}
