import type { IncomingMessage } from "node:http";
import { env } from "~/env.server";
import { senderOf } from "~/http/sender-address.server";
import { originForm } from "./bad-requests";
import type { Middleware } from "./middleware";

/** Replaces what a request says about itself by what the server knows, before anybody reads it. */
export const trustedHeaders: Middleware = (request, _response, next) => {
  request.url = originForm(request.url ?? "/");
  const { headers } = request;
  // Who is asked is in `Host`, which the proxy passes on; of two names Remix would believe this one.
  if (headers["x-forwarded-host"] !== undefined) delete headers["x-forwarded-host"];
  headers["x-sender"] = senderOf(request.socket.remoteAddress ?? "", headers["x-forwarded-for"]?.toString());
  judgeOrigin(request);
  next();
};

/**
 * Remix compares the `Origin` of a form with the host by itself and answers a mismatch as an error of its own (500).
 * The verdict is therefore put into `Sec-Fetch-Site`, where `account/audience/audience.server.ts` reads it and answers
 * 403.
 */
function judgeOrigin({ method, headers }: IncomingMessage): void {
  if (headers.origin === undefined || method === "GET" || method === "HEAD") return;
  const own = [env().siteOrigin, `http://${headers.host}`, `https://${headers.host}`];
  headers["sec-fetch-site"] ??= own.includes(headers.origin) ? "same-origin" : "cross-site";
  delete headers.origin;
}
