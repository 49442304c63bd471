import { watched } from "~/benchmark/observed-build.server";
import { writeTiming } from "~/benchmark/server-timing";
import { isMeasured, measuredHeader } from "~/benchmark/this-server.server";
import type { Middleware } from "../requests/middleware";
import { cacheAnswer, mayBeCached } from "./cached-answer.server";
import type { PageCacheOptions } from "./page-cache.server";

/** Requests that count as one sender's: a limit of work for one reader must not end a measurement. */
const perSender = 50;

/**
 * Answers the requests of a measurement: makes the page as for the first reader after a release, past the memory of
 * kept pages, and says in `Server-Timing` how long each part took. Every other request goes on.
 *
 * @param render asks a build that is observed
 */
export function measuredPages(render: PageCacheOptions["render"]): Middleware {
  let count = 0;
  return (request, response, next) => {
    if (!isMeasured(request.headers[measuredHeader]?.toString())) return next();
    const { url = "/", requestId } = request;
    const sender = `measured ${Math.floor(count++ / perSender)}`;
    watched(
      () => render(url, { requestId, sender }),
      async (made) => {
        const kept = mayBeCached(made);
        const { bodies } = await cacheAnswer(made, undefined, { now: Date.now, longest: 0 });
        return { kept, body: bodies.br };
      },
    ).then(({ response: made, sent: { kept, body }, timing }) => {
      const cache = `cache;desc="${kept ? "miss" : "bypass"}"`;
      response.writeHead(made.status, {
        "Content-Length": body.length,
        "Content-Encoding": "br",
        "Content-Type": made.headers.get("Content-Type") ?? "text/plain",
        "Cache-Control": "private, no-store",
        "Server-Timing": `${cache}, ${writeTiming(timing)}`,
      });
      response.end(body);
    }, next);
  };
}
