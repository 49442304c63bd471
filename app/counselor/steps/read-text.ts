import { say } from "~/counselor/answer/evidence";
import { longestQuestion } from "~/counselor/answer/paths";
import { type Reply, without } from "~/counselor/answer/reply";
import type { Step } from "./step";

/** What is wrong with a text that can't be a question, in a sentence; null where nothing is. */
export function textProblem(typed: string): string | null {
  if (typed.includes("\0")) return "Your question holds a character that can’t be read. Please type it again.";
  const text = typed.trim();
  if (text === "") return "Type a question first, such as “What is the SAI?”";
  if (typed.length > longestQuestion)
    return `Your question is longer than ${longestQuestion.toLocaleString("en-US")} characters. Please shorten it to what you want to know.`;
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length === 0)
    return "That’s only numbers or signs. Please ask in words, such as “What’s the Pell Grant limit?”";
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (latin / letters.length < 0.5)
    return "We can read questions in English and Spanish. Podemos leer preguntas en inglés y en español.";
  if (/<\/?[a-z][^<>]*>/i.test(text)) return "Please ask in plain words, without tags or code.";
  return null;
}

/** Ends with a clear sentence where the text can't be taken; nothing of it is lost, because the form keeps it. */
export const readText: Step = {
  name: "read the text",
  run({ raw }): Reply | null {
    const problem = textProblem(raw);
    return problem === null ? null : without("limit", [say(problem)]);
  },
};
