import { data, type HeadersArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { collegePath } from "~/colleges/address";
import { catalogue } from "~/colleges/catalogue.server";
import { stateName } from "~/colleges/states";
import { cache, kept } from "~/http/cache";
import { WhenTouched } from "~/match/live/when-touched";
import { balance } from "~/match/model/balance";
import { noAnswers } from "~/match/model/input";
import { modelOf, rank, studentOf } from "~/match/model/rank";
import { MoneyStep, QuizStep } from "~/match/quiz/quiz-frame";
import { type ExampleLine, QuizStart } from "~/match/quiz/quiz-start";
import { readQuiz } from "~/match/quiz/read-quiz";
import { indexOfStep, listPath, quizPath, steps } from "~/match/quiz/steps";
import { zipKnown } from "~/match/results/home.server";
import { errorMeta, originOf, pageMeta } from "~/seo/meta";
import { quizStructure } from "~/seo/structured";
import { site } from "~/site";

export { ErrorScreen as ErrorBoundary } from "~/shell/error-screen";

/** The first screen is the same for everyone; a step shows one reader's answers. */
export const headers = kept("personal", ({ loaderHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control": errorHeaders ? cache.closed : (loaderHeaders.get("Cache-Control") ?? cache.closed),
}));

export const loader = forEveryone.loader(({ request }) => {
  const { searchParams } = new URL(request.url);
  const thisYear = new Date().getFullYear();
  const { at, answers, search, messages } = readQuiz(searchParams, thisYear, zipKnown);
  if (at === "results") return redirect(listPath(search));
  const wrong = Object.keys(messages).length > 0;
  const policy = at === "start" ? cache.everyone : wrong ? cache.closed : cache.reader;
  return data(
    { at, answers, search, messages, thisYear, example: at === "start" ? exampleLines() : [] },
    { status: wrong ? 400 : 200, headers: { "Cache-Control": policy } },
  );
});

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
    const place = `${college.city}, ${stateName(college.state)}`;
    return [{ path: collegePath(college), name: college.name, place, label, chance }];
  });
  return example;
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (args.error) return errorMeta(args);
  const at = args.data?.at ?? "start";
  const description =
    "Answer as much as you like about grades, plans and places. See real colleges as safety, target and reach, with your chance as a range and the reasons for it.";
  if (at === "start") {
    const page = { path: quizPath, name: "College match quiz", description, about: "Choosing a college" };
    return [
      ...pageMeta(args, { title: page.name, description, path: quizPath }),
      { "script:ld+json": quizStructure(page, site, originOf(args)) },
    ] as ReturnType<MetaFunction>;
  }
  const index = indexOfStep(at);
  const wrong = Object.keys(args.data?.messages ?? {}).length > 0;
  const title = `${wrong ? "Error: " : ""}${steps[index]?.title ?? ""} (step ${index + 1} of ${steps.length})`;
  return pageMeta(args, { title, description, path: quizPath, index: false });
};

const countLine = () => import("~/match/live/count-line").then(({ CountLine }) => CountLine);

export default function MatchQuiz() {
  const { at, example, ...step } = useLoaderData<typeof loader>();
  if (at === "start") return <QuizStart example={example} />;
  if (at === "money") return <MoneyStep {...step} entered={{ budget: "", income: "" }} />;
  return (
    <QuizStep
      {...step}
      at={at}
      around={(form) => (
        <WhenTouched key={at} load={countLine}>
          {form}
        </WhenTouched>
      )}
    />
  );
}
