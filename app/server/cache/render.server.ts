import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { env } from "~/env.server";
import { narrowed } from "../process/narrowed-build";
import type { PageCacheOptions } from "./page-cache.server";

/**
 * Asks Remix for a page that everybody may get: at the configured host, by GET, and with nothing of a reader's in it:
 * no cookie, no language, no name of a browser. Who asked is told for the limits of work alone.
 */
export function renderOf(build: ServerBuild): PageCacheOptions["render"] {
  const answer = narrowed(build, (one) => createRequestHandler(one, "production"));
  return (key, { requestId, sender }) =>
    answer(key.split("?")[0] ?? "")(
      new Request(env().siteOrigin + key, { headers: { "x-request-id": requestId, "x-sender": sender } }),
    );
}
