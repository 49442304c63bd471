import { type AdminAct, logAct } from "~/account/admin-log.server";
import { holdAdmin, notThere } from "~/account/hold-admin.server";
import type { Member } from "~/account/member";
import { momentInWords } from "~/calendar/moment";
import { isPageOfFile } from "~/library/writing/files/files.server";
import type { Store } from "~/store/database.server";
import type { ArticleRow } from "~/store/rows";
import { type Transaction, transact } from "~/store/transaction.server";
import { faultsOf } from "./check.server";
import { addVersion, livePublication, lockArticle, newId, readVersions, setPublishAt } from "./data.server";
import { type ArticleFields, type FieldName, merge, sameFields } from "./fields";
import { about, pathOf, publish, takeBack } from "./publication.server";
import { isAsDrafted, writersSinceApproval } from "./review";
import { isSlug, noSlug } from "./slug";
import type { Version } from "./version";

/** Versions of one article at most. */
export const mostVersions = 500;
/** Days ahead for which an article may be scheduled. */
const farthest = 366;

/** Who does something at the desk, where and when. */
export interface Desk {
  readonly store: Store;
  readonly admin: Member;
  readonly now: Date;
}

/** What came of it: done, or why not, in words for whoever pressed the button. */
export type Done = { readonly kind: "done" } | { readonly kind: "refused"; readonly why: string };

const done: Done = { kind: "done" };
export const refused = (why: string): Done => ({ kind: "refused", why });

interface LockedArticle {
  readonly within: Transaction;
  readonly article: ArticleRow;
  /** The newest first. */
  readonly versions: readonly [Version, ...Version[]];
  /** Writes the line of the log. */
  logChange(act: Pick<AdminAct, "action" | "said">, version?: number): Promise<void>;
}

/**
 * The one way by which an administrator changes an article: locks it, asks again whether they are still an
 * administrator, and decides by the versions as they are then. Throws a 401 or 404 Response where they may not or there
 * is none.
 */
export function changeArticle<T>(
  { store, admin, now }: Desk,
  id: string,
  work: (locked: LockedArticle) => Promise<T>,
): Promise<T> {
  return transact(store, async (within) => {
    const article = await lockArticle(within, id);
    await holdAdmin(within, admin, now);
    if (article === null) throw notThere();
    const [newest, ...older] = await readVersions(within, id);
    if (newest === undefined) throw notThere();
    const logChange: LockedArticle["logChange"] = (act, version = newest.number) =>
      logAct(within, admin, { ...act, accountId: null, reason: about(article, version) }, now);
    return work({ within, article, versions: [newest, ...older], logChange });
  });
}

/**
 * Begins an article, with its first version.
 * @param proposal key of what it was proposed by, where it was
 */
export async function beginArticle(
  { store, admin, now }: Desk,
  { slug, fields, proposal = null }: { slug: string; fields: ArticleFields; proposal?: string | null },
): Promise<{ readonly kind: "begun"; readonly id: string } | { readonly kind: "refused"; readonly why: string }> {
  if (!isSlug(slug)) return { kind: "refused", why: noSlug };
  if (isPageOfFile(pathOf(slug))) return { kind: "refused", why: "A page has this address already" };
  return transact(store, async (within) => {
    await holdAdmin(within, admin, now);
    const id = newId();
    const at = now.toISOString();
    const made = await within
      .insertInto("article")
      .values({ id, slug, version: 1, publish_at: null, proposal, made_at: at, changed_at: at })
      .onConflict((conflict) => conflict.column("slug").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (made === undefined) return { kind: "refused" as const, why: "An article at the desk has this address already" };
    const how = proposal === null ? "written" : "proposed";
    await addVersion(within, id, { number: 1, fields, how, basedOn: null }, admin, now);
    await logAct(within, admin, { action: "article-new", accountId: null, reason: about({ slug }, 1) }, now);
    return { kind: "begun" as const, id };
  });
}

/** What came of a save. */
export type Saved =
  | { readonly kind: "saved"; readonly number: number; readonly merged: boolean }
  | {
      readonly kind: "conflict";
      /** The fields as they were typed, with what the other person changed elsewhere. */
      readonly fields: ArticleFields;
      readonly conflicts: readonly FieldName[];
      readonly theirs: Pick<Version, "number" | "by" | "fields">;
    }
  /** `field`: the one it is about, where it is about one. */
  | { readonly kind: "refused"; readonly why: string; readonly field?: FieldName };

/**
 * Saves what a form held as a new version. Where somebody else has saved since the form was opened, both are put
 * together; a field that both changed is asked about, and nothing of either is lost: theirs is a version, mine stays in
 * the form.
 *
 * @param basedOn the version that the form showed
 */
export function saveArticle(desk: Desk, id: string, basedOn: number, mine: ArticleFields): Promise<Saved> {
  return changeArticle(desk, id, async ({ within, article, versions, logChange }): Promise<Saved> => {
    const [newest] = versions;
    const base = versions.find(({ number }) => number === basedOn);
    if (base === undefined) return { kind: "refused", why: "The form is of a version that isn’t there" };
    const { fields, conflicts } = merge(base.fields, newest.fields, mine);
    // The id of an account belongs in no answer.
    const { number: theirNumber, by, fields: theirFields } = newest;
    const theirs = { number: theirNumber, by, fields: theirFields };
    if (conflicts.length > 0) return { kind: "conflict", fields, conflicts, theirs };
    if (fields.author !== "program" && isAsDrafted(fields.body, versions)) return programWroteIt;
    if (sameFields(fields, newest.fields)) return { kind: "saved", number: newest.number, merged: false };
    if (newest.number >= mostVersions)
      return { kind: "refused", why: `An article has at most ${mostVersions} versions` };
    const number = newest.number + 1;
    await addVersion(within, id, { number, fields, how: "written", basedOn }, desk.admin, desk.now);
    await logChange({ action: "article-save", ...offSchedule(article) }, number);
    return { kind: "saved", number, merged: newest.number !== basedOn };
  });
}

const programWroteIt: Saved = {
  kind: "refused",
  field: "author",
  why: "The text is as a program drafted it, and readers are told so. Change the text before you say who wrote it",
};

export const offSchedule = ({ publish_at }: ArticleRow): { said?: string } =>
  publish_at === null ? {} : { said: `Off the schedule, which was for ${momentInWords(publish_at)}` };

/** Makes an old version the newest one, as a new version. */
export function restoreVersion(desk: Desk, id: string, number: number, seen: number): Promise<Done> {
  return changeArticle(desk, id, async ({ within, article, versions, logChange }) => {
    const [newest] = versions;
    const old = versions.find((version) => version.number === number);
    if (old === undefined) return refused("There is no such version");
    if (newest.number !== seen) return refused(`${newest.by} has saved version ${newest.number} meanwhile`);
    if (newest.number >= mostVersions) return refused(`An article has at most ${mostVersions} versions`);
    const next = newest.number + 1;
    await addVersion(
      within,
      id,
      { number: next, fields: old.fields, how: "restored", basedOn: number },
      desk.admin,
      desk.now,
    );
    await logChange({ action: "article-restore", said: offSchedule(article).said ?? `From version ${number}` }, next);
    return done;
  });
}

/** The version that somebody saw is still the newest one; otherwise why nothing is done. */
const isSeen = ([newest]: LockedArticle["versions"], seen: number): string | null =>
  newest.number === seen ? null : `${newest.by} has saved version ${newest.number} meanwhile. Read that one first`;

/**
 * Approves exactly the version that somebody has read. Whoever wrote any version since the last approval may not, and
 * that is decided by the versions as they are under the lock.
 */
export async function approveVersion(desk: Desk, id: string, seen: number): Promise<Done> {
  // The words of a version never change, so they may be checked before the lock.
  const faults = await faultsOfVersion(desk, id, seen);
  return changeArticle(desk, id, async ({ within, versions, logChange }) => {
    const [newest] = versions;
    const other = isSeen(versions, seen);
    if (other !== null) return refused(other);
    if (newest.approved) return refused(`Version ${seen} is approved already`);
    if (writersSinceApproval(versions).has(desk.admin.id)) {
      return refused("You wrote some of what isn’t approved yet. Somebody else has to read and approve it");
    }
    if (faults.length > 0) return refused(`The checks found something: ${faults[0]}`);
    await within
      .updateTable("article_version")
      .set({
        approved_by_id: desk.admin.id,
        approved_by_name: desk.admin.name,
        approved_at: desk.now.toISOString(),
      })
      .where("article_id", "=", id)
      .where("number", "=", seen)
      .where("approved_at", "is", null)
      .execute();
    await logChange({ action: "article-approve" });
    return done;
  });
}

async function faultsOfVersion({ store, now }: Desk, id: string, number: number): Promise<readonly string[]> {
  const row = await store
    .selectFrom("article_version")
    .innerJoin("article", "article.id", "article_version.article_id")
    .where("article_id", "=", id)
    .where("number", "=", number)
    .select(["fields", "slug"])
    .executeTakeFirst();
  return row === undefined ? [] : faultsOf(JSON.parse(row.fields) as ArticleFields, row.slug, now);
}

/** Plans the publication of an approved version, which the schedule does at its minute. */
export function scheduleArticle(desk: Desk, id: string, seen: number, at: Date): Promise<Done> {
  const ahead = at.getTime() - desk.now.getTime();
  return changeArticle(desk, id, async ({ within, article, versions, logChange }) => {
    const [newest] = versions;
    const other = isSeen(versions, seen);
    if (other !== null) return refused(other);
    if (!newest.approved) return refused(`Version ${seen} isn’t approved`);
    if (ahead <= 0 || ahead > farthest * 86_400_000) return refused("Choose a moment within a year from now");
    if (isPageOfFile(pathOf(article.slug))) return refused("This article is a file by now: change it there");
    const moment = at.toISOString();
    await setPublishAt(within, id, moment);
    await logChange({ action: "article-schedule", said: `For ${momentInWords(moment)}` });
    return done;
  });
}

export function unscheduleArticle(desk: Desk, id: string): Promise<Done> {
  return changeArticle(desk, id, async ({ within, article, logChange }) => {
    if (article.publish_at === null) return refused("It isn’t on the schedule");
    await setPublishAt(within, id, null);
    await logChange({ action: "article-unschedule", said: `It was for ${momentInWords(article.publish_at)}` });
    return done;
  });
}

/** Publishes an approved version now, once more checked: a figure may be gone since it was approved. */
export async function publishNow(desk: Desk, id: string, seen: number): Promise<Done> {
  const faults = await faultsOfVersion(desk, id, seen);
  return changeArticle(desk, id, async ({ within, article, versions }) => {
    const other = isSeen(versions, seen);
    if (other !== null) return refused(other);
    if (faults.length > 0) return refused(`The checks found something: ${faults[0]}`);
    const why = await publish(within, article, desk.admin, desk.now);
    return why === null ? done : refused(why.replace(/\.$/, ""));
  });
}

/**
 * Takes back the version that is public. The one before is public again; a second press of the same button leaves it
 * so.
 * @param version that was public when somebody looked
 */
export function takeArticleBack(desk: Desk, id: string, version: number): Promise<Done> {
  return changeArticle(desk, id, async ({ within, article }) => {
    const live = await livePublication(within, id);
    if (live === null) return refused("Nothing of it is public");
    if (live.version !== version) return refused(`Version ${live.version} is public by now, not version ${version}`);
    await takeBack(within, article, desk.admin, desk.now);
    return done;
  });
}

/** Deletes a draft of which nothing was ever public, with the words that somebody has seen and no others. */
export function deleteArticle(desk: Desk, id: string, seen: number): Promise<Done> {
  return changeArticle(desk, id, async ({ within, versions, logChange }) => {
    const other = isSeen(versions, seen);
    if (other !== null) return refused(other);
    const everPublic = await within
      .selectFrom("article_publication")
      .where("article_id", "=", id)
      .select("id")
      .limit(1)
      .executeTakeFirst();
    if (everPublic !== undefined) return refused("Something of it was public, so it stays. Take it back instead");
    await logChange({ action: "article-delete" });
    await within.deleteFrom("article").where("id", "=", id).execute();
    return done;
  });
}
