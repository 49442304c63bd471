/** One line of the table: what was measured, and the figures with their units. */
export interface Figure {
  readonly name: string;
  readonly figures: Readonly<Record<string, string>>;
}

/**
 * Times a piece of work many times, after a warm-up: middle, 95th percentile and largest time, and how often a second.
 *
 * @param work is told which repetition it is, so that it can vary what it does
 */
export function timed(name: string, times: number, work: (repetition: number) => unknown): Figure {
  for (let repetition = 0; repetition < Math.min(times, 50); repetition++) work(repetition);
  const took: number[] = [];
  for (let repetition = 0; repetition < times; repetition++) {
    const began = performance.now();
    work(repetition);
    took.push(performance.now() - began);
  }
  const total = took.reduce((sum, each) => sum + each, 0);
  took.sort((a, b) => a - b);
  const at = (share: number) => milliseconds(took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0);
  const rate = `${Math.round((times / total) * 1000).toLocaleString("en-US")}/s`;
  return { name, figures: { p50: at(0.5), p95: at(0.95), max: at(1), rate } };
}

/** Times something that happens once in a process, and what it adds to the heap. */
export async function once(name: string, work: () => unknown): Promise<Figure> {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const began = performance.now();
  const kept = await work();
  const time = milliseconds(performance.now() - began);
  globalThis.gc?.();
  const heap = `${((process.memoryUsage().heapUsed - before) / 1024 ** 2).toFixed(1)} MB`;
  // Named again, so that it is not collected before it has been weighed.
  return { name, figures: { time, heap: kept === undefined ? "" : heap } };
}

function milliseconds(time: number): string {
  return `${time < 1 ? time.toFixed(3) : time.toFixed(1)} ms`;
}
