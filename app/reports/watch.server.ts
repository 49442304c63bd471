import { randomUUID } from "node:crypto";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "~/env.server";
import { cache } from "~/http/cache";
import { everyResponse, policyOfData, policyOfWorker, strictTransport } from "~/http/security";
import { senderOf } from "~/http/sender-address.server";
import { requestLog } from "./log.server";

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

const started = Symbol.for("site.responses.watched");

/**
 * Gives every response of this process its request id, its security headers and its line in the log.
 *
 * `remix-serve` owns the HTTP server and answers static files itself, so no route ever sees them. Node announces
 * each request on a diagnostics channel before the server handles it; that is the one place that covers all.
 * Headers are added at the moment the head is written, and only where the route has not set its own.
 */
export function watchResponses(): void {
  const here = globalThis as { [started]?: boolean };
  if (here[started]) return;
  here[started] = true;
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, response } = message as Exchange;
    const id = randomUUID();
    const began = performance.now();
    // Remix copies the headers of the request, so loaders and error screens can name the same id.
    request.headers["x-request-id"] = id;
    const forwarded = request.headers["x-forwarded-for"];
    request.headers["x-sender"] = senderOf(request.socket.remoteAddress ?? "", forwarded?.toString());
    sayWhereFrom(request);
    const writeHead = response.writeHead;
    response.writeHead = function (this: ServerResponse, ...args: Parameters<typeof writeHead>) {
      complete(this, id, request.url ?? "/");
      return writeHead.apply(this, args);
    } as typeof writeHead;
    response.once("finish", () => {
      const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
      requestLog({
        id,
        method: request.method ?? "",
        path,
        status: response.statusCode,
        ms: performance.now() - began,
      });
    });
  });
}

/**
 * Remix compares the `Origin` of a form with the host by itself and answers a mismatch as an error of its own (500). The
 * verdict is therefore put into `Sec-Fetch-Site`, where `account/audience.server.ts` reads it and answers 403.
 */
function sayWhereFrom({ method, headers }: IncomingMessage): void {
  if (headers.origin === undefined || method === "GET" || method === "HEAD") return;
  const own = [env().siteOrigin, `http://${headers.host}`, `https://${headers.host}`];
  headers["sec-fetch-site"] ??= own.includes(headers.origin) ? "same-origin" : "cross-site";
  delete headers.origin;
}

function complete(response: ServerResponse, id: string, url: string): void {
  const missing = (name: string, value: string) => {
    if (!response.hasHeader(name)) response.setHeader(name, value);
  };
  for (const [name, value] of Object.entries(everyResponse)) missing(name, value);
  if (env().mode === "live") missing("Strict-Transport-Security", strictTransport);
  missing("X-Request-Id", id);
  missing("Content-Security-Policy", url.startsWith("/service-worker.js") ? policyOfWorker : policyOfData);
  missing("Cache-Control", cache.closed);
  // remix-serve marks every static file as unchanging. Only those under /assets/ carry a hash in their name.
  if (!url.startsWith("/assets/") && String(response.getHeader("Cache-Control")).includes("immutable")) {
    response.setHeader("Cache-Control", cache.file);
  }
  // A part of a file that is not there (416) is no file to keep.
  if (response.statusCode === 416) response.setHeader("Cache-Control", cache.closed);
}
