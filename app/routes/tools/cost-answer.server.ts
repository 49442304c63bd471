import { data } from "@remix-run/node";
import { englishForm, formWordsIn } from "~/cost/calculator/answers/form-options";
import { costBound } from "~/cost/calculator/answers/input";
import { answerForm, openCalculator } from "~/cost/calculator/result/answer.server";
import { costMessages } from "~/cost/spanish/messages";
import { cache } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { startWork } from "~/http/work-limit.server";
import type { Language } from "~/language";
import { closingMessages } from "~/season/spanish";
import { translatorOf } from "~/translation";

/** What of the form the server writes, in each language of the page. */
export const costWordsIn = { en: englishForm, es: formWordsIn(translatorOf({ ...costMessages, ...closingMessages })) };

/** The calculator for an address: chosen colleges, a search and the home state, and no money. */
export async function openCost(request: Request, language: Language) {
  const { searchParams } = new URL(request.url);
  if (searchParams.size > 0) await startWork(request);
  const answer = openCalculator(searchParams, costWordsIn[language]);
  const policy = answer.status === 400 ? cache.closed : searchParams.size === 0 ? cache.everyone : cache.reader;
  return data(answer, { status: answer.status, headers: { "Cache-Control": policy } });
}

/** What a posted form is answered with, in the language of its page. */
export async function answerCost(request: Request, language: Language) {
  const form = await readForm(request, costBound);
  await startWork(request, form);
  const answer = answerForm(form, costWordsIn[language]);
  return data(answer, { status: answer.status, headers: { "Cache-Control": cache.closed } });
}
