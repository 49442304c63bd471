import { z } from "zod";
import { isField } from "~/colleges/facts/fields";
import type { MatchTranslate } from "../../words";

/** Families (2 digits) before programs (4 digits), each by code; any program of a family that can be chosen. */
export function fieldList(t: MatchTranslate) {
  const message = t("Choose fields from the list.");
  return z
    .array(z.string())
    .max(100, message)
    .optional()
    .transform((given, context): string[] => {
      const wanted = [...new Set((given ?? []).flatMap((v) => v.split(",")).map((v) => v.trim().replace(".", "")))];
      const codes = wanted.filter((code) => code !== "");
      const readable = given?.every((value) => value.length <= 400) ?? true;
      if (readable && codes.every(isField))
        return codes.sort((a, b) => a.length - b.length || a.localeCompare(b, "en"));
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });
}
