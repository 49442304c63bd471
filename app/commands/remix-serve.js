/**
 * Loaded into the server process before `remix-serve`, for four things that it has no setting for: what it prints,
 * which requests it never sees, how soon it ends, and that it does not outlive its launcher.
 */
import { Server } from "node:http";
import { originForm, refusalOf } from "./refusals.js";

// It prints the whole address of every request, and an address may hold what a student typed. Of everything written
// to standard output only our own JSON lines pass (`reports/log.server.ts` writes to the same place by itself).
const write = process.stdout.write;

/** @param {unknown[]} words */
function writeOwnLines(...words) {
  if (String(words[0]).startsWith("{")) return Reflect.apply(write, process.stdout, words);
  const done = words.at(-1);
  if (typeof done === "function") process.nextTick(done);
  return true;
}

process.stdout.write = /** @type {typeof process.stdout.write} */ (writeOwnLines);

// Some requests it can only answer with an error of its own. They are answered here, before it hears of them.
const emit = Server.prototype.emit;

let stopping = false;
/** Answers that are being made. @type {Set<import("node:http").ServerResponse>} */
const answering = new Set();

/**
 * @this {Server}
 * @param {string | symbol} event
 * @param {any[]} words
 */
function emitFit(event, ...words) {
  if (event === "request") {
    const [request, response] = words;
    request.url = originForm(request.url);
    // Who asks is in `Host`, which the proxy passes on; of two names Remix would believe this one.
    delete request.headers["x-forwarded-host"];
    if (stopping) response.setHeader("Connection", "close");
    answering.add(response);
    response.once("close", () => answering.delete(response));
    // What is left of a body that nobody read is thrown away, so that the connection can serve the next request. Node does
    // that by itself unless somebody began to read, as Remix does.
    response.once("finish", () => {
      if (request.complete) return;
      request.removeAllListeners("data");
      request.resume();
    });
    const refusal = refusalOf(request);
    if (refusal) {
      response.writeHead(refusal.status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${refusal.sentence}\n`);
      return true;
    }
  }
  return Reflect.apply(emit, this, [event, ...words]);
}

Server.prototype.emit = /** @type {typeof emit} */ (emitFit);

// Node closes connections that are idle at that moment. One that a proxy is busy with is idle between two requests, and the
// next may be on its way: it gets a moment to arrive, and is then answered and closed as above.
const closeIdle = Server.prototype.closeIdleConnections;

/** @this {Server} */
function closeIdleSoon() {
  setTimeout(() => Reflect.apply(closeIdle, this, []), 300);
}

Server.prototype.closeIdleConnections = closeIdleSoon;

// Told to stop, it takes no new connection and finishes the open ones: each after the answer that is under way, for a
// proxy keeps them alive as long as it has requests. But Remix leaves a timer of five seconds behind each page, which
// would keep the process for nothing. Without a connection there is nothing left to do.
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    stopping = true;
    for (const response of answering) if (!response.headersSent) response.setHeader("Connection", "close");
    const look = () => {
      if (!process.getActiveResourcesInfo().some((name) => name.startsWith("TCP"))) process.exit(0);
    };
    setInterval(look, 50).unref();
  });
}

// The launcher is gone, whatever happened to it: end as if told to, and do not wait for long.
process.once("disconnect", () => {
  setTimeout(() => process.exit(1), 5_000).unref();
  process.kill(process.pid, "SIGTERM");
});
process.channel?.unref();
