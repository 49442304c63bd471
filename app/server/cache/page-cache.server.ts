import { LRUCache } from "lru-cache";
import { type CachedAnswer, cacheAnswer, compressBest, mayBeCached } from "./cached-answer.server";

/** How a request was answered: see `Server-Timing` in the response cache. */
export type Outcome = "hit" | "stale" | "miss" | "coalesced" | "bypass";

/** What a render is told about the request that began it. It must not change what is rendered. */
export interface Asked {
  readonly requestId: string;
  /** Who asked, for the limits of work and the order of turns. */
  readonly sender: string;
}

export interface PageCacheOptions {
  /** Bytes of all kept answers together. */
  readonly maxBytes: number;
  /** Asks Remix for a page, by its key. */
  readonly render: (key: string, asked: Asked) => Promise<Response>;
  /** What all kept answers depend on: when it changes, none of them is sent again. */
  readonly generation: () => string;
  /** Milliseconds after which an answer is never sent, whatever its policy says. */
  readonly longest?: number;
  readonly now?: () => number;
  /** Told of renders that failed. */
  readonly onError?: (error: unknown) => void;
}

export interface PageCache {
  /** The answer to send; null where Remix must be asked by whoever asks. Never throws. */
  find(key: string, asked: Asked): Found | Promise<Found>;
  /** Says that the bytes of a kept answer go out once more: from then on it is worth the best compression. */
  sent(answer: CachedAnswer): void;
  figures(): Readonly<Record<Outcome, number>> & { readonly entries: number; readonly bytes: number };
}

export interface Found {
  readonly answer: CachedAnswer | null;
  readonly outcome: Outcome;
}

const hour = 60 * 60 * 1000;
/** Milliseconds in which a page that could not be kept, such as one that moved, is not tried again. */
const untilRetried = 10_000;

/**
 * Keeps whole public answers in memory. One render serves everybody who asks at the same time. An answer that is not
 * fresh any more is sent while a new one is made, but never beyond `longest`. `lru-cache` drops a render that was
 * overtaken: one that began before the generation changed, or before a newer one was kept.
 */
export function pageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, render, generation, longest = hour, now = Date.now, onError = () => {} } = options;
  const counts: Record<Outcome, number> = { hit: 0, stale: 0, miss: 0, coalesced: 0, bypass: 0 };
  /** Pages that could not be kept, and until when they are not tried again. */
  const notKept = new LRUCache<string, number>({ max: 5_000 });
  let current = generation();
  let compressing = Promise.resolve();

  interface Context {
    readonly asked: Asked;
    rendered: boolean;
  }
  const cache = new LRUCache<string, CachedAnswer, Context>({
    maxSize: maxBytes,
    // A page larger than a tenth of it all would push too many out.
    maxEntrySize: Math.ceil(maxBytes / 10),
    sizeCalculation: (answer, key) => answer.size + key.length * 2,
    // A render that fails leaves the answer before it, as long as that is usable.
    noDeleteOnFetchRejection: true,
    fetchMethod: async (key, before, { context }) => {
      context.rendered = true;
      try {
        const response = await render(key, context.asked);
        if (mayBeCached(response)) return await cacheAnswer(response, before, { now, longest });
        await response.body?.cancel();
        notKept.set(key, now() + untilRetried);
        // Moved, gone, or not public any more. That the site is busy (429, 503) or fails says nothing about the page.
        if (before !== undefined && response.status < 429) before.usableUntil = 0;
      } catch (error) {
        onError(error);
        throw error;
      }
      return undefined;
    },
  });

  const found = (answer: CachedAnswer | null, outcome: Outcome): Found => {
    counts[outcome] += 1;
    return { answer, outcome };
  };

  const make = async (key: string, asked: Asked, forceRefresh: boolean): Promise<Found> => {
    const context: Context = { asked, rendered: false };
    try {
      const answer = await cache.fetch(key, { context, forceRefresh });
      if (answer !== undefined && answer.usableUntil > now())
        return found(answer, context.rendered ? "miss" : "coalesced");
    } catch {
      // The render failed or was overtaken. Whoever waited asks Remix by themselves, which says what is wrong.
    }
    return found(null, "bypass");
  };

  return {
    find(key, asked) {
      const latest = generation();
      if (latest !== current) {
        current = latest;
        cache.clear();
        notKept.clear();
      }
      const answer = cache.get(key);
      const moment = now();
      if (answer !== undefined && moment < answer.freshUntil) return found(answer, "hit");
      const retried = (notKept.get(key) ?? 0) <= moment;
      if (answer !== undefined && moment < answer.usableUntil) {
        if (!retried) return found(answer, "stale");
        // Returns at once with the old answer, and makes a new one unless one is being made.
        void cache.fetch(key, { context: { asked, rendered: false }, forceRefresh: true, allowStale: true });
        return found(answer, "stale");
      }
      return retried ? make(key, asked, answer !== undefined) : found(null, "bypass");
    },
    sent(answer) {
      if (answer.compressing) return;
      answer.compressing = true;
      // One after the other: the threads that compress also read files and look up names.
      compressing = compressing.then(() => compressBest(answer)).catch(onError);
    },
    figures: () => ({ ...counts, entries: cache.size, bytes: cache.calculatedSize }),
  };
}
