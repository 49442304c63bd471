import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { forEveryone } from "~/account/audience/audience.server";
import { cache } from "~/http/cache";
import { resultsPath } from "~/match/quiz/steps";
import { pageMeta } from "~/seo/meta";
import { answerList, openList } from "./match-answer.server";
import { ListPage } from "./match-list-page";

export { ErrorScreen as ErrorBoundary } from "~/shell/error-screen";
export { keepsPosted as shouldRevalidate } from "./match-list-page";

/** A list belongs to one reader's answers; a list made with money is never kept, nor is a mistake. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders, errorHeaders }) => ({
  "Cache-Control":
    (errorHeaders ? null : (actionHeaders.get("Cache-Control") ?? loaderHeaders.get("Cache-Control"))) ?? cache.closed,
});

export const loader = forEveryone.loader(({ request }) => openList(request, "en"));

export const action = forEveryone.action(({ request }) => answerList(request, "en"));

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: "Your college list",
    description:
      "Real colleges sorted into safety, target and reach for one student, with chances as ranges, prices and graduation rates, ready to print and share.",
    path: resultsPath,
    index: false,
  });

export default ListPage;
