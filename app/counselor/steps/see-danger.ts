import { danger } from "../danger/danger";
import { say } from "../evidence";
import type { Step } from "./step";

/** Somebody in danger gets people to call, and nothing else. The first step: no other one sees such a text. */
export const seeDanger: Step = {
  name: "see danger",
  run({ typed }) {
    const found = danger(typed);
    if (found === null) return null;
    const statements = found.words.map((words) => say(words));
    return { status: "danger", statements, asks: [], next: [], pages: [], help: found.people };
  },
};
