import { say } from "~/counselor/answer/evidence";
import { type Reply, without } from "~/counselor/answer/reply";
import { toWhomItTells } from "~/danger/about-child";
import type { Danger } from "~/danger/danger";
import { type Heard, hearBoth } from "~/danger/hear";
import { dangerWords, firstWordsFor } from "~/danger/words";
import type { Asking, Step } from "./step";

/** What was heard in a question: the first step and the last word of an answer both ask, and it's read once. */
const heardIn = new WeakMap<Asking, Heard | null>();

function heard(asking: Asking): Heard | null {
  const known = heardIn.get(asking);
  if (known !== undefined) return known;
  const found = hearBoth(asking.raw, asking.typed);
  const toParent = found === null ? null : { ...found, danger: toWhomItTells(found.danger, asking.raw) };
  heardIn.set(asking, toParent);
  return toParent;
}

/**
 * Somebody in danger gets people to call and nothing about college. Comes before anything else is done with the text.
 * Where it's unsure, the question is answered, and `withPeople` puts them beside it.
 */
export const recognizeDanger: Step = {
  name: "recognize danger",
  run(asking): Reply | null {
    const found = heard(asking);
    return found?.alone === true ? peopleAlone(found.danger) : null;
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
 * An answer to a text that may tell of danger and may not: whom to call comes first, in a sentence, then the answer
 * with its sources. Where there's no answer, the reply asks whether they are safe.
 */
export function withPeople(reply: Reply, question: Asking): Reply {
  if (reply.status === "danger") return reply;
  const found = heard(question);
  if (found === null) return reply;
  const saysSomething = reply.status === "answered" || reply.status === "asks";
  // What isn't ours to do is said by name ("please don't"), and stands beside the people as an answer does.
  if (!saysSomething && (found.sure || reply.status !== "not for us")) {
    return {
      ...peopleAlone(asking(found, question.raw)),
      ...(reply.language === undefined ? {} : { language: reply.language }),
    };
  }
  const first = say(firstWordsFor(found.danger.tone, found.danger.language));
  return { ...reply, statements: [first, ...reply.statements], help: found.danger.people };
}

/** Where it's unsure, the words ask; the people are those for what was heard. */
const asking = ({ danger, sure }: Heard, text: string): Danger =>
  sure
    ? danger
    : {
        ...danger,
        words: toWhomItTells({ ...danger, tone: "hint", words: dangerWords[danger.language].hint }, text).words,
      };
