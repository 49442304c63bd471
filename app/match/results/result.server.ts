import { catalogue } from "~/colleges/catalogue.server";
import type { Messages } from "~/design/messages";
import type { Language } from "~/language";
import { pathIn } from "~/language";
import { type Answers, moneyFields, parseAnswers } from "~/match/model/input";
import { modelOf, studentOf } from "~/match/model/rank";
import { readQuiz } from "~/match/quiz/read-quiz";
import { quizPath } from "~/match/quiz/steps";
import { matchMessages } from "~/match/spanish/messages";
import type { MatchTranslate } from "~/match/words";
import { inEnglish, translatorOf } from "~/translation";
import { toCsv } from "./csv";
import { homeOf, zipKnown } from "./home.server";
import { type Listing, listingOf, wholeList } from "./listing";
import { readView } from "./view";

/** What the match says in each language. */
export const matchWords: Readonly<Record<Language, MatchTranslate>> = {
  en: inEnglish,
  es: translatorOf(matchMessages),
};

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

/** Reads a shared link: money in it is ignored. */
export function readLink(params: URLSearchParams, thisYear: number, language: Language = "en"): Asked {
  return read(params, new URLSearchParams(), thisYear, language);
}

/**
 * Reads a post: answers from the address, what the form holds instead of them, and money from the form only.
 * A name that stands in the form replaces the same name in the address.
 */
export function readPost(
  params: URLSearchParams,
  form: URLSearchParams,
  thisYear: number,
  language: Language = "en",
): Asked {
  const merged = new URLSearchParams([...params].filter(([name]) => !form.has(name)));
  for (const [name, value] of form) if (!isMoney(name)) merged.append(name, value);
  return read(merged, new URLSearchParams([...form].filter(([name]) => isMoney(name))), thisYear, language);
}

const isMoney = (name: string) => moneyFields.some((field) => field === name);

function read(params: URLSearchParams, money: URLSearchParams, thisYear: number, language: Language): Asked {
  const forQuiz = new URLSearchParams(params);
  forQuiz.set("step", "results");
  const { at, answers, search } = readQuiz(forQuiz, thisYear, zipKnown);
  if (at !== "results")
    return { kind: "fix", path: `${pathIn(language, quizPath)}?step=results${search === "" ? "" : `&${search}`}` };
  const given = parseAnswers(money, thisYear, matchWords[language]);
  if (!given.ok) return { kind: "money", answers, search, messages: given.messages };
  const { budget, income } = given.answers;
  return { kind: "list", answers: { ...answers, budget, income }, params };
}

export function makeListing(answers: Answers, params: URLSearchParams, language: Language = "en"): Listing {
  const student = studentOf(answers, homeOf(answers.zip), dayNow());
  const model = modelOf(catalogue().all);
  const listing = listingOf(model, student, readView(params), seniorsNow(new Date()), matchWords[language]);
  // Money goes to the page in fields of its own, never inside the answers that make links.
  return { ...listing, answers: { ...listing.answers, budget: null, income: null } };
}

const dayNow = () => new Date().toISOString().slice(0, 10);

/** Class year of the students who are high school seniors now: a school year begins in August. */
function seniorsNow(now: Date): number {
  return now.getFullYear() + (now.getMonth() >= 7 ? 1 : 0);
}

export function makeCsv(answers: Answers, params: URLSearchParams, language: Language = "en"): string {
  return toCsv(
    wholeList(modelOf(catalogue().all), studentOf(answers, homeOf(answers.zip), dayNow()), readView(params)),
    matchWords[language],
  );
}
