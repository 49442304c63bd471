import type { Amount } from "./amount";
import { type Columns, noColumns } from "./columns";
import { isCounted, isOfSeveral, kindOf, soundsLikeAid } from "./kinds";
import { isOfAmount } from "./label";
import { isLeftToPay } from "./left-to-pay";
import { scanMark } from "./text";

/**
 * A number of at least three digits, or any with a dollar sign; grouped by commas, by dots as in Europe or by spaces,
 * with cents or a "k" of thousands. It never begins within another number, a date or a decimal.
 */
const numbers =
  /(?<![\d$]|\d[,./-](?!\$)|[a-z]-)(?<sign>-)?(?<open>\()?(?<dollar>\$\s?)?(?<minus>-)?(?<digits>\d{1,3}(?:,\d{3})+(?!\d)|\d{1,3}(?:\.\d{3})+(?![\d.])|\d{1,2}(?: \d{3})+(?=\s*$|\.\d\d\s*$)|\d[\d,]*\d|\d)(?<cents>\.\d{1,2}(?!\d))?(?<k> ?k\b)?(?![.,]?\d|%|\/\d)/gi;

/** Numbers of accounts, rooms, telephones and post codes, by what stands before them. */
const noAmountAfter = /(\b(id|suite|ste|box|code|account|acct|no|number|phone|tel|fax|cfda|page)\.?|#)[\s:#]*$/i;
const stateBefore = /,[^,]{1,30}\b[A-Z]{2} $/;
/** "1200 College Avenue" at the head of a letter. */
const street =
  /^ (?:[NSEW]\.? )?(?:[A-Z0-9][\w.'’-]* ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Boulevard|Blvd|Way|Lane|Ln|Parkway|Pkwy|Plaza|Circle|Highway|Hwy)\b/;
const dateBefore =
  /\b(for|in|of|by|since|until|through|year|years|fall|autumn|spring|summer|winter|class|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|\d{1,2},)\s*$/i;

/** The amounts of a line. Where one has a dollar sign, only those with one are amounts. */
export function amountsIn(line: string): readonly Amount[] {
  const found = [...line.matchAll(numbers)].flatMap((match) => {
    const { dollar, digits = "", cents = "", k } = match.groups ?? {};
    const start = match.index;
    const before = line.slice(Math.max(0, start - 40), start);
    const text = digits + cents;
    const plain = dollar === undefined;
    // Two digits are dollars only with cents; "3.00" may be a grade.
    const few = plain && k === undefined && digits.length < 3 && !isNothingLeft(line, start);
    if (few && (digits.length < 2 || !/^\.\d\d$/.test(cents))) return [];
    if (plain && k !== undefined && (digits.length > 2 || cents.length > 2)) return [];
    if (plain && /^\d+$/.test(digits) && isNumberOfSomething(digits, before, line.slice(start + match[0].length)))
      return [];
    if (plain && yearLike(text) && !yearIsAmount(line, start, match[0].length)) return [];
    const end = start + match[0].length;
    const read = readNumber(match);
    return [{ ...read, clear: read.clear && line[end] !== scanMark, start, end, dollar: !plain }];
  });
  const withSign = found.filter(({ dollar }) => dollar);
  return withSign.length > 0 ? withSign : found;
}

/** "Out of pocket 0": a bare zero at the end of a line that names what's left to pay. */
const isNothingLeft = (line: string, start: number): boolean =>
  /^0\s*$/.test(line.slice(start)) && /^\D+$/.test(line.slice(0, start)) && isLeftToPay(line.slice(0, start));

/**
 * A number without a dollar sign, commas or cents that is no amount: of an account, a post code, a telephone, a "529"
 * plan.
 */
const isNumberOfSomething = (digits: string, before: string, after: string): boolean =>
  noAmountAfter.test(before) ||
  (digits.length === 5 && stateBefore.test(before)) ||
  digits.length > 6 ||
  digits === "529" ||
  street.test(after) ||
  /^(-\d|\)?[ -]\d{3}-\d{4})/.test(after);

function readNumber(match: RegExpMatchArray): { dollars: number; minus: boolean; clear: boolean } {
  const { sign, open, minus, digits = "", cents = "", k } = match.groups ?? {};
  const european = /^\d{1,3}(\.\d{3})+$/.test(digits);
  const grouped = /^(\d+|\d{1,3}([, ]\d{3})+)$/.test(digits);
  return {
    dollars: Number(digits.replace(/[^\d]/g, "") + cents) * (k === undefined ? 1 : 1_000),
    minus: sign !== undefined || minus !== undefined || open !== undefined,
    clear: grouped && !european,
  };
}

const yearLike = (text: string): boolean => /^(19|20)\d\d$/.test(text);
/** Years a letter of today may speak of. */
const yearOfNow = (text: string): boolean => /^20[23]\d$/.test(text);

/**
 * Whether 2000 is an amount: at the end of a line that names something, and no word of time before it. A year of now is
 * one only where the line names one aid or cost and nothing else could be its amount; it is asked about then.
 */
function yearIsAmount(line: string, start: number, length: number): boolean {
  const before = line.slice(0, start);
  const name = before.replace(/[\d\s,.$-]+$/, "");
  if (!/^[\s\d,.]*$/.test(line.slice(start + length)) || dateBefore.test(before.slice(-40)) || name === "")
    return false;
  if (dateBefore.test(`${name.slice(-40)} `)) return false;
  if (!yearOfNow(line.slice(start, start + length).trim())) return true;
  const alone = !/\d{3}/.test(before) && !/\d{3}/.test(line.slice(start + length));
  const kind = kindOf(name);
  const one = isCounted(kind) ? !isOfSeveral(name) : /\b(grant|scholarship|award|loan|waiver)\W*$/i.test(name);
  return alone && one && (kind !== "unknown" || soundsLikeAid(name));
}

/** What a line comes to in one year. */
export interface YearAmount {
  /** Whole dollars; of one year where `clear`. */
  readonly dollars: number;
  readonly clear: boolean;
  readonly minus: boolean;
  /** What the amount is of, where that is not one year: a term, or several years together. */
  readonly per: "year" | "term" | "total";
  /** The words behind it call it a total: of the year, or without saying of how long. */
  readonly total: "year" | "unsaid" | null;
}

const yearly =
  /^\)?\s*(\/|per|a|an|each|every)\s*(academic |school )?(year|yr|annum)\b|^\)?\s*(annually|yearly|anual(es|mente)?|(al|por|cada) año)\b|^\s*[x×*] ?(\d (years|años)|[4-9])\b/i;
/** "$3,697 x 2": two semesters. */
const twice = /^\)?\s*[x×*] ?(2|two)\b(?! ?(years|años))/i;
/** "$2,465 x 3": three quarters, or three years. */
const threeTimes = /^\)?\s*[x×*] ?(3|three)\b(?! ?(years|años))/i;
const eachSemester = /^\)?\s*((\/|per|a|each|every|x)\s*semester|(por|cada|al) semestre)\b/i;
const eachQuarter = /^\)?\s*(\/|per|a|each|every)\s*quarter\b/i;
/** A term is a semester or a quarter; of months, credits and weeks a year has no fixed number. */
const eachOther =
  /^\)?\s*((\/|per|an?|each|every)\s*(academic )?(term|trimester|month|mo|week|credit|hour|hr|course|unit)|(por|cada|al) (trimestre|mes|cr[eé]dito|unidad|término|periodo))\b/i;
const years =
  "((\\d|two|three|four|five|six)[ -]?years?|([3-9]|1\\d|four|six|eight|ten|twelve) semesters|(\\d|dos|tres|cuatro|cinco|seis) años)\\b";
/** "over your college career", "until you graduate". */
const ofStudies =
  "(over|during|through(out)?|across|for|toward) (your|the) (whole |entire |full |undergraduate |college |academic )*(career|education|studies|degree|time (at|here|with))\\b|(until|through) (you graduate|graduation)\\b|durante (toda )?su (carrera|licenciatura)\\b";
const ofYearsAfter = new RegExp(
  `^\\)?\\s*\\(?((in )?total )?((over|for|in|during|across|through|durante|por|en|-)? ?(all |the |your |los |sus )*${years}|${ofStudies})`,
  "i",
);
const ofYearsBefore = new RegExp(`(\\btotal of|[x×*] ?\\d[^=]{0,15}=|${years}[^.$\\d]{0,80})\\s*$`, "i");

/**
 * The amount of a year, of the amounts on one line. An amount "per year" goes before all others. Columns of terms are
 * added if a row names them; "offered" and "accepted" are the same amount twice. Where amounts differ and nothing says
 * which counts, the line is not clear.
 */
export function yearAmount(line: string, all: readonly Amount[], columns: Columns): YearAmount | null {
  const after = ({ end }: Amount) => line.slice(end, end + 40);
  const before = ({ start }: Amount) => line.slice(Math.max(0, start - 120), start);
  const [first] = all;
  if (first === undefined) return null;
  const minus = all.every((each) => each.minus);
  const clear = all.every((each) => each.clear);
  const as = (dollars: number, sure = true, per: YearAmount["per"] = "year"): YearAmount => ({
    dollars: Math.round(dollars),
    clear: clear && sure,
    minus,
    per,
    total: all.length === 1 ? totalBehind(line.slice(first.end)) : null,
  });
  const doubled = all.find((each) => twice.test(after(each)));
  if (doubled) return as(doubled.dollars * 2);
  const tripled = all.find((each) => threeTimes.test(after(each)));
  if (tripled) return as(tripled.dollars * 3, false);
  const range = all.some((each) => /^\s*(-|–|to|a)\s*\$?\d/.test(after(each)));
  const perYear = all.find((each) => yearly.test(after(each)));
  if (perYear) return as(perYear.dollars, !range);
  const ofOne = all.filter((each) => !ofYearsAfter.test(after(each)) && !ofYearsBefore.test(before(each)));
  const renewed = /\brenew/i.test(line);
  if (ofOne.length === 0)
    return as(Math.max(...all.map(({ dollars }) => dollars)), renewed && all.length === 1, "total");
  const semester = ofOne.find((each) => eachSemester.test(after(each)));
  if (semester) return as(semester.dollars * 2, !range);
  const quarter = ofOne.find((each) => eachQuarter.test(after(each)));
  if (quarter) return as(quarter.dollars * 3);
  const other = ofOne.find((each) => eachOther.test(after(each)));
  if (other) return as(other.dollars, false, "term");
  const { dollars, sure } = ofColumns(
    ofOne.map((each) => each.dollars),
    namedTerms(ofOne.map(before)) ?? (isOfCosts(line) ? { ...columns, offered: 0 } : columns),
  );
  // 2026 may be dollars or the year of the letter.
  const mayBeYear = ofOne.length === 1 && yearOfNow(line.slice(first.start, first.end).trim());
  return as(dollars, sure && !mayBeYear && !range);
}

/** What is offered and accepted is aid; a cost below those columns stands in none of them. */
const isOfCosts = (line: string): boolean => ["cost", "totalCost"].includes(kindOf(line));

/** "$10,000 annual total" is of one year; "$40,000 in total" may be of all four. */
function totalBehind(text: string): YearAmount["total"] {
  if (!/^\W*(?:[a-z]+\W+){0,4}totals?(?:\W|$)/i.test(text) || !isOfAmount(text)) return null;
  return /\b(year|yr|annum|annual|annually|yearly)\b/i.test(text) ? "year" : "unsaid";
}

/** Terms named one by one before their amounts: "Fall $3,697 Spring $3,698". */
function namedTerms(before: readonly string[]): Columns | null {
  const terms = before.map((text) =>
    /\b(summer|fall|autumn|winter|spring|otoño|primavera|invierno|verano)( \d{4})?[\s:(-]*$/i
      .exec(text)?.[1]
      ?.toLowerCase(),
  );
  const different = new Set(terms).size === terms.length;
  return terms.length > 1 && different && !terms.includes(undefined) ? { ...noColumns, terms: terms.length } : null;
}

/** A column for each year, perhaps with their sum behind: sure where every year is the same. */
function ofYears(found: readonly number[]): { dollars: number; sure: boolean } {
  const [first = 0] = found;
  const years = found.slice(0, -1);
  const summed = found.length > 2 && Math.abs(years.reduce((all, each) => all + each, 0) - (found.at(-1) ?? 0)) < 1.5;
  return { dollars: first, sure: (summed ? years : found).every((each) => each === first) };
}

/** Offered, accepted and declined: sure where all that was offered is accepted and nothing declined. */
function ofChoices(found: readonly number[], columns: Columns): { dollars: number; sure: boolean } {
  const declined = columns.declined && found.length === columns.offered ? (found.at(-1) ?? 0) : 0;
  const taken = columns.declined && found.length === columns.offered ? found.slice(0, -1) : found;
  return { dollars: Math.max(...found), sure: declined === 0 && taken.every((each) => each === taken[0]) };
}

function ofColumns(found: readonly number[], columns: Columns): { dollars: number; sure: boolean } {
  const last = found.at(-1) ?? 0;
  const sum = found.reduce((all, each) => all + each, 0);
  const largest = Math.max(...found);
  // Of two columns one is empty, and a copied row does not show which.
  if (found.length === 1) return { dollars: last, sure: columns.offered < 2 };
  if (columns.years) return ofYears(found);
  if (columns.offered > 0 && columns.terms === 0) return ofChoices(found, columns);
  // Four equal columns and their sum may be of four years.
  if (found.length > 4 && columns.terms === 0) return { dollars: largest, sure: false };
  if (found.length > 2 && Math.abs(sum - 2 * largest) < 1.5) return { dollars: largest, sure: true };
  const same = found.every((each) => each === last);
  // What was accepted in part or declined is for the reader to say.
  if (columns.offered > 0) return { dollars: largest, sure: false };
  // Without a row of names, two equal columns may be two terms.
  if (columns.terms === 0) return { dollars: largest, sure: false };
  // With a column left empty, equal amounts may be a term and its sum.
  if (found.length < columns.terms || (found.length === columns.terms && columns.total && same)) {
    return { dollars: columns.total && same ? last : sum, sure: !(columns.total && same) };
  }
  return found.length === columns.terms ? { dollars: sum, sure: true } : { dollars: largest, sure: false };
}
