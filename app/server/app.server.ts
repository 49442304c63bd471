import type { RequestListener } from "node:http";
import compression from "compression";
import express from "express";
import { badRequests, unreadBodies } from "./requests/bad-requests.server";
import { lastError } from "./requests/errors.server";
import type { Middleware } from "./requests/middleware";
import { requestId } from "./requests/request-id.server";
import { requestLine } from "./requests/request-line.server";
import { securityHeaders } from "./requests/security-headers.server";
import { inOrder } from "./requests/steps";
import { trustedHeaders } from "./requests/trusted-headers.server";

/** What differs between the server of a build and the one of `npm run dev`. */
export interface Parts {
  /** Health, files, kept pages: whatever answers before Remix, in order. */
  readonly before: readonly Middleware[];
  readonly remix: Middleware;
}

/**
 * Every step that a request takes through the server, in order. Express comes in where a page is made: it takes longer
 * than all of a kept page does (decision 56).
 */
export function createApp({ before, remix }: Parts): RequestListener {
  const pages = express().disable("x-powered-by").disable("etag").disable("query parser");
  pages.use(compression(), remix, lastError);
  const steps = inOrder(
    trustedHeaders,
    requestId,
    requestLine,
    securityHeaders,
    unreadBodies,
    badRequests,
    ...before,
    (request, response) => pages(request, response),
  );
  return (request, response) => steps(request, response, (error) => lastError(error, request, response));
}
