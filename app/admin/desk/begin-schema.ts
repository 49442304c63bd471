import { z } from "zod";
import { isSlug, noSlug } from "~/desk/slug";
import { field, line, required } from "~/forms/schema/fields";

/** An article to begin. That its address is free is found where it is written. */
export const beginSchema = z.object({
  title: line(6_000),
  slug: required(
    field((typed, refuse) => (isSlug(typed.trim()) ? typed.trim() : refuse(noSlug)), 1_000),
    noSlug,
  ),
});
