import { z } from "zod";
import { isState } from "~/colleges/states";

/** What the files in `content/pages/` must look like. */
const path = z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/);
const description = z.string().min(50).max(160);
const paragraphs = z.array(z.string().min(40)).min(1).max(5);
const site = z.strictObject({ label: z.string(), href: z.url({ protocol: /^https$/ }) });

export const listed = z.strictObject({ path, title: z.string().min(4).max(70), description });
export const openPages = z.strictObject({ pages: z.array(listed) });

export const stateTexts = z.strictObject({
  /** Year in which the statements were checked. */
  checked: z.string(),
  states: z.record(
    z.string(),
    z.strictObject({
      state: z.string().refine(isState),
      guide: paragraphs,
      aid: paragraphs,
      applications: paragraphs,
      prep: paragraphs,
      sites: z.strictObject({ applications: site, prep: site }),
    }),
  ),
});

export const aidDates = z.looseObject({
  states: z.record(
    z.string(),
    z.looseObject({ year: z.string(), date: z.string(), agency: z.string(), site: z.string() }),
  ),
});
