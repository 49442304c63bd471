import type { Duplex } from "node:stream";
import { cache } from "~/http/cache";

/** What Node says of a request that is no HTTP, or that came too slowly. */
interface ClientError extends Error {
  readonly code?: string;
}

/** A connection may be in the middle of an answer: then nothing can be said any more. */
type Answering = Duplex & { readonly _httpMessage?: { readonly _headerSent?: boolean } | null };

const answers: Readonly<Record<string, readonly [status: string, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The headers of this request are too long."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ["413 Payload Too Large", "This request is too large."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "This request came too slowly. Please send it again."],
  HPE_INVALID_URL: [
    "400 Bad Request",
    "The address of this request cannot be read. Write every letter but a-z, 0-9 and the usual signs as %XX.",
  ],
};
const unreadable = ["400 Bad Request", "This request cannot be read."] as const;

/**
 * Answers what Node's parser refuses, before there is a request that a page could answer: an address with letters that
 * are not percent-encoded (RFC 9112 section 3.2 allows none), headers that are too long, a request that comes too
 * slowly. Node itself sends the status and not a word.
 *
 * @returns the whole answer
 */
function clientErrorAnswer(code: string | undefined): string {
  const [status, sentence] = answers[code ?? ""] ?? unreadable;
  const body = `${sentence}\n`;
  return [
    `HTTP/1.1 ${status}`,
    "Content-Type: text/plain; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Cache-Control: ${cache.closed}`,
    "X-Content-Type-Options: nosniff",
    "Connection: close",
    "",
    body,
  ].join("\r\n");
}

/** For the event `clientError` of a server. */
export function answerClientError(error: ClientError, socket: Answering): void {
  if (error.code === "ECONNRESET" || !socket.writable || socket._httpMessage?._headerSent) {
    socket.destroy(error);
    return;
  }
  socket.end(clientErrorAnswer(error.code), () => socket.destroy());
}
