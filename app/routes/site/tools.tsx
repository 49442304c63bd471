import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { Thing, WithContext } from "schema-dts";
import { forEveryone } from "~/account/audience/audience.server";
import { calculatorPath, costPath, kitchenTablePath, mostColleges as mostInCost } from "~/cost/asked-colleges";
import { figuresPath as costFigures } from "~/cost/live/figures";
import { loanPath } from "~/cost/loan/path";
import { Page, PageHeading } from "~/design/layout";
import { cached, kept } from "~/http/cache";
import { pathIn } from "~/language";
import { ToolList } from "~/library/tool-list";
import { tools } from "~/library/tools.server";
import { noList, quizPath, resultsPath } from "~/match/quiz/steps";
import { collectionStructure } from "~/seo/structured";
import { structuredMeta, toolsCrumb } from "~/seo/structured-meta";
import { KeepTools, type ToolAddresses } from "~/student/list/keep-tools";
import { listPath, listPathname } from "~/student/list/list";
import { useProfile } from "~/student/profile/use-profile";
import { timelinePath, withSearch } from "~/timeline/address";
import { figuresPath as timelineFigures } from "~/timeline/live/figures";
import { mostColleges as mostInTimeline } from "~/timeline/planning/choices";

export const headers = kept([], cached("everyone"));

export const loader = forEveryone.loader(() => ({ tools }));

export const meta: MetaFunction<typeof loader> = (args) =>
  structuredMeta(
    args,
    {
      title: "Planning tools",
      description: "Every planning tool: what it tells you, what you need for it, and whether it’s open today.",
      path: "/tools",
    },
    {
      name: toolsCrumb.label,
      is: (here, origin) => {
        const entries = (args.data?.tools ?? []).map(({ path, name }) => ({ to: path, label: name }));
        return collectionStructure(here, entries, origin) as WithContext<Thing>;
      },
    },
  );

/** Where tools begin that answer on the device, and those that do for the colleges of a list. */
function keptAddresses(ids: readonly number[], home: string | undefined): ToolAddresses {
  const cost = ids.slice(0, mostInCost);
  const dated = ids.slice(0, mostInTimeline);
  const today = new Date().toISOString().slice(0, 10);
  const match = [quizPath, `${resultsPath}?${noList}`].flatMap((path) => [path, pathIn("es", path)]);
  const begins = ["/", "/tools", listPathname, ...match, costPath, loanPath, kitchenTablePath, fafsaPath, timelinePath];
  if (ids.length === 0) return { pages: begins, data: [timelineFigures([], today)] };
  const table = withIds(kitchenTablePath, ids);
  // The kitchen table asks again with the home state, for that state's community colleges.
  const tables = home === undefined ? [table] : [table, `${table}&state=${home}`];
  const pagesOf = ids.map((unitid) => `/colleges/${unitid}`);
  const withList = [listPath(ids), calculatorPath(cost), ...tables, withIds(timelinePath, dated), ...pagesOf];
  return {
    pages: [...begins, ...withList],
    data: [costFigures(cost), timelineFigures([], today), timelineFigures(dated, today)],
  };
}

const fafsaPath = "/tools/fafsa-calculator";
const withIds = (path: string, ids: readonly number[]) => withSearch(path, `unitids=${ids.join(",")}`);

export default function Tools() {
  const { tools: all } = useLoaderData<typeof loader>();
  const { state: home } = useProfile();
  const open = all.filter((tool) => tool.open);
  const closed = all.filter((tool) => !tool.open);
  return (
    <Page>
      <PageHeading title="Planning tools">
        <p>
          From your first list to deadline week. The open ones are free, work on any phone and don’t need an account.
        </p>
      </PageHeading>
      <section id="open" aria-labelledby="open-title">
        <h2 id="open-title" className="mb-5">
          Open today
        </h2>
        <ToolList tools={open} />
      </section>
      {closed.length > 0 && (
        <section id="not-open" aria-labelledby="not-open-title" className="mt-14">
          <h2 id="not-open-title" className="mb-2">
            Not open yet
          </h2>
          <p className="mb-5 max-w-[42rem] text-muted">
            We’re building these. Each page says what can help in the meantime.
          </p>
          <ToolList tools={closed} />
        </section>
      )}
      <KeepTools addresses={(ids) => keptAddresses(ids, home)} />
      <p className="mt-8">
        Looking for guides and answers? See <Link to="/resources">all resources</Link>.
      </p>
    </Page>
  );
}
