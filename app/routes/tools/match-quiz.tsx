import type { HeadersArgs, MetaFunction } from "@remix-run/node";
import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { serverOrDevice } from "~/connection/offline/server-or-device";
import { cache, cachedWhole } from "~/http/cache";
import { indexOfStep, quizPath, steps } from "~/match/quiz/steps";
import { errorMeta, originOf, pageMeta } from "~/seo/meta";
import { quizStructure } from "~/seo/structured";
import { site } from "~/site";
import { openQuiz } from "./match-answer.server";
import { QuizPage } from "./match-quiz-page";
import { toolLanguages } from "./tool-languages";

export { ErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

/** The first screen is the same for everyone; a step shows one reader's answers. */
export const headers = cachedWhole("personal", ({ loaderHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control": errorHeaders ? cache.closed : (loaderHeaders.get("Cache-Control") ?? cache.closed),
}));

export const loader = forEveryone.loader(({ request }) => openQuiz(request, "en"));

/** Without a connection the steps are read on this device; the first screen is kept as it came. */
export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) => {
  const ask = () => serverLoader<typeof loader>();
  if (new URL(request.url).search === "") return ask();
  return serverOrDevice(ask, async () => (await import("./match-on-device.client")).quizHere(request, "en"));
};

export const meta: MetaFunction<typeof loader> = (args) => {
  if (args.error) return errorMeta(args);
  const at = args.data?.at ?? "start";
  const description =
    "Answer as much as you like about grades, plans and places. See real colleges as safety, target and reach, with your chance as a range and the reasons for it.";
  if (at === "start") {
    const page = { path: quizPath, name: "College match quiz", description, about: "Choosing a college" };
    const languages = toolLanguages(quizPath);
    return [
      ...pageMeta(args, { title: page.name, description, path: quizPath, languages }),
      { "script:ld+json": quizStructure(page, site, originOf(args)) },
    ] as ReturnType<MetaFunction>;
  }
  const index = indexOfStep(at);
  const wrong = Object.keys(args.data?.messages ?? {}).length > 0;
  const title = `${wrong ? "Error: " : ""}${steps[index]?.title ?? ""} (step ${index + 1} of ${steps.length})`;
  return pageMeta(args, { title, description, path: quizPath, index: false });
};

export default QuizPage;
