import { seal, unseal } from "~/account/session/seal.server";
import { newId } from "~/family/access/ids.server";
import type { PlanWrite } from "~/family/access/lock-plan.server";
import type { Store } from "~/store/database.server";
import type { PlanDraftRow } from "~/store/rows";
import { type Draft, type DraftForm, draftBounds, draftOrigins, type KnownVersion } from "./draft";
import { parseSitting, type Sitting, sittingBounds } from "./written";

/** A version with what a save of it has to know. */
export type StoredDraft = Draft & Omit<KnownVersion, "shown">;

/** The versions of one essay, the newest first. */
export async function readDrafts(store: Store, planId: string, essayId: string): Promise<readonly StoredDraft[]> {
  const rows = await store
    .selectFrom("plan_draft")
    .where("plan_id", "=", planId)
    .where("essay_id", "=", essayId)
    .selectAll()
    .orderBy("number", "desc")
    .execute();
  return rows.map(draftOf);
}

/** One version of an essay, by its id; null when there is none. */
export async function readDraft(
  store: Store,
  planId: string,
  essayId: string,
  id: string,
): Promise<StoredDraft | null> {
  const row = await store
    .selectFrom("plan_draft")
    .where("plan_id", "=", planId)
    .where("essay_id", "=", essayId)
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirst();
  return row === undefined ? null : draftOf(row);
}

const draftOf = (row: PlanDraftRow): StoredDraft => ({
  id: row.id,
  number: row.number,
  basedOn: row.based_on,
  how: draftOrigins.find((each) => each === row.how) ?? "written",
  text: unseal(row.sealed) ?? "",
  sitting: row.sitting,
  turn: row.turn,
  madeAt: row.made_at,
  savedAt: row.saved_at,
});

/** Whether a plan has room for one more version of an essay of so many characters. */
export async function hasRoom(store: Store, planId: string, essayId: string, letters: number): Promise<boolean> {
  const kept = store.selectFrom("plan_draft").where("plan_id", "=", planId);
  const { all } = await kept.select(({ fn }) => fn.sum<number | null>("letters").as("all")).executeTakeFirstOrThrow();
  const { own } = await kept
    .where("essay_id", "=", essayId)
    .select(({ fn }) => fn.countAll<number>().as("own"))
    .executeTakeFirstOrThrow();
  return Number(own) < draftBounds.versions && Number(all ?? 0) + letters <= draftBounds.plan;
}

/** Writes a new version and gives its id. */
export async function addDraft(
  write: PlanWrite,
  essayId: string,
  draft: Pick<Draft, "number" | "basedOn" | "how" | "text"> & Pick<DraftForm, "sitting" | "turn">,
  now: Date,
): Promise<string> {
  const { store, planId } = write;
  const id = newId();
  const at = now.toISOString();
  await store
    .insertInto("plan_draft")
    .values({
      id,
      plan_id: planId,
      essay_id: essayId,
      number: draft.number,
      based_on: draft.basedOn,
      how: draft.how,
      sitting: draft.sitting,
      turn: draft.turn,
      letters: draft.text.length,
      sealed: seal(draft.text),
      made_at: at,
      saved_at: at,
    })
    .execute();
  return id;
}

/** Goes on in a version. The page that saves has begun it, and this save comes after the one it holds. */
export async function continueDraft(
  write: PlanWrite,
  id: string,
  { text, sitting, turn }: Pick<DraftForm, "text" | "sitting" | "turn">,
  now: Date,
): Promise<void> {
  const { store, planId } = write;
  await store
    .updateTable("plan_draft")
    .set({ sealed: seal(text), letters: text.length, turn, saved_at: now.toISOString() })
    .where("id", "=", id)
    .where("plan_id", "=", planId)
    .where("sitting", "=", sitting)
    .where("turn", "<", turn)
    .execute();
}

/** Nobody goes on in this version: somebody has pressed Save. */
export async function closeDraft(write: PlanWrite, id: string): Promise<void> {
  const { store, planId } = write;
  await store
    .updateTable("plan_draft")
    .set({ sitting: null })
    .where("id", "=", id)
    .where("plan_id", "=", planId)
    .execute();
}

/** Deletes a version with what hangs on it. Gives false when the essay has no such version. */
export async function deleteDraft(write: PlanWrite, essayId: string, id: string): Promise<boolean> {
  const { store, planId } = write;
  const { numDeletedRows } = await store
    .deleteFrom("plan_draft")
    .where("id", "=", id)
    .where("essay_id", "=", essayId)
    .where("plan_id", "=", planId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What one open page saw. */
export interface StoredSitting extends Sitting {
  readonly beganAt: string;
  readonly lastAt: string;
}

/** The sittings of an essay, the first one first. */
export async function readSittings(store: Store, planId: string, essayId: string): Promise<readonly StoredSitting[]> {
  const rows = await store
    .selectFrom("plan_draft_sitting")
    .where("plan_id", "=", planId)
    .where("essay_id", "=", essayId)
    .selectAll()
    .orderBy("began_at")
    .orderBy("id")
    .execute();
  return rows.map(({ sealed, began_at, last_at }) => ({
    ...parseSitting(unseal(sealed)),
    beganAt: began_at,
    lastAt: last_at,
  }));
}

/**
 * Writes what an open page has seen until now in place of what it had seen before. Beyond the bound further pages leave
 * no record.
 */
export async function putSitting(
  write: PlanWrite,
  essayId: string,
  { id, turn, sitting }: { readonly id: string; readonly turn: number; readonly sitting: Sitting },
  now: Date,
): Promise<void> {
  const { store, planId } = write;
  const at = now.toISOString();
  const sealed = seal(JSON.stringify(sitting));
  const { numUpdatedRows } = await store
    .updateTable("plan_draft_sitting")
    .set({ sealed, turn, last_at: at })
    .where("id", "=", id)
    .where("plan_id", "=", planId)
    .where("essay_id", "=", essayId)
    .where("turn", "<=", turn)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const kept = await store
    .selectFrom("plan_draft_sitting")
    .where("essay_id", "=", essayId)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  if (Number(kept.total) >= sittingBounds.sittings) return;
  await store
    .insertInto("plan_draft_sitting")
    .values({ id, plan_id: planId, essay_id: essayId, turn, sealed, began_at: at, last_at: at })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
