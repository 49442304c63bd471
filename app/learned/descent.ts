/**
 * One step of Adam after another over the same numbers: how the rows of a model are fitted. `share` makes a step
 * shorter.
 */
export function adam(
  numbers: Float32Array,
  rate: number,
): (gradient: Float32Array, step: number, share?: number) => void {
  const mean = new Float32Array(numbers.length);
  const square = new Float32Array(numbers.length);
  return (gradient, step, share = 1) => {
    const meanBias = 1 - 0.9 ** step;
    const squareBias = 1 - 0.999 ** step;
    for (let i = 0; i < numbers.length; i += 1) {
      const slope = gradient[i] ?? 0;
      const m = 0.9 * (mean[i] ?? 0) + 0.1 * slope;
      const v = 0.999 * (square[i] ?? 0) + 0.001 * slope ** 2;
      mean[i] = m;
      square[i] = v;
      numbers[i] = (numbers[i] ?? 0) - (share * rate * (m / meanBias)) / (Math.sqrt(v / squareBias) + 1e-8);
    }
  };
}

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function shuffle<T>(list: T[], chance: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1));
    [list[at], list[other]] = [list[other] as T, list[at] as T];
  }
}
