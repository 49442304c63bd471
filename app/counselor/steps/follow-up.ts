import type { Asked } from "~/counselor/intents/intent";

/** A follow-up, its words and what the question before it asked. */
export interface FollowUp {
  readonly text: string;
  readonly plain: string;
  readonly before: Asked;
  /** What the question before asks of the tools; null where none has an answer to it. */
  readonly kind: string | null;
}

/** Says the follow-up so that it can be understood by itself; null where the rule has nothing to say to it. */
export type Rule = (followUp: FollowUp) => string | null;
