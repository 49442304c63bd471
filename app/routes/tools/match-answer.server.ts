import { data, redirect } from "@remix-run/node";
import { easternYear } from "~/calendar/eastern-day";
import { collegePath } from "~/colleges/address";
import { catalogue } from "~/colleges/catalogue.server";
import { cache } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { download } from "~/http/response.server";
import { startWork } from "~/http/work-limit.server";
import type { Language } from "~/language";
import { noAnswers, quizBound } from "~/match/model/answers/input";
import { balance } from "~/match/model/list/balance";
import { modelOf, rank, studentOf } from "~/match/model/list/rank";
import { toSearch } from "~/match/quiz/link";
import type { ExampleLine } from "~/match/quiz/quiz-start";
import { readQuiz } from "~/match/quiz/read-quiz";
import { listPath, noList, stepPath } from "~/match/quiz/steps";
import type { Asked } from "~/match/results/asked-list";
import { zipKnown } from "~/match/results/home.server";
import { listSearch, readListOptions } from "~/match/results/list-options";
import { makeCsv, makeListing, matchWords, readLink, readPost } from "~/match/results/result.server";

/** The quiz at an address: the first screen, a step with the answers so far, or the way to the list. */
export function openQuiz(request: Request, language: Language) {
  const { searchParams } = new URL(request.url);
  const thisYear = easternYear(new Date());
  const { at, answers, search, messages } = readQuiz(searchParams, thisYear, zipKnown, matchWords[language]);
  if (at === "results") return redirect(listPath(search, language));
  const wrong = Object.keys(messages).length > 0;
  const policy = at === "start" ? cache.everyone : wrong ? cache.closed : cache.reader;
  return data(
    { at, answers, search, messages, thisYear, example: at === "start" ? exampleLines() : [] },
    { status: wrong ? 400 : 200, headers: { "Cache-Control": policy } },
  );
}

let example: readonly ExampleLine[] | undefined;

/** The best safety, target and reach of the student whom the first screen names. */
function exampleLines(): readonly ExampleLine[] {
  if (example) return example;
  const student = studentOf({ ...noAnswers(), gpa: 3.4, state: "OH" }, null);
  const { list } = balance(rank(modelOf(catalogue().all), student).list, "OH");
  example = (["safety", "target", "reach"] as const).flatMap((label) => {
    const found = list.find((ranked) => ranked.label === label);
    if (!found) return [];
    const { college, chance } = found;
    return [
      { path: collegePath(college), name: college.name, city: college.city, state: college.state, label, chance },
    ];
  });
  return example;
}

/** The list for a link, without money. */
export async function openList(request: Request, language: Language) {
  const { searchParams } = new URL(request.url);
  // After a posted page Remix asks for this data too, with the post's headers. The action has made the list: not twice.
  // And the page that is kept for when there's no connection has no list of its own.
  if (request.headers.has("Content-Type") || searchParams.has(noList))
    return data({ listing: null }, { headers: { "Cache-Control": cache.closed } });
  const asked = readLink(searchParams, easternYear(new Date()), language);
  if (asked.kind === "fix") return redirect(asked.path);
  await startWork(request);
  const listing = makeListing(asked.answers, searchParams, language);
  return data({ listing }, { headers: { "Cache-Control": cache.reader } });
}

/**
 * The list with money. Without any it is the same as the link, so it leads there: an address to share and go back to.
 */
export async function answerList(request: Request, language: Language) {
  const { searchParams } = new URL(request.url);
  const form = await readForm(request, quizBound);
  const asked = readPost(searchParams, form, easternYear(new Date()), language);
  if (asked.kind === "fix") return redirect(asked.path, 303);
  const entered = { budget: form.get("budget") ?? "", income: form.get("income") ?? "" };
  if (asked.kind === "money") {
    const { answers, search, messages } = asked;
    return data({ kind: "fix", answers, search, messages, entered } as const, {
      status: 400,
      headers: { "Cache-Control": cache.closed },
    });
  }
  const { answers, params } = asked;
  if (answers.budget === null && answers.income === null)
    return redirect(listPath(listSearch(toSearch(answers), readListOptions(params)), language), 303);
  await startWork(request, form);
  const listing = makeListing(answers, params, language);
  return data({ kind: "list", listing, money: entered } as const, { headers: { "Cache-Control": cache.closed } });
}

/** The whole list of a link as a file. */
export async function openListFile(request: Request, language: Language): Promise<Response> {
  const { searchParams } = new URL(request.url);
  await startWork(request);
  return file(readLink(searchParams, easternYear(new Date()), language), language);
}

/** The whole list of a post with money as a file. */
export async function answerListFile(request: Request, language: Language): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const form = await readForm(request, quizBound);
  await startWork(request, form);
  return file(readPost(searchParams, form, easternYear(new Date()), language), language);
}

const fileNames: Readonly<Record<Language, string>> = { en: "college-list.csv", es: "lista-de-universidades.csv" };

function file(asked: Asked, language: Language): Response {
  if (asked.kind === "fix") return redirect(asked.path, 303);
  if (asked.kind === "money") return redirect(stepPath("money", asked.search, language), 303);
  return download(makeCsv(asked.answers, asked.params, language), {
    name: fileNames[language],
    type: "text/csv; charset=utf-8",
  });
}
