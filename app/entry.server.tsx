import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text as readAll } from "node:stream/consumers";
import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import css from "~/design/app.css?inline";
import { env } from "~/env.server";
import { cache } from "~/http/cache";
import { finishDocument, matchesEtag } from "~/http/document.server";
import { InSandbox } from "~/http/in-sandbox";
import { PageNonce } from "~/http/nonce";
import { RequestId } from "~/http/request-id";
import { RequestMethod } from "~/http/request-method";
import { retryAfter, takeTurn } from "~/http/work-limit.server";
import { startJobs } from "~/jobs/start.server";
import { log } from "~/reports/log.server";

startJobs();

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  await takeTurn(request);
  const nonce = randomBytes(16).toString("base64url");
  const { html, whole } = await render(request, context, nonce);
  // A part of the page that failed is made again for the next reader, and so is an error, whatever its route says.
  if (!whole || status >= 400) headers.set("Cache-Control", cache.closed);
  const shared = status === 200 && /^public\b/.test(headers.get("Cache-Control") ?? "") && import.meta.env.PROD;
  const document = finishDocument(html, { nonce, css, shared, formTargets: formTargets() });
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (status === 429 || status === 503) {
    headers.set("Retry-After", String(status === 429 ? retryAfter.tooMuch : retryAfter.busy));
  }
  // The development server adds inline scripts and styles of its own.
  headers.set("Content-Security-Policy", import.meta.env.PROD ? document.policy : "frame-ancestors 'none'");
  if (document.etag !== null) {
    headers.set("ETag", document.etag);
    if (matchesEtag(request.headers.get("If-None-Match"), document.etag)) {
      return new Response(null, { status: 304, headers });
    }
  }
  // As bytes: a text would be looked through letter by letter once more before it is written as bytes.
  return new Response(request.method === "HEAD" ? null : Buffer.from(document.html), { status, headers });
}

/** Where a form may lead besides the site itself: to sign in or out and to pay. */
function formTargets(): string[] {
  const { providers, sandboxOrigin } = env();
  if (providers === null) return sandboxOrigin === null ? [] : [sandboxOrigin];
  return [`https://${providers.auth0.domain}`, "https://checkout.stripe.com", "https://billing.stripe.com"];
}

/** The whole page, never a stream: no page here waits for slow data, and a whole page can have a hash and an ETag. */
function render(request: Request, context: EntryContext, nonce: string): Promise<{ html: string; whole: boolean }> {
  return new Promise((resolve, reject) => {
    let whole = true;
    const { pipe, abort } = renderToPipeableStream(
      <PageNonce.Provider value={nonce}>
        <RequestId.Provider value={request.headers.get("x-request-id")}>
          <RequestMethod.Provider value={request.method}>
            <InSandbox.Provider value={env().mode === "sandbox"}>
              <RemixServer context={context} url={request.url} nonce={nonce} />
            </InSandbox.Provider>
          </RequestMethod.Provider>
        </RequestId.Provider>
      </PageNonce.Provider>,
      {
        nonce,
        onAllReady() {
          clearTimeout(limit);
          const body = new PassThrough();
          // React 18 fills its buffer up with zero bytes where a letter of several bytes does not fit at its end.
          readAll(body).then((html) => resolve({ html: html.replaceAll("\0", ""), whole }), reject);
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          whole = false;
          log().error({ err: error, path: new URL(request.url).pathname }, "render failed");
        },
      },
    );
    const limit = setTimeout(abort, 10_000);
  });
}

/** The data of a page: an error is never stored, whatever its route says. */
export function handleDataRequest(response: Response): Response {
  if (response.status >= 400) response.headers.set("Cache-Control", cache.closed);
  return response;
}

/** Errors of loaders, actions and rendering. The reader sees one sentence and the id; the log has the rest. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted) return;
  // A wrong method or an unknown address is the caller's mistake; its status is in the line of the request.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  log().error(
    {
      err: error,
      id: request.headers.get("x-request-id"),
      method: request.method,
      path: new URL(request.url).pathname,
    },
    "request failed",
  );
}
