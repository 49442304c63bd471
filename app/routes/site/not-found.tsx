import { forEveryone } from "~/account/audience.server";
import { openPageList, writtenPages } from "~/library/pages.server";
import { nearestPages } from "~/shell/nearest";

/** Any other address. The root boundary shows the page, with the pages whose addresses are nearest to this one. */
export const loader = forEveryone.loader(({ request }) => {
  const pages = [...openPageList, ...writtenPages().values()];
  const nearest = nearestPages(new URL(request.url).pathname, pages);
  throw Response.json({ nearest }, { status: 404, statusText: "Not Found" });
});

export default function NotFound() {
  return null;
}
