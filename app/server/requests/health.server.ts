import { catalogue } from "~/colleges/catalogue.server";
import { log } from "~/reports/log.server";
import { database } from "~/store/database.server";
import { storeState } from "~/store/migrate.server";
import { rarely, writeProblem } from "~/store/write-check.server";
import type { Middleware } from "./middleware";

export const healthPath = "/api/health";

/** The cause goes into the log, once a look, and into no answer. */
const checkWriting = rarely(async (now) => {
  const problem = await writeProblem(database(), now);
  if (problem !== null) log().error({ err: problem }, "the store can’t be written");
  return problem;
});

/**
 * Whether this process can serve people: the store answers, is up to date and takes writes, and the college tables are
 * in memory. 200 when it can, 503 when it cannot, so that a load balancer needs to read nothing but the status.
 */
export async function health() {
  const state = await storeState(database());
  const store = state === "ready" && (await checkWriting(new Date())) !== null ? "can’t be written" : state;
  const colleges = catalogue().all.length;
  const ready = store === "ready" && colleges > 0;
  return { status: ready ? 200 : 503, body: { ready, store, content: { colleges } } } as const;
}

/** Answers the health check before anything that could be slow or full. Remix answers it too, on another server. */
export const healthCheck: Middleware = (request, response, next) => {
  const { method, url } = request;
  if (url !== healthPath || (method !== "GET" && method !== "HEAD")) return next();
  health().then(({ status, body }) => {
    const text = JSON.stringify(body);
    response.writeHead(status, {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": Buffer.byteLength(text),
    });
    response.end(method === "HEAD" ? undefined : text);
  }, next);
};
