import { plainName } from "~/colleges/search/names";
import { hear } from "~/danger/hear";
import { isState, states } from "~/geography/states";
import type { Statement } from "./answer/evidence";
import { longestQuestion } from "./answer/paths";
import type { Reply } from "./answer/reply";
import { reply } from "./ask";
import type { Ground } from "./ground/ground";
import type { Asked } from "./intents/intent";
import { onDemand } from "./steps/on-demand";
import { textProblem } from "./steps/read-text";
import { resolveNext } from "./steps/resolve";
import { moneyOf } from "./understand/money";
import { nobody, type Student } from "./understand/student";
import { plainText } from "./words/words";

/** Earlier questions a page carries along; older ones fall off. */
export const mostBefore = 6;

/** A form of the page: seven questions of 4,000 characters, each letter up to six bytes when sent. */
export const conversationBound = { bytes: 192 * 1024 };

/** One question with its answer. */
export interface Turn {
  readonly question: string;
  readonly reply: Reply;
  /** Said quietly below it: who put it together, or why no model did. Null where there's nothing to say. */
  readonly note: string | null;
  /** Whether a conversation that ends with it may be kept: none about danger or immigration status is. */
  readonly mayKeep: boolean;
}

/**
 * One line that the server sends while an answer is being written: a sentence, or at the end the whole in place of
 * them.
 */
export type StreamEvent = { readonly statement: Statement } | { readonly turn: Turn };

/** What a posted form says: the conversation so far and the question now. */
export interface Posted {
  readonly question: string;
  readonly before: readonly string[];
  readonly student: Student;
  /** Id of the kept conversation that this one goes on from. */
  readonly thread: string | null;
  /** Fields that can't be read, with what to do about it. */
  readonly messages: Readonly<Record<string, readonly string[]>>;
}

/** The fields in which the page carries what was said of the student. */
const carried = ["gpa", "sat", "act", "state", "residency", "income", "familySize"] as const;

/**
 * Reads the form of the page. The question is checked here so that a bad one comes back with what was typed.
 * @param which all earlier questions that were sent, or those that an answer goes on from
 */
export function readConversation(form: URLSearchParams, which: "all" | "newest" = "newest"): Posted {
  const question = (form.get("question") ?? "").replace(/\r\n?/g, "\n");
  // Danger is answered whatever else is wrong with a text.
  const unreadable = textProblem(question);
  const problem = unreadable !== null && hear(question) === null ? unreadable : null;
  const messages: Record<string, string[]> = problem === null ? {} : { question: [problem] };
  const before = form
    .getAll("before")
    .filter((text) => text.length <= longestQuestion && textProblem(text) === null)
    .slice(which === "all" ? 0 : -mostBefore);
  const student: Record<string, unknown> = { ...nobody };
  for (const name of carried) {
    const typed = (form.get(name) ?? "").trim();
    if (typed === "") continue;
    const read = readField(name, typed);
    if (read === null) messages[name] = [fieldMessages[name]];
    else student[name] = read;
  }
  const thread = form.get("thread");
  return {
    question,
    before,
    messages,
    student: student as unknown as Student,
    thread: /^[0-9a-f]{32}$/.test(thread ?? "") ? thread : null,
  };
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

/** A conversation as far as its answers follow from it. */
export type Conversation = Pick<Posted, "question" | "before" | "student">;

/** What each question of a conversation asks, the newest last. Each is taken apart once, when somebody needs it. */
export function meanings({ question, before, student }: Conversation, ground: Ground): readonly (() => Asked)[] {
  let known: (() => Asked) | null = null;
  return [...before, question].map((text) => {
    const earlier: (() => Asked) | null = known;
    const asked: () => Asked = onDemand(() => resolveNext(text, earlier?.() ?? null, student, ground));
    known = asked;
    return asked;
  });
}

/**
 * Answers the earlier questions again: nothing of a conversation is kept between two posts. Without a model, which
 * would say it in other words and cost another answer.
 *
 * @param asked what each question asks
 * @param between what is done after each: a server answers others meanwhile
 */
export async function earlierTurns(
  { before }: Pick<Posted, "before">,
  ground: Ground,
  asked: readonly (() => Asked)[],
  between: () => Promise<void>,
): Promise<readonly Turn[]> {
  const turns: Turn[] = [];
  for (const [at, question] of before.entries()) {
    const meaning = asked[at];
    if (meaning === undefined) throw new Error("Each question has a meaning.");
    const said = { text: question, before: before.slice(0, at) };
    turns.push({ question, reply: reply(said, ground, meaning), note: null, mayKeep: true });
    await between();
  }
  return turns;
}

/** What is known of the student, and which kept conversation this is, as hidden fields. */
export function carriedFields({
  student,
  thread,
}: Pick<Posted, "student" | "thread">): readonly (readonly [name: string, value: string])[] {
  const fields = carried.flatMap((name) => {
    const value = student[name];
    return value === null ? [] : [[name, String(value)] as const];
  });
  return thread === null ? fields : [...fields, ["thread", thread] as const];
}
