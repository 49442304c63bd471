import { requestLog } from "~/reports/log.server";
import type { Middleware } from "./middleware";

/** One line in the log for each answer, without the query of its address. */
export const requestLine: Middleware = (request, response, next) => {
  const began = performance.now();
  const { requestId: id, method = "", url = "/" } = request;
  response.once("finish", () => {
    const path = url.split("?", 1)[0] ?? "/";
    requestLog({ id, method, path, status: response.statusCode, ms: performance.now() - began });
  });
  next();
};
