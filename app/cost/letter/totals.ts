import { aidOf, isGroupName, isOfSeveral, isTotal, type LineKind, ownWords, totalOf } from "./kinds";
import type { LetterLine } from "./letter-line";

/**
 * Sees to it that nothing is counted twice, and that a total that stands alone is not lost. A line that names a whole
 * group ("Scholarships and grants") is a total where it adds others up, and asked about where it does not but others
 * are there. A total of grants without one grant is asked about; a total of some costs without their parts is a cost;
 * one of a named aid ("Dean's Scholarship total") is that aid, unless its parts are there.
 */
export function settleTotals<Line extends TotalLine>(lines: readonly Line[]): readonly Line[] {
  return lines.map((line, at) => {
    if (isOfSeveral(line.label) || isGroupName(line.label)) {
      if (line.kind === "grant" || line.kind === "loan") return settleGroup(lines, at, line);
    }
    if (isNamedTotal(line)) return settleNamed(lines, at, line);
    if (line.kind !== "sum" || !isTotal(line.label)) return line;
    const group = totalOf(line.label);
    if (group === "grant" && !lines.some(({ kind }) => kind === "grant")) return asked(line);
    return group === "cost" ? settleCosts(lines, at, line) : line;
  });
}

export interface TotalLine extends LetterLine {
  /** Its amount is said to be the total of its year. */
  readonly total: boolean;
}

/**
 * "Pell Grant total" adds up the lines of that name, where there are any; "State grant total" may add up any grants.
 */
function settleNamed<Line extends TotalLine>(lines: readonly Line[], at: number, line: Line): Line {
  const isPart = (other: Line) => other !== line && other.kind === line.kind && !isNamedTotal(other);
  const sides = [lines.slice(0, at).reverse(), lines.slice(at + 1)].map((side) => side.filter(isPart));
  const addsUp = (fewest: number) => sides.some((side) => runAddsUp(side, line, fewest));
  const own = line.total ? wordsOf(line.label) : ownWords(line.label);
  const namesakes = sides.flat().filter(({ label }) => own.every((word) => wordsOf(label).includes(word)));
  if (namesakes.length === 0) return addsUp(2) ? asked(line) : line;
  const all = namesakes.reduce((sum, { amount }) => sum + amount, 0);
  const isSum = own.length === 0 ? addsUp(1) : Math.abs(all - line.amount) <= namesakes.length / 2;
  return isSum ? { ...line, kind: "sum" } : asked(line);
}

const isNamedTotal = (line: TotalLine): boolean =>
  line.kind === aidOf(line.label) && (line.total || isTotal(line.label));

const wordsOf = (label: string): readonly string[] => label.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

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
