import { modelInWords } from "~/counselor/model/in-words.server";
import type { Store } from "~/store/database.server";
import type { ArticleDraftRow } from "~/store/rows";
import { changeArticle, type Desk, type Done, mostVersions, refused } from "../change-article.server";
import { newId } from "../data.server";
import { noPlace, openPlaces } from "./open-places";

/** The job that writes the drafts that somebody wants. */
export const draftingJob = "draft-articles";

const done: Done = { kind: "done" };

/**
 * Writes down that somebody wants the open places of the version that they saw drafted, and has the job begin. A second
 * press while one waits or is being written is no second draft.
 *
 * @param begin has the job run soon, in the same transaction
 * @param model the one that is configured; null where none is
 */
export function askForDraft(
  desk: Desk,
  id: string,
  seen: number,
  begin: (within: Store) => Promise<unknown>,
  model: object | null = modelInWords(),
): Promise<Done> {
  return changeArticle(desk, id, async ({ within, versions: [newest] }): Promise<Done> => {
    if (newest.number !== seen) return refused(`${newest.by} has saved version ${newest.number} meanwhile`);
    if (model === null) return refused("No model is configured");
    if (seen >= mostVersions) return refused(`An article has at most ${mostVersions} versions`);
    if (openPlaces(newest.fields.title, newest.fields.body).length === 0) return refused(noPlace);
    const before = await lastDraft(within, id);
    if (before?.state === "running") {
      const whose = `Version ${before.based_on} is being drafted for ${before.asked_by_name}`;
      return before.based_on === seen ? done : refused(`${whose}. Ask again when that has ended`);
    }
    if (before?.state !== "waiting" || before.based_on !== seen) await putWanted(desk, within, id, seen);
    // Where a process has the job in hand, it goes on with this one.
    await begin(within);
    return done;
  });
}

async function putWanted({ admin, now }: Desk, within: Store, id: string, seen: number): Promise<void> {
  const wanted = {
    based_on: seen,
    state: "waiting" as const,
    asked_at: now.toISOString(),
    said: "",
    asked_by_id: admin.id,
    asked_by_name: admin.name,
    asked_session: admin.session,
    claim: null,
    began_at: null,
    ended_at: null,
    newest: null,
  };
  await within
    .insertInto("article_draft")
    .values({ article_id: id, ...wanted })
    // One that a process began since it was looked at stays: it is what was wanted.
    .onConflict((conflict) =>
      conflict.column("article_id").doUpdateSet(wanted).where("article_draft.state", "!=", "running"),
    )
    .execute();
}

/** The last draft that somebody wanted of an article; null where nobody has. */
export async function lastDraft(store: Store, articleId: string): Promise<ArticleDraftRow | null> {
  const rows = store.selectFrom("article_draft").where("article_id", "=", articleId);
  return (await rows.selectAll().executeTakeFirst()) ?? null;
}

/** A draft that a process has begun. */
export interface BegunDraft {
  readonly articleId: string;
  readonly basedOn: number;
  readonly claim: string;
  readonly askedBy: { readonly id: string; readonly name: string; readonly session: string };
}

const begunOf = (row: ArticleDraftRow): BegunDraft => ({
  articleId: row.article_id,
  basedOn: row.based_on,
  claim: row.claim ?? "",
  askedBy: { id: row.asked_by_id, name: row.asked_by_name, session: row.asked_session ?? "" },
});

/** Begins the draft that waits longest; null where none does. One statement decides, so it is begun once. */
export async function beginDraft(store: Store, now: Date): Promise<BegunDraft | null> {
  for (;;) {
    const next = await store
      .selectFrom("article_draft")
      .where("state", "=", "waiting")
      .select("article_id")
      .orderBy("asked_at")
      .limit(1)
      .executeTakeFirst();
    if (next === undefined) return null;
    const begun = await store
      .updateTable("article_draft")
      .set({ state: "running", claim: newId(), began_at: now.toISOString() })
      .where("article_id", "=", next.article_id)
      .where("state", "=", "waiting")
      .returningAll()
      .executeTakeFirst();
    if (begun !== undefined) return begunOf(begun);
  }
}

/** Drafts that are called running. To whoever holds the lock of the job and has begun none they were cut off. */
export async function runningDrafts(store: Store): Promise<readonly BegunDraft[]> {
  const rows = await store.selectFrom("article_draft").where("state", "=", "running").selectAll().execute();
  return rows.map(begunOf);
}
