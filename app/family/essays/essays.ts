import { type Day, writeDay } from "~/calendar/day";
import { readDay } from "~/calendar/typed-day";
import type { Messages } from "~/design/messages";

/** How far an essay is. */
export const essayStates = [
  { value: "not-started", label: "Not started" },
  { value: "draft", label: "Draft" },
  { value: "feedback", label: "Out for feedback" },
  { value: "final", label: "Final" },
] as const;
export type EssayState = (typeof essayStates)[number]["value"];

export const isEssayState = (text: string | null): text is EssayState =>
  essayStates.some(({ value }) => value === text);
export const essayStateName = (state: EssayState): string =>
  essayStates.find(({ value }) => value === state)?.label ?? "";

/** An essay to write, without its text. */
export interface Essay {
  readonly id: string;
  /** Null for one that goes to several colleges. */
  readonly unitid: number | null;
  /** What it is about, or the prompt in short. */
  readonly title: string;
  readonly wordLimit: number | null;
  readonly due: Day | null;
  readonly state: EssayState;
}

export type EssayRead =
  | { readonly ok: true; readonly essay: Omit<Essay, "id"> }
  | { readonly ok: false; readonly messages: Messages };

/** The fewest and the most words a limit can be. */
export const wordLimits = { from: 10, to: 5_000 } as const;

/**
 * Reads the form of an essay. Never throws.
 *
 * @param unitids colleges it can be for
 * @param classYear year the student finishes high school
 */
export function readEssay(form: URLSearchParams, unitids: readonly number[], classYear: number): EssayRead {
  const messages: Record<string, string[]> = {};
  const title = (form.get("title") ?? "")
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, 200);
  if (title === "") messages.title = ["Enter the prompt in a few words, such as “Why this college”."];
  const typedCollege = form.get("college") ?? "";
  const unitid = typedCollege === "" ? null : (unitids.find((each) => String(each) === typedCollege) ?? Number.NaN);
  if (Number.isNaN(unitid)) messages.college = ["Choose a college from your list."];
  const typedLimit = (form.get("limit") ?? "").trim().replaceAll(",", "");
  const wordLimit = typedLimit === "" ? null : /^\d{1,6}$/.test(typedLimit) ? Number(typedLimit) : Number.NaN;
  if (wordLimit !== null && !(wordLimit >= wordLimits.from && wordLimit <= wordLimits.to)) {
    messages.limit = ["Enter the limit as a number of words, such as 650, or leave it empty."];
  }
  const typedDue = form.get("due") ?? "";
  const due = typedDue.trim() === "" ? null : readDay(typedDue);
  const [first, last] = [`${classYear - 2}-06-01`, `${classYear + 1}-08-31`];
  if (typedDue.trim() !== "" && due === null) {
    messages.due = [`Enter the date as month, day and year, such as 11/1/${classYear - 1}.`];
  } else if (due !== null && (due < first || due > last)) {
    messages.due = [`Enter a day between ${writeDay(first)} and ${writeDay(last)}.`];
  }
  const state = form.get("state") ?? "not-started";
  if (!isEssayState(state)) messages.state = ["Choose a status."];
  if (Object.keys(messages).length > 0 || !isEssayState(state)) return { ok: false, messages };
  return { ok: true, essay: { unitid, title, wordLimit, due, state } };
}

/** By day due, those without one last; what is final comes after what is not. */
export function inOrderOfWork(essays: readonly Essay[]): readonly Essay[] {
  const rank = ({ state, due, title }: Essay) => `${state === "final" ? 1 : 0} ${due ?? "9999"} ${title}`;
  return [...essays].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}
