import type { Store } from "~/store/database.server";
import type { Mode } from "../roles";

/**
 * Holds a plan until the end of a transaction. Whatever adds or takes out people or households, or reads before it
 * writes, does this first: two of them at once go one after the other, and the second sees what the first left.
 *
 * @returns the mode of the plan as it is now, null when there is no such plan any more
 */
export async function holdPlan(within: Store, planId: string): Promise<Mode | null> {
  const held = await within
    .updateTable("plan")
    .set((row) => ({ mode: row.ref("mode") }))
    .where("id", "=", planId)
    .returning("mode")
    .executeTakeFirst();
  return held?.mode ?? null;
}
