import { plainName } from "~/colleges/names";
import { isState, states } from "~/colleges/states";
import { longestQuestion } from "./answer/paths";
import type { Reply } from "./answer/reply";
import { ask } from "./ask";
import { danger } from "./danger/danger";
import type { Ground } from "./ground/ground";
import { textProblem } from "./steps/read-text";
import { moneyOf, nobody, type Student } from "./understand/student";
import { plainText } from "./words/words";

/** Earlier questions a page carries along; older ones fall off. */
const mostBefore = 6;

/** One question with its answer. */
export interface Turn {
  readonly question: string;
  readonly reply: Reply;
}

/** What a posted form says: the conversation so far and the question now. */
export interface Posted {
  readonly question: string;
  readonly before: readonly string[];
  readonly student: Student;
  /** Fields that can't be read, with what to do about it. */
  readonly messages: Readonly<Record<string, readonly string[]>>;
}

/** The fields in which the page carries what was said of the student. */
const carried = ["gpa", "sat", "act", "state", "residency", "income", "familySize"] as const;

/** Reads the form of the page. The question is checked here so that a bad one comes back with what was typed. */
export function readConversation(form: URLSearchParams): Posted {
  const question = (form.get("question") ?? "").replace(/\r\n?/g, "\n");
  // Danger is answered whatever else is wrong with a text.
  const problem = danger(question) === null ? textProblem(question) : null;
  const messages: Record<string, string[]> = problem === null ? {} : { question: [problem] };
  const before = form
    .getAll("before")
    .filter((text) => text.length <= longestQuestion && textProblem(text) === null)
    .slice(-mostBefore);
  const student: Record<string, unknown> = { ...nobody };
  for (const name of carried) {
    const typed = (form.get(name) ?? "").trim();
    if (typed === "") continue;
    const read = readField(name, typed);
    if (read === null) messages[name] = [fieldMessages[name]];
    else student[name] = read;
  }
  return { question, before, student: student as unknown as Student, messages };
}

const fieldMessages: Readonly<Record<(typeof carried)[number], string>> = {
  gpa: "Enter a GPA from 0 to 4.0, such as 3.4.",
  sat: "An SAT total is between 400 and 1600.",
  act: "An ACT score is between 1 and 36.",
  state: "Enter a state, such as Ohio or OH.",
  residency: "Choose how you’d be counted.",
  income: "Enter a yearly income in dollars, such as 60,000.",
  familySize: "Enter how many people are in your family.",
};

const stateCodes = new Map(Object.entries(states).map(([code, name]) => [plainName(name), code]));

function readField(name: (typeof carried)[number], typed: string): number | string | null {
  const within = (value: number, from: number, to: number) =>
    Number.isFinite(value) && value >= from && value <= to ? value : null;
  switch (name) {
    case "gpa":
      return within(Number(typed), 0, 4);
    case "sat":
      return within(Number(typed), 400, 1600);
    case "act":
      return within(Number(typed), 1, 36);
    case "familySize":
      return within(Number(typed), 1, 20);
    case "income": {
      const money = moneyOf(plainText(typed).replace(/ dollars?$/, ""));
      return money === null ? null : within(money, 0, 10_000_000);
    }
    case "residency":
      return ["resident", "nonresident", "international"].includes(typed) ? typed : null;
    case "state": {
      const code = typed.toUpperCase();
      return isState(code) ? code : (stateCodes.get(plainName(typed)) ?? null);
    }
  }
}

/** Answers the question, and the earlier ones again: nothing of a conversation is kept between two posts. */
export function converse({ question, before, student }: Posted, ground: Ground): readonly Turn[] {
  return [...before, question].map(
    (text, at, all): Turn => ({
      question: text,
      reply: ask({ text, before: all.slice(0, at), student }, ground),
    }),
  );
}

/** What is known of the student, as hidden fields. */
export function carriedFields(student: Student): readonly (readonly [name: string, value: string])[] {
  return carried.flatMap((name) => {
    const value = student[name];
    return value === null ? [] : [[name, String(value)] as const];
  });
}
