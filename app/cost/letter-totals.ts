import { isGroupName, isOfSeveral, isTotal, type LineKind, totalOf } from "./letter-kinds";
import type { LetterLine } from "./letter-lines";

/**
 * Sees to it that nothing is counted twice, and that a total that stands alone is not lost. A line that names a whole group
 * ("Scholarships and grants") is a total where it adds others up, and asked about where it does not but others are there.
 * A total of grants without one grant is asked about; a total of some costs without their parts is a cost.
 */
export function settleTotals<Line extends LetterLine>(lines: readonly Line[]): readonly Line[] {
  return lines.map((line, at) => {
    if (isOfSeveral(line.label) || isGroupName(line.label)) {
      if (line.kind === "grant" || line.kind === "loan") return settleGroup(lines, at, line);
    }
    if (line.kind !== "sum" || !isTotal(line.label)) return line;
    const group = totalOf(line.label);
    if (group === "grant" && !lines.some(({ kind }) => kind === "grant")) return asked(line);
    return group === "cost" ? settleCosts(lines, at, line) : line;
  });
}

function settleGroup<Line extends LetterLine>(lines: readonly Line[], at: number, line: Line): Line {
  const isPart = ({ kind, label }: Line) => kind === line.kind && !isGroupName(label);
  if (!lines.some((other) => other !== line && isPart(other))) return line;
  const group = isGroupName(line.label);
  // "Grants from your state" may happen to be as much as one other grant, but hardly as two or more.
  const addsUp = [lines.slice(0, at).reverse(), lines.slice(at + 1)].some((side) =>
    runAddsUp(side.filter(isPart), line, group ? 1 : 2),
  );
  if (addsUp) return { ...line, kind: "sum" };
  return group ? asked(line) : line;
}

/** "Total tuition and fees": a sum of its parts, if they are there; else the one line that names them. */
function settleCosts<Line extends LetterLine>(lines: readonly Line[], at: number, line: Line): Line {
  const costs = lines.filter(({ kind }) => kind === "cost");
  if (runAddsUp(lines.slice(0, at).reverse().filter(isCost), line)) return line;
  const names = line.label.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  const named = costs.some(({ label }) => names.some((name) => label.toLowerCase().includes(name)));
  return named ? asked(line) : { ...line, kind: "cost", toldBy: "line" };
}

const isCost = ({ kind }: { readonly kind: LineKind }) => kind === "cost";

/** Whether the first `fewest` or more of these lines come to the amount, cents aside. */
function runAddsUp(parts: readonly LetterLine[], { amount }: LetterLine, fewest = 1): boolean {
  let sum = 0;
  return parts.some((part, at) => {
    sum += part.amount;
    return at + 1 >= fewest && Math.abs(sum - amount) <= (at + 1) / 2;
  });
}

const asked = <Line extends LetterLine>(line: Line): Line => ({ ...line, kind: "unknown", toldBy: "nothing" });
