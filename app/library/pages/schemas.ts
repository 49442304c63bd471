import { z } from "zod";

/** What the files in `content/pages/` must look like. */
const path = z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/);
const description = z.string().min(50).max(160);

export const listed = z.strictObject({ path, title: z.string().min(4).max(70), description });
export const openPages = z.strictObject({ pages: z.array(listed) });
