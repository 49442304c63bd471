import { type Intent, leastScore } from "../intents/intent";
import { intents } from "../intents/intents";
import type { Step } from "./step";

/** What a question asks of the tools, the likeliest first. */
export function rankedIntents(
  ...[asked]: Parameters<Intent["score"]>
): readonly { readonly intent: Intent; readonly score: number }[] {
  return intents
    .map((intent) => ({ intent, score: intent.score(asked) }))
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score);
}

/** Asks the tool that fits best. */
export const useTools: Step = {
  name: "ask the tools",
  run({ asked, ground }) {
    for (const { intent } of rankedIntents(asked()).slice(0, 2)) {
      const reply = intent.answer(asked(), ground);
      if (reply !== null) return reply;
    }
    return null;
  },
};
