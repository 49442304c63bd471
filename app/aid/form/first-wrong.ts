import type { Messages } from "~/design/messages";
import { assetAmounts } from "./questions";

/** The part with the first of what has to be put right; on a phone it's the one that is open. */
export function firstWrong(messages: Messages): string | null {
  const [first] = Object.keys(messages);
  if (first === undefined) return null;
  if (["situation", "support", "greater", "household", "remarried"].includes(first)) return "contributor";
  if (first === "family_size") return "family";
  const [who, field = ""] = first.split(".");
  if (first === "benefit" || assetAmounts.some((key) => key === field)) return "assets";
  return who === "parents" ? "parents" : who === "student" ? "your-taxes" : "student";
}
