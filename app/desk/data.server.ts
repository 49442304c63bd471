import { randomBytes } from "node:crypto";
import type { Store } from "~/store/database.server";
import type { ArticlePublicationRow, ArticleRow, ArticleVersionRow } from "~/store/rows";
import type { Transaction } from "~/store/transaction.server";
import { parseFields } from "./fields";
import type { Version } from "./version";

const versionOf = (row: ArticleVersionRow): Version => ({
  number: row.number,
  fields: parseFields(row.fields),
  how: row.how,
  basedOn: row.based_on,
  byId: row.by_id,
  by: row.by_name,
  madeAt: row.made_at,
  approved: row.approved_at !== null,
  approvedBy: row.approved_by_name,
  approvedAt: row.approved_at,
});

const isId = (text: string) => /^[0-9a-f]{32}$/.test(text);
export const newId = (): string => randomBytes(16).toString("hex");

export async function findArticle(store: Store, id: string): Promise<ArticleRow | null> {
  if (!isId(id)) return null;
  return (await store.selectFrom("article").where("id", "=", id).selectAll().executeTakeFirst()) ?? null;
}

/** Locks an article until the end of a transaction and reads it; null where there is none. */
export async function lockArticle(within: Transaction, id: string): Promise<ArticleRow | null> {
  if (!isId(id)) return null;
  // A write to its own row is a lock on both stores.
  await within
    .updateTable("article")
    .set((row) => ({ changed_at: row.ref("changed_at") }))
    .where("id", "=", id)
    .execute();
  return findArticle(within, id);
}

/** Every version of an article, the newest first. */
export async function readVersions(store: Store, articleId: string): Promise<readonly Version[]> {
  const rows = await store
    .selectFrom("article_version")
    .where("article_id", "=", articleId)
    .selectAll()
    .orderBy("number", "desc")
    .execute();
  return rows.map(versionOf);
}

/** What was public of an article, the newest first. */
export function readPublications(store: Store, articleId: string): Promise<readonly ArticlePublicationRow[]> {
  return store
    .selectFrom("article_publication")
    .where("article_id", "=", articleId)
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("ended_at", "desc")
    .execute();
}

/** What is public of an article now. */
export async function livePublication(store: Store, articleId: string): Promise<ArticlePublicationRow | null> {
  const rows = store
    .selectFrom("article_publication")
    .where("article_id", "=", articleId)
    .where("ended_at", "is", null);
  return (await rows.selectAll().executeTakeFirst()) ?? null;
}

/** Adds a version and makes it the newest. What was planned for the one before is not planned for this one. */
export async function addVersion(
  within: Transaction,
  articleId: string,
  version: Pick<Version, "number" | "fields" | "how" | "basedOn">,
  by: { readonly id: string; readonly name: string },
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const { number, fields, how, basedOn } = version;
  await within
    .insertInto("article_version")
    .values({
      article_id: articleId,
      number,
      fields: JSON.stringify(fields),
      how,
      based_on: basedOn,
      by_id: by.id,
      by_name: by.name,
      made_at: at,
      approved_by_id: null,
      approved_by_name: null,
      approved_at: null,
    })
    .execute();
  await within
    .updateTable("article")
    .set({ version: number, publish_at: null, changed_at: at })
    .where("id", "=", articleId)
    .execute();
}

export async function setPublishAt(within: Transaction, articleId: string, at: string | null): Promise<void> {
  await within.updateTable("article").set({ publish_at: at }).where("id", "=", articleId).execute();
}

/** Tells every process that something else is published: each looks at this number every second. */
export async function changeGeneration(within: Transaction): Promise<void> {
  await within
    .updateTable("published_state")
    .set((row) => ({ generation: row("generation", "+", 1) }))
    .where("id", "=", 1)
    .execute();
}
