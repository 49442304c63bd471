import type { ShownMatch } from "./use-match";

/** "168 colleges fit": what the answers so far lead to, in one line; "" while nothing is known yet. */
export function countWords({ answer, failed }: ShownMatch): string {
  if (failed) return "We couldn’t count here. “See my list now” does.";
  if (answer === null || answer.kind === "lines") return "";
  if (answer.kind === "mistakes") return Object.values(answer.messages)[0]?.[0] ?? "";
  if (answer.kind === "beyond") return "See your list to count colleges by distance or by a single program.";
  const { total, roughly } = answer;
  if (total === 0) return "No college fits all of this. Your list says what to change.";
  return `${roughly ? "About " : ""}${total.toLocaleString("en-US")} ${total === 1 ? "college fits" : "colleges fit"}`;
}

/** "60 safeties, 80 targets, 28 reaches" */
export function labelWords({ answer }: ShownMatch): string {
  if (answer?.kind !== "found" || answer.total === 0) return "";
  const { safety, target, reach } = answer.counts;
  const words = [
    [safety, "safety", "safeties"],
    [target, "target", "targets"],
    [reach, "reach", "reaches"],
  ] as const;
  return words.map(([count, one, many]) => `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`).join(", ");
}
