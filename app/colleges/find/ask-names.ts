import type { FoundName, NameAnswer, NameQuestion } from "./named-row";

const didNotCome = () => new Error("the names of colleges did not come");

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, { done: (found: readonly FoundName[]) => void; failed: (why: Error) => void }>();

function start(): Worker {
  const started = new Worker(new URL("./names-worker.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data: { number, found } }: MessageEvent<NameAnswer>) => {
    const asked = waiting.get(number);
    waiting.delete(number);
    if (found === null) asked?.failed(didNotCome());
    else asked?.done(found);
  });
  started.addEventListener("error", () => {
    // It could not be loaded; the next question tries again.
    worker = null;
    for (const { failed } of waiting.values()) failed(didNotCome());
    waiting.clear();
  });
  return started;
}

/**
 * Colleges for what was typed, best first, found in the browser: nothing is sent. The names (see `browser-tables.js`)
 * are fetched at the first question.
 */
export function askNames(text: string, most = 8): Promise<readonly FoundName[]> {
  worker ??= start();
  last += 1;
  const question: NameQuestion = { number: last, text, most };
  worker.postMessage(question);
  return new Promise((done, failed) => waiting.set(question.number, { done, failed }));
}
