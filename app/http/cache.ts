/**
 * The cache policies of the site, each with its reason. The root exports `closed`, so a route that says nothing is
 * never stored; a public route opts in by name.
 */
export const cache = {
  /** Anything that could differ between two people, and every error. */
  closed: "private, no-store",
  /**
   * Pages that are the same for everyone until the next release. Browsers revalidate with the ETag (a 304 costs no
   * rendering); shared caches may keep a copy for five minutes, short enough that after a release no page lists
   * scripts that are gone for long.
   */
  everyone: "public, max-age=0, s-maxage=300, stale-while-revalidate=3600",
  /** What one person's program asks for again and again: kept by that program alone, and asked about each time. */
  asked: "private, no-cache",
  /** A public page with something that changes between releases: prices of a provider, or the day it is. */
  everyoneBriefly: "public, max-age=0, s-maxage=60",
  /**
   * Answers that belong to one reader's choices in the address: only that reader's own browser keeps them, for the back
   * button.
   */
  reader: "private, max-age=120",
  /** Files of `public/`, whose names stay the same from release to release. */
  file: "public, max-age=3600",
  /** Data and files that are the same for everyone: for a program that runs in a page, a calendar, a search engine. */
  everyoneData: "public, max-age=300, s-maxage=300",
  /** What never changes at its address, because the address changes with it: pictures for sharing. */
  version: "public, max-age=31536000, immutable",
} as const;

export type CachePolicy = keyof typeof cache;

/**
 * What of the query a public answer depends on: the names of its fields, so that any other field is left out before the
 * page is looked up or made; or "personal" where every query belongs to one reader, and only the address without one is
 * kept.
 */
export type QueryKeys = readonly string[] | "personal";

/** A `headers` export that lets the server keep the route's public answers. Only the server reads `queryKeys`. */
export type CachedRoute<H> = H & { readonly queryKeys: QueryKeys };

/**
 * Declares that the answers of a route may be kept by the server's response cache while their policy is public. A route
 * that declares nothing is asked each time.
 *
 * @example export const headers = cachedWhole(["q", "all"], cached("everyone"));
 */
export function cachedWhole<H extends (...args: never[]) => unknown>(queryKeys: QueryKeys, headers: H): CachedRoute<H> {
  return Object.assign(headers, { queryKeys });
}

/**
 * A route's `headers` export for one policy. Around it, `cachedWhole` lets the server keep the answers. An error
 * (status 4xx or 5xx thrown below the route) is never stored.
 *
 * @example export const headers = cached("everyone");
 */
export function cached(policy: CachePolicy) {
  return ({ errorHeaders }: { errorHeaders?: Headers | undefined }): Record<string, string> => ({
    "Cache-Control": errorHeaders ? cache.closed : cache[policy],
  });
}
