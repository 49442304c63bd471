/** A closed line of points. */
export type Ring = readonly (readonly [x: number, y: number])[];

/** Path data of closed lines, in steps from point to point, which are shorter than places. */
export function pathOf(rings: readonly Ring[], digits = 1): string {
  const unit = 10 ** digits;
  return rings
    .filter((ring) => ring.length > 3)
    .map((ring) => {
      let [x, y] = [0, 0];
      const steps = ring.slice(0, -1).map(([px, py], i) => {
        const [nx, ny] = [Math.round(px * unit), Math.round(py * unit)];
        const step = i === 0 ? [nx, ny] : [nx - x, ny - y];
        [x, y] = [nx, ny];
        return step.map((value) => value / unit).join(" ");
      });
      return `M${steps[0]}l${steps.slice(1).join(" ").replaceAll(" -", "-")}z`;
    })
    .join("");
}
