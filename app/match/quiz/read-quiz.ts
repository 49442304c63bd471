import type { Messages } from "~/design/messages";
import { saidBy } from "~/forms/schema/said-by";
import type { TypedForm } from "~/forms/schema/typed-form";
import type { MatchTranslate } from "~/match/words";
import { inEnglish } from "~/translation";
import { type Answers, derivedFields, moneyFields, noAnswers, type Parsed, parseAnswers } from "../model/answers/input";
import { toSearch } from "./link";
import { indexOfStep, isStep, type StepId, stepOf, steps } from "./steps";

const never: readonly string[] = [...moneyFields, ...derivedFields];
const linked = new Set(Object.keys(noAnswers()).filter((name) => !never.includes(name)));

/** Where a reader of the quiz is, from the address alone. */
export interface QuizState {
  /** `start` is the first screen, before any step; `results` asks for the list. */
  readonly at: StepId | "start" | "results";
  /** All answers that can be read; what cannot is left out here and stands in `values`. */
  readonly answers: Answers;
  /** What goes along to the next address: canonical where everything can be read, else as typed. */
  readonly search: string;
  /** Messages for the fields of this step; empty where there is nothing to fix on it. */
  readonly messages: Messages;
}

/**
 * Reads the address of the quiz. Someone who goes on with an answer that cannot be read stays at its step and is told;
 * someone who goes back before it is let through, and what they typed goes along. Money is dropped, whoever put it
 * there.
 * @param zipKnown whether a ZIP code can be placed in a state at least
 */
export function readQuiz(
  params: URLSearchParams,
  thisYear: number,
  zipKnown: (zip: string) => boolean = () => true,
  t: MatchTranslate = inEnglish,
): QuizState {
  const given = new URLSearchParams([...params].filter(([name, value]) => linked.has(name) && value.trim() !== ""));
  const asked = params.get("step");
  const wanted = asked === "results" || isStep(asked) ? asked : given.size > 0 ? "school" : "start";
  const parsed = checked(given, thisYear, zipKnown, t);
  if (parsed.ok) return { at: wanted, answers: parsed.answers, search: toSearch(parsed.answers), messages: {} };
  const state = { answers: readable(given, parsed.messages, thisYear), search: given.toString() };
  const wrong = steps.find((step) => step.fields.some((name) => parsed.messages[name]))?.id ?? "school";
  const before = wanted === "start" || (wanted !== "results" && indexOfStep(wanted) < indexOfStep(wrong));
  if (before) return { at: wanted, ...state, messages: {} };
  return { at: wrong, ...state, messages: ofStep(wrong, parsed.messages) };
}

function checked(
  given: URLSearchParams,
  thisYear: number,
  zipKnown: (zip: string) => boolean,
  t: MatchTranslate,
): Parsed {
  const parsed = parseAnswers(given, thisYear, t);
  if (!parsed.ok || parsed.answers.zip === null || zipKnown(parsed.answers.zip)) return parsed;
  const message = t("We don’t know the ZIP code {zip}. Check it, or choose your home state instead.", {
    zip: parsed.answers.zip,
  });
  return { ok: false, messages: { zip: [message] } };
}

/** The form of a step as its answers are read: what is wrong in another step is told there. */
export const stepSchema = (form: TypedForm, at: StepId, thisYear: number, t: MatchTranslate) =>
  saidBy(form, (typed) => {
    const parsed = parseAnswers(typed, thisYear, t);
    return parsed.ok ? {} : ofStep(at, parsed.messages);
  });

function ofStep(id: StepId, messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([name]) => (stepOf(name) ?? "school") === id));
}

function readable(given: URLSearchParams, messages: Messages, thisYear: number): Answers {
  const rest = new URLSearchParams([...given].filter(([name]) => !messages[name]));
  const parsed = parseAnswers(rest, thisYear);
  return parsed.ok ? parsed.answers : noAnswers();
}
