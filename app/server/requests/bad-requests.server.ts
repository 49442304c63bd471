import { badRequest } from "./bad-requests";
import type { Middleware } from "./middleware";

/** Answers requests that no page could answer, in a sentence. */
export const badRequests: Middleware = (request, response, next) => {
  const bad = badRequest(request);
  if (bad === null) return next();
  response.writeHead(bad.status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${bad.sentence}\n`);
};

/**
 * What is left of a body that nobody read is thrown away, so that the connection can serve the next request. Node does
 * that by itself unless somebody began to read, as Remix does.
 */
export const unreadBodies: Middleware = (request, response, next) => {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (length === undefined && encoding === undefined) return next();
  response.once("finish", () => {
    if (request.complete) return;
    request.removeAllListeners("data");
    request.resume();
  });
  next();
};
