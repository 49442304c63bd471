import { z } from "zod";
import { required, whole } from "~/forms/schema/fields";
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

const count = ([from, to]: readonly [number, number]) => {
  const unreadable = `Enter a whole number from ${from} to ${to}.`;
  return required(whole({ from, to, unreadable }), unreadable);
};

/** What a form chose. Pages that aren't measured are left out. */
export const choicesSchema = z
  .object({
    page: z
      .array(z.string())
      .transform((chosen) => measuredPages.map(({ path }) => path).filter((path) => chosen.includes(path)))
      .refine((pages) => pages.length > 0, "Choose at least one page."),
    requests: count(limits.requests),
    concurrency: count(limits.concurrency),
  })
  .superRefine(({ page, requests }, context) => {
    if (page.length * requests <= limits.total) return;
    const most = limits.total.toLocaleString("en-US");
    const message = `Pages times requests may be ${most} at most. Choose fewer of either.`;
    context.addIssue({ code: "custom", path: ["requests"], message });
  })
  .transform(({ page: pages, ...counts }): Choices => ({ pages, ...counts }));
