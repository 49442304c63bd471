/**
 * Loaded into a server that is measured: writes how long its event loop was held up, in milliseconds, into the file
 * that `LOOP_DELAY_FILE` names, four times a second. The figures count from the moment that file is removed.
 */
import { existsSync, writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const file = process.env.LOOP_DELAY_FILE;
if (file && isMainThread && process.argv[1]?.endsWith("build/server/serve.js")) {
  const resolution = 5;
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  setInterval(() => {
    if (!existsSync(file)) delay.reset();
    const of = (/** @type {number} */ nanoseconds) => Math.max(0, nanoseconds / 1e6 - resolution);
    writeFileSync(
      file,
      JSON.stringify({ p50: of(delay.percentile(50)), p99: of(delay.percentile(99)), max: of(delay.max) }),
    );
  }, 250).unref();
}
