import { logAct } from "~/account/admin-log.server";
import { dayIn } from "~/calendar/eastern-day";
import { figuresOf } from "~/library/checks/figures-read.server";
import { isPageOfFile, readPage } from "~/library/writing/files/files.server";
import type { StoredPage } from "~/library/writing/files/stored-pages.server";
import { log } from "~/reports/log.server";
import type { Store } from "~/store/database.server";
import type { ArticlePublicationRow, ArticleRow } from "~/store/rows";
import { type Transaction, transact } from "~/store/transaction.server";
import { faultsOf } from "./check.server";
import { changeGeneration, livePublication, lockArticle, newId, readPublications, readVersions } from "./data.server";
import { textOf } from "./fields";

export const fileOf = (slug: string): string => `blog/${slug}.md`;
export const pathOf = (slug: string): string => `/blog/${slug}`;

/** Who the log says it was, where the schedule publishes. */
export const schedule = { id: "schedule", name: "The schedule" } as const;

const easternDay = (moment: Date) => dayIn("America/New_York", moment);

/** The text that a version has when it goes out at a moment: its days are set by then and not by its writers. */
export function publishedText(
  fields: Parameters<typeof textOf>[0],
  first: Pick<ArticlePublicationRow, "at"> | undefined,
  now: Date,
): string {
  const today = easternDay(now);
  return textOf(fields, { published: first === undefined ? today : easternDay(new Date(first.at)), updated: today });
}

/**
 * Publishes the newest version of an article that is locked, which must be approved.
 *
 * @returns why it is not published, in words; null where it is
 */
export async function publish(
  within: Transaction,
  article: ArticleRow,
  by: { readonly id: string; readonly name: string },
  now: Date,
): Promise<string | null> {
  const [newest] = await readVersions(within, article.id);
  if (newest === undefined || newest.number !== article.version) return "There is no such version.";
  if (!newest.approved) return `Version ${newest.number} isn’t approved.`;
  if (isPageOfFile(pathOf(article.slug))) return "This article is a file by now: change it there.";
  const before = await readPublications(within, article.id);
  const live = before.find(({ ended_at }) => ended_at === null);
  if (live?.version === newest.number) return `Version ${newest.number} is public already.`;
  const at = now.toISOString();
  const file = fileOf(article.slug);
  const text = publishedText(newest.fields, before.at(-1), now);
  await within
    .updateTable("article_publication")
    .set({ ended_at: at })
    .where("article_id", "=", article.id)
    .where("ended_at", "is", null)
    .execute();
  await within
    .insertInto("article_publication")
    .values({
      id: newId(),
      article_id: article.id,
      version: newest.number,
      file,
      text,
      figures: JSON.stringify(figuresOf(readPage(file, text).body)),
      replaces: live?.id ?? null,
      at,
      by_name: by.name,
      ended_at: null,
    })
    .execute();
  await within.updateTable("article").set({ publish_at: null }).where("id", "=", article.id).execute();
  await changeGeneration(within);
  await logAct(within, by, { action: "article-publish", accountId: null, reason: about(article, newest.number) }, now);
  return null;
}

/** An article in the log. */
export const about = ({ slug }: Pick<ArticleRow, "slug">, version: number): string =>
  `${pathOf(slug)}, version ${version}`;

/**
 * Takes back what is public of a locked article: the text before it is public again, or nothing.
 * @returns what is public now, in words; null where nothing was public
 */
export async function takeBack(
  within: Transaction,
  article: ArticleRow,
  by: { readonly id: string; readonly name: string },
  now: Date,
): Promise<string | null> {
  const live = await livePublication(within, article.id);
  if (live === null) return null;
  const at = now.toISOString();
  await within.updateTable("article_publication").set({ ended_at: at }).where("id", "=", live.id).execute();
  const before =
    live.replaces === null
      ? undefined
      : await within.selectFrom("article_publication").where("id", "=", live.replaces).selectAll().executeTakeFirst();
  if (before !== undefined) {
    await within
      .insertInto("article_publication")
      .values({ ...before, id: newId(), at, by_name: by.name, ended_at: null })
      .execute();
  }
  await changeGeneration(within);
  const said = before === undefined ? "Nothing of it is public" : `Version ${before.version} is public again`;
  const reason = about(article, live.version);
  await logAct(within, by, { action: "article-take-back", accountId: null, reason, said }, now);
  return said;
}

/** Ids of articles whose moment has come. */
export async function dueArticles(store: Store, now: Date): Promise<readonly string[]> {
  const rows = await store
    .selectFrom("article")
    .where("publish_at", "<=", now.toISOString())
    .select("id")
    .orderBy("publish_at")
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Publishes every article whose moment has come. One that has a fault by now, such as a figure that is gone, is not
 * published and leaves the schedule; whoever looks at it sees why.
 */
export async function publishDue(
  store: Store,
  now: Date,
): Promise<{ readonly published: number; readonly failed: readonly string[] }> {
  let published = 0;
  const failed: string[] = [];
  for (const id of await dueArticles(store, now)) {
    const [newest] = await readVersions(store, id);
    const faults = newest === undefined ? [] : await faultsOf(newest.fields, await slugOf(store, id), now);
    const problem = await transact(store, async (within) => {
      const article = await lockArticle(within, id);
      // Somebody else did it, took it off the schedule, or wrote a version that nobody has approved.
      if (article?.publish_at == null || article.publish_at > now.toISOString()) return "gone";
      if (article.version !== newest?.number) return "gone";
      const why = faults[0] ?? (await publish(within, article, schedule, now));
      if (why === null) return null;
      await within.updateTable("article").set({ publish_at: null }).where("id", "=", id).execute();
      const reason = about(article, article.version);
      const act = { action: "article-unschedule", accountId: null, reason, said: why.slice(0, 300) } as const;
      await logAct(within, schedule, act, now);
      return `${pathOf(article.slug)}: ${why}`;
    });
    if (problem === null) published += 1;
    else if (problem !== "gone") failed.push(problem);
  }
  return { published, failed };
}

async function slugOf(store: Store, id: string): Promise<string> {
  const row = await store.selectFrom("article").where("id", "=", id).select("slug").executeTakeFirst();
  return row?.slug ?? "";
}

/** What is published from the desk, with the number that says that it is this and nothing else. */
export async function readPublished(
  store: Store,
): Promise<{ readonly generation: string; readonly pages: readonly StoredPage[] }> {
  // The number first: what changes after it is read has another one, and is read again.
  const generation = await readGeneration(store);
  const rows = await store
    .selectFrom("article_publication")
    .where("ended_at", "is", null)
    .select(["file", "text"])
    .orderBy("file")
    .execute();
  return { generation, pages: rows.filter(canBeRead) };
}

/** What an older release published may lack something that pages need by now. One such page must not end the others. */
function canBeRead({ file, text }: StoredPage): boolean {
  try {
    readPage(file, text);
    return true;
  } catch (error) {
    log().error({ err: error, file }, "a published article cannot be read");
    return false;
  }
}

/** The number of the newest change of what is published. One row: it's read every second. */
export async function readGeneration(store: Store): Promise<string> {
  const row = await store.selectFrom("published_state").where("id", "=", 1).select("generation").executeTakeFirst();
  return String(row?.generation ?? 0);
}
