import { seal, unseal } from "~/account/session/seal.server";
import { newId } from "~/family/access/ids.server";
import type { PlanWrite } from "~/family/access/lock-plan.server";
import type { Role } from "~/family/access/roles";
import type { Store } from "~/store/database.server";
import { type AskedQuestion, parseQuestion } from "./question";

/** That one person may read one version until a day. */
export interface Share {
  readonly id: string;
  readonly essayId: string;
  readonly draftId: string;
  readonly memberId: string;
  /** The last day, "2026-12-31". */
  readonly until: string;
  /** UTC text. */
  readonly sharedAt: string;
}

/** The shares of a plan, or of one essay or one person in it; also those whose day is over. */
export async function readShares(
  store: Store,
  planId: string,
  only: { readonly essayId?: string; readonly memberId?: string } = {},
): Promise<readonly Share[]> {
  let shares = store.selectFrom("plan_draft_share").where("plan_id", "=", planId).selectAll();
  if (only.essayId !== undefined) shares = shares.where("essay_id", "=", only.essayId);
  if (only.memberId !== undefined) shares = shares.where("member_id", "=", only.memberId);
  const rows = await shares.orderBy("shared_at").orderBy("id").execute();
  return rows.map(({ id, essay_id, draft_id, member_id, until, shared_at }) => ({
    id,
    essayId: essay_id,
    draftId: draft_id,
    memberId: member_id,
    until,
    sharedAt: shared_at,
  }));
}

/** Shows a version to somebody until a day, in place of what they were shown of this essay before. */
export async function putShare(
  write: PlanWrite,
  { essayId, draftId, memberId, until }: Omit<Share, "id" | "sharedAt">,
  now: Date,
): Promise<void> {
  const { store, planId } = write;
  const shown = { draft_id: draftId, until, shared_at: now.toISOString() };
  await store
    .insertInto("plan_draft_share")
    .values({ id: newId(), plan_id: planId, essay_id: essayId, member_id: memberId, ...shown })
    .onConflict((conflict) => conflict.columns(["essay_id", "member_id"]).doUpdateSet(shown))
    .execute();
}

/** Ends a share. Gives false when the essay has no such share. */
export async function deleteShare(write: PlanWrite, essayId: string, id: string): Promise<boolean> {
  const { store, planId } = write;
  const { numDeletedRows } = await store
    .deleteFrom("plan_draft_share")
    .where("id", "=", id)
    .where("essay_id", "=", essayId)
    .where("plan_id", "=", planId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A question that somebody left, with who they are in the plan; `memberId` is null once they have left it. */
export interface StoredQuestion extends AskedQuestion {
  readonly id: string;
  readonly draftId: string;
  readonly memberId: string | null;
  readonly role: Role;
  readonly askedAt: string;
}

/** The questions about an essay, or those of one person, the first asked first. */
export async function readQuestions(
  store: Store,
  planId: string,
  essayId: string,
  only: { readonly memberId?: string } = {},
): Promise<readonly StoredQuestion[]> {
  let questions = store.selectFrom("plan_draft_question").where("plan_id", "=", planId).selectAll();
  if (only.memberId !== undefined) questions = questions.where("member_id", "=", only.memberId);
  const rows = await questions.where("essay_id", "=", essayId).orderBy("asked_at").orderBy("id").execute();
  return rows.flatMap(({ id, draft_id, member_id, role, sealed, asked_at }) => {
    const asked = parseQuestion(unseal(sealed));
    if (asked === null) return [];
    return [{ ...asked, id, draftId: draft_id, memberId: member_id, role: role as Role, askedAt: asked_at }];
  });
}

/** Writes a question, once for each id. */
export async function addQuestion(
  write: PlanWrite,
  question: Omit<StoredQuestion, "askedAt"> & { readonly essayId: string },
  now: Date,
): Promise<void> {
  const { store, planId } = write;
  const { id, essayId, draftId, memberId, role, start, end, words } = question;
  await store
    .insertInto("plan_draft_question")
    .values({
      id,
      plan_id: planId,
      essay_id: essayId,
      draft_id: draftId,
      member_id: memberId,
      role,
      sealed: seal(JSON.stringify({ start, end, words })),
      asked_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Deletes a question. @param memberId only one that this person left @returns false when there is no such question */
export async function deleteQuestion(
  write: PlanWrite,
  essayId: string,
  id: string,
  only: { readonly memberId?: string } = {},
): Promise<boolean> {
  const { store, planId } = write;
  let gone = store.deleteFrom("plan_draft_question").where("id", "=", id).where("essay_id", "=", essayId);
  if (only.memberId !== undefined) gone = gone.where("member_id", "=", only.memberId);
  const { numDeletedRows } = await gone.where("plan_id", "=", planId).executeTakeFirst();
  return numDeletedRows > 0n;
}
