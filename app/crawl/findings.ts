import { checks } from "./checks";
import type { CrawledSite, Finding } from "./site/site";

export interface Found extends Finding {
  /** Key of the check. */
  readonly check: string;
}

/** The checks that a crawl can answer. */
export const checksOf = ({ whole }: Pick<CrawledSite, "whole">) =>
  checks.filter(({ needsWhole = false }) => whole || !needsWhole);

/** What each check finds, one check at a time, so that others can have their turn between two. */
export function* findAll(site: CrawledSite): Generator<readonly Found[]> {
  for (const { key, find } of checksOf(site)) {
    const once = new Map(find(site).map((finding) => [`${finding.path} ${finding.about}`, finding]));
    yield [...once.values()].map((finding) => ({ ...finding, check: key }));
  }
}

/** A check with how many pages it is about, and how much those are read. */
export interface Ranked {
  readonly check: string;
  readonly pages: number;
  readonly found: number;
  readonly fresh: number;
  /** Pages, each with the clicks from search it had, where that is known. */
  readonly weight: number;
}

/** What was found, by check, what concerns most readers first. @param clicks of a path, from Search Console */
export function rank(
  open: readonly { readonly check: string; readonly path: string; readonly fresh: boolean }[],
  clicks: ReadonlyMap<string, number>,
): readonly Ranked[] {
  const groups = new Map<string, (typeof open)[number][]>();
  for (const one of open) {
    const group = groups.get(one.check);
    if (group === undefined) groups.set(one.check, [one]);
    else group.push(one);
  }
  return [...groups]
    .map(([check, found]) => {
      const pages = [...new Set(found.map(({ path }) => path))];
      const weight = pages.reduce((sum, path) => sum + 1 + (clicks.get(path) ?? 0), 0);
      return {
        check,
        pages: pages.length,
        found: found.length,
        fresh: found.filter(({ fresh }) => fresh).length,
        weight,
      };
    })
    .sort((a, b) => b.weight - a.weight || b.found - a.found);
}
