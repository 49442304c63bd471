/**
 * Ordinary least squares with a little ridge, for the one place that needs it: guessing the usual score of a college
 * that reports none from colleges that do. Missing inputs take the mean, so they neither raise nor lower the guess.
 */
export interface Regression {
  readonly predict: (row: readonly (number | null)[]) => number;
  /** Root mean squared error over the rows it learned from. */
  readonly spread: number;
}

export function fitRegression(rows: readonly (readonly (number | null)[])[], targets: readonly number[]): Regression {
  const width = rows[0]?.length ?? 0;
  const average = targets.length === 0 ? 0 : targets.reduce((a, b) => a + b, 0) / targets.length;
  if (targets.length <= width + 1) return { predict: () => average, spread: 0 };
  const means = Array.from({ length: width }, (_, j) => {
    const known = rows.map((row) => row[j]).filter((x): x is number => typeof x === "number");
    return known.length === 0 ? 0 : known.reduce((a, b) => a + b, 0) / known.length;
  });
  const centered = (row: readonly (number | null)[]) => means.map((mean, j) => (row[j] ?? mean) - mean);
  const matrix = Array.from({ length: width }, () => new Array<number>(width + 1).fill(0));
  rows.forEach((row, i) => {
    const x = centered(row);
    for (let a = 0; a < width; a += 1) {
      const line = matrix[a] as number[];
      for (let b = 0; b < width; b += 1) line[b] = (line[b] ?? 0) + (x[a] ?? 0) * (x[b] ?? 0);
      line[width] = (line[width] ?? 0) + (x[a] ?? 0) * ((targets[i] ?? 0) - average);
    }
  });
  for (let a = 0; a < width; a += 1)
    (matrix[a] as number[])[a] = ((matrix[a] as number[])[a] ?? 0) + 1e-6 * rows.length;
  const slope = solve(matrix);
  const predict = (row: readonly (number | null)[]) =>
    average + centered(row).reduce((sum, x, j) => sum + x * (slope[j] ?? 0), 0);
  const squares = rows.reduce((sum, row, i) => sum + ((targets[i] ?? 0) - predict(row)) ** 2, 0);
  return { predict, spread: Math.sqrt(squares / rows.length) };
}

/** Gauss elimination with pivoting; `lines` hold the right-hand side in their last place. */
function solve(lines: number[][]): number[] {
  const n = lines.length;
  const cell = (i: number, j: number) => (lines[i] as number[])[j] ?? 0;
  for (let i = 0; i < n; i += 1) {
    let best = i;
    for (let k = i + 1; k < n; k += 1) if (Math.abs(cell(k, i)) > Math.abs(cell(best, i))) best = k;
    [lines[i], lines[best]] = [lines[best] as number[], lines[i] as number[]];
    for (let k = i + 1; k < n; k += 1) {
      const factor = cell(k, i) / cell(i, i);
      for (let j = i; j <= n; j += 1) (lines[k] as number[])[j] = cell(k, j) - factor * cell(i, j);
    }
  }
  const out = new Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i -= 1) {
    let sum = cell(i, n);
    for (let j = i + 1; j < n; j += 1) sum -= cell(i, j) * (out[j] ?? 0);
    out[i] = sum / cell(i, i);
  }
  return out;
}
