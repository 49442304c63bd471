import type { EventEmitter } from "node:events";
import { Session } from "node:inspector";

/** Milliseconds without a request after which a server counts as quiet. */
const quiet = 5_000;
/** Bytes that have to have come since the last time: giving back takes half a second, in which nobody is answered. */
const worthwhile = 32 * 1024 ** 2;

export interface Memory {
  /** Bytes that the heap takes, with what nobody uses any more. */
  readonly held: () => number;
  /** `done` follows once the pages are returned. */
  readonly giveBack: (done: () => void) => void;
}

/**
 * V8's own way to collect everything and return the pages, as the memory tab of a browser does: `gc()` of
 * `--expose-gc` collects as much and keeps most pages.
 */
function ofThisProcess(): Memory {
  // It stays connected: a session that ends in its own answer left processes behind that answered nobody.
  const session = new Session();
  session.connect();
  return {
    held: () => process.memoryUsage().heapTotal,
    giveBack: (done) => session.post("HeapProfiler.collectGarbage", done),
  };
}

/**
 * Gives memory back that busy minutes left behind. V8 tidies up while it is asked for memory, so after a rush a server
 * would hold half as much again as it uses for as long as nobody comes.
 *
 * @param server emits "request"
 * @param apartFrom the address whose requests don't count: a balancer looks at it every few seconds
 */
export function freeMemoryWhenQuiet(
  server: EventEmitter,
  apartFrom: string,
  { held, giveBack }: Memory = ofThisProcess(),
): void {
  let last = held();
  let timer: NodeJS.Timeout | undefined;
  const tidy = () => {
    if (held() - last < worthwhile) return;
    giveBack(() => {
      last = held();
    });
  };
  server.on("request", ({ url }: { url?: string }) => {
    if (url === apartFrom) return;
    timer ??= setTimeout(tidy, quiet).unref();
    timer.refresh();
  });
}
