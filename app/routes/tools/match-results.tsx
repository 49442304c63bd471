import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import type { ClientActionFunctionArgs, ClientLoaderFunctionArgs } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { serverOrDevice } from "~/connection/offline/server-or-device";
import { cache } from "~/http/cache";
import { resultsPath } from "~/match/quiz/steps";
import { pageMeta } from "~/seo/meta";
import { answerList, openList } from "./match-answer.server";
import { ListPage } from "./match-list-page";

export { ErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";
export { keepsPosted as shouldRevalidate } from "./match-list-page";

/** A list belongs to one reader's answers; a list made with money is never kept, nor is a mistake. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders, errorHeaders }) => ({
  "Cache-Control":
    (errorHeaders ? null : (actionHeaders.get("Cache-Control") ?? loaderHeaders.get("Cache-Control"))) ?? cache.closed,
});

export const loader = forEveryone.loader(({ request }) => openList(request, "en"));

export const action = forEveryone.action(({ request }) => answerList(request, "en"));

/** Without a connection the list is made on this device, and so is the one with money. */
export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  serverOrDevice(
    () => serverLoader<typeof loader>(),
    async () => (await import("./match-on-device.client")).listHere(request, "en"),
  );

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) => {
  const copy = request.clone();
  return serverOrDevice(
    () => serverAction<typeof action>(),
    async () => (await import("./match-on-device.client")).postedListHere(copy, "en"),
  );
};

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: "Your college list",
    description:
      "Real colleges sorted into safety, target and reach for one student, with chances as ranges, prices and graduation rates, ready to print and share.",
    path: resultsPath,
    index: false,
  });

export default ListPage;
