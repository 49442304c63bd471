/** An email to the aid office with the questions a letter leaves open, to be read over and sent by the student. */
import type { DecodedLetter } from "../award-letter";

/** Questions that fit into an email somebody answers. */
const mostQuestions = 8;

/**
 * @param college as the email names it; null where nobody said
 * @returns plain text with line breaks; what only the student knows stands in brackets
 */
export function officeEmail(decoded: DecodedLetter, college: string | null): string {
  const questions = decoded.questions.slice(0, mostQuestions);
  return [
    `Subject: Questions about my aid offer`,
    "",
    "Dear Financial Aid Office,",
    "",
    `Thank you for my aid offer${college === null ? "" : ` from ${college}`}. Before we decide, my family and I would like to understand it. Could you please answer these questions?`,
    "",
    ...questions.map((question, at) => `${at + 1}. ${question}`),
    "",
    "Thank you for your help.",
    "",
    "[Your name]",
    "[Your student ID or date of birth, as the college asks for it]",
    "[Your phone number]",
  ].join("\n");
}
