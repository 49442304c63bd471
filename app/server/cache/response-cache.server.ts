import { type IncomingMessage, ServerResponse } from "node:http";
import { matchesEtag } from "~/http/document.server";
import { policyOfData } from "~/http/security";
import { isStopping } from "../process/shutdown.server";
import { acceptedEncoding, type Encoding } from "../requests/accept-encoding";
import type { Middleware } from "../requests/middleware";
import { headersOfAll } from "../requests/security-headers.server";
import { cacheKey, type Declared } from "./cache-key";
import type { CachedAnswer } from "./cached-answer.server";
import type { Found, Outcome, PageCache } from "./page-cache.server";

/**
 * Answers public pages from memory: documents and the data of pages, by path and declared query. It reads no cookie, so
 * that a signed-in reader gets the same bytes as anybody. `Server-Timing` says how each answer came about.
 */
export function responseCache(pages: PageCache, declared: (pathname: string) => Declared | null): Middleware {
  return (request, response, next) => {
    const { method, url = "/" } = request;
    const key = method === "GET" || method === "HEAD" ? cacheKey(url, declared) : null;
    if (key === null) return next();
    const sender = request.headers["x-sender"]?.toString() ?? "";
    const found = pages.find(key, { requestId: request.requestId, sender });
    if (!(found instanceof Promise)) {
      // Whoever has the page already, or asks for its head alone, says nothing about how often it goes out.
      if (send(found, request, response, next) && found.outcome === "hit" && found.answer !== null) {
        pages.sent(found.answer);
      }
      return;
    }
    found.then((made) => send(made, request, response, next), next);
  };
}

const timing = (outcome: Outcome) => `cache;desc="${outcome}"`;

/** Sends an answer, or leaves it to Remix. Gives whether the bytes of the page went out. */
function send(
  { answer, outcome }: Found,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): boolean {
  if (answer === null) {
    response.setHeader("Server-Timing", timing(outcome));
    next();
    return false;
  }
  const { method, headers } = request;
  const same = matchesEtag(headers["if-none-match"] ?? null, answer.etag);
  const encoding = acceptedEncoding(headers["accept-encoding"]);
  const body = answer.bodies[encoding];
  const head = [...headOf(answer), "X-Request-Id", request.requestId, "Server-Timing", timing(outcome)];
  head.push("Age", String(Math.floor((Date.now() - answer.madeAt) / 1000)));
  if (!same) head.push("Content-Length", String(body.length), ...encodingOf[encoding]);
  if (isStopping()) head.push("Connection", "close");
  // The head is whole: nothing is added to it on the way, which takes longer than all the rest.
  ServerResponse.prototype.writeHead.call(response, same ? 304 : 200, head);
  const bodiless = same || method === "HEAD";
  response.end(bodiless ? undefined : body);
  return !bodiless;
}

const encodingOf: Readonly<Record<Encoding, readonly string[]>> = {
  br: ["Content-Encoding", "br"],
  gzip: ["Content-Encoding", "gzip"],
  identity: [],
};

const heads = new WeakMap<CachedAnswer, readonly string[]>();

/** The headers that are the same each time an answer is sent, as `writeHead` takes them. */
function headOf(answer: CachedAnswer): readonly string[] {
  const known = heads.get(answer);
  if (known !== undefined) return known;
  const own = [...answer.headers, ["ETag", answer.etag], ["Vary", "Accept-Encoding"]];
  const names = new Set(own.map(([name = ""]) => name.toLowerCase()));
  const others = [...headersOfAll(), ["Content-Security-Policy", policyOfData]];
  const head = [...own, ...others.filter(([name = ""]) => !names.has(name.toLowerCase()))].flat();
  heads.set(answer, head);
  return head;
}
