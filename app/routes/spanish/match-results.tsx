import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import type { ClientActionFunctionArgs, ClientLoaderFunctionArgs } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { serverOrDevice } from "~/connection/offline/server-or-device";
import { cache } from "~/http/cache";
import { SpanishErrorPage } from "~/library/spanish/error-page";
import { resultsPath } from "~/match/quiz/steps";
import { pageMeta } from "~/seo/meta";
import { answerList, openList } from "../tools/match-answer.server";
import { ListPage } from "../tools/match-list-page";

export { keepsPosted as shouldRevalidate } from "../tools/match-list-page";

/** As in English: a list belongs to one reader's answers; one made with money is never kept, nor is a mistake. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders, errorHeaders }) => ({
  "Cache-Control":
    (errorHeaders ? null : (actionHeaders.get("Cache-Control") ?? loaderHeaders.get("Cache-Control"))) ?? cache.closed,
});

export const loader = forEveryone.loader(({ request }) => openList(request, "es"));

export const action = forEveryone.action(({ request }) => answerList(request, "es"));

/** As in English: without a connection the list is made on this device, and so is the one with money. */
export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  serverOrDevice(
    () => serverLoader<typeof loader>(),
    async () => (await import("../tools/match-on-device.client")).listHere(request, "es"),
  );

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) => {
  const copy = request.clone();
  return serverOrDevice(
    () => serverAction<typeof action>(),
    async () => (await import("../tools/match-on-device.client")).postedListHere(copy, "es"),
  );
};

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: "Su lista de universidades",
    description:
      "Universidades reales para un estudiante: seguras, posibles y difíciles, con la probabilidad como rango, el precio y la graduación, para imprimir y compartir.",
    path: `/es${resultsPath}`,
    index: false,
  });

export default ListPage;

export function ErrorBoundary() {
  return <SpanishErrorPage />;
}
