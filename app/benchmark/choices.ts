import { measuredPages, usualPages } from "./pages";

/** What is measured: which pages, how often each, and how many requests at the same time. */
export interface Choices {
  /** Addresses of `measuredPages`. */
  readonly pages: readonly string[];
  /** Requests of each page and way. */
  readonly requests: number;
  readonly concurrency: number;
}

/** Bounds that keep a measurement to minutes, and leave the site able to answer readers meanwhile. */
export const limits = { requests: [10, 300], concurrency: [1, 8], total: 4_000 } as const;

export const usualChoices: Choices = { pages: usualPages, requests: 50, concurrency: 2 };

export interface ChoiceProblems {
  readonly pages?: string;
  readonly requests?: string;
  readonly concurrency?: string;
}

/** Reads what a form chose. Problems are sentences for whoever sent it, by field. */
export function readChoices(
  form: URLSearchParams,
): { readonly choices: Choices } | { readonly problems: ChoiceProblems } {
  const known = new Set(measuredPages.map(({ path }) => path));
  const pages = [...new Set(form.getAll("page"))].filter((path) => known.has(path));
  const requests = countIn(form.get("requests"), limits.requests);
  const concurrency = countIn(form.get("concurrency"), limits.concurrency);
  const problems: ChoiceProblems = {
    ...(pages.length === 0 && { pages: "Choose at least one page." }),
    ...(requests === null && { requests: `Enter a whole number from ${limits.requests.join(" to ")}.` }),
    ...(concurrency === null && { concurrency: `Enter a whole number from ${limits.concurrency.join(" to ")}.` }),
  };
  if (requests === null || concurrency === null || pages.length === 0) return { problems };
  if (pages.length * requests > limits.total) {
    const most = limits.total.toLocaleString("en-US");
    return { problems: { requests: `Pages times requests may be ${most} at most. Choose fewer of either.` } };
  }
  return { choices: { pages, requests, concurrency } };
}

function countIn(text: string | null, [least, most]: readonly [number, number]): number | null {
  const count = /^\d{1,6}$/.test(text?.trim() ?? "") ? Number(text) : Number.NaN;
  return count >= least && count <= most ? count : null;
}
