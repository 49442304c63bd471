import { z } from "zod";

/** What stands above the text of a page: `docs/writing-a-page.md` says what each line is for. */
const day = z.iso.date("a day such as 2026-11-20");
const path = z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, "a path such as /help/fafsa-completion-guide");

export const audiences = ["student", "parent", "counselor"] as const;
/**
 * "program": a language model wrote the first draft from this site's pages, and editors checked it; the page says so.
 */
export const authors = ["editors", "engineers", "program"] as const;

const source = z.strictObject({
  title: z.string().min(5, "a title of 5 characters or more"),
  publisher: z.string().min(2, "who published it"),
  year: z.int("a year such as 2025").min(1950, "a year from 1950 on").max(2100, "a year up to 2100"),
  url: z.url({ protocol: /^https$/, error: "an address that begins with https://" }).optional(),
});

const written = z.strictObject({
  title: z.string().min(20, "20 characters or more").max(75, "75 characters or fewer"),
  description: z.string().min(70, "70 characters or more").max(160, "160 characters or fewer"),
  heading: z.string().optional(),
  audience: z.array(z.enum(audiences)).min(1, "at least one"),
  author: z.enum(authors),
  published: day,
  updated: day,
  reviewed: day,
  nextReview: day,
  category: z.string().regex(/^[a-z-]+$/, "a category"),
  tags: z.array(z.string()).min(1, "at least one tag"),
  sources: z.array(source, "at least one source").min(1, "at least one source"),
  related: z.array(path).min(2, "two to five addresses").max(5, "two to five addresses"),
  facts: z.array(z.string()).default([]),
  order: z.number().optional(),
  /** Of a page in Spanish: the English page on the same subject, where there is one. */
  english: path.optional(),
  /**
   * What families type that the page itself does not print: other spellings, everyday words. Only the search reads it.
   */
  searches: z.array(z.string().min(2)).optional(),
  course: z.strictObject({ name: z.string(), provider: z.string(), description: z.string() }).optional(),
  /** What a page reviews: each in a section of its own, whose first paragraph is the verdict. No ratings. */
  reviews: z
    .array(
      z.strictObject({
        section: z.string().regex(/^[a-z0-9-]+$/),
        name: z.string().min(5),
        url: z.url({ protocol: /^https$/ }),
        tested: day,
      }),
    )
    .optional(),
  /** What sort of service a page about the product describes, such as "College planning". */
  service: z.string().min(5).optional(),
});

const elsewhere = z.strictObject({ canonical: path });

/** A page with a text of its own, or the address of the one true copy. */
export const frontMatter = z.union([written, elsewhere]);

export type FrontMatter = z.output<typeof written>;
export type Source = z.output<typeof source>;
