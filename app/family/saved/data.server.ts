import { seal, unseal } from "~/account/session/seal.server";
import { onePress } from "~/family/access/idempotency-key.server";
import { newId } from "~/family/access/ids.server";
import type { PlanWrite } from "~/family/access/lock-plan.server";
import type { HouseholdId } from "~/family/access/roles";
import { keepFinances } from "~/family/finances/data.server";
import type { Store } from "~/store/database.server";
import type { PlanSavedRow } from "~/store/rows";
import { isSavedTool, parseContent, type SavedContent, type SavedPart, type SavedResult } from "./saved";

/** The most that one side of a plan keeps. */
export const mostSaved = 200;

/** What is kept in these parts of a plan, the newest first. Nothing of any other part is read or unsealed. */
export async function readSaved(
  store: Store,
  planId: string,
  parts: readonly SavedPart[],
): Promise<readonly SavedResult[]> {
  if (parts.length === 0) return [];
  const rows = await store
    .selectFrom("plan_saved")
    .where("plan_id", "=", planId)
    .where((where) =>
      where.or(
        parts.map(({ owner, money, letter }) =>
          where.and([
            where("owner", "=", owner),
            where("money", "=", money ? 1 : 0),
            where("tool", letter ? "=" : "!=", "letter"),
          ]),
        ),
      ),
    )
    .selectAll()
    .orderBy("saved_at", "desc")
    .orderBy("id")
    .execute();
  return rows.flatMap(savedOf);
}

function savedOf({ id, owner, tool, money, sealed, saved_at }: PlanSavedRow): SavedResult[] {
  const content = parseContent(unseal(sealed));
  if (content === null || !isSavedTool(tool)) return [];
  return [{ ...content, id, owner, tool, money: money === 1, savedAt: saved_at }];
}

/** Keeps a result. Gives its id; null when this side keeps as much as fits. */
export async function addSaved(
  write: PlanWrite,
  { owner, tool, money }: Pick<SavedResult, "tool" | "money"> & { readonly owner: "student" | HouseholdId },
  content: SavedContent,
  now: Date,
): Promise<string | null> {
  const { store, planId } = write;
  const kept = await store
    .selectFrom("plan_saved")
    .where("plan_id", "=", planId)
    .where("owner", "=", owner)
    .where("tool", "=", tool)
    .where("saved_at", ">", new Date(now.getTime() - onePress).toISOString())
    .selectAll()
    .execute();
  const same = kept.flatMap(savedOf).find((each) => each.answers === content.answers);
  if (same !== undefined) return same.id;
  const { total } = await store
    .selectFrom("plan_saved")
    .where("plan_id", "=", planId)
    .where("owner", "in", owner === "student" ? ["student", "shared"] : [owner])
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  if (Number(total) >= mostSaved) return null;
  // From now on nobody is placed in this household from outside: see `accept.server.ts`.
  if (money && owner !== "student") await keepFinances(write, owner, now);
  const id = newId();
  const sealed = seal(JSON.stringify(content));
  const row = {
    id,
    plan_id: planId,
    owner,
    tool,
    money: money ? 1 : 0,
    sealed,
    saved_at: now.toISOString(),
  } as const;
  await store.insertInto("plan_saved").values(row).execute();
  return id;
}

export async function changeSaved(
  write: PlanWrite,
  id: string,
  change: { readonly content?: SavedContent; readonly owner?: "student" | "shared" },
): Promise<void> {
  const { store, planId } = write;
  const set = {
    ...(change.content === undefined ? {} : { sealed: seal(JSON.stringify(change.content)) }),
    ...(change.owner === undefined ? {} : { owner: change.owner }),
  };
  await store.updateTable("plan_saved").set(set).where("id", "=", id).where("plan_id", "=", planId).execute();
}

export async function deleteSaved(write: PlanWrite, id: string): Promise<void> {
  const { store, planId } = write;
  await store.deleteFrom("plan_saved").where("id", "=", id).where("plan_id", "=", planId).execute();
}

/** Deletes results with money that nobody of a household is left to read: whoever joins it must not find them. */
export async function deleteMoneyOf({ store, planId }: PlanWrite, household: HouseholdId): Promise<void> {
  await store
    .deleteFrom("plan_saved")
    .where("plan_id", "=", planId)
    .where("owner", "=", household)
    .where("money", "=", 1)
    .execute();
}

/** Deletes everything that these keep. */
export async function deleteSavedOf(
  { store, planId }: PlanWrite,
  owners: readonly PlanSavedRow["owner"][],
): Promise<void> {
  await store.deleteFrom("plan_saved").where("plan_id", "=", planId).where("owner", "in", owners).execute();
}

/** How many results these keep; with or without money where that is asked for. */
export async function countSaved(
  store: Store,
  planId: string,
  owners: readonly PlanSavedRow["owner"][],
  money?: boolean,
): Promise<number> {
  let rows = store.selectFrom("plan_saved").where("plan_id", "=", planId).where("owner", "in", owners);
  if (money !== undefined) rows = rows.where("money", "=", money ? 1 : 0);
  return (await rows.select("id").execute()).length;
}
