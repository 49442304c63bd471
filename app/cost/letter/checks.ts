/**
 * Looks for what must not happen in silence: a sum of a letter that is wrong. Each check compares the lines that were
 * read with the totals the letter states, with federal law, or with the price, and says which figures are in doubt.
 *
 * Why the file is long: the checks read as one list, in the order in which their warnings are shown.
 */
import { dollars } from "~/design/figures";
import { isConditional, isPlaceToLive, isTotal, type LineKind, totalOf } from "./kinds";
import type { LetterLine } from "./letter-line";
import type { FederalLimits } from "./limits";

export type Figure = "cost" | "grants" | "loans" | "work";

export interface LetterWarning {
  readonly text: string;
  /** Figures that may be wrong because of it; empty where the sums are right and the letter is not clear. */
  readonly doubts: readonly Figure[];
}

/** Dollars by which a stated total may differ from its lines: cents and roundings. */
const tolerance = 5;

type Check = (lines: readonly LetterLine[], limits: FederalLimits) => readonly LetterWarning[];

const checks: readonly Check[] = [
  statedTotals,
  totalsOfTerms,
  costParts,
  twoCosts,
  eitherCost,
  wholeAmongParts,
  sumAmongAid,
  federalMaxima,
  grantsAboveCost,
  netPrice,
  debtAsAid,
  conditions,
  tooSmall,
  mixedColumns,
];

/** What is odd in a letter, each with the figures it puts in doubt. Amounts in whole dollars. */
export function checkLetter(lines: readonly LetterLine[], limits: FederalLimits): readonly LetterWarning[] {
  return checks.flatMap((check) => check(lines, limits));
}

const sumOf = (lines: readonly LetterLine[], ...kinds: readonly LineKind[]): number =>
  lines.filter(({ kind }) => kinds.includes(kind)).reduce((all, { amount }) => all + amount, 0);

const near = (one: number, other: number): boolean => Math.abs(one - other) <= tolerance;

/** Sums of the lines that stand one after another directly above, from the last one up. */
function runsAbove(lines: readonly LetterLine[], at: number): readonly number[] {
  let sum = 0;
  return lines
    .slice(0, at)
    .reverse()
    .filter(({ kind }) => kind !== "sum" && kind !== "netPrice")
    .map(({ amount }) => (sum += amount));
}

const ofTerm = /\b(semester|term|quarter|fall|spring|semestre|otoño|primavera)\b/i;

/** A stated total that no group of the lines comes to: an amount was misread, or the letter is wrong. */
function statedTotals(lines: readonly LetterLine[]): readonly LetterWarning[] {
  const aid: readonly LineKind[] = ["grant", "loan", "plus", "work"];
  return lines.flatMap((line, at): readonly LetterWarning[] => {
    if (line.kind !== "sum" || !isTotal(line.label) || ofTerm.test(line.label)) return [];
    const group = totalOf(line.label);
    if (group === "cost" || group === "totalCost") return [];
    const kinds = group === "unknown" ? aid : [group];
    const groups = [
      [group],
      aid,
      ["grant", "work"],
      ["grant", "loan"],
      ["grant", "loan", "plus"],
      ["loan", "plus"],
      [...aid, "unknown"],
    ];
    const known = [
      ...groups.map((each) => sumOf(lines, ...(each as LineKind[]))),
      sumOf(lines, "cost"),
      ...runsAbove(lines, at),
    ];
    if (known.some((sum) => near(sum, line.amount))) return [];
    const found = sumOf(lines, ...kinds);
    const doubts =
      group === "grant"
        ? ["grants"]
        : group === "loan" || group === "plus"
          ? ["loans"]
          : group === "work"
            ? ["work"]
            : ["grants", "loans", "work"];
    return [
      {
        text: `“${line.label}” says ${dollars(line.amount)}, but the lines we read add up to ${dollars(found)}. Compare each line with the letter.`,
        doubts: doubts as Figure[],
      },
    ];
  });
}

/** A total "per semester" that is the sum of the lines: they are of one semester, not of a year. */
function totalsOfTerms(lines: readonly LetterLine[]): readonly LetterWarning[] {
  return lines.flatMap((line, at): readonly LetterWarning[] => {
    if (line.kind !== "sum" || !isTotal(line.label) || !ofTerm.test(line.label)) return [];
    if (!runsAbove(lines, at).some((sum) => near(sum, line.amount))) return [];
    return [
      {
        text: `“${line.label}” is the sum of the lines above it, so they may cover one semester and not a year.`,
        doubts: ["grants", "loans", "work"],
      },
    ];
  });
}

/** Parts of the cost that come to more than its total. Less is usual: letters leave parts out. */
function costParts(lines: readonly LetterLine[]): readonly LetterWarning[] {
  const total = Math.max(0, ...lines.filter(({ kind }) => kind === "totalCost").map(({ amount }) => amount));
  const parts = sumOf(lines, "cost");
  if (total === 0 || parts <= total + tolerance) return [];
  return [
    {
      text: `The costs listed come to ${dollars(parts)}, more than the total cost of ${dollars(total)} that the letter gives. Ask which one is right.`,
      doubts: ["cost"],
    },
  ];
}

/** Two total costs that differ: of two ways to live, of residents and others, or of two letters. */
function twoCosts(lines: readonly LetterLine[]): readonly LetterWarning[] {
  const places = lines.flatMap(({ kind, amount }, at) => (kind === "totalCost" && amount > 0 ? [{ at, amount }] : []));
  const [first] = places;
  const other = places.find(({ amount }) => first !== undefined && !near(amount, first.amount));
  if (first === undefined || other === undefined) return [];
  const isAid = ({ kind }: LetterLine) => kind === "grant" || kind === "loan" || kind === "plus" || kind === "work";
  const between = lines.slice(first.at, other.at).some(isAid);
  const around = lines.slice(0, first.at).some(isAid) || lines.slice(other.at).some(isAid);
  const twoLetters = between && around;
  return [
    {
      text: `There are two total costs, ${dollars(first.amount)} and ${dollars(other.amount)}. ${twoLetters ? "If these are two letters, paste one at a time." : "Use the one for where you’ll live and for your state."}`,
      doubts: twoLetters ? ["cost", "grants", "loans", "work"] : ["cost"],
    },
  ];
}

const ofChoice =
  /\([^()]*\)|\b(non-?|in-?state|out-?of-?state|resident|in-?district|on-?campus|off-?campus|commuter|standard|double|single|triple)\b/gi;

/** The same cost twice, for residents and others or for one room and another: only one of them is paid. */
function eitherCost(lines: readonly LetterLine[]): readonly LetterWarning[] {
  if (lines.some(({ kind }) => kind === "totalCost")) return [];
  const costs = lines.filter(({ kind, label }) => kind === "cost" && !ofTerm.test(label));
  const stem = (label: string) =>
    label
      .toLowerCase()
      .replace(ofChoice, " ")
      .replace(/[^\p{L}]+/gu, " ")
      .trim();
  const pair = costs.flatMap((one, at) =>
    costs
      .slice(at + 1)
      .filter((other) => other.label !== one.label && stem(other.label) === stem(one.label))
      .map((other) => [one.label, other.label] as const),
  )[0];
  if (pair === undefined) return [];
  return [
    {
      text: `“${pair[0]}” and “${pair[1]}” look like a choice, and you pay only one of them. Keep the one that’s yours.`,
      doubts: ["cost"],
    },
  ];
}

/** A cost that is the sum of those beside it, or names only where a student lives: the whole cost among its parts. */
function wholeAmongParts(lines: readonly LetterLine[]): readonly LetterWarning[] {
  if (lines.some(({ kind }) => kind === "totalCost")) return [];
  const costs = lines.filter(({ kind, amount }) => kind === "cost" && amount > 0);
  const whole = costs.find((one, at) => {
    const sides = [costs.slice(0, at).reverse(), costs.slice(at + 1)];
    const addsUp = sides.some((side) => {
      const sums = side.map((_, to) => sumOf(side.slice(0, to + 1), "cost"));
      return sums.slice(1).some((sum) => near(sum, one.amount));
    });
    const others = costs.filter((other) => other !== one && !isPlaceToLive(other.label));
    const most = Math.max(0, ...others.map(({ amount }) => amount));
    return addsUp || (isPlaceToLive(one.label) && others.length > 1 && one.amount > most);
  });
  if (whole === undefined) return [];
  return [
    {
      text: `“${whole.label}” of ${dollars(whole.amount)} may be the whole cost, with the other costs already in it. Ask which lines make up the cost of one year.`,
      doubts: ["cost"],
    },
  ];
}

/** An aid that is the sum of two or more beside it to the dollar: a heading with its total, under a name of its own. */
function sumAmongAid(lines: readonly LetterLine[]): readonly LetterWarning[] {
  const kinds = [
    ["grant", "grants"],
    ["loan", "loans"],
  ] as const;
  return kinds.flatMap(([kind, figure]): readonly LetterWarning[] => {
    const aid = lines.filter((line) => line.kind === kind && line.amount > 0);
    const whole = aid.find((one, at) =>
      [aid.slice(0, at).reverse(), aid.slice(at + 1)].some((side) =>
        side.some(
          (_, to) =>
            // Round amounts are often each other's sums by chance.
            to > 0 && one.amount % 50 !== 0 && sumOf(side.slice(0, to + 1), kind) === one.amount,
        ),
      ),
    );
    if (whole === undefined) return [];
    return [
      {
        text: `“${whole.label}” of ${dollars(whole.amount)} is exactly the sum of the lines beside it, so it may be their total. Ask whether it comes on top of them.`,
        doubts: [figure],
      },
    ];
  });
}

/** Aid that is counted, though the letter makes it depend on something. */
function conditions(lines: readonly LetterLine[]): readonly LetterWarning[] {
  return lines
    .filter(({ kind, label }) => ["grant", "loan", "plus", "work"].includes(kind) && isConditional(label))
    .map(({ label, amount }) => ({
      text: `“${label}” comes with a condition. We count its ${dollars(amount)}. Ask what you have to do to get it, and plan for not getting it.`,
      doubts: [],
    }));
}

function federalMaxima(lines: readonly LetterLine[], limits: FederalLimits): readonly LetterWarning[] {
  const named = (kinds: readonly LineKind[], pattern: RegExp) =>
    lines.filter(({ kind, label }) => kinds.includes(kind) && pattern.test(label));
  const rules: readonly (readonly [name: string, found: readonly LetterLine[], most: number | null, of: Figure])[] = [
    ["a federal Pell Grant", named(["grant"], /\bpell\b/i), limits.pell, "grants"],
    ["an SEOG", named(["grant"], /\bf?seog\b|supplemental educational/i), limits.seog, "grants"],
    ["a TEACH Grant", named(["grant"], /\bTEACH\b/), limits.teach, "grants"],
    [
      "subsidized federal loans",
      named(["loan"], /(?<!un-?)\bsub(sidi[sz]ed)?\b|\bsubsidiado\b/i),
      limits.subsidized,
      "loans",
    ],
    [
      "federal student loans",
      named(["loan"], /\b(direct|stafford|sub|unsub|(un)?-?subsidi[sz]ed|fdu?sl)\b/i),
      limits.direct,
      "loans",
    ],
    ["Parent PLUS loans made from July 2026 on", named(["plus"], /./), limits.parentPlus, "loans"],
  ];
  return rules.flatMap(([name, found, most, of]): readonly LetterWarning[] => {
    const sum = found.reduce((all, { amount }) => all + amount, 0);
    if (most === null || sum <= most + tolerance) return [];
    const labels = found.map(({ label }) => `“${label}”`).join(" and ");
    return [
      {
        text: `${labels} ${found.length > 1 ? "come" : "comes"} to ${dollars(sum)}. The most that federal law allows for ${name} in one year is ${dollars(most)}: an amount may cover more than a year, be listed twice, or have been misread.`,
        doubts: [of],
      },
    ];
  });
}

function grantsAboveCost(lines: readonly LetterLine[]): readonly LetterWarning[] {
  const stated = Math.max(0, ...lines.filter(({ kind }) => kind === "totalCost").map(({ amount }) => amount));
  const cost = stated > 0 ? stated : sumOf(lines, "cost");
  const grants = sumOf(lines, "grant");
  if (cost === 0 || grants <= cost + tolerance) return [];
  return [
    {
      text: `The grants come to ${dollars(grants)}, more than the published cost of ${dollars(cost)}. Colleges cut grants that go above it, so an amount may cover more than a year, or the cost may cover less than one.`,
      doubts: ["grants", "cost"],
    },
  ];
}

/**
 * A net price of the letter's own that is not cost less grants. The sums here do not use it. Where the letter gives no
 * total cost, and no loan or job explains the difference, the lines themselves are in doubt.
 */
function netPrice(lines: readonly LetterLine[]): readonly LetterWarning[] {
  const said = lines.find(({ kind }) => kind === "netPrice");
  const stated = Math.max(0, ...lines.filter(({ kind }) => kind === "totalCost").map(({ amount }) => amount));
  const cost = stated > 0 ? stated : sumOf(lines, "cost");
  const own = cost - sumOf(lines, "grant");
  if (said === undefined || cost === 0 || near(said.amount, own)) return [];
  const debts: readonly (readonly LineKind[])[] = [["loan"], ["work"], ["plus"], ["loan", "work"], ["loan", "plus"]];
  const explained = [...debts, ["loan", "work", "plus"] as const].some((kinds) =>
    near(said.amount, Math.max(0, own - sumOf(lines, ...kinds))),
  );
  const more = stated > 0 ? "it leaves out a grant that was read" : "it has costs that we didn’t find a line for";
  return [
    {
      text: `The letter’s own net price is ${dollars(said.amount)}. Cost less grants is ${dollars(own)}: ${said.amount < own ? "it takes off loans, work or some costs" : more}.`,
      // With less taken off than was read here, a grant was counted that the letter doesn't count.
      doubts: stated > 0 ? (said.amount > own ? ["grants"] : []) : explained ? [] : ["cost"],
    },
  ];
}

/** Loans and jobs that a letter adds to its gifts. */
function debtAsAid(lines: readonly LetterLine[]): readonly LetterWarning[] {
  const total = lines.find(
    ({ kind, label, amount }) =>
      kind === "sum" &&
      totalOf(label) === "unknown" &&
      isTotal(label) &&
      amount > sumOf(lines, "grant") + tolerance &&
      // A total of the costs under a name of its own.
      (!near(amount, sumOf(lines, "cost")) || near(amount, sumOf(lines, "grant", "loan", "plus", "work"))),
  );
  const parts = [
    [sumOf(lines, "plus"), "a parent would borrow (Parent PLUS)"],
    [sumOf(lines, "loan"), "you would borrow"],
    [sumOf(lines, "work"), "you would have to earn in a job"],
  ] as const;
  const named = parts.filter(([amount]) => amount > 0).map(([amount, what]) => `${dollars(amount)} that ${what}`);
  const plus = sumOf(lines, "plus");
  if (named.length === 0 || (total === undefined && plus === 0)) return [];
  // A total that doesn't add up was named by its own warning already.
  const odd = total !== undefined && statedTotals(lines).some(({ text }) => text.startsWith(`“${total.label}”`));
  const start =
    total === undefined || odd ? "The letter lists as aid" : `“${total.label}” of ${dollars(total.amount)} includes`;
  return [{ text: `${start} ${named.join(", and ")}. None of it makes the college cheaper.`, doubts: [] }];
}

/** Aid of a few dollars: digits that were lost in a scan. */
function tooSmall(lines: readonly LetterLine[]): readonly LetterWarning[] {
  const figures: Partial<Record<LineKind, Figure>> = {
    grant: "grants",
    loan: "loans",
    plus: "loans",
    work: "work",
    totalCost: "cost",
  };
  return lines.flatMap(({ kind, label, amount }): readonly LetterWarning[] => {
    const figure = figures[kind];
    if (figure === undefined || amount <= 0 || amount >= 50) return [];
    return [
      {
        text: `“${label}” was read as ${dollars(amount)}. Compare it with the letter: digits may be missing.`,
        doubts: [figure],
      },
    ];
  });
}

/** Costs and aid side by side in columns: which amount of a row is which, only the letter's own heading says. */
function mixedColumns(lines: readonly LetterLine[]): readonly LetterWarning[] {
  if (!lines.some(({ mixed }) => mixed === true)) return [];
  return [
    {
      text: "The letter sets costs and aid side by side in columns, so it isn’t clear which amount is which. Write each cost and each aid on a line of its own.",
      doubts: ["cost", "grants", "loans", "work"],
    },
  ];
}
