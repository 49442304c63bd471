import onHeaders from "on-headers";
import { env } from "~/env.server";
import { cache } from "~/http/cache";
import {
  everyResponse,
  isPictureReader,
  isTableWorker,
  policyOfData,
  policyOfPictureReader,
  policyOfTableWorker,
  policyOfWorker,
  strictTransport,
} from "~/http/security";
import { isStopping } from "../process/shutdown.server";
import type { Middleware } from "./middleware";

/**
 * The security headers of every answer, its id, and a cache policy that keeps nothing. They are added at the moment the
 * head is written, and only where whoever answered has not set its own.
 */
export const securityHeaders: Middleware = (request, response, next) => {
  onHeaders(response, () => {
    const { url = "/", requestId } = request;
    response.setHeader("X-Request-Id", requestId);
    if (isStopping()) response.setHeader("Connection", "close");
    const policy = policyOfFile(url);
    const headers = [...headersOfAll(), ["Content-Security-Policy", policy], ["Cache-Control", cache.closed]] as const;
    for (const [name, value] of headers) if (!response.hasHeader(name)) response.setHeader(name, value);
  });
  next();
};

function policyOfFile(url: string): string {
  if (url.startsWith("/service-worker.js")) return policyOfWorker;
  if (isTableWorker(url)) return policyOfTableWorker;
  return isPictureReader(url) ? policyOfPictureReader : policyOfData;
}

let known: readonly (readonly [name: string, value: string])[] | undefined;

/** The headers that are the same on every answer. */
export function headersOfAll() {
  known ??= Object.entries({
    ...everyResponse,
    ...(env().mode === "live" ? { "Strict-Transport-Security": strictTransport } : {}),
  });
  return known;
}
