import { say } from "~/counselor/answer/evidence";
import { type Reply, without } from "~/counselor/answer/reply";
import type { Danger } from "../danger/danger";
import { type Heard, hearBoth } from "../danger/hear";
import { dangerWords, firstWordsFor } from "../danger/words";
import type { Asking, Step } from "./step";

/**
 * Somebody in danger gets people to call and nothing about college. Comes before anything else is done with the text.
 * Where it's unsure, the question is answered, and `withPeople` puts them beside it.
 */
export const recognizeDanger: Step = {
  name: "recognize danger",
  run({ raw, typed }): Reply | null {
    const heard = hearBoth(raw, typed);
    return heard?.alone === true ? peopleAlone(heard.danger) : null;
  },
};

function peopleAlone({ words, people }: Danger): Reply {
  return {
    ...without(
      "danger",
      words.map((text) => say(text)),
    ),
    help: people,
  };
}

/**
 * An answer to a text that may tell of danger and may not: whom to call comes first, in a sentence, then the answer with
 * its sources. Where there's no answer, the reply asks whether they are safe.
 */
export function withPeople(reply: Reply, { raw, typed }: Pick<Asking, "raw" | "typed">): Reply {
  if (reply.status === "danger") return reply;
  const heard = hearBoth(raw, typed);
  if (heard === null) return reply;
  if (reply.status !== "answered" && reply.status !== "asks") {
    return { ...peopleAlone(asking(heard)), ...(reply.language === undefined ? {} : { language: reply.language }) };
  }
  const first = say(firstWordsFor(heard.danger.tone, heard.danger.language));
  return { ...reply, statements: [first, ...reply.statements], help: heard.danger.people };
}

/** Where it's unsure, the words ask; the people are those for what was heard. */
const asking = ({ danger, sure }: Heard): Danger =>
  sure ? danger : { ...danger, words: dangerWords[danger.language].hint };
