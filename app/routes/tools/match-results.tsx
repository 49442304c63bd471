import { data, type HeadersFunction, type MetaFunction, redirect } from "@remix-run/node";
import { Link, type ShouldRevalidateFunction, useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { forEveryone } from "~/account/audience/audience.server";
import { Page, PageHeading } from "~/design/layout";
import { cache } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { startWork } from "~/http/work-limit.server";
import { WhenTouched } from "~/match/live/when-touched";
import { quizBound } from "~/match/model/input";
import { toSearch } from "~/match/quiz/link";
import { MoneyStep } from "~/match/quiz/quiz-frame";
import { listPath, resultsPath } from "~/match/quiz/steps";
import { AroundListForm } from "~/match/results/list-form";
import { Result } from "~/match/results/result";
import { makeListing, readLink, readPost } from "~/match/results/result.server";
import { readView, viewSearch } from "~/match/results/view";
import { pageMeta } from "~/seo/meta";

export { ErrorScreen as ErrorBoundary } from "~/shell/error-screen";

/** A list belongs to one reader's answers; a list made with money is never kept, nor is a mistake. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders, errorHeaders }) => ({
  "Cache-Control":
    (errorHeaders ? null : (actionHeaders.get("Cache-Control") ?? loaderHeaders.get("Cache-Control"))) ?? cache.closed,
});

export const loader = forEveryone.loader(async ({ request }) => {
  // After a posted page Remix asks for this data too, with the post's headers. The action has made the list: not twice.
  if (request.headers.has("Content-Type"))
    return data({ listing: null }, { headers: { "Cache-Control": cache.closed } });
  const { searchParams } = new URL(request.url);
  const asked = readLink(searchParams, new Date().getFullYear());
  if (asked.kind === "fix") return redirect(asked.path);
  await startWork(request);
  const listing = makeListing(asked.answers, searchParams);
  return data({ listing }, { headers: { "Cache-Control": cache.reader } });
});

/**
 * The list with money. Without any it is the same as the link, so it leads there: an address to share and go back to.
 */
export const action = forEveryone.action(async ({ request }) => {
  const { searchParams } = new URL(request.url);
  const form = await readForm(request, quizBound);
  const asked = readPost(searchParams, form, new Date().getFullYear());
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
    return redirect(listPath(viewSearch(toSearch(answers), readView(params))), 303);
  await startWork(request, form);
  const listing = makeListing(answers, params);
  return data({ kind: "list", listing, money: entered } as const, { headers: { "Cache-Control": cache.closed } });
});

/** With scripts: what a post answers takes the place of the loader's list, which isn't asked for again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, actionResult, defaultShouldRevalidate }) =>
  formMethod === "POST" && actionResult !== undefined ? false : defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: "Your college list",
    description:
      "Real colleges sorted into safety, target and reach for one student, with chances as ranges, prices and graduation rates, ready to print and share.",
    path: resultsPath,
    index: false,
  });

const listPreview = () => import("~/match/live/list-preview").then(({ ListPreview }) => ListPreview);
const following = (form: ReactNode) => <WhenTouched load={listPreview}>{form}</WhenTouched>;

export default function MatchResults() {
  const { listing } = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  const origin = useRouteLoaderData<{ origin: string }>("root")?.origin ?? "";
  if (posted?.kind === "fix") return <MoneyStep {...posted} />;
  const shown = posted?.kind === "list" ? posted : { listing, money: null };
  if (shown.listing === null) return <ShowAgain />;
  return (
    <AroundListForm.Provider value={following}>
      <Result listing={shown.listing} money={shown.money} origin={origin} />
    </AroundListForm.Provider>
  );
}

/** The answer to a post is gone from the page, and there is no list without money yet. */
function ShowAgain() {
  const { pathname, search } = useLocation();
  return (
    <Page>
      <PageHeading above="College match quiz" title="Your college list" />
      <Link to={pathname + search} reloadDocument>
        Show the list
      </Link>
    </Page>
  );
}
