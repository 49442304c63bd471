import { z } from "zod";
import { longestQuestion } from "~/counselor/answer/paths";
import { ask } from "~/counselor/ask";
import { inOneList } from "~/counselor/in-one-list";
import { nobody } from "~/counselor/understand/student";
import { type Finding, say } from "../answer/evidence";
import type { Reply } from "../answer/reply";
import type { Ground } from "../ground/ground";
import { tool } from "../tools/tool";
import { SaidFailure } from "./said-failure";

/**
 * The counselor itself, for an assistant that has a question and no tool in mind. Danger is answered with people here
 * too.
 */
export const askCounselor = tool({
  name: "ask_counselor",
  description:
    "Answers a family's question about college, price, aid, chances or dates, in English or Spanish, with its sources, or says that it isn't known here.",
  input: z.object({ question: z.string().min(1).max(longestQuestion) }),
  run: ({ question }, ground) => findingOf(replyTo(question, ground)),
});

export const replyTo = (question: string, ground: Ground): Reply =>
  ask({ text: question, before: [], student: nobody }, ground);

/** A reply as what a tool answers. */
export function findingOf(reply: Reply): Finding {
  const { status, asks, help } = reply;
  const statements = [
    ...inOneList(reply),
    ...(help ?? []).map(({ name, how }) => say(`${name}: ${how}`)),
    ...asks.map((one) => say(one.question)),
  ];
  if (status === "failure") throw new SaidFailure(statements.map(({ text }) => text).join("\n"));
  return { known: status === "answered" || status === "asks" || status === "danger", statements };
}
