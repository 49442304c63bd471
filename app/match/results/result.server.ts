import { easternDay } from "~/calendar/eastern-day";
import { catalogue } from "~/colleges/catalogue.server";
import type { Language } from "~/language";
import { matchMessages } from "~/match/spanish/messages";
import type { MatchTranslate } from "~/match/words";
import { inEnglish, translatorOf } from "~/translation";
import type { Answers } from "../model/answers/input";
import { modelOf, studentOf } from "../model/list/rank";
import { type Asked, type Reading, readLink as readAskedLink, readPost as readAskedPost } from "./asked-list";
import { toCsv } from "./csv";
import { homeOf, zipKnown } from "./home.server";
import { readListOptions } from "./list-options";
import { type Listing, wholeList } from "./listing";
import { pageOfList } from "./page-of-list";

/** What the match says in each language. */
export const matchWords: Readonly<Record<Language, MatchTranslate>> = {
  en: inEnglish,
  es: translatorOf(matchMessages),
};

const readingIn = (thisYear: number, language: Language): Reading => ({
  thisYear,
  language,
  zipKnown,
  t: matchWords[language],
});

/** Reads a shared link: money in it is ignored. */
export const readLink = (params: URLSearchParams, thisYear: number, language: Language = "en"): Asked =>
  readAskedLink(params, readingIn(thisYear, language));

/** Reads a post: answers from the address or the form, money from the form only. */
export const readPost = (
  params: URLSearchParams,
  form: URLSearchParams,
  thisYear: number,
  language: Language = "en",
): Asked => readAskedPost(params, form, readingIn(thisYear, language));

export function makeListing(answers: Answers, params: URLSearchParams, language: Language = "en"): Listing {
  const student = studentOf(answers, homeOf(answers.zip), dayNow());
  return pageOfList(modelOf(catalogue().all), student, params, matchWords[language]);
}

const dayNow = () => easternDay(new Date());

export function makeCsv(answers: Answers, params: URLSearchParams, language: Language = "en"): string {
  return toCsv(
    wholeList(modelOf(catalogue().all), studentOf(answers, homeOf(answers.zip), dayNow()), readListOptions(params)),
    matchWords[language],
  );
}
