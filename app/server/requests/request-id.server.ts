import { randomUUID } from "node:crypto";
import type { Middleware } from "./middleware";

/** Gives each request an id. Remix copies the headers, so that loaders and error screens can name the same one. */
export const requestId: Middleware = (request, _response, next) => {
  request.requestId = randomUUID();
  request.headers["x-request-id"] = request.requestId;
  next();
};
