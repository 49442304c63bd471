import { addDays } from "~/calendar/day";
import { dayIn } from "~/calendar/eastern-day";
import { momentInWords } from "~/calendar/moment";
import type { Opportunity } from "~/crawl/search/opportunities";
import { unreadThings } from "~/graph/review/data.server";
import { readAgainInWords, toReadAgain } from "~/library/checks/figures-read";
import { figuresOf } from "~/library/checks/figures-read.server";
import { pageFiles } from "~/library/writing/files/files.server";
import { readSeasonDays } from "~/season/calendar/season-facts.server";
import type { Store } from "~/store/database.server";
import { changePath } from "../graph/paths";
import { overRows } from "../performance/vitals.server";
import { searchRows } from "../searches.server";
import { opportunityRows } from "../seo/search.server";
import type { TableRow, TableShape } from "../table";
import { articlePath } from "./paths";

/** Days ahead that the desk looks. */
const ahead = 60;
const day = 86_400_000;

const kinds = {
  scheduled: "Goes out",
  season: "Day of the season",
  review: "Review is due",
  fact: "A figure changed",
  rule: "A rule changed",
  search: "Search gap",
  clicks: "Few clicks",
  fell: "Clicks fell",
  almost: "Almost on top",
  twice: "Two pages for one query",
  speed: "Slow for readers",
} as const;

/** What an opportunity in search is to whoever writes: a query without a page is a gap, as a search of our own is. */
const ofChance: Readonly<Record<Opportunity["kind"], string>> = {
  "few-clicks": kinds.clicks,
  "fewer-clicks": kinds.fell,
  "almost-there": kinds.almost,
  "no-page": kinds.search,
  "two-pages": kinds.twice,
};

export const workShape: TableShape = {
  name: "desk-work",
  caption: "What to write and what to fix",
  prefix: "work-",
  columns: [
    { key: "what", label: "What", sorts: true },
    { key: "kind", label: "Kind", sorts: true },
    { key: "by", label: "Day", sorts: true },
    { key: "why", label: "Why" },
  ],
  filters: [
    {
      key: "kind",
      label: "Kind",
      options: Object.values(kinds).map((value) => ({ value, label: value })),
    },
  ],
  sort: "by",
  search: "Words in it",
  empty: "Nothing waits.",
};

/**
 * What the desk has to do, each from what is known already: scheduled articles, days of the season and reviews by the
 * calendar, then figures that changed since an article went out, what stands on a rule that changed and nobody has read
 * since, searches without a good result, what Search Console shows, and slow pages.
 */
export async function workRows(store: Store, now: Date): Promise<readonly TableRow[]> {
  const [scheduled, changed, marked, misses, chances, slow] = await Promise.all([
    scheduledRows(store),
    changedRows(store),
    markedRows(store),
    searchRows(store),
    opportunityRows(store),
    overRows(store, now),
  ]);
  const rows = [
    ...scheduled,
    ...seasonRows(now),
    ...reviewRows(now),
    ...changed,
    ...marked,
    ...misses.map(({ words = null, times = null }) => ({
      what: words,
      kind: kinds.search,
      by: null,
      why: `Searched for ${times} times without a good result`,
    })),
    ...chances.map(({ kind, about = null, words = null, href = null }) => ({
      what: about,
      kind: ofChance[kind as Opportunity["kind"]],
      by: null,
      why: words,
      href,
    })),
    ...slow.map(({ page = null, label = null, on = null, p75 = null, budget = null, href = null }) => ({
      what: page,
      kind: kinds.speed,
      by: null,
      href,
      why: slowInWords(String(label), String(on), Number(p75), Number(budget)),
    })),
  ];
  return rows.map((row, at) => ({ ...row, id: `${row.kind} ${row.what} ${at}` }));
}

/** @param label of the metric, with its unit where it has one: "LCP, ms" */
function slowInWords(label: string, device: string, p75: number, budget: number): string {
  const [metric, unit] = label.split(", ");
  const words = (value: number) => `${value.toLocaleString("en-US")}${unit === undefined ? "" : ` ${unit}`}`;
  return `${metric} on ${device}: ${words(p75)}; the budget is ${words(budget)}`;
}

async function scheduledRows(store: Store): Promise<readonly TableRow[]> {
  const rows = await store
    .selectFrom("article")
    .where("publish_at", "is not", null)
    .select(["id", "slug", "publish_at"])
    .execute();
  return rows.map(({ id, slug, publish_at }) => ({
    what: `/blog/${slug}`,
    kind: kinds.scheduled,
    by: publish_at?.slice(0, 10) ?? null,
    href: articlePath(id),
    why: momentInWords(publish_at ?? ""),
  }));
}

/** Pages, tools and answers that stand on something an administrator said has changed, until each is read. */
async function markedRows(store: Store): Promise<readonly TableRow[]> {
  return (await unreadThings(store)).map(({ change_id, title, why, changed, at }) => ({
    what: title,
    kind: kinds.rule,
    by: at.slice(0, 10),
    href: changePath(change_id),
    why: `${changed} changed: ${why.toLowerCase()}`,
  }));
}

/** What families have to do soon, of what is confirmed: an article about it comes before it. */
function seasonRows(now: Date): readonly TableRow[] {
  const today = dayIn("America/New_York", now);
  const last = addDays(today, ahead);
  return readSeasonDays(today)
    .filter(({ day: on, certainty }) => on >= today && on <= last && certainty !== "expected")
    .map(({ day: by, title, detail }) => ({ what: title, kind: kinds.season, by, why: detail, href: "/deadlines" }));
}

/** Pages whose review is due within two months, or was. */
function reviewRows(now: Date): readonly TableRow[] {
  const last = new Date(now.getTime() + ahead * day).toISOString().slice(0, 10);
  return pageFiles().flatMap(({ path, front }) =>
    front === null || front.nextReview > last
      ? []
      : [
          {
            what: path,
            kind: kinds.review,
            by: front.nextReview,
            href: path,
            why: front.nextReview < now.toISOString().slice(0, 10) ? "Overdue" : "Due",
          },
        ],
  );
}

/**
 * Published articles in which a figure is another one than when they went out. Files are not among them: a release
 * whose pages nobody has read since a table changed fails its tests.
 */
async function changedRows(store: Store): Promise<readonly TableRow[]> {
  const live = await store
    .selectFrom("article_publication")
    .where("ended_at", "is", null)
    .select(["article_id", "file", "text", "figures"])
    .execute();
  const read = Object.fromEntries(
    live.map(({ file, figures }) => [file, JSON.parse(figures) as Record<string, string>]),
  );
  const today = Object.fromEntries(live.map(({ file, text }) => [file, figuresOf(text)]));
  return toReadAgain(read, today).map((again) => ({
    what: again.file,
    kind: kinds.fact,
    by: null,
    why: readAgainInWords(again),
    href: articlePath(live.find(({ file }) => file === again.file)?.article_id ?? ""),
  }));
}
