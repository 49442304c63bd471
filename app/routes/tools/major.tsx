import { data, type HeadersArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Link, type ShouldRevalidateFunction, useLoaderData, useLocation } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { type Major, mainLevel, summaryOf } from "~/colleges/majors/major";
import { MajorPage } from "~/colleges/majors/major-page";
import { majorAddress, majorPageQuery, majorView, readMajorPage } from "~/colleges/majors/major-page.server";
import { majorsTable } from "~/colleges/majors/majors.server";
import { majorsPath } from "~/colleges/majors/path";
import { usePostedAgain } from "~/design/kept-form";
import { Page, PageHeading } from "~/design/layout";
import { cache, cachedWhole } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { startWork } from "~/http/work-limit.server";
import { useMajorPrices } from "~/match/live/use-major-prices";
import { admitsByProgram } from "~/match/model/answers/own-admission";
import { errorMeta, originOf, pageMeta, titleThatFits } from "~/seo/meta";
import { breadcrumbStructure } from "~/seo/structured";
import { readIncome } from "~/student/profile/income-bands";

export { ErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

/**
 * A page is the same for everyone who asks for it; with a ZIP code it's one reader's, with an income it's never kept.
 */
export const headers = cachedWhole(
  [...majorPageQuery],
  ({ actionHeaders, loaderHeaders, errorHeaders }: HeadersArgs) => ({
    "Cache-Control":
      (errorHeaders ? null : (actionHeaders.get("Cache-Control") ?? loaderHeaders.get("Cache-Control"))) ??
      cache.closed,
  }),
);

/** The number alone names the field; any other name after it leads to the one address. */
function majorAt(segment: string, search: string): Major {
  const major = majorsTable().byCode.get(/^(\d{4})(-|$)/.exec(segment)?.[1] ?? "");
  if (major === undefined) throw new Response(null, { status: 404, statusText: "Not Found" });
  if (`${majorsPath}/${segment}` !== major.path)
    throw redirect(major.path + search, { status: 301, headers: { "Cache-Control": cache.everyone } });
  return major;
}

export const loader = forEveryone.loader(async ({ params, request }) => {
  const { searchParams, search } = new URL(request.url);
  const major = majorAt(params.major ?? "", search);
  const ownAdmission = admitsByProgram([major.cip4]);
  // After a posted page Remix asks for this data too. The action has made the list: not twice.
  if (request.headers.has("Content-Type"))
    return data({ major, view: null, ownAdmission }, { headers: { "Cache-Control": cache.closed } });
  if (searchParams.size > 0) await startWork(request);
  const view = majorView(major, readMajorPage(searchParams, mainLevel(major)), null);
  const policy = view.zipError !== null ? cache.closed : view.asked.zip !== "" ? cache.reader : cache.everyone;
  return data(
    { major, view, ownAdmission },
    { status: view.zipError === null ? 200 : 400, headers: { "Cache-Control": policy } },
  );
});

/** The list with prices for an income. Without one it is the same as its address, so it leads there. */
export const action = forEveryone.action(async ({ params, request }) => {
  const { searchParams } = new URL(request.url);
  const major = majorAt(params.major ?? "", "");
  const form = await readForm(request);
  await startWork(request, form);
  // The list's own form starts over at page 1; after F5 the income alone is sent again, for the page of the address.
  const begins = form.has("state");
  const merged = new URLSearchParams(
    [...searchParams].filter(([name]) => !form.has(name) && !(begins && name === "page")),
  );
  for (const [name, value] of form) merged.append(name, value);
  const asked = readMajorPage(merged, mainLevel(major));
  const income = form.get("income") ?? "";
  const known = readIncome(income);
  if (known === null) throw redirect(`${majorAddress(major, asked)}#colleges`, 303);
  const view = majorView(major, asked, known);
  return data(
    { view, income },
    { status: view.zipError === null ? 200 : 400, headers: { "Cache-Control": cache.closed } },
  );
});

/** With scripts: what a post answers takes the place of the loader's list, which isn't asked for again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, actionResult, defaultShouldRevalidate }) =>
  formMethod === "POST" && actionResult !== undefined ? false : defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return errorMeta(args);
  const { major } = args.data;
  const crumbs = [
    { to: majorsPath, label: "Majors and careers" },
    { to: major.path, label: major.name },
  ];
  return [
    ...pageMeta(args, {
      title: titleThatFits(`${major.name}: colleges, pay and work`, `${major.name}: colleges and pay`, major.name),
      description: summaryOf(major),
      path: major.path,
    }),
    { "script:ld+json": breadcrumbStructure(crumbs, originOf(args)) },
  ];
};

export default function MajorRoute() {
  const { major, view, ownAdmission } = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  const { pathname, search } = useLocation();
  // The address has everything but the income.
  const again = posted && `${new URLSearchParams({ income: posted.income })}`;
  usePostedAgain("major", again, posted?.view.address ?? pathname + search);
  const own = useMajorPrices(posted === undefined ? view : null);
  if (posted !== undefined)
    return <MajorPage key="posted" view={posted.view} income={posted.income} ownAdmission={ownAdmission} />;
  if (own.view !== null) return <MajorPage view={own.view} income="" counted={own} ownAdmission={ownAdmission} />;
  return (
    <Page>
      <PageHeading title={major.name} />
      <Link to={pathname + search} reloadDocument>
        Show the page
      </Link>
    </Page>
  );
}
