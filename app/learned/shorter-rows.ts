const rounds = 20;

/**
 * Published rows of words with fewer numbers each, and of length 1: the directions in which the rows differ most are
 * kept (principal components, by orthogonal iteration). The same rows give the same result.
 *
 * @param all rows of the same length
 * @param size numbers to keep
 */
export function shorterRows(
  all: ReadonlyMap<string, readonly number[]>,
  size: number,
): ReadonlyMap<string, Float32Array> {
  const long = [...all.values()][0]?.length ?? 0;
  const rows = [...all.values()].map((row) => lengthOne(row));
  const middle = Array.from(
    { length: long },
    (_, i) => rows.reduce((sum, row) => sum + (row[i] ?? 0), 0) / rows.length,
  );
  const around = rows.map((row) => row.map((one, i) => one - (middle[i] ?? 0)));
  const together = Array.from({ length: long }, () => new Float64Array(long));
  for (const row of around) {
    row.forEach((one, i) => {
      const line = together[i];
      if (line === undefined) return;
      for (let j = 0; j < long; j += 1) line[j] = (line[j] ?? 0) + one * (row[j] ?? 0);
    });
  }
  let directions = Array.from({ length: size }, (_, i) =>
    lengthOne(Array.from({ length: long }, (__, j) => (i === j ? 1 : 0.01))),
  );
  for (let round = 0; round < rounds; round += 1) {
    directions = upright(directions.map((one) => together.map((line) => dot(one, line))));
  }
  return new Map(
    [...all.keys()].map((word, at) => {
      const row = around[at] ?? [];
      return [word, Float32Array.from(lengthOne(directions.map((one) => dot(one, row))))];
    }),
  );
}

/** The same directions, each at a right angle to those before it (Gram-Schmidt). */
function upright(directions: readonly number[][]): number[][] {
  const done: number[][] = [];
  for (const one of directions) {
    const left = [...one];
    for (const other of done) {
      const much = dot(left, other);
      other.forEach((number, i) => {
        left[i] = (left[i] ?? 0) - much * number;
      });
    }
    done.push(lengthOne(left));
  }
  return done;
}

function dot(a: readonly number[], b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

function lengthOne(row: readonly number[]): number[] {
  const length = Math.hypot(...row) || 1;
  return row.map((one) => one / length);
}
