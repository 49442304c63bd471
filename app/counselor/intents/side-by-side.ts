/** Colleges beside each other: the same figure of each, and which one is lower or higher. */
import type { College } from "~/colleges/college";
import { asksTwoPrices } from "~/colleges/price/yearly-price";
import { type Statement, say } from "~/counselor/answer/evidence";
import type { Ground } from "~/counselor/ground/ground";
import { wordsIn } from "~/counselor/sentences/sentences";
import { count, dollars, percent } from "~/design/figures";
import { isState, stateName } from "~/geography/states";
import { nameFirst } from "../tools/college-evidence";

type Said = "lower of two" | "higher of two" | "larger of two" | "smaller share of two";

/** The prices of which a family pays one: as a resident or as a student from elsewhere. */
const pricePairs = [
  ["in_state", "out_of_state"],
  ["in_state_on_campus", "out_of_state_on_campus"],
  ["in_state_with_family", "out_of_state_with_family"],
] as const;

/** The value of a statement's evidence that says which of two colleges is meant by "cheaper", "harder", "more". */
const measures: readonly {
  readonly key: string;
  /** Another value that has to be there: a "rate" is of graduates, or of applicants. */
  readonly beside?: string;
  readonly write: (value: number) => string;
  readonly said: Said;
}[] = [
  { key: "debt", write: (value) => dollars(Math.round(value)), said: "lower of two" },
  { key: "mid", write: dollars, said: "lower of two" },
  { key: "rate", beside: "applicants", write: percent, said: "smaller share of two" },
  { key: "rate", beside: "six_years", write: percent, said: "higher of two" },
  { key: "retention", write: percent, said: "higher of two" },
  { key: "after_10_years", write: (value) => dollars(Math.round(value)), said: "higher of two" },
  { key: "undergraduates", write: count, said: "larger of two" },
  { key: "students_per_teacher", write: count, said: "lower of two" },
];

/** From where a family reads two prices of a public college: its own state, or else what the question says. */
export type Side = { readonly home: string } | "home" | "away" | null;

/** The side of a question about colleges: the state that a family lives in decides, and only without one its words. */
export function sideOf(
  student: { readonly residency: string | null; readonly state: string | null },
  bare: string,
): Side {
  if (student.state !== null && student.residency !== "international") return { home: student.state };
  if (student.residency !== null && student.residency !== "resident") return "away";
  if (/\bout[- ]of[- ]state\b/.test(bare)) return "away";
  return student.residency === "resident" || /\bin[- ]state\b|\bresidents?\b/.test(bare) ? "home" : null;
}

/** Whether a family pays at a college what students from elsewhere do. */
export const paysAway = (college: College, side: Side): boolean =>
  asksTwoPrices(college) && (side === "away" || (side !== null && side !== "home" && side.home !== college.state));

/** Whether one family can be at home at all of these colleges that ask two prices. */
export const inOneState = (colleges: readonly College[]): boolean =>
  new Set(colleges.filter(asksTwoPrices).map(({ state }) => state)).size < 2;

type Comparison = "lower of two" | "lower for a family";
/** How one pair of prices is held against each other: which of the two each college's is, and for whom that is. */
interface Reading {
  readonly sentence: Comparison;
  readonly away: readonly boolean[];
  readonly side: "side home" | "side away" | null;
}

/**
 * The readings of two prices. A family pays the resident's at home and the other one elsewhere, so two resident's
 * prices of two states are held against each other for nobody.
 */
function readingsOf(colleges: readonly College[], side: Side): readonly Reading[] {
  const two = colleges.filter(asksTwoPrices);
  const none = colleges.map(() => false);
  if (two.length === 0) return [{ sentence: "lower of two", away: none, side: null }];
  const away = colleges.map((college) => asksTwoPrices(college) && paysAway(college, side));
  if (side !== null && side !== "home" && side !== "away") {
    if (two.every((college) => paysAway(college, side))) return [{ sentence: "lower of two", away, side: "side away" }];
    if (away.every((one) => !one)) return [{ sentence: "lower of two", away, side: "side home" }];
    return [{ sentence: "lower for a family", away, side: null }];
  }
  const fromElsewhere: Reading = { sentence: "lower of two", away: colleges.map(asksTwoPrices), side: "side away" };
  if (side === "away") return [fromElsewhere];
  const atHome: Reading = { sentence: "lower of two", away: none, side: "side home" };
  if (!inOneState(colleges)) return side === "home" ? [] : [fromElsewhere];
  return side === "home" ? [atHome] : [atHome, fromElsewhere];
}

/**
 * Which of two colleges is lower or higher, by the figures that two statements rest on; nothing where they're equal.
 */
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
  const lowerOf = (a: number, b: number, { sentence, side: of }: Omit<Reading, "away">): readonly string[] => {
    if (dollars(a) === dollars(b)) return [];
    const home = side !== null && typeof side === "object" && isState(side.home) ? stateName(side.home) : "";
    const values = {
      name: nameFirst(a < b ? one : other),
      value: dollars(Math.min(a, b)),
      against: dollars(Math.max(a, b)),
    };
    return [
      write(
        sentence,
        sentence === "lower of two" ? { ...values, side: of === null ? "" : write(of) } : { ...values, home },
      ),
    ];
  };
  const colleges = [one, other];
  // The price that both statements tell; of the ways to live that stand behind it, the one they say.
  const shared = pricePairs.find(([home]) => [mine, theirs].every(({ figures }) => home in figures));
  const prices = (shared === undefined ? [] : [shared]).flatMap(([home, away]) =>
    readingsOf(colleges, side).flatMap((reading) => {
      const [a, b] = [mine, theirs].map(({ figures }, at) => figures[reading.away[at] ? away : home]);
      return typeof a === "number" && typeof b === "number" ? lowerOf(a, b, reading) : [];
    }),
  );
  // What residents paid after grants is nothing that a family from elsewhere pays.
  const [ours, others] = [mine.figures.net_price, theirs.figures.net_price];
  const isPaid = inOneState(colleges) ? side !== "away" && !colleges.some((one) => paysAway(one, side)) : false;
  const paid =
    isPaid && typeof ours === "number" && typeof others === "number"
      ? lowerOf(ours, others, { sentence: "lower of two", side: null })
      : [];
  const told = measures.flatMap(({ key, beside, write: shown, said }) => {
    if (beside !== undefined && !(beside in mine.figures)) return [];
    const [a, b] = [mine.figures[key], theirs.figures[key]];
    if (typeof a !== "number" || typeof b !== "number" || shown(a) === shown(b)) return [];
    const isFirst = said === "lower of two" || said === "smaller share of two" ? a < b : a > b;
    return [
      write(said, {
        name: nameFirst(isFirst ? one : other),
        value: shown(isFirst ? a : b),
        against: shown(isFirst ? b : a),
        side: "",
      }),
    ];
  });
  // Where a college has one price for everybody on both sides, it's said once.
  const sentences = [...new Set([...prices, ...paid, ...told])];
  return sentences.length === 0 ? [] : [say(sentences.join(" "), mine, theirs)];
}

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
