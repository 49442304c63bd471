/** What went wrong in a browser, said without anything that the person typed. */
export const reportTypes = ["JavaScript", "Query", "Component", "Chunk"] as const;
export type ReportType = (typeof reportTypes)[number];
export const severities = ["low", "medium", "high", "critical"] as const;
export type ReportSeverity = (typeof severities)[number];

/** What the reader loses by an error. */
export type Loss = "nothing" | "part" | "page" | "everything";

/** The one rule for how bad an error is: it goes by what the reader loses, and not by what kind of error it is. */
export const severityOf: Readonly<Record<Loss, ReportSeverity>> = {
  /** Something in the background that nobody waited for, and that is asked for again. */
  nothing: "low",
  /** One part of a page is missing or did not do what it should; the rest works. */
  part: "medium",
  /** An error screen stands in place of the page, or over it. */
  page: "high",
  /** The program of the site does not start: no page does more than it does without scripts. */
  everything: "critical",
};

export interface Report {
  /** Random; shown to the person, so that they can name it. */
  readonly id: string;
  /** UTC, as `Date.toISOString` writes it. */
  readonly timestamp: string;
  /** Path of the page; never a query string. */
  readonly url: string;
  readonly userAgent: string;
  /** Random for each visit. */
  readonly sessionId: string;
  readonly type: ReportType;
  readonly severity: ReportSeverity;
  readonly message: string;
  readonly stack: string | null;
  readonly context: Readonly<Record<string, string>>;
  readonly resolved: boolean;
  /** Version of the build whose page it was. */
  readonly release?: string;
}

/** Characters at most. */
export const longest = { url: 300, userAgent: 300, message: 500, stack: 4000, context: 200 } as const;

/** How many of each kind stay in the session's storage, newest first. */
const kept: Readonly<Record<ReportType, number>> = { JavaScript: 50, Query: 20, Component: 10, Chunk: 5 };
const keptInAll = 50;

/** The stored reports with one more. */
export function keepReport(reports: readonly Report[], next: Report): Report[] {
  const counts: Partial<Record<ReportType, number>> = {};
  return [next, ...reports]
    .filter(({ type }) => {
      counts[type] = (counts[type] ?? 0) + 1;
      return counts[type] <= kept[type];
    })
    .slice(0, keptInAll);
}

/** Where the secret of a calendar begins: anywhere in a path, for whoever asks may write the way there with detours. */
const secretPath = /^(.*?\/calendar\/).*$/is;

/**
 * A path without what opens something: the address of somebody's calendar is a secret like a password, also with signs
 * of it written in percent.
 */
export function withoutSecret(path: string): string {
  const plain = path.replace(/%(?:[2-6][\da-f]|7[\da-e])/gi, decodeURIComponent);
  return secretPath.test(plain) ? plain.replace(secretPath, "$1[left out]") : path;
}

/** The path of an address: its query and fragment may hold what a person typed. */
export function pathOf(address: string): string {
  const path = address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "");
  return withoutSecret(path || "/").slice(0, longest.url);
}

/**
 * A message or a stack without what may have been typed: addresses lose their host, query and fragment; quoted text
 * is left out, except the names of properties that JavaScript's own messages quote; so are e-mail addresses and
 * numbers of four digits and more outside of a place in a file.
 */
export function withoutTypedText(text: string, limit: number): string {
  return text
    .replace(/[a-z][a-z0-9+.-]*:\/\/[^\s"'`)]+/gi, (address) => {
      const place = /(:\d+){1,2}$/.exec(address)?.[0] ?? "";
      return pathOf(address.slice(0, address.length - place.length)) + place;
    })
    .replace(/(?<![\w.\]])\/[\w./-]*\?[^\s"'`)]*/g, (address) => pathOf(address))
    .replace(/(?<![\w.])\/calendar\/(?!\[)[^\s"'`)]+/gi, (address) => pathOf(address))
    .replace(/(["'`“‘])(.*?)(["'`”’])/gs, (whole, open: string, inner: string, close: string, at: number) =>
      /\((reading|setting) $/.test(text.slice(Math.max(0, at - 10), at)) && /^[\w$]+$/.test(inner)
        ? whole
        : `${open}…${close}`,
    )
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, "…")
    .replace(/(?<![:\w.-])\$?\d[\d,.]{3,}(?![\w])/g, "…")
    .slice(0, limit);
}
