import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { Thing, WithContext } from "schema-dts";
import { forEveryone } from "~/account/audience/audience.server";
import { Page, PageHeading } from "~/design/layout";
import { cached, cachedWhole } from "~/http/cache";
import { ToolList } from "~/library/tools/tool-list";
import { tools } from "~/library/tools/tools.server";
import { collectionStructure } from "~/seo/structured";
import { structuredMeta, toolsCrumb } from "~/seo/structured-meta";
import { KeepTools } from "~/student/list/keep-tools";
import { keptAddresses } from "./kept-addresses";

export const headers = cachedWhole([], cached("everyone"));

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

export default function Tools() {
  const { tools: all } = useLoaderData<typeof loader>();
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
      <KeepTools addresses={keptAddresses} />
      <p className="mt-8">
        Looking for guides and answers? See <Link to="/resources">all resources</Link>.
      </p>
    </Page>
  );
}
