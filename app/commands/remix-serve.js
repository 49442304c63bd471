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

/**
 * @this {Server}
 * @param {string | symbol} event
 * @param {any[]} words
 */
function emitFit(event, ...words) {
  if (event === "request") {
    const [request, response] = words;
    request.url = originForm(request.url);
    const refusal = refusalOf(request);
    if (refusal) {
      // What is left of its body is thrown away, so that the connection can serve the next request.
      request.resume();
      response.writeHead(refusal.status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${refusal.sentence}\n`);
      return true;
    }
  }
  return Reflect.apply(emit, this, [event, ...words]);
}

Server.prototype.emit = /** @type {typeof emit} */ (emitFit);

// Told to stop, it takes no new connection and finishes the open ones; but Remix leaves a timer of five seconds
// behind each page, which would keep the process for nothing. Without a connection there is nothing left to do.
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
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
