import { newHouseholdId } from "~/family/access/ids.server";
import { type PlanWrite, readHouseholds } from "~/family/access/lock-plan.server";
import { type HouseholdId, hasTwo } from "~/family/access/roles";
import { endHome, sweepHome, sweepMoney } from "./kept-data.server";

/**
 * Deletes what nobody is left to read: a household's finances, what a household without people kept, a plan without
 * anybody.
 *
 * @param left the household of whoever is out now
 */
export async function sweepPlan(write: PlanWrite, left: HouseholdId | null): Promise<void> {
  const { store, planId } = write;
  for (const household of write.households) await sweepVault(write, household);
  if (left !== null) await sweepHome(write, left);
  const anybody = await store.selectFrom("plan_member").where("plan_id", "=", planId).select("id").executeTakeFirst();
  if (anybody !== undefined) return;
  const gone = await store.deleteFrom("plan").where("id", "=", planId).returning("family_id").executeTakeFirst();
  await store
    .deleteFrom("family")
    .where("id", "=", gone?.family_id ?? "")
    .where("id", "not in", (query) => query.selectFrom("plan").select("family_id"))
    .execute();
}

async function sweepVault(write: PlanWrite, household: HouseholdId): Promise<void> {
  const { store, planId } = write;
  const reader = await store
    .selectFrom("plan_member")
    .where("plan_id", "=", planId)
    .where("household_id", "=", household)
    .where("admitted", "=", 1)
    .select("id")
    .executeTakeFirst();
  if (reader !== undefined) return;
  await sweepMoney(write, household);
  await store
    .deleteFrom("household_vault")
    .where("plan_id", "=", planId)
    .where("household_id", "=", household)
    .execute();
  // The others of the household were kept out of finances that no longer exist.
  await store
    .updateTable("plan_member")
    .set({ admitted: 1 })
    .where("plan_id", "=", planId)
    .where("household_id", "=", household)
    .execute();
  // Whoever was invited by those who are gone is let in by those who keep finances here next.
  await store
    .updateTable("plan_invitation")
    .set({ admitted: 0 })
    .where("plan_id", "=", planId)
    .where("household_id", "=", household)
    .execute();
}

/**
 * Goes on with one household: the others end with their people, invitations, finances and lines of the log. The one
 * that stays keeps its id, so that nothing written, sent or asked for one that ended can ever be taken for something of
 * its own. Pressed twice, it finds no other household the second time.
 */
export async function keepOneHousehold(write: PlanWrite, keep: HouseholdId, mode: "one" | "estranged"): Promise<void> {
  const { store, planId } = write;
  if (!write.households.includes(keep)) return;
  for (const gone of await readHouseholds(store, planId)) if (gone !== keep) await endHousehold(write, gone, keep);
  // The words of changing the mode itself would tell of what was before.
  await store.deleteFrom("plan_log").where("plan_id", "=", planId).where("what", "=", "setup").execute();
  await store.updateTable("plan").set({ mode }).where("id", "=", planId).execute();
}

/** Ends one household in a plan. Its people and finances, and invitations to it, go with its row. */
async function endHousehold(write: PlanWrite, gone: HouseholdId, keep: HouseholdId): Promise<void> {
  const { store, planId } = write;
  await endHome(write, gone, keep);
  await store.deleteFrom("plan_invitation").where("plan_id", "=", planId).where("from_side", "=", gone).execute();
  await store
    .deleteFrom("plan_log")
    .where("plan_id", "=", planId)
    .where((where) => where.or([where("side", "=", gone), where("about_side", "=", gone)]))
    .execute();
  await store.deleteFrom("plan_household").where("plan_id", "=", planId).where("id", "=", gone).execute();
}

/**
 * Gives a plan two households: where there was one, a new one joins it, with an id that no plan ever had. Where they
 * begin to see each other, nothing that one showed to the student alone is shown to the other by that, nor counted with
 * it: each presses the button again. The amount told to the student stays with the student.
 */
export async function joinHouseholds(write: PlanWrite, mode: "open" | "apart"): Promise<void> {
  const { store, planId, mode: before } = write;
  if (mode === "open" && before !== "open") {
    await store
      .updateTable("household_vault")
      .set({ shown_pay: null, shown_aid: null, counted_pay: null })
      .where("plan_id", "=", planId)
      .execute();
  }
  if (!hasTwo(before)) await addHousehold(write);
  await store.updateTable("plan").set({ mode }).where("id", "=", planId).execute();
}

/** Adds a household after those that count; what a store still holds of others ends first. */
async function addHousehold(write: PlanWrite): Promise<void> {
  const { store, planId } = write;
  const [first] = write.households;
  if (first === undefined) throw new Error("A plan has a household.");
  for (const other of await readHouseholds(store, planId)) if (other !== first) await endHousehold(write, other, first);
  const { position } = await store
    .selectFrom("plan_household")
    .where("id", "=", first)
    .select("position")
    .executeTakeFirstOrThrow();
  const second = { id: newHouseholdId(), plan_id: planId, position: position + 1 };
  await store.insertInto("plan_household").values(second).execute();
}
