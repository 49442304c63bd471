import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forAdmin } from "~/account/audience/audience.server";
import { Page, PageHeading } from "~/design/layout";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

/** Screens by the last part of the address; the area itself is "". */
const screens: Readonly<Record<string, string>> = {
  "": "Admin Dashboard",
  "seo-dashboard": "SEO Dashboard",
  "knowledge-graph": "Knowledge Graph",
  "performance-test": "Performance Test",
};

const titleOf = (screen: string | undefined) =>
  Object.hasOwn(screens, screen ?? "") ? screens[screen ?? ""] : undefined;

/** For administrators only: anybody else gets 401, somebody signed in without the role 404. */
export const loader = forAdmin.loader(({ params, member }) => {
  const title = titleOf(params.screen);
  if (title === undefined) throw new Response(null, { status: 404, statusText: "Not Found" });
  return { title, name: member.name };
});

export const meta: MetaFunction = (args) => {
  const { screen } = args.params;
  return pageMeta(args, {
    title: titleOf(screen) ?? "Admin",
    description: "This part of the site is for administrators. Sign in with an administrator account to see it.",
    path: screen ? `/admin/${screen}` : "/admin",
    index: false,
  });
};

export default function AdminScreen() {
  const { title, name } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading title={title}>
        <p>Signed in as {name}.</p>
      </PageHeading>
    </Page>
  );
}
