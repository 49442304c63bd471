import { cache } from "~/http/cache";
import { movedTo } from "~/library/addresses/redirects.server";
import { openPageList } from "~/library/pages/pages.server";
import { suggestPages } from "~/shell/errors/suggest-pages";

/**
 * The answer for an address without a page: where the page went, else a 404 with the pages whose addresses are nearest.
 */
export function missing(request: Request): Response {
  const { pathname } = new URL(request.url);
  const to = movedTo(pathname);
  if (to !== null) {
    return new Response(null, { status: 301, headers: { Location: to, "Cache-Control": cache.everyone } });
  }
  const nearest = suggestPages(pathname, openPageList());
  return Response.json({ nearest }, { status: 404, statusText: "Not Found" });
}
