import { alsoCountsAs } from "~/seo/structured-kinds";
import { documents, indexable } from "./site/judged";
import type { CrawledSite } from "./site/site";

/** What a crawl comes to in figures, kept for good: pages are only kept as they were last seen. */
export interface CrawlSummary {
  /** How many addresses answered with which status; "0" is no answer. */
  readonly statuses: Readonly<Record<string, number>>;
  /** On how many pages structured data of each kind stands; one of a narrower kind counts for the wider one, too. */
  readonly kinds: Readonly<Record<string, number>>;
  /** Indexable pages, addresses in the sitemap, and how many of the former are in it. */
  readonly indexable: number;
  readonly listed: number;
  readonly indexableAndListed: number;
  /** Medians over documents: bytes before compression, milliseconds of the answer, words of the main part. */
  readonly bytes: number | null;
  readonly milliseconds: number | null;
  readonly words: number | null;
}

export function summaryOf(site: CrawledSite): CrawlSummary {
  const pages = documents(site);
  const listable = indexable(site);
  return {
    statuses: tally([...site.pages.values()].map(({ status }) => String(status))),
    kinds: tally(pages.flatMap(({ words }) => [...new Set(words.structured.flatMap(({ kind }) => countedAs(kind)))])),
    indexable: listable.length,
    listed: site.sitemap.size,
    indexableAndListed: listable.filter(({ path }) => site.sitemap.has(path)).length,
    bytes: median(pages.map(({ bytes }) => bytes)),
    milliseconds: median(pages.map(({ milliseconds }) => milliseconds)),
    words: median(pages.map(({ words }) => words.count)),
  };
}

const countedAs = (kind: string) => [kind, ...alsoCountsAs(kind)];

function tally(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

function median(figures: readonly number[]): number | null {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
