import { withCommas } from "~/design/figures";
import type { MatchTranslate } from "~/match/words";
import { inEnglish } from "~/translation";
import type { ShownMatch } from "./use-match";

/** "168 colleges fit": what the answers so far lead to, in one line; "" while nothing is known yet. */
export function countWords({ answer, failed }: ShownMatch, t: MatchTranslate = inEnglish): string {
  if (failed) return t("We couldn’t count here. “See my list now” does.");
  if (answer === null || answer.kind === "lines" || answer.kind === "cards" || answer.kind === "listing") return "";
  if (answer.kind === "mistakes") return Object.values(answer.messages)[0]?.[0] ?? "";
  if (answer.kind === "beyond")
    return t("We couldn’t look up your ZIP code here, so we can’t count by distance. Your list does.");
  const { total } = answer;
  if (total === 0) return t("No college fits all of this. Your list says what to change.");
  const fits = t(total === 1 ? "{count} college fits" : "{count} colleges fit", {
    count: withCommas(total),
  });
  if (answer.kind === "atMost")
    return t("Up to {fits}. Your list counts only those that teach exactly what you checked.", { fits });
  return answer.roughly ? t("About {fits}", { fits }) : fits;
}

/** "60 safeties, 80 targets, 28 reaches" */
export function labelWords({ answer }: ShownMatch, t: MatchTranslate = inEnglish): string {
  if (answer?.kind !== "found" || answer.total === 0) return "";
  const { safety, target, reach } = answer.counts;
  const words = [
    [safety, "{count} safety", "{count} safeties"],
    [target, "{count} target", "{count} targets"],
    [reach, "{count} reach", "{count} reaches"],
  ] as const;
  return words.map(([count, one, many]) => t(count === 1 ? one : many, { count: withCommas(count) })).join(", ");
}
