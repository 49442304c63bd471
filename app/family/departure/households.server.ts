import { type PlanWrite, readHouseholds } from "~/family/access/lock-plan.server";
import { deleteLinesOf, deleteSetupLines } from "~/family/access/log-data.server";
import { addHousehold, changeMode, deleteHousehold, deletePlan } from "~/family/access/plan-data.server";
import { type HouseholdId, hasTwo } from "~/family/access/roles";
import { endFinances, hideFinances } from "~/family/finances/data.server";
import { deleteBooksOf, endBooksOf } from "~/family/ledger/departure-data.server";
import { deleteInvitationsFrom, endAdmission, hasReader, isAnybodyIn } from "~/family/people/departure-data.server";
import { deleteMoneyOf, deleteSavedOf } from "~/family/saved/data.server";
import { deleteTasksOf } from "~/family/tasks/data.server";

/**
 * Deletes what nobody is left to read: a household's finances, what a household without people kept, a plan without
 * anybody.
 *
 * @param left the household of whoever is out now
 */
export async function sweepPlan(write: PlanWrite, left: HouseholdId | null): Promise<void> {
  for (const household of write.households) await sweepFinances(write, household);
  if (left !== null) await sweepHome(write, left);
  if (!(await isAnybodyIn(write))) await deletePlan(write);
}

async function sweepFinances(write: PlanWrite, household: HouseholdId): Promise<void> {
  if (await hasReader(write, household)) return;
  await deleteMoneyOf(write, household);
  await endFinances(write, household);
  await endAdmission(write, household);
}

/** Deletes what a household without people kept: its results, its tasks, and its part of the ledgers. */
async function sweepHome(write: PlanWrite, household: HouseholdId): Promise<void> {
  if (await isAnybodyIn(write, household)) return;
  await deleteSavedOf(write, [household]);
  await deleteTasksOf(write, household);
  await deleteBooksOf(write, household);
}

/**
 * Goes on with one household: the others end with their people, invitations, finances and lines of the log. The one
 * that stays keeps its id, so that nothing written, sent or asked for one that ended can ever be taken for something of
 * its own. Pressed twice, it finds no other household the second time.
 */
export async function keepOneHousehold(write: PlanWrite, keep: HouseholdId, mode: "one" | "estranged"): Promise<void> {
  if (!write.households.includes(keep)) return;
  await endOthers(write, keep);
  await deleteSetupLines(write);
  await changeMode(write, mode);
}

/** Ends every household of a plan but one, also those that its mode doesn't count. */
async function endOthers(write: PlanWrite, keep: HouseholdId): Promise<void> {
  for (const gone of await readHouseholds(write.store, write.planId)) {
    if (gone === keep) continue;
    await deleteSavedOf(write, [gone]);
    await deleteTasksOf(write, gone);
    await endBooksOf(write, gone, keep);
    await deleteInvitationsFrom(write, gone);
    await deleteLinesOf(write, gone);
    await deleteHousehold(write, gone);
  }
}

/**
 * Gives a plan two households: where there was one, a new one joins it, with an id that no plan ever had. Where they
 * begin to see each other, nothing that one showed to the student alone is shown to the other by that, nor counted with
 * it: each presses the button again.
 */
export async function joinHouseholds(write: PlanWrite, mode: "open" | "apart"): Promise<void> {
  const { mode: before } = write;
  if (mode === "open" && before !== "open") await hideFinances(write);
  if (!hasTwo(before)) await addSecond(write);
  await changeMode(write, mode);
}

/** Adds a household after those that count; what a store still holds of others ends first. */
async function addSecond(write: PlanWrite): Promise<void> {
  const [first] = write.households;
  if (first === undefined) throw new Error("A plan has a household.");
  await endOthers(write, first);
  await addHousehold(write, first);
}
