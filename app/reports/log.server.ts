import pino, { type DestinationStream, type Logger } from "pino";
import { env } from "~/env.server";
import { withoutSecret } from "./report";

/**
 * The log: one JSON object a line on standard output, times in UTC.
 *
 * It never holds what a person typed or who they are: no query string, no body, no name, no e-mail address, no
 * cookie. Callers log ids, paths, statuses and times. The redaction below is a net for mistakes, not a permission.
 */
export function log(): Logger {
  logger ??= createLog(env().logLevel);
  return logger;
}

let logger: Logger | undefined;

const personal = [
  "name",
  "email",
  "phone",
  "address",
  "password",
  "token",
  "secret",
  "authorization",
  "cookie",
  "body",
  "form",
  "query",
  "search",
  "url",
  "referer",
  "essay",
  "income",
];

/** A logger that writes to a stream of the caller's choice, for tests. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    ...settings(level),
    redact: { paths: personal.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: "[left out]" },
  };
  return destination ? pino(options, destination) : pino(options);
}

function settings(level: string): pino.LoggerOptions {
  return {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError, error: describeError, path: pathOnly },
  };
}

/** One line for one answered request. */
export interface AnsweredRequest {
  readonly id: string;
  readonly method: string;
  /** Path of the address; a query string would be cut off. */
  readonly path: string;
  readonly status: number;
  /** Milliseconds from the request to the end of the answer. */
  readonly ms: number;
}

export function requestLog({ id, method, path, status, ms }: AnsweredRequest): void {
  if (!log().isLevelEnabled("info")) return;
  // Its fields are all known, so there is nothing in them to look for and to leave out. With that, and with a write for
  // each line, the log took as long as the whole answer of a kept page.
  const line = {
    level: "info",
    time: new Date(),
    id,
    method,
    path: pathOnly(path),
    status,
    ms: Math.round(ms * 10) / 10,
  };
  if (lines === "") setImmediate(writeLines);
  lines += `${JSON.stringify({ ...line, msg: "request" })}\n`;
}

/** Lines of this turn of the event loop, written together. */
let lines = "";

function writeLines(): void {
  const written = lines;
  lines = "";
  if (written !== "") process.stdout.write(written);
}

process.once("exit", writeLines);

/** Of the address of somebody's calendar only that it was one. */
function pathOnly(path: unknown): unknown {
  return typeof path === "string" ? withoutSecret(path.replace(/[?#].*$/s, "")) : path;
}

/**
 * Only what every error has. Drivers add fields that quote the row at fault (PostgreSQL's `detail` does), and those
 * are people's data.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: typeof error === "string" ? error : "not an error" };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined;
  return { type: error.name, message: error.message, stack: error.stack, code, cause };
}
