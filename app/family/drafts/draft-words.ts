import { momentInWords } from "~/calendar/moment";
import type { Draft } from "./draft";
import type { QuestionLine } from "./draft-view";

/** What a version grew out of; "" for the first. */
export function originWords({ how, basedOn, number }: Pick<Draft, "how" | "basedOn" | "number">): string {
  if (how === "restored" && basedOn !== null) return `version ${basedOn} again`;
  if (how === "beside") {
    return basedOn === null ? `beside version ${number - 1}` : `from version ${basedOn}, beside version ${number - 1}`;
  }
  return basedOn === null ? "" : `from version ${basedOn}`;
}

const gone = { counselor: "A counselor", parent: "A parent", helper: "A helper", student: "The student" } as const;

/** A question with the words it is about. @param who null once they have left the plan */
export function questionLine(
  question: {
    readonly id: string;
    readonly role: keyof typeof gone;
    readonly words: string;
    readonly askedAt: string;
    readonly start: number;
    readonly end: number;
  },
  version: { readonly text: string; readonly number: number },
  who: { readonly name: string; readonly part: string } | null,
): QuestionLine {
  const { id, role, words, askedAt, start, end } = question;
  return {
    id,
    words,
    start,
    end,
    who: who === null ? `${gone[role]} who has left the plan` : `${who.name}, ${who.part}`,
    asked: momentInWords(askedAt),
    version: version.number,
    quote: version.text.slice(start, end),
  };
}
