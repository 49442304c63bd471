/**
 * Loaded into a server that is measured. Every second question on `LONGEST_HOLD_PORT` is answered with what happened
 * since the one before, in milliseconds: the longest time in which the event loop did nothing else (`held`), and the
 * processor time that its longest turn took (`turn`), which does not grow with what else the machine does. Where the
 * system does not tell the time of one thread it is `held`.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const port = Number(process.env.LONGEST_HOLD_PORT);
if (port && isMainThread && process.argv[1]?.endsWith("build/server/serve.js")) {
  const resolution = 1;
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  let watching = false;
  let turn = 0;
  let last = ofThisThread();
  const eachTurn = () => {
    turn = Math.max(turn, ofThisThread() - last);
    last = ofThisThread();
    if (watching) setImmediate(eachTurn);
  };
  const told = createServer((_, response) => {
    // A connection that is kept could end while a long answer is waited for, at the moment of the next question.
    response.shouldKeepAlive = false;
    const held = Math.max(0, delay.max / 1e6 - resolution);
    response.end(JSON.stringify({ held, turn: Number.isNaN(last) ? held : turn }));
    turn = 0;
    last = ofThisThread();
    delay.reset();
    watching = !watching;
    if (watching) setImmediate(eachTurn);
  });
  told.listen(port, "127.0.0.1").unref();
}

/** Processor time that the thread which answers has had, in milliseconds; not a number where the system keeps none. */
function ofThisThread() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, "utf8").split(" ", 1)[0]) / 1e6;
  } catch {
    return Number.NaN;
  }
}
