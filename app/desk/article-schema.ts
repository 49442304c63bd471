import { z } from "zod";
import { type ArticleFields, type FieldName, fieldLabels, fieldNames, longest, tooNested } from "./fields";

const mostOf = (name: FieldName) => (name === "body" ? longest.body : longest.other);

/** A text as it's kept, or what is wrong with it. */
function text(name: FieldName) {
  const tooLong = `${fieldLabels[name]}: ${mostOf(name).toLocaleString("en-US")} characters at most`;
  const written = z
    .string({ error: tooLong })
    .transform((typed) => typed.replace(/\r\n?/g, "\n").trim())
    .refine((typed) => typed.length <= mostOf(name), tooLong);
  return written.optional().transform((typed) => typed ?? "");
}

/**
 * The form of an article, as much of it as a draft has to keep to: how long a field may be, and how deep quotes and
 * blocks may stand in each other. Everything else is found by the checks of its file, and a draft is saved all the
 * same.
 */
export const articleSchema = z.object({
  ...(Object.fromEntries(fieldNames.map((name) => [name, text(name)])) as Record<FieldName, ReturnType<typeof text>>),
  body: text("body").refine((body) => !tooNested(body), "Text: quotes and blocks stand too deep in each other"),
  // A checkbox each.
  audience: z.array(z.string()).transform((chosen) => chosen.join(", ")),
}) satisfies z.ZodType<ArticleFields>;
