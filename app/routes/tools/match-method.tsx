import type { MetaFunction } from "@remix-run/node";
import { cached, cachedWhole } from "~/http/cache";
import { Method } from "~/match/method/page";
import { methodPath, quizPath } from "~/match/quiz/steps";
import { plain, structuredMeta, toolsCrumb } from "~/seo/structured-meta";
import { toolLanguages } from "./tool-languages";

export { ErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cachedWhole([], cached("everyone"));

export const meta: MetaFunction = (args) =>
  structuredMeta(
    args,
    {
      title: "How the match quiz works out your chances",
      description:
        "What the chance of admission is, which figures it uses, how we get safety, target and reach, how we work out fit, and what it can’t tell you.",
      path: methodPath,
      languages: toolLanguages(methodPath),
    },
    {
      name: "How your chances are worked out",
      under: [toolsCrumb, { to: quizPath, label: "College match quiz" }],
      is: plain(),
    },
  );

export default function MatchMethod() {
  return <Method />;
}
