import { z } from "zod";
import type { MatchTranslate } from "~/match/words";

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
      const text = (value ?? "").normalize("NFKC").toLowerCase().replaceAll(",", "").trim();
      if (text === "") return null;
      const percent = readRank(text);
      if (percent !== null && percent > 0 && percent <= 100) return percent;
      context.addIssue({ code: "custom", message: t(unreadable) });
      return z.NEVER;
    });

function readRank(text: string): number | null {
  const place = /^(?:number |#|n[uú]mero )?(\d{1,5})(?:st|nd|rd|th|\.?[oº°])?\s*(?:\/|of|out of|de)\s*(\d{1,5})$/.exec(
    text,
  );
  if (place) {
    const [at, size] = [Number(place[1]), Number(place[2])];
    return at >= 1 && at <= size ? Math.round((10_000 * at) / size) / 100 : null;
  }
  const share = /^(?:top\s*)?(\d{1,3}(?:\.\d{1,4})?)\s*(?:%|percent|por ciento)?$/.exec(text);
  return share ? Number(share[1]) : null;
}
