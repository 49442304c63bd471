import type { Asked } from "../intents/intent";
import { likeliest } from "../wording/plain-question";
import { withoutStory } from "../wording/story";
import { leastKnown } from "./ask-plainly";
import { quoteLibrary } from "./quote-library";
import type { Step } from "./step";
import { useTools } from "./use-tools";

/** A question without what is told around it; null where nothing is told. */
function untold(asked: Asked): Asked | null {
  // What it means is known: "my ex and I split time 50/50. Who fills out the FAFSA" needs what is told.
  if ((likeliest(asked)?.odds ?? 0) >= leastKnown) return null;
  const understood = withoutStory(asked.understood);
  return understood === asked.understood ? null : { ...asked, understood };
}

/** Asks the tools where what is told around a question kept them from it. */
export const useToolsWithoutStory: Step = {
  name: "ask the tools without the story",
  run(asking) {
    const asked = untold(asking.asked());
    return asked === null ? null : useTools.run({ ...asking, asked: () => asked });
  },
};

/** The same for the guides. */
export const quoteWithoutStory: Step = {
  name: "quote the guides without the story",
  run(asking) {
    const asked = untold(asking.asked());
    return asked === null ? null : quoteLibrary.run({ ...asking, asked: () => asked });
  },
};
