import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience.server";
import { cached } from "~/http/cache";
import { writtenPage } from "~/library/pages.server";
import { WrittenPageView } from "~/library/written-page";
import { pageMeta } from "~/seo/meta";

export const headers = cached("everyone");

/** The text of `content/pages/` at the address. An article or chapter that does not exist is a 404. */
export const loader = forEveryone.loader(({ request }) => {
  const page = writtenPage(new URL(request.url).pathname);
  if (page === null) throw new Response(null, { status: 404, statusText: "Not Found" });
  return page;
});

/** Kept out of search engines until the page has its full text. */
export const meta: MetaFunction<typeof loader> = (args) => {
  const page = args.data;
  if (!page) return [];
  const { title, description, canonical } = page;
  return pageMeta(args, { title, description, path: canonical, index: false });
};

export default function InPreparation() {
  return <WrittenPageView page={useLoaderData<typeof loader>()} />;
}
