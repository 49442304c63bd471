import { logAct } from "~/account/admin-log.server";
import { holdAdmin } from "~/account/hold-admin.server";
import type { Member } from "~/account/member";
import { log } from "~/reports/log.server";
import type { Store } from "~/store/database.server";
import { type Transaction, transact } from "~/store/transaction.server";
import { mostVersions, offSchedule } from "../change-article.server";
import { addVersion, lockArticle, readVersions } from "../data.server";
import type { ArticleFields } from "../fields";
import { about } from "../publication.server";
import { type DraftOutcome, draftWithModel } from "./model-draft.server";
import { type BegunDraft, beginDraft, runningDrafts } from "./wanted.server";

/** What the drafting needs of what is around it. Tests put others in their place. */
interface Around {
  now(): Date;
  draft(store: Store, fields: ArticleFields, now: Date): Promise<DraftOutcome>;
  progress(words: string): void;
}

/** What the drafts of one run came to, in counts. */
interface DraftCounts {
  readonly drafted: number;
  /** The model wrote nothing that may stand, or something was in the way; the screen of the article says what. */
  readonly without: number;
  /** Cut off, or ended by an error. */
  readonly failed: number;
}

const cutOff = "The process that drafted it ended in the middle. Ask again";
const broken = "It failed on our side, and the log of the server says how. Ask again";

/**
 * Drafts what somebody wants drafted, one article after the other, also what they ask for while it runs. Whoever calls
 * it holds the lock of the job, so what is called running already was cut off; nothing of that is drafted again until
 * somebody asks.
 */
export async function draftWanted(store: Store, given: Partial<Around> = {}): Promise<DraftCounts> {
  const around: Around = { now: () => new Date(), draft: draftWithModel, progress: () => {}, ...given };
  const counts = { drafted: 0, without: 0, failed: 0 };
  for (const cut of await runningDrafts(store)) {
    if ((await endDraft(store, cut, { kind: "none", why: cutOff }, around.now())) !== "gone") counts.failed += 1;
  }
  for (;;) {
    const begun = await beginDraft(store, around.now());
    if (begun === null) return counts;
    around.progress(`Article ${counts.drafted + counts.without + counts.failed + 1}`);
    try {
      const outcome = await outcomeOf(store, begun, around);
      const came = await endDraft(store, begun, outcome, around.now());
      if (came !== "gone") counts[came] += 1;
    } catch (error) {
      log().error({ err: error }, "a draft of an article failed");
      counts.failed += 1;
      await endDraft(store, begun, { kind: "none", why: broken }, around.now());
    }
  }
}

/** Asks the model, where it still makes sense. The words of a version never change, so it is asked without a lock. */
async function outcomeOf(store: Store, { articleId, basedOn }: BegunDraft, around: Around): Promise<DraftOutcome> {
  const [newest] = await readVersions(store, articleId);
  if (newest?.number !== basedOn) return { kind: "none", why: "" };
  return around.draft(store, newest.fields, around.now());
}

/**
 * Ends a draft under the lock of its article: as a new version where it is one and still may be, otherwise with why
 * not. Whoever asked counts as its writer, so somebody else has to read and approve it, and whether they are still an
 * administrator is decided here, too. Does nothing where the article is gone, or another process has ended it.
 */
function endDraft(
  store: Store,
  begun: BegunDraft,
  outcome: DraftOutcome,
  now: Date,
): Promise<"drafted" | "without" | "gone"> {
  const { articleId, basedOn, askedBy } = begun;
  return transact(store, async (within) => {
    const article = await lockArticle(within, articleId);
    const [latest] = await readVersions(within, articleId);
    if (article === null || latest === undefined || !(await isOurs(within, begun))) return "gone";
    const end = async (state: "done" | "failed", newest: number, said: string) => {
      await within
        .updateTable("article_draft")
        .set({ state, newest, said, ended_at: now.toISOString(), asked_session: null })
        .where("article_id", "=", articleId)
        .execute();
      const act = { action: "article-draft", accountId: null, reason: about(article, newest) } as const;
      await logAct(within, askedBy, { ...act, said: state === "done" ? said : `No draft. ${said}`.slice(0, 300) }, now);
    };
    const without = async (why: string) => {
      await end("failed", latest.number, why);
      return "without" as const;
    };
    if (latest.number !== basedOn) return without(`${latest.by} has saved version ${latest.number} meanwhile`);
    if (outcome.kind === "none") return without(outcome.why);
    if (!(await isStillAdmin(within, askedBy, now))) {
      return without(`${askedBy.name} was no longer signed in as an administrator when it was to be saved`);
    }
    if (basedOn >= mostVersions) return without(`An article has at most ${mostVersions} versions`);
    const number = basedOn + 1;
    await addVersion(within, articleId, { number, fields: outcome.fields, how: "drafted", basedOn }, askedBy, now);
    const { said: schedule } = offSchedule(article);
    await end("done", number, [placesInWords(outcome), ...(schedule === undefined ? [] : [schedule])].join(". "));
    return "drafted" as const;
  });
}

/** Whether it is still this process that drafts it: one that was thought to be gone has lost it. */
async function isOurs(within: Transaction, { articleId, claim }: BegunDraft): Promise<boolean> {
  const row = await within
    .selectFrom("article_draft")
    .where("article_id", "=", articleId)
    .where("state", "=", "running")
    .where("claim", "=", claim)
    .select("claim")
    .executeTakeFirst();
  return row !== undefined;
}

async function isStillAdmin(within: Transaction, askedBy: BegunDraft["askedBy"], now: Date): Promise<boolean> {
  // Nothing is decided by the rest of a member: it is read again from the store.
  const member: Member = { ...askedBy, email: "", emailVerified: false, ageBand: "18+", admin: true };
  try {
    await holdAdmin(within, member, now);
    return true;
  } catch (refusal) {
    if (refusal instanceof Response) return false;
    throw refusal;
  }
}

function placesInWords({ filled, open }: { readonly filled: number; readonly open: number }): string {
  return `${filled === 1 ? "1 place" : `${filled} places`} filled, ${open === 0 ? "none" : open} still open`;
}
