import type { HeadersArgs, MetaFunction } from "@remix-run/node";
import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { serverOrDevice } from "~/connection/offline/server-or-device";
import { cache, cachedWhole } from "~/http/cache";
import { SpanishErrorPage } from "~/library/spanish/error-page";
import { indexOfStep, quizPath, steps } from "~/match/quiz/steps";
import { quizMessages } from "~/match/spanish/quiz";
import { errorMeta, originOf, pageMeta } from "~/seo/meta";
import { quizStructure } from "~/seo/structured";
import { site } from "~/site";
import { openQuiz } from "../tools/match-answer.server";
import { QuizPage } from "../tools/match-quiz-page";
import { toolLanguages } from "../tools/tool-languages";

const path = `/es${quizPath}`;

/** As in English: the first screen is the same for everyone; a step shows one reader's answers. */
export const headers = cachedWhole("personal", ({ loaderHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control": errorHeaders ? cache.closed : (loaderHeaders.get("Cache-Control") ?? cache.closed),
}));

export const loader = forEveryone.loader(({ request }) => openQuiz(request, "es"));

/** As in English: without a connection the steps are read on this device. */
export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) => {
  const ask = () => serverLoader<typeof loader>();
  if (new URL(request.url).search === "") return ask();
  return serverOrDevice(ask, async () => (await import("../tools/match-on-device.client")).quizHere(request, "es"));
};

export const meta: MetaFunction<typeof loader> = (args) => {
  if (args.error) return errorMeta(args);
  const at = args.data?.at ?? "start";
  const description =
    "Conteste lo que quiera sobre calificaciones, planes y lugares. Vea universidades reales: seguras, posibles y difíciles, con la probabilidad y sus razones.";
  if (at === "start") {
    const page = { path, name: "Cuestionario de universidades", description, about: "Cómo elegir universidad" };
    return [
      ...pageMeta(args, { title: page.name, description, path, languages: toolLanguages(quizPath) }),
      { "script:ld+json": quizStructure(page, site, originOf(args)) },
    ] as ReturnType<MetaFunction>;
  }
  const index = indexOfStep(at);
  const step = steps[index];
  const wrong = Object.keys(args.data?.messages ?? {}).length > 0;
  const name = step === undefined ? "" : quizMessages[step.title];
  const title = `${wrong ? "Error: " : ""}${name} (paso ${index + 1} de ${steps.length})`;
  return pageMeta(args, { title, description, path, index: false });
};

export default QuizPage;

export function ErrorBoundary() {
  return <SpanishErrorPage />;
}
