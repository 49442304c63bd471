import { z } from "zod";
import { typedRank } from "~/typed/typed-rank";
import type { MatchTranslate } from "../../words";

const unreadable = "Enter your class rank as a percent from the top, such as 10, or as your place, such as 34 of 340.";

/**
 * Class rank in percent from the top: "10", "top 10%", "34/340", "34 of 340". A percent, so that a link reads as it was
 * typed. `null` where nothing was typed.
 */
export const classRank = (t: MatchTranslate) =>
  z
    .string()
    .max(200, t("This is too long. Please shorten it."))
    .optional()
    .transform((value, context): number | null => {
      if (value === undefined || value.trim() === "") return null;
      const percent = typedRank(value);
      if (percent !== null) return percent;
      context.addIssue({ code: "custom", message: t(unreadable) });
      return z.NEVER;
    });
