import { say } from "~/counselor/answer/evidence";
import { type Reply, without } from "~/counselor/answer/reply";
import { danger } from "../danger/danger";
import type { Step } from "./step";

/**
 * Somebody in danger gets people to call and nothing about college. Comes before anything else is done with the text.
 */
export const recognizeDanger: Step = {
  name: "recognize danger",
  run({ raw, typed }): Reply | null {
    const found = danger(raw) ?? (typed === raw ? null : danger(typed));
    if (found === null) return null;
    return {
      ...without(
        "danger",
        found.words.map((words) => say(words)),
      ),
      help: found.people,
    };
  },
};
