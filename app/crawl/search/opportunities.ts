import type { SearchFigure } from "./read-export";

/** Something that search could bring more readers by. */
export interface Opportunity {
  readonly kind: "few-clicks" | "fewer-clicks" | "almost-there" | "no-page" | "two-pages";
  /** The query or the path that it is about. */
  readonly about: string;
  readonly words: string;
  readonly clicks: number;
  readonly impressions: number;
  /** In hundredths. */
  readonly position: number;
}

/** What each kind is called, and the rule it was found by. */
export const opportunityKinds: Readonly<Record<Opportunity["kind"], string>> = {
  "few-clicks": "Seen often, clicked seldom",
  "fewer-clicks": "Clicks fell",
  "almost-there": "Positions 5 to 15",
  "no-page": "Queries without a page",
  "two-pages": "Two pages for one query",
};

/** Fewer than this say nothing yet. */
const enoughImpressions = 50;
const enoughOfPair = 10;
/** With fewer clicks than this in the import before, a page's share of them is chance. */
const enoughClicks = 30;
/** Lines of a table that Search Console exports at most: a page that a longer one doesn't name may only be cut off. */
const mostExported = 1000;
/** As many lines of one position are needed to say what is usual there. */
const enoughLines = 5;

const shareOf = ({ clicks, impressions }: SearchFigure) => (impressions === 0 ? 0 : clicks / impressions);
const placeOf = ({ position }: SearchFigure) => Math.round(position / 100);
const percent = (share: number) => `${(share * 100).toFixed(1)} percent`;
const aboutOf = ({ kind, query, path }: SearchFigure) => (kind === "page" ? path : query);

/**
 * @param titles of all indexable pages
 * @param before pages as the import before the last one had them
 */
export function opportunities(
  figures: readonly SearchFigure[],
  titles: readonly string[],
  before: readonly SearchFigure[] = [],
): readonly Opportunity[] {
  const single = figures.filter(({ kind }) => kind !== "pair");
  return [
    ...fewClicks(single),
    ...fewerClicks(
      single.filter(({ kind }) => kind === "page"),
      before,
    ),
    ...single
      .filter((one) => one.impressions >= enoughImpressions && placeOf(one) >= 5 && placeOf(one) <= 15)
      .map((one) => found("almost-there", one, `Mean position ${(one.position / 100).toFixed(1)}.`)),
    ...withoutPage(figures, titles),
    ...twoPages(figures.filter(({ kind }) => kind === "pair")),
  ].sort((a, b) => b.impressions - a.impressions);
}

function found(kind: Opportunity["kind"], one: SearchFigure, words: string): Opportunity {
  const { clicks, impressions, position } = one;
  return { kind, about: aboutOf(one), words, clicks, impressions, position };
}

/** Less than half the click share that is usual here at the same position: judged by this site's own figures alone. */
function fewClicks(figures: readonly SearchFigure[]): Opportunity[] {
  const shares = new Map<string, number[]>();
  const keyOf = (one: SearchFigure) => `${one.kind} ${placeOf(one)}`;
  const seen = figures.filter(({ impressions }) => impressions >= enoughImpressions);
  for (const one of seen) {
    const known = shares.get(keyOf(one));
    if (known === undefined) shares.set(keyOf(one), [shareOf(one)]);
    else known.push(shareOf(one));
  }
  for (const all of shares.values()) all.sort((a, b) => a - b);
  return seen.flatMap((one) => {
    const all = shares.get(keyOf(one)) ?? [];
    const usual = all[Math.floor(all.length / 2)] ?? 0;
    if (all.length < enoughLines || shareOf(one) >= usual / 2) return [];
    const words = `${percent(shareOf(one))} clicked; at position ${placeOf(one)} ${percent(usual)} is usual here.`;
    return [found("few-clicks", one, words)];
  });
}

/**
 * Pages with less than half the share of all clicks that they had in the import before. Not their number: two exports
 * may be of more and fewer days, and do not always say of how many.
 */
function fewerClicks(pages: readonly SearchFigure[], before: readonly SearchFigure[]): Opportunity[] {
  const sumOf = (all: readonly SearchFigure[]) => all.reduce((sum, { clicks }) => sum + clicks, 0);
  const [total, totalBefore] = [sumOf(pages), sumOf(before)];
  if (total === 0) return [];
  const now = new Map(pages.map((one) => [one.path, one]));
  return before.flatMap((one) => {
    const page = now.get(one.path) ?? (pages.length < mostExported ? { ...one, clicks: 0, impressions: 0 } : null);
    if (page === null || one.clicks < enoughClicks) return [];
    const [share, shareBefore] = [page.clicks / total, one.clicks / totalBefore];
    if (share >= shareBefore / 2) return [];
    const words = `${percent(share)} of all clicks; in the import before it was ${percent(shareBefore)}.`;
    return [found("fewer-clicks", page, words)];
  });
}

const small = new Set(
  "a an and are at by can do does for from how in is it my of on or the to what when where with you your".split(" "),
);
const wordsIn = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !small.has(word))
    .map((word) => word.replace(/s$/, ""));

/**
 * Queries for which no page's title has all their words. Only titles with the rarest of these are looked at: ten
 * thousand queries and four thousand titles make forty million pairs.
 */
function withoutPage(figures: readonly SearchFigure[], titles: readonly string[]): Opportunity[] {
  const byWord = new Map<string, ReadonlySet<string>[]>();
  for (const title of titles.map((each) => new Set(wordsIn(each)))) {
    for (const word of title) {
      const having = byWord.get(word);
      if (having === undefined) byWord.set(word, [title]);
      else having.push(title);
    }
  }
  const isCovered = (asked: readonly string[]) => {
    const [rarest = []] = asked.map((word) => byWord.get(word) ?? []).sort((a, b) => a.length - b.length);
    return rarest.some((title) => asked.every((word) => title.has(word)));
  };
  return figures
    .filter(({ kind, impressions }) => kind === "query" && impressions >= enoughImpressions)
    .filter(({ query }) => {
      const asked = wordsIn(query);
      return asked.length > 0 && !isCovered(asked);
    })
    .map((one) => found("no-page", one, "No page’s title has all of its words."));
}

/** Queries for which search engines show several pages of this site in turn. */
function twoPages(pairs: readonly SearchFigure[]): Opportunity[] {
  const byQuery = new Map<string, SearchFigure[]>();
  for (const pair of pairs.filter(({ impressions }) => impressions >= enoughOfPair)) {
    byQuery.set(pair.query, [...(byQuery.get(pair.query) ?? []), pair]);
  }
  return [...byQuery.values()].flatMap((of) => {
    const [best, second] = [...of].sort((a, b) => b.impressions - a.impressions);
    if (best === undefined || second === undefined) return [];
    const impressions = of.reduce((sum, pair) => sum + pair.impressions, 0);
    const clicks = of.reduce((sum, pair) => sum + pair.clicks, 0);
    return [
      { ...found("two-pages", best, `${best.path} and ${second.path} are both shown for it.`), impressions, clicks },
    ];
  });
}
