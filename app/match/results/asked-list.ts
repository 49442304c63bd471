import type { Messages } from "~/design/messages";
import { type Language, pathIn } from "~/language";
import { readQuiz } from "~/match/quiz/read-quiz";
import { quizPath } from "~/match/quiz/steps";
import type { MatchTranslate } from "~/match/words";
import { type Answers, moneyFields, parseAnswers } from "../model/answers/input";

/** What an address or a form asks of the result page. */
export type Asked =
  | { readonly kind: "list"; readonly answers: Answers; readonly params: URLSearchParams }
  /** Something but money cannot be read: the quiz says what, at this path. */
  | { readonly kind: "fix"; readonly path: string }
  /** Money cannot be read: told in the answer to the post itself, because it may stand in no address. */
  | {
      readonly kind: "money";
      readonly answers: Answers;
      readonly search: string;
      readonly messages: Messages;
    };

/** By what an address is read: the server and the browser know ZIP codes from different tables. */
export interface Reading {
  readonly thisYear: number;
  readonly language: Language;
  readonly t: MatchTranslate;
  /** Whether a ZIP code can be placed in a state at least. */
  zipKnown(zip: string): boolean;
}

/** Reads a shared link: money in it is ignored. */
export function readLink(params: URLSearchParams, reading: Reading): Asked {
  return read(params, new URLSearchParams(), reading);
}

/**
 * Reads a post: answers from the address, what the form holds instead of them, and money from the form only.
 * A name that stands in the form replaces the same name in the address.
 */
export function readPost(params: URLSearchParams, form: URLSearchParams, reading: Reading): Asked {
  const merged = new URLSearchParams([...params].filter(([name]) => !form.has(name)));
  for (const [name, value] of form) if (!isMoney(name)) merged.append(name, value);
  return read(merged, new URLSearchParams([...form].filter(([name]) => isMoney(name))), reading);
}

const isMoney = (name: string) => moneyFields.some((field) => field === name);

function read(params: URLSearchParams, money: URLSearchParams, { thisYear, language, t, zipKnown }: Reading): Asked {
  const forQuiz = new URLSearchParams(params);
  forQuiz.set("step", "results");
  const { at, answers, search } = readQuiz(forQuiz, thisYear, zipKnown);
  if (at !== "results")
    return { kind: "fix", path: `${pathIn(language, quizPath)}?step=results${search === "" ? "" : `&${search}`}` };
  const given = parseAnswers(money, thisYear, t);
  if (!given.ok) return { kind: "money", answers, search, messages: given.messages };
  const { budget, income } = given.answers;
  return { kind: "list", answers: { ...answers, budget, income }, params };
}
