/** Colleges beside each other: the same figure of each, and which one is lower or higher. */
import type { College } from "~/colleges/college";
import { type Evidence, type Statement, say } from "~/counselor/answer/evidence";
import { type FrameName, wordsIn } from "~/counselor/frames/frames";
import type { Ground } from "~/counselor/ground/ground";
import { count, dollars, percent } from "~/design/figures";
import { nameFirst } from "../tools/college-evidence";

type Said = "lower of two" | "higher of two" | "larger of two" | "smaller share of two";

/** The value of a statement's evidence that says which of two colleges is meant by "cheaper", "harder", "more". */
const measures: readonly {
  readonly key: string;
  /** Another value that has to be there: a "rate" is of graduates, or of applicants. */
  readonly beside?: string;
  readonly side?: "side home" | "side away";
  readonly write: (value: number) => string;
  readonly said: Said;
}[] = [
  ...(["in_state", "in_state_on_campus"] as const).map(
    (key) => ({ key, side: "side home", write: dollars, said: "lower of two" }) as const,
  ),
  ...(["out_of_state", "out_of_state_on_campus"] as const).map(
    (key) => ({ key, side: "side away", write: dollars, said: "lower of two" }) as const,
  ),
  { key: "net_price", write: dollars, said: "lower of two" },
  { key: "debt", write: (value) => dollars(Math.round(value)), said: "lower of two" },
  { key: "rate", beside: "applicants", write: percent, said: "smaller share of two" },
  { key: "rate", beside: "six_years", write: percent, said: "higher of two" },
  { key: "retention", write: percent, said: "higher of two" },
  { key: "after_10_years", write: (value) => dollars(Math.round(value)), said: "higher of two" },
  { key: "undergraduates", write: count, said: "larger of two" },
  { key: "students_per_teacher", write: count, said: "lower of two" },
];

/** From where a family reads two prices of a public college. */
export type Side = "home" | "away" | null;

/** The side of a question about two colleges: as it says, or where both are of the family's own or of other states. */
export function sideOf(
  colleges: readonly College[],
  student: { readonly residency: string | null; readonly state: string | null },
  bare: string,
): Side {
  if (student.residency === "nonresident" || /\bout[- ]of[- ]state\b/.test(bare)) return "away";
  if (student.residency === "resident" || /\bin[- ]state\b|\bresidents?\b/.test(bare)) return "home";
  if (student.state === null) return null;
  const own = colleges.map(({ state }) => state === student.state);
  return own.every(Boolean) ? "home" : own.some(Boolean) ? null : "away";
}

/** Which of two colleges is lower or higher, by the figures that two statements rest on; nothing where they're equal. */
export function verdictOf(
  pair: readonly (readonly [College, Statement | undefined])[],
  side: Side,
  ground: Ground,
): readonly Statement[] {
  const [[one, first] = [], [other, second] = []] = pair;
  const [mine, theirs] = [first?.evidence[0], second?.evidence[0]];
  if (pair.length !== 2 || !one || !other || !mine || !theirs) return [];
  // Figures of two years say nothing of each other.
  if (mine.year !== theirs.year) return [];
  const { say: write } = wordsIn(ground);
  const priced = measures.filter(({ key, beside, side: of }) => {
    if (beside !== undefined && !(beside in mine.figures)) return false;
    const both = [mine.figures[key], theirs.figures[key]];
    return both.every((value) => typeof value === "number") && (of === undefined || side === null || of.endsWith(side));
  });
  const told = priced.flatMap(({ key, side: of, write: shown, said }) => {
    const [a, b] = [Number(mine.figures[key]), Number(theirs.figures[key])];
    if (shown(a) === shown(b)) return [];
    const isFirst = said === "lower of two" || said === "smaller share of two" ? a < b : a > b;
    const twoPrices = of !== undefined && [mine, theirs].some((evidence) => hasTwoPrices(evidence));
    return [
      write(said, {
        name: nameFirst(isFirst ? one : other),
        value: shown(isFirst ? a : b),
        against: shown(isFirst ? b : a),
        side: twoPrices ? write(of as FrameName) : "",
      }),
    ];
  });
  // Where a college has one price for everybody on both sides, it's said once.
  const sentences = [...new Set(told)];
  return sentences.length === 0 ? [] : [say(sentences.join(" "), mine, theirs)];
}

const hasTwoPrices = ({ figures }: Evidence): boolean =>
  (["in_state", "in_state_on_campus"] as const).some((key) => {
    const away = figures[key.replace("in_state", "out_of_state")];
    return typeof figures[key] === "number" && typeof away === "number" && away !== figures[key];
  });

/**
 * The statements of two or three colleges figure by figure: the first of each, which one is lower, then the second of
 * each. A statement that doesn't name its college is given the name, as it no longer stands behind one that does.
 */
export function sideBySide(
  each: readonly { readonly college: College; readonly statements: readonly Statement[] }[],
  side: Side,
  ground: Ground,
): readonly Statement[] {
  const rows = Math.max(0, ...each.map(({ statements }) => statements.length));
  const { say: write } = wordsIn(ground);
  const named = (college: College, statement: Statement): Statement =>
    namesIt(college, statement)
      ? statement
      : { ...statement, text: write("at college", { college: nameFirst(college), text: statement.text }) };
  return Array.from({ length: rows }, (_, row) => {
    const pair = each.map(({ college, statements }): [College, Statement | undefined] => [college, statements[row]]);
    const told = pair.flatMap(([college, statement]) => (statement === undefined ? [] : [named(college, statement)]));
    return [...told, ...(told.length === 2 ? verdictOf(pair, side, ground) : [])];
  }).flat();
}

const namesIt = (college: College, { text }: Statement): boolean =>
  text.toLowerCase().includes(nameFirst(college).toLowerCase());
