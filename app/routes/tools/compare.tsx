import { data, type HeadersArgs, type MetaFunction, redirect } from "@remix-run/node";
import {
  type ClientLoaderFunctionArgs,
  Link,
  type ShouldRevalidateFunction,
  useLoaderData,
  useLocation,
  useRevalidator,
} from "@remix-run/react";
import { useEffect } from "react";
import { forEveryone } from "~/account/audience/audience.server";
import { easternDay } from "~/calendar/eastern-day";
import { serverOrKept } from "~/connection/offline/server-or-device";
import { usePostedAgain } from "~/design/kept-form";
import { Page, PageHeading } from "~/design/layout";
import { cache, cachedWhole } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { startWork } from "~/http/work-limit.server";
import { compareAddress, comparePath, noColleges } from "~/match/compare/asked";
import { ComparePage } from "~/match/compare/compare-page";
import { compare, readComparison } from "~/match/compare/comparison.server";
import { quizBound } from "~/match/model/answers/input";
import { structuredMeta, tool, toolsCrumb } from "~/seo/structured-meta";

export { ErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

/** The empty page is the same for everyone; a comparison is one reader's, and one made with income is never kept. */
export const headers = cachedWhole("personal", ({ actionHeaders, loaderHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control":
    (errorHeaders ? null : (actionHeaders.get("Cache-Control") ?? loaderHeaders.get("Cache-Control"))) ?? cache.closed,
}));

export const loader = forEveryone.loader(async ({ request }) => {
  // After a posted page Remix asks for this data too. The action has made the comparison: not twice.
  const { searchParams } = new URL(request.url);
  if (request.headers.has("Content-Type") || searchParams.has(noColleges))
    return data({ comparison: null }, { headers: { "Cache-Control": cache.closed } });
  if (searchParams.size > 0) await startWork(request);
  const now = new Date();
  const comparison = compare(readComparison(searchParams, null, now), easternDay(now));
  return data(
    { comparison },
    { headers: { "Cache-Control": searchParams.size === 0 ? cache.everyone : cache.reader } },
  );
});

/** Without a connection colleges of the list that was kept with the tools are compared on this device. */
export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  serverOrKept(
    () => serverLoader<typeof loader>(),
    async () => {
      const { comparisonHere } = await import("./compare-on-device.client");
      const comparison = await comparisonHere(request);
      return comparison && { comparison, onDevice: true };
    },
  );

/** The comparison with an income. Without one it is the same as its address, so it leads there. */
export const action = forEveryone.action(async ({ request }) => {
  const form = await readForm(request, quizBound);
  await startWork(request, form);
  const now = new Date();
  const asked = readComparison(new URL(request.url).searchParams, form, now);
  const income = asked.answers.income ?? "";
  if (income === "" && Object.keys(asked.messages).length === 0) throw redirect(compareAddress(asked), 303);
  const comparison = compare(asked, easternDay(now));
  return data(
    { comparison, income },
    {
      status: Object.keys(asked.messages).length > 0 ? 400 : 200,
      headers: { "Cache-Control": cache.closed },
    },
  );
});

/** With scripts: what a post answers takes the place of the loader's comparison, which isn't asked for again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, actionResult, defaultShouldRevalidate }) =>
  formMethod === "POST" && actionResult !== undefined ? false : defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = (args) =>
  structuredMeta(
    args,
    {
      title: "Compare colleges side by side",
      description:
        "Up to eight colleges side by side: chance, price by income, debt, graduation, earnings by major, size, place, deadlines and test policy.",
      path: comparePath,
      index: args.data?.comparison?.colleges.length === 0,
    },
    { name: "Compare colleges", under: [toolsCrumb], is: tool("EducationalApplication") },
  );

export default function Compare() {
  const { comparison, ...made } = useLoaderData<typeof loader | typeof clientLoader>();
  const posted = usePosted<typeof action>();
  const { pathname, search } = useLocation();
  // The address has everything but the income.
  const again = posted && `${new URLSearchParams({ income: posted.income })}`;
  usePostedAgain("compare", again, posted?.comparison.address ?? pathname + search);
  if (posted !== undefined)
    return <ComparePage key="posted" comparison={posted.comparison} income={posted.income} posted />;
  if (comparison !== null)
    return <ComparePage comparison={comparison} income="" onDevice={"onDevice" in made && made.onDevice} />;
  return <ShowAgain />;
}

/** There is no comparison on the page, which was kept for when there's no connection. It's asked for by itself. */
function ShowAgain() {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(revalidate, [revalidate]);
  return (
    <Page>
      <PageHeading title="Compare colleges" />
      <Link to={pathname + search} reloadDocument>
        Show the comparison
      </Link>
    </Page>
  );
}
