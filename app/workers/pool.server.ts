import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";

/**
 * A pool of worker threads for one kind of calculation that takes longer than a page may: whoever waits for it waits,
 * and nobody else does. Jobs wait in a bounded queue; a thread starts when there is something to do and ends when there
 * has been nothing for a while. Some 100 lines of our own (decision 37): it needs no more than this of what libraries
 * for it do.
 */
export interface WorkerPool<Job, Answer> {
  /**
   * Does a job in another thread. Both ways go through the structured clone, so a job and its answer are plain data.
   *
   * @throws Busy when as many wait as may, or when the job took longer than one may
   */
  run(job: Job): Promise<Answer>;
  /** How many jobs threads of this pool have done. */
  done(): number;
  /** Ends all threads; the next job starts one again. */
  close(): Promise<void>;
}

/** Nobody can do the job now. The request may come again in a few seconds. */
export class Busy extends Error {
  override readonly name = "Busy";
}

export interface PoolSize {
  readonly threads: number;
  /** Jobs that may wait. */
  readonly waiting: number;
  /** Milliseconds that a job may take, and that a thread waits for another one. */
  readonly longest: number;
  readonly idle: number;
}

/**
 * One processor is left to the thread that answers. A large trip takes a second, so the last in the queue waits for
 * eight.
 */
export const usualSize: PoolSize = {
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  waiting: 8,
  longest: 30_000,
  idle: 30_000,
};

interface Waiting<Job, Answer> {
  readonly job: Job;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** What a thread sends back for one job; see `answer-jobs.server.ts`. */
export type Reply<Answer> = { readonly answer: Answer } | { readonly failed: string };

/**
 * @param file the module of the thread: the URL, against `import.meta.url`, of a `-worker.server.ts`,
 *   written as in `visits/trip/trip.server.ts`. The build makes a file of its own of it; without one it is run by tsx.
 */
export function workerPool<Job, Answer>(file: URL, size: PoolSize = usualSize): WorkerPool<Job, Answer> {
  const queue: Waiting<Job, Answer>[] = [];
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const ends = new Map<Worker, NodeJS.Timeout>();
  let done = 0;

  function start(): Worker {
    // Nothing of how the server itself was started; a search needs little memory, and one that wants more is wrong.
    const options = { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 256 } };
    const worker = file.pathname.endsWith(".ts")
      ? new Worker(runByTsx(file), { ...options, eval: true })
      : new Worker(fileURLToPath(file), options);
    all.add(worker);
    worker.once("exit", () => all.delete(worker));
    return worker;
  }

  function next(): void {
    const worker = idle.pop() ?? (all.size < size.threads ? start() : undefined);
    if (worker === undefined) return;
    const waiting = queue.shift();
    if (waiting === undefined) rest(worker);
    else work(worker, waiting);
  }

  /** Keeps a thread for the next job, but not the process for the thread. */
  function rest(worker: Worker): void {
    worker.removeAllListeners();
    worker.once("exit", () => {
      all.delete(worker);
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    });
    worker.once("error", () => {});
    worker.unref();
    idle.push(worker);
    const end = setTimeout(() => {
      const at = idle.indexOf(worker);
      if (at < 0) return;
      // At once, and not when it has ended: a thread that is ending answers no job.
      idle.splice(at, 1);
      all.delete(worker);
      void worker.terminate();
    }, size.idle);
    ends.set(worker, end.unref());
  }

  function work(worker: Worker, { job, resolve, reject }: Waiting<Job, Answer>): void {
    worker.removeAllListeners();
    worker.ref();
    clearTimeout(ends.get(worker));
    ends.delete(worker);
    const end = (settle: () => void) => {
      clearTimeout(limit);
      all.delete(worker);
      worker.removeAllListeners();
      worker.once("error", () => {});
      void worker.terminate();
      settle();
      if (queue.length > 0) next();
    };
    const limit = setTimeout(() => end(() => reject(new Busy("The calculation took too long."))), size.longest);
    worker.once("error", (error) => end(() => reject(error)));
    worker.once("exit", () => end(() => reject(new Error("The thread ended before its answer."))));
    worker.once("message", (reply: Reply<Answer>) => {
      clearTimeout(limit);
      done += 1;
      if ("answer" in reply) resolve(reply.answer);
      else reject(new Error(reply.failed));
      rest(worker);
      if (queue.length > 0) next();
    });
    worker.postMessage(job);
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        const free = idle.length > 0 || all.size < size.threads;
        if (!free && queue.length >= size.waiting) {
          reject(new Busy("Too many calculations wait."));
          return;
        }
        queue.push({ job, resolve, reject });
        if (free) next();
      }),
    done: () => done,
    close: async () => {
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

/**
 * The source of a thread that runs a TypeScript module, in tests and while developing. `--import tsx` does nothing in a
 * thread: tsx hands over only what it was told in the main one, so it's registered there.
 */
function runByTsx(file: URL): string {
  // Next to the CommonJS file that `require` finds: only the module can be imported by its address.
  const found = createRequire(import.meta.url).resolve("tsx/esm/api");
  const tsx = JSON.stringify(pathToFileURL(found.replace(/\.cjs$/, ".mjs")).href);
  return `import(${tsx}).then(({ register }) => { register(); return import(${JSON.stringify(file.href)}); });`;
}
