import { refreshPassages } from "~/counselor/passages/passages.server";
import { dueArticles, readGeneration, readPublished } from "~/desk/publication.server";
import { publishedGeneration, setStoredPages } from "~/library/writing/files/stored-pages.server";
import { log } from "~/reports/log.server";
import { database, type Store } from "~/store/database.server";
import { bringForward } from "./data.server";

/** Milliseconds between two looks at the store. Each is one row, or none where nothing is due. */
const pause = 1_000;

/** The job that publishes what is due. */
export const publishingJob = "publish-articles";

/**
 * Brings what this process shows to what is published: one row is read, and everything only when it says that something
 * changed.
 * @returns whether something did
 */
export async function followPublished(store: Store): Promise<boolean> {
  if ((await readGeneration(store)) === publishedGeneration()) return false;
  const { generation, pages } = await readPublished(store);
  setStoredPages(generation, pages);
  refreshPassages();
  return true;
}

const state = globalThis as { [started]?: { looking: boolean; failed: boolean } };
const started = Symbol.for("site.articles.followed");

/**
 * Looks every second, for as long as this process runs, whether something else is published, and whether the moment of
 * a scheduled article has come: its job then runs at once, in one process. Never throws.
 */
export function followArticles(lookForJobs: () => void): void {
  // The development server loads this module again after each edit.
  if (state[started] !== undefined) return;
  const mine = { looking: false, failed: false };
  state[started] = mine;
  const look = async () => {
    if (mine.looking) return;
    mine.looking = true;
    try {
      const store = database();
      await followPublished(store);
      const now = new Date();
      if ((await dueArticles(store, now)).length > 0) {
        await bringForward(store, publishingJob, now);
        lookForJobs();
      }
      mine.failed = false;
    } catch (error) {
      // A store that is away is away for every look: it is said once.
      if (!mine.failed) log().warn({ err: error }, "it could not be looked for published articles");
      mine.failed = true;
    } finally {
      mine.looking = false;
    }
  };
  void look();
  setInterval(look, pause).unref();
}
