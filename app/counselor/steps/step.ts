import type { Reply } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import type { Asked } from "../intents/intent";

/** What is being asked, as far as the steps before have understood it. */
export interface Asking {
  /** The text as it was typed. */
  readonly raw: string;
  /** The same with short forms written out. */
  readonly typed: string;
  /** Understood at the first step that needs it. */
  asked(): Asked;
  readonly ground: Ground;
}

/** One step on the way to an answer. It ends it with a reply, or leaves it to the next. */
export interface Step {
  readonly name: string;
  run(asking: Asking): Reply | null;
}
