import type { Server } from "node:http";
import { Server as NetServer } from "node:net";

/** Milliseconds in which a request that is on its way may still arrive on a connection that a proxy keeps open. */
const stillArriving = 300;
/**
 * Milliseconds that a provider or a mail server may still take when nobody waits here any more. A sign-in that was
 * given up leaves a request open that only Node's own limit of five minutes ends, and systemd kills after 40 seconds.
 */
const forOthers = 30_000;
/** Milliseconds after which the process ends without its launcher, whatever it is doing. */
const withoutLauncher = 5_000;

/** Milliseconds between two looks at the network in which hardly anybody comes. */
const hardlyAny = 2;
/** How many looks are made at most for two that are so close. */
const mostLooks = 500;

let stopping = false;

/** Whether each connection is to be closed after its answer. */
export const isStopping = () => stopping;

/**
 * Calls back when everybody who has connected by now is let in. The system takes connections while this process draws a
 * page, and those that nobody has let in are cut off when the server stops listening: a form among them is lost. Each
 * turn of the loop lets in all who wait, so a short turn has left hardly anybody behind.
 */
function whenNobodyWaits(then: () => void): void {
  let before: number | undefined;
  let looks = 0;
  const look = () => {
    const now = performance.now();
    looks += 1;
    if (looks === mostLooks || (before !== undefined && now - before < hardlyAny)) return then();
    before = now;
    setImmediate(look);
  };
  setImmediate(look);
}

/**
 * Told to stop, a server takes no new connection and finishes the open ones: each after the answer that is under way,
 * for a proxy keeps them alive as long as it has requests. Then the process ends.
 */
export function stopGracefully(server: Server): void {
  const stop = () => {
    stopping = true;
    whenNobodyWaits(() => {
      // The method of `Server` itself would also close connections that are idle at this moment. One that a proxy is
      // busy with is idle between two requests, and the next may be on its way.
      NetServer.prototype.close.call(server, () => setTimeout(() => process.exit(0), forOthers).unref());
      // After a look at the network: a request that came while a page was drawn is not idle, though nobody has read it.
      const closeIdle = () => setImmediate(() => server.closeIdleConnections());
      setTimeout(() => setInterval(closeIdle, 50).unref(), stillArriving).unref();
    });
    // Remix leaves a timer of five seconds behind each page, which would keep the process for nothing. Without a
    // connection, ours or one to the database or the mail server, there is nothing left to do.
    const connected = () => process.getActiveResourcesInfo().some((name) => name.startsWith("TCP"));
    setInterval(() => connected() || process.exit(0), 50);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
  // The launcher is gone, whatever happened to it: end as if told to, and do not wait for long.
  process.once("disconnect", () => {
    setTimeout(() => process.exit(1), withoutLauncher).unref();
    process.kill(process.pid, "SIGTERM");
  });
  process.channel?.unref();
}
