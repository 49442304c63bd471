import type { Column, Filter, TableShape } from "../table";

const states = ["waiting", "running", "done", "refused", "failed", "interrupted"];
/** Chosen by the address of the screen. */
const run: Filter = { key: "run", label: "Run", options: [], hidden: true };

export const ways = { made: "Made for it", kept: "From memory" } as const;
const way: Filter = {
  key: "way",
  label: "Way",
  options: Object.entries(ways).map(([value, label]) => ({ value, label })),
};

const number = (key: string, label: string, sorts = true): Column => ({ key, label, kind: "number", sorts });

export const runsShape: TableShape = {
  name: "server-runs",
  caption: "Measurements",
  columns: [
    { key: "asked_at", label: "Asked for", kind: "moment", sorts: true },
    { key: "by", label: "By", sorts: true },
    { key: "release", label: "Release", sorts: true },
    { key: "state", label: "State", sorts: true },
    number("pages", "Pages"),
    number("requests", "Requests of each"),
    number("concurrency", "At once"),
    { key: "slowest", label: "Slowest page", sorts: true },
    number("p50", "Its p50, ms"),
    { key: "said", label: "What came of it" },
  ],
  filters: [{ key: "state", label: "State", options: states.map((value) => ({ value, label: value })) }],
  sort: "-asked_at",
  empty: "The server was not measured yet.",
};

/** @param earlier runs that it can be compared with, the newest first */
export const pagesShape = (earlier: Filter["options"] = []): TableShape => ({
  name: "server-pages",
  caption: "By page, in milliseconds",
  columns: [
    { key: "page", label: "Page", sorts: true },
    { key: "how", label: "Way", sorts: true },
    number("p50", "p50"),
    number("p95", "p95"),
    number("most", "Longest"),
    number("before", "p50 before"),
    number("longer", "Longer, percent"),
    number("loaders", "Loaders"),
    number("rendering", "Rendering"),
    number("encoding", "Encoding"),
    { key: "cache", label: "Cache" },
    number("queries", "Store queries each"),
    number("queryTime", "Their time"),
    number("loop", "Event loop held up, p99"),
    number("heap", "Heap, MB"),
    number("grown", "Heap grown, MB"),
    number("kilobytes", "kB sent"),
    number("perSecond", "A second"),
    number("failed", "Failed"),
  ],
  filters: [
    run,
    way,
    {
      key: "with",
      label: "Compared with",
      all: "The last release",
      options: earlier,
      hidden: earlier.length === 0,
    },
  ],
  sort: "-p50",
  empty: "Nothing was measured.",
});

export const loadersShape: TableShape = {
  name: "server-loaders",
  caption: "Loaders, in milliseconds",
  prefix: "loader-",
  columns: [
    { key: "route", label: "Route", sorts: true },
    { key: "page", label: "Page", sorts: true },
    number("p50", "p50"),
    number("p95", "p95"),
    number("calls", "Calls"),
  ],
  filters: [run],
  search: "Words in it",
  sort: "-p95",
  empty: "No loader was called.",
};

/** @param pages addresses that were measured */
export const bucketsShape = (pages: readonly string[] = []): TableShape => ({
  name: "server-times",
  caption: "Answers by time, in milliseconds",
  prefix: "of-",
  columns: [
    number("above", "Above"),
    number("upTo", "Up to", false),
    number("whole", "Whole answer", false),
    number("loaders", "Loaders", false),
    number("rendering", "Rendering", false),
    number("encoding", "Encoding", false),
  ],
  filters: [
    run,
    {
      key: "page",
      label: "Page to draw",
      all: "The first",
      options: pages.map((value) => ({ value, label: value })),
      hidden: pages.length === 0,
    },
    { ...way, label: "Way to draw", usual: "made" },
  ],
  sort: "above",
  empty: "Nothing was measured.",
});

export const weightsShape: TableShape = {
  name: "page-weights",
  caption: "First load by template, in kB as sent",
  columns: [
    { key: "path", label: "Page", sorts: true },
    { key: "template", label: "Template", sorts: true },
    number("document", "Document"),
    number("style", "Style"),
    number("script", "Script"),
    number("font", "Fonts"),
    number("total", "Together"),
    number("before", "Before"),
    { key: "over", label: "Over budget", sorts: true },
    { key: "at", label: "Weighed", kind: "moment", sorts: true },
  ],
  filters: [],
  search: "Words in it",
  sort: "-total",
  empty: "No page was weighed yet: the first measurement does it.",
};
