/**
 * Reads the lines of an aid offer. A line is told by its own words; where they say nothing ("Presidential Award"), by the
 * heading above it; else it stays unknown, for the reader to say. Words for loans are looked for first: a loan never
 * counts as a grant, whatever else stands on its line.
 */
export const lineKinds = ["grant", "loan", "plus", "work", "cost", "totalCost", "netPrice", "sum", "unknown"] as const;
/** `sum`: a total of other lines or a balance, which is not counted again. */
export type LineKind = (typeof lineKinds)[number];

export interface LetterLine {
  readonly label: string;
  /** Whole dollars for the year. */
  readonly amount: number;
  readonly kind: LineKind;
  /** What told the kind: the line itself, the heading above it, or the reader. */
  readonly toldBy: "line" | "heading" | "reader" | "nothing";
}

/** The longest letter and the most lines that are read. */
export const longestLetter = 20_000;
export const mostLines = 60;

const words: readonly (readonly [LineKind, RegExp])[] = [
  [
    "sum",
    /\b(sub-?)?total (financial )?(aid|awards?|grants?|gift|loans?|offer|scholarships?|assistance)|\b(aid|award|gift|loan) total\b/i,
  ],
  ["netPrice", /\bnet (price|cost)\b/i],
  [
    "sum",
    /\b(balance|remaining|amount (due|you owe)|out.of.pocket|unmet need|family contribution|student aid index|\bsai\b|\befc\b|estimated bill)/i,
  ],
  ["plus", /\bplus\b.*\bloan|\bparent.{0,20}\b(plus|loan)|\bplus\b(?=.{0,12}\$)/i],
  ["loan", /\bloans?\b|\b(un)?subsidi[sz]ed\b|\bstafford\b|\bperkins\b|\bborrow/i],
  ["work", /\bwork.?study\b|\bfws\b|\bcampus (job|employment)\b|\bstudent employment\b/i],
  [
    "grant",
    /\bgrants?\b|\bscholarships?\b|\bpell\b|\bf?seog\b|\bwaiver\b|\bremission\b|\btuition discount\b|\bgift aid\b|\bfellowship\b|\bbursary\b/i,
  ],
  [
    "totalCost",
    /\btotal (estimated )?(yearly |annual )?(direct and indirect )?(cost|expenses|budget|charges)|\bcost of attendance\b|\bestimated (total )?cost\b|\bcoa\b/i,
  ],
  [
    "cost",
    /\btuition\b|\bfees?\b|\bhousing\b|\broom\b|\bboard\b|\bmeals?\b|\bfood\b|\bdining\b|\bbooks?\b|\bsupplies\b|\btransport|\btravel\b|\bpersonal\b|\bliving expenses\b|\bmiscellaneous\b|\bhealth insurance\b/i,
  ],
];

/** What a text is by its own words; "unknown" where they say nothing. */
export function kindOf(text: string): LineKind {
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? "unknown";
}

/** What the words around the amounts say; `null` where the text of the letter is not known. */
export interface LetterWords {
  /** Calls the whole of its aid an award. */
  readonly award: boolean | null;
  /** Says what to do next. */
  readonly next: boolean | null;
}

export const wordsOf = (letter: string): LetterWords => ({
  award: callsItselfAward(letter),
  next: saysWhatNext(letter),
});

/** A heading for it, or something to be done by a day. */
const saysWhatNext = (letter: string): boolean =>
  /\bnext steps?\b|\bto (accept|decline)\b|\b(accept|decline|respond|reply|return|sign|submit|complete|confirm|choose)\b[^.\n]{0,100}\b(by|before|until|no later than|within)\b|\bdeadline\b|\bdue (by|date|on)\b/i.test(
    letter.slice(0, longestLetter),
  );

/**
 * Whether a letter calls the whole of its aid an award, which loans and jobs are not. The name of one grant
 * ("Presidential Award") and an "award year" do not.
 */
function callsItselfAward(letter: string): boolean {
  return /\b(financial )?aid awards?\b|\bawards? (letter|notice|notification|package|offer|summary)\b|\b(your|total|all) awards?\b(?! year)/i.test(
    letter.slice(0, longestLetter),
  );
}

/** The lines with an amount, in the order of the letter. */
export function readLetter(letter: string): readonly LetterLine[] {
  const found: LetterLine[] = [];
  let heading: LineKind = "unknown";
  const semesters = /\bfall\b/i.test(letter) && /\bspring\b/i.test(letter);
  for (const raw of letter.slice(0, longestLetter).split(/\r?\n/)) {
    const line = raw.replace(/[\t|]+/g, "  ").trim();
    if (line === "") continue;
    const { amount, label } = amountOf(line, semesters);
    if (amount === null) {
      // A short line without an amount is a heading; a sentence is not.
      if (line.length <= 60 && !/[.!?]$/.test(line)) heading = headingKind(line);
      continue;
    }
    const own = kindOf(label);
    // An award among the costs is aid that does not say its name, never a cost.
    const under = heading === "cost" && soundsLikeAid.test(label) ? "unknown" : heading;
    const kind = own !== "unknown" ? own : isCounted(under) ? under : "unknown";
    if (heading === "cost" && own !== "unknown" && own !== "cost" && own !== "totalCost") heading = "unknown";
    const toldBy = own !== "unknown" ? "line" : kind !== "unknown" ? "heading" : "nothing";
    found.push({ label: label.slice(0, 100) || "Line without a name", amount, kind, toldBy });
    if (found.length === mostLines) break;
  }
  return found;
}

const isCounted = (kind: LineKind) => ["grant", "loan", "work", "plus", "cost"].includes(kind);

const soundsLikeAid = /award|aid\b|merit|honou?rs?\b|president|dean|discount|gift|assistance|offer|promise/i;

function headingKind(line: string): LineKind {
  const kind = kindOf(line);
  if (kind !== "unknown") return kind === "totalCost" ? "cost" : kind;
  return /\b(costs?|charges|expenses)\b/i.test(line) ? "cost" : "unknown";
}

/** With a dollar sign any number; without one only what cannot be a year, a date or a percentage. */
const amounts =
  /\$\s?\(?\d[\d,]*(?:\.\d{1,2})?\)?|(?<![\d/.-])\d{1,3}(?:,\d{3})+(?:\.\d{2})?(?![\d%/])|(?<![\d/.-])\d{3,6}(?:\.\d{2})?(?![\d%/,.-])/g;

/**
 * The amount of a year. Letters give fall and spring, and often their sum: where the last amount is the sum of the others
 * it counts; without a sum they are added, but only if the letter speaks of fall and spring, because "offered" and
 * "accepted" also make two columns. Otherwise the largest counts.
 */
function amountOf(line: string, semesters: boolean): { amount: number | null; label: string } {
  const found = [...line.matchAll(amounts)]
    .filter(([text]) => text.startsWith("$") || !/^(19|20)\d\d$/.test(text))
    .map(([text]) => Number(text.replace(/[^\d.]/g, "")));
  const label = line
    .replace(amounts, (text) => (/^(19|20)\d\d$/.test(text) ? text : " "))
    .replace(/[\s.:_$–-]+$/, "")
    .replace(/\s{2,}/g, " ")
    .trim();
  const last = found.at(-1);
  if (last === undefined) return { amount: null, label };
  const others = found.slice(0, -1);
  const sum = others.reduce((all, each) => all + each, 0);
  if (others.length > 1 && Math.abs(sum - last) < 1) return { amount: Math.round(last), label };
  if (others.length === 1 && semesters) return { amount: Math.round(sum + last), label };
  return { amount: Math.round(Math.max(...found)), label };
}
