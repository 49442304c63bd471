/**
 * Reads the lines of an aid offer. A line is told by its own words; where they say nothing ("Presidential Award"), by
 * the heading above it; else it stays unknown, for the reader to say. So does a line whose amount can be read in two
 * ways.
 */

import { amountsIn, type YearAmount, yearAmount } from "./amounts";
import {
  columnsOf,
  introducesOneTerm,
  mixesCostAndAid,
  namesOneTerm,
  noColumns,
  saysAllPerTerm,
  termHeading,
  termOf,
} from "./columns";
import {
  aidOf,
  headingKind,
  isCounted,
  isNoGift,
  isPayInKind,
  isPlaceToLive,
  isTakenBackOrUnsure,
  isTotal,
  kindOf,
  type LineKind,
  namesOneAid,
  paysAPrice,
  soundsLikeAid,
} from "./kinds";
import { isOwnSum, nameOf, unitLength } from "./label";
import { type LetterLine, mostLines } from "./letter-line";
import { longestLetter, plainLines } from "./text";
import { settleTotals } from "./totals";

/** The lines with an amount, in the order of the letter. */
export function readLetter(letter: string): readonly LetterLine[] {
  const found: FoundLine[] = [];
  let heading: LineKind = "unknown";
  /** The heading names the whole cost, so a place to live below it ("On Campus Residence") is that cost. */
  let headsWhole = false;
  let columns = noColumns;
  /** The one term that the rows below a heading are of. */
  let term: string | null = null;
  /** The line before, if it has no amount: the name of an amount that stands alone below it. */
  let above = "";
  const all = plainLines(letter.slice(0, longestLetter)).flatMap(oneAidEach);
  let mixed = false;
  const firstAmount = all.findIndex((line) => amountsIn(line).length > 0);
  const allPerTerm =
    all.some((line) => saysAllPerTerm(line) && amountsIn(line).length === 0) ||
    all.slice(0, Math.max(0, firstAmount)).some(introducesOneTerm);
  for (const line of all) {
    const amounts = amountsIn(line);
    const year = yearAmount(line, amounts, columns);
    if (year === null) {
      columns = columnsOf(line) ?? columns;
      mixed = mixesCostAndAid(line);
      heading = headingAfter(line, heading);
      headsWhole = heading === "cost" && (kindOf(line) === "totalCost" || headsWhole);
      term = termHeading(line) ?? (headsOneTerm(line) ? "each" : endsTerm(line) ? null : term);
      above = line;
      if (paysAPrice(line) && found.length < mostLines) found.push(withoutAmount(line));
      continue;
    }
    const { name, head, fromAbove } = nameOf(line, amounts, above, year.total !== null);
    // Names first and amounts below: which amount is whose cannot be told.
    const loose = name === "";
    const before = found.at(-1);
    if (loose && before?.fromAbove) found[found.length - 1] = { ...before, ...notTold };
    above = "";
    const rowMixes = mixed && amounts.length > 1;
    headsWhole &&= isPlaceToLive(name);
    const whole = headsWhole && year.clear;
    const { kind, toldBy } = loose || rowMixes ? notTold : whole ? wholeCost : told(name, head, year, heading);
    heading = headingBelow(saidOf(name, head), heading);
    const own = termOf(name);
    const ofOneTerm =
      allPerTerm ||
      (amounts.length === 1 && (namesOneTerm(head) || /^\W*(fall|spring) only/i.test(line.slice(amounts[0]?.end))));
    found.push({
      label: name.slice(0, 100) || "Line without a name",
      amount: year.dollars,
      kind,
      toldBy,
      ...(year.per === "year" ? {} : { per: year.per }),
      ...(rowMixes ? { mixed: true as const } : {}),
      term:
        amounts.length > 1 || saysYear(line)
          ? null
          : ((ofOneTerm ? null : (own.term ?? term)) ?? (ofOneTerm ? "each" : null)),
      stem: own.rest.toLowerCase(),
      minus: year.minus,
      fromAbove,
      total: year.total === "year",
    });
    if (found.length === mostLines) break;
  }
  return settleTotals(settleMinus(settleRepeated(settleTerms(found)))).map(
    ({ label, amount, kind, toldBy, per, mixed }) => ({
      label,
      amount,
      kind,
      toldBy,
      ...(per === undefined ? {} : { per }),
      ...(mixed === undefined ? {} : { mixed }),
    }),
  );
}

interface FoundLine extends LetterLine {
  /** The term its name or the heading above says it is of. */
  readonly term: string | null;
  /** Its name without the term. */
  readonly stem: string;
  /** Its amount has the sign of something taken off. */
  readonly minus: boolean;
  /** Its name stands on the line above the amount. */
  readonly fromAbove: boolean;
  /** Its amount is said to be the total of its year. */
  readonly total: boolean;
}

const wholeCost = { kind: "totalCost", toldBy: "heading" } as const;
const notTold = { kind: "unknown", toldBy: "nothing" } as const;

/** What a line is and what told it. */
function told(name: string, head: string, year: YearAmount, heading: LineKind): Pick<LetterLine, "kind" | "toldBy"> {
  const said = saidOf(name, head);
  // "Tuition Exchange" and "Board of Trustees Award" are no costs, but what they are they do not say.
  const own = said === "cost" && soundsLikeAid(name) ? "unknown" : said;
  if (!isSum(own) && (!year.clear || isTakenBackOrUnsure(name) || isPayInKind(name))) return notTold;
  // "Labor Grant (10 hours a week)": what is worked for is no gift.
  if (own === "grant" && /\b(hours?|hrs?)\b.{0,10}\b(week|wk)\b/i.test(name)) return notTold;
  // What stands under "in total" may be for all years; what has no kind of its own may be a total of others.
  if (year.total === "unsaid" && (own === "unknown" || namesOneAid(name))) return notTold;
  if (own === "unknown" && isTotal(name)) return notTold;
  if (own !== "unknown") return { kind: own, toldBy: "line" };
  if (!isCounted(heading) || said !== "unknown") return notTold;
  if (heading === "cost" && soundsLikeAid(name)) return notTold;
  if (heading === "grant" && isNoGift(name)) return notTold;
  return { kind: heading, toldBy: "heading" };
}

/** The kind by a line's own words. One aid named before its amount is no sum or cost by the words behind it. */
function saidOf(name: string, head: string): LineKind {
  const said = kindOf(name);
  const ofOthers = isSum(said) || said === "totalCost";
  return ofOthers && namesOneAid(head) && kindOf(head) === aidOf(head) ? aidOf(name) : said;
}

const isSum = (kind: LineKind) => kind === "sum" || kind === "netPrice";

/**
 * The heading that holds after a line without an amount. A short line is one, of whatever it names; a sentence may end
 * the heading above it, but makes none for grants or costs: it only talks of them.
 */
function headingAfter(line: string, heading: LineKind): LineKind {
  if (columnsOf(line) !== null && headingKind(line) === "unknown" && !/[a-z]{3}/i.test(withoutColumns(line)))
    return heading;
  const kind = headingKind(line);
  const sentence = /[.!?]$/.test(line);
  if (!sentence && (line.length <= 60 || line.endsWith(":"))) return kind;
  const leads = !sentence || /\b(following|below)\b/i.test(line);
  if (kind === heading) return heading;
  if (leads && ["loan", "plus", "work"].includes(kind)) return kind;
  return kind !== "unknown" || heading === "grant" ? "unknown" : heading;
}

const withoutColumns = (line: string) =>
  line.replace(
    /\b(summer|fall|autumn|winter|spring|semester|term|quarter|total|year|annual|amount|offered|accepted|declined)\b/gi,
    " ",
  );

/** The heading that holds after a line with an amount: a total ends a group, and so does a line of another kind. */
function headingBelow(own: LineKind, heading: LineKind): LineKind {
  if (isSum(own)) return "unknown";
  if (own === "unknown" || own === heading || own === "totalCost") return heading;
  return own === "plus" && heading === "loan" ? heading : heading === "loan" && own === "cost" ? heading : "unknown";
}

/**
 * Taken off by its sign: where all grants stand like that, they are taken off the cost; where only some do, they may be
 * taken back, and are asked about.
 */
function settleMinus(lines: readonly FoundLine[]): readonly FoundLine[] {
  return lines.map((line) => {
    if (!line.minus || (line.kind !== "grant" && line.kind !== "cost")) return line;
    const mixed = lines.some(({ kind, minus }) => kind === line.kind && !minus);
    return mixed || line.kind === "cost" ? { ...line, ...notTold } : line;
  });
}

/**
 * What is of one term counts where the same aid is there for another term too ("Pell Grant Fall", "Pell Grant Spring").
 * Alone it is half of a year, or a third, or all of it: that is asked about.
 */
function settleTerms(lines: readonly FoundLine[]): readonly FoundLine[] {
  return lines.map((line) => {
    // A whole cost that stands below "Fall 2027" is mostly that of the year; "Cost of attendance (fall)" isn't.
    const named = line.stem !== line.label.toLowerCase();
    if (line.term === null) return line;
    if (!isCounted(line.kind) && !(line.kind === "totalCost" && (line.term === "each" || named))) return line;
    const otherTerm = lines.some(({ term, stem }) => term !== null && term !== line.term && stem === line.stem);
    return otherTerm ? line : { ...line, ...notTold, per: "term" };
  });
}

/** The same aid with the same amount twice: a summary and its details, or the letters of two students. */
function settleRepeated(lines: readonly FoundLine[]): readonly FoundLine[] {
  const same = (one: FoundLine, other: FoundLine) =>
    one.amount === other.amount && one.kind === other.kind && one.stem === other.stem && one.term === other.term;
  return lines.map((line, at) =>
    isCounted(line.kind) && line.amount > 0 && lines.slice(0, at).some((before) => same(before, line))
      ? { ...line, ...notTold }
      : line,
  );
}

/** Aid that pays a price, such as "full tuition": how many dollars that is, only the reader or the college can say. */
const withoutAmount = (line: string): FoundLine => ({
  label: line.slice(0, 100),
  amount: 0,
  ...notTold,
  term: null,
  stem: line.toLowerCase(),
  minus: false,
  fromAbove: false,
  total: false,
});

const saysYear = (line: string): boolean => /\b(year|annual|annually|yearly|año|anual)\b/i.test(line);

/** A heading of amounts that are each of one term: "Costs per semester". */
const headsOneTerm = (line: string): boolean =>
  line.length <= 60 && !/[.!?]$/.test(line) && columnsOf(line) === null && namesOneTerm(line);

/** A row that ends what stood under the name of a term. */
const endsTerm = (line: string): boolean => saysYear(line) || columnsOf(line) !== null;

/**
 * Sentences of one line of running text. In "Plus a $3,000 travel grant. Our price is …" names stand behind amounts,
 * too.
 */
const sentencesOf = (line: string): readonly string[] =>
  line.length < 60 || / {2,}/.test(line) || amountsIn(line).length < 2
    ? [line]
    : line.split(/(?<=[a-z)]{4}[.!?]|\d[kK]?[.!?]) (?=\p{Lu})/u);

/** Cuts a line with several aids, each with its name and its amount, into one line for each. */
const oneAidEach = (line: string): readonly string[] => sentencesOf(line).flatMap(oneAidEachIn);

function oneAidEachIn(line: string): readonly string[] {
  const amounts = amountsIn(line);
  if (amounts.length < 2) return [line];
  const cuts = amounts.slice(1).flatMap(({ start }, at) => {
    const from = amounts[at]?.end ?? 0;
    const between = line.slice(from, start);
    const unit = unitLength(between);
    const name = between.slice(unit);
    if (isOwnSum(name, line.slice(start))) return [];
    return kindOf(name) === "unknown" && !(soundsLikeAid(name) && /[a-z]{4}/i.test(name)) ? [] : [from + unit];
  });
  return [0, ...cuts]
    .map((cut, at) =>
      line
        .slice(cut, cuts[at])
        .replace(/^[\s,;.)]+(and |& )?/i, "")
        .trim(),
    )
    .filter((part) => part !== "");
}
