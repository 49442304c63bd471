import { data, type HeadersArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { forEveryone } from "~/account/audience/audience.server";
import { costPath, kitchenTablePath } from "~/cost/asked-colleges";
import { mostAtTable, tableFigures } from "~/cost/table/colleges.server";
import type { TableFamily } from "~/cost/table/family";
import { readTable } from "~/cost/table/input";
import { KitchenTable } from "~/cost/table/kitchen-table";
import { useOwnColleges } from "~/cost/table/use-own-colleges";
import { ButtonLink } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { usePostedAgain } from "~/design/kept-form";
import { Page, PageHeading, SourceLine } from "~/design/layout";
import { answersOf } from "~/design/save-to-plan";
import { refusalOf } from "~/forms/schema/refusal";
import { useMistakes } from "~/forms/validated/use-validated-form";
import { cache, cachedWhole } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { startWork } from "~/http/work-limit.server";
import { structuredMeta, tool, toolsCrumb } from "~/seo/structured-meta";

/** The empty page is the same for everyone, a list is one reader's, and an answer with money is never kept. */
export const headers = cachedWhole("personal", ({ actionHeaders, loaderHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control":
    (errorHeaders ? null : (actionHeaders.get("Cache-Control") ?? loaderHeaders.get("Cache-Control"))) ?? cache.closed,
}));

export const meta: MetaFunction = (args) =>
  structuredMeta(
    args,
    {
      title: "The kitchen table",
      description:
        "One income, every college on your list sliding along a line of dollars, and your budget marked on it. Try a raise, a lost job or two in college.",
      path: kitchenTablePath,
    },
    {
      name: "The kitchen table",
      under: [toolsCrumb, { to: costPath, label: "College cost calculator" }],
      is: tool("FinanceApplication"),
    },
  );

export const loader = forEveryone.loader(async ({ request }) => {
  const { searchParams } = new URL(request.url);
  if (searchParams.size > 0) await startWork(request);
  const policy = searchParams.size === 0 ? cache.everyone : cache.reader;
  return data(
    { ...tableFigures(searchParams), home: searchParams.get("state") ?? "", most: mostAtTable },
    { headers: { "Cache-Control": policy } },
  );
});

export const action = forEveryone.action(async ({ request }) => {
  const form = await readForm(request);
  await startWork(request, form);
  const reading = readTable(form);
  const typed = ["income", "budget", "state", "scenario"].map((name) => [name, [(form.get(name) ?? "").slice(0, 60)]]);
  const kept: Record<string, string[]> = Object.fromEntries(typed);
  return data(
    {
      ...tableFigures(form),
      home: form.get("state") ?? "",
      most: mostAtTable,
      kept,
      messages: reading.ok ? {} : reading.messages,
      family: reading.ok ? reading.family : null,
    },
    { status: reading.ok ? 200 : 400, headers: { "Cache-Control": cache.closed } },
  );
});

const nobody: TableFamily = { home: null, income: null, budget: null, scenario: "now" };

export default function KitchenTablePage() {
  const opened = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  const { colleges, starts, over, unknown, home, most } = posted ?? opened;
  const result = useMemo(
    () => (posted === undefined || posted.family !== null ? undefined : refusalOf(posted.messages)),
    [posted],
  );
  const { mistakes, report } = useMistakes(result);
  const family = posted?.family ?? { ...nobody, home: home === "" ? null : home };
  useOwnColleges(colleges.length === 0);
  const unitids = colleges.map(({ unitid }) => String(unitid));
  usePostedAgain(
    "kitchen-table",
    posted && answersOf({ ...posted.kept, unitids: [unitids.join(",")] }),
    `${kitchenTablePath}?unitids=${unitids}`,
  );
  return (
    <Page wide>
      <PageHeading above={<Link to={costPath}>College cost calculator</Link>} title="The kitchen table">
        <p className="[@media(scripting:none)]:hidden">
          Slide your income. Every college on your list moves along the line, and a dashed line marks your budget.
        </p>
        <p className="hidden [@media(scripting:none)]:block">
          Type your income and press “Show the line”. It shows every college on your list, and a dashed line marks your
          budget.
        </p>
      </PageHeading>
      <ErrorSummary mistakes={mistakes} />
      {colleges.length === 0 ? (
        <p className="max-w-[46rem] text-lg">
          Put the colleges you’re thinking of on your list first, then open the kitchen table from there.
          <span className="mt-5 flex flex-wrap gap-4">
            <ButtonLink look="next" to="/college-list">
              Open my list
            </ButtonLink>
            <ButtonLink to="/college-match-quiz">Find colleges that fit</ButtonLink>
          </span>
        </p>
      ) : (
        <>
          {(over > 0 || unknown > 0) && (
            <p className="mb-5 max-w-[46rem]">
              {over > 0 && `The line holds ${most} colleges: the last ${over} on your list aren’t shown. `}
              {unknown > 0 && "A number in this link isn’t a college we know. It was left out."}
            </p>
          )}
          <KitchenTable
            key={`${colleges.map(({ unitid }) => unitid).join()}${posted ? "posted" : ""}`}
            colleges={colleges}
            starts={starts}
            family={family}
            home={home}
            kept={posted?.kept ?? {}}
            posted={posted !== undefined}
            result={result}
            report={report}
          />
          <SourceLine>
            Published prices 2024-25 and net prices by income 2022-23, carried on by 3 percent a year. Source: U.S.
            Department of Education, IPEDS. The link to this page holds the colleges and the state, and no income. For
            loans, savings and each year, use the <Link to={costPath}>cost calculator</Link>.
          </SourceLine>
        </>
      )}
    </Page>
  );
}
