import type { IncomingMessage, ServerResponse } from "node:http";
import { cache } from "~/http/cache";
import { log } from "~/reports/log.server";

/** What `express.static` says of a file it cannot send. */
interface FileError {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const isFileError = (error: unknown): error is FileError =>
  error instanceof Error && "status" in error && typeof error.status === "number" && error.status < 500;

/**
 * The last step: a part of a file that is not there (416), or a failure that Remix did not answer itself. The reader is
 * told in a sentence, the log has the rest. An answer that has begun cannot be taken back, so it is cut off.
 */
export function lastError(
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  _next?: (error?: unknown) => void,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const status = isFileError(error) ? error.status : 500;
  if (status === 500) log().error({ err: error, id: request.requestId, method: request.method }, "request failed");
  for (const name of response.getHeaderNames()) if (name !== "x-request-id") response.removeHeader(name);
  for (const [name, value] of Object.entries((isFileError(error) && error.headers) || {})) {
    response.setHeader(name, value);
  }
  response.setHeader("Cache-Control", cache.closed);
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.statusCode = status;
  response.end(status === 500 ? "Something went wrong on our side. Please try again.\n" : "That part is not there.\n");
}
