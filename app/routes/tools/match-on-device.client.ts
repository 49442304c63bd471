import { redirect } from "@remix-run/react";
import { easternYear } from "~/calendar/eastern-day";
import { stateOfZip } from "~/colleges/zip/zip-state";
import type { Language } from "~/language";
import { askMatch } from "~/match/live/ask-match";
import { toSearch } from "~/match/quiz/link";
import { readQuiz } from "~/match/quiz/read-quiz";
import { listPath } from "~/match/quiz/steps";
import { type Asked, type Reading, readLink, readPost } from "~/match/results/asked-list";
import { listSearch, readListOptions } from "~/match/results/list-options";
import { inEnglish, translatorOf } from "~/translation";

/**
 * The quiz and its list without a connection: what `match-answer.server.ts` answers, worked out on this device by the
 * same functions from the tables that are kept here. Money stays on the device.
 */
const reading = async (language: Language): Promise<Reading> => ({
  thisYear: easternYear(new Date()),
  language,
  t: language === "es" ? translatorOf((await import("~/match/spanish/device")).deviceMessages) : inEnglish,
  zipKnown: (zip) => stateOfZip(zip) !== null,
});

/** A step with the answers so far, or the way to the list. The first screen's example is the server's. */
export async function quizHere(request: Request, language: Language) {
  const { thisYear, zipKnown, t } = await reading(language);
  const { at, answers, search, messages } = readQuiz(new URL(request.url).searchParams, thisYear, zipKnown, t);
  if (at === "results") throw redirect(listPath(search, language));
  return { at, answers, search, messages, thisYear, example: [] };
}

/** The list for a link, without money. */
export async function listHere(request: Request, language: Language) {
  const asked = readLink(new URL(request.url).searchParams, await reading(language));
  if (asked.kind !== "list") throw redirect(asked.kind === "fix" ? asked.path : listPath(asked.search, language));
  return made(asked, language);
}

/** The list with money; without any it leads to the one for the link. */
export async function postedListHere(request: Request, language: Language) {
  const form = new URLSearchParams(await request.text());
  const asked = readPost(new URL(request.url).searchParams, form, await reading(language));
  if (asked.kind === "fix") throw redirect(asked.path);
  const money = { budget: form.get("budget") ?? "", income: form.get("income") ?? "" };
  if (asked.kind === "money") {
    const { answers, search, messages } = asked;
    return { kind: "fix", answers, search, messages, entered: money } as const;
  }
  const { answers, params } = asked;
  if (answers.budget === null && answers.income === null)
    throw redirect(listPath(listSearch(toSearch(answers), readListOptions(params)), language));
  return { kind: "list", ...(await made(asked, language)), money } as const;
}

/** The list, or why there's none: `beyond` holds the answers where they ask for what only the server's tables have. */
async function made({ answers, params }: Extract<Asked, { kind: "list" }>, language: Language) {
  const fields = new URLSearchParams(toSearch(answers));
  for (const name of ["budget", "income"] as const) if (answers[name] !== null) fields.set(name, String(answers[name]));
  const answer = await askMatch({ fields: fields.toString(), view: params.toString(), language });
  if (answer.kind === "listing") return { listing: answer.listing, onDevice: true };
  return { listing: null, beyond: toSearch(answers) };
}
