/** A day, a month, a year or a school year that stands in a text. Parts that aren't given are null. */
export interface DayMention {
  readonly kind: "day";
  readonly written: string;
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
  /** Last year of a school or award year, 2023 of "2022-23". */
  readonly to: number | null;
}

const english = "january february march april may june july august september october november december".split(" ");
const short = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const spanish = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");

function monthOf(name: string): number {
  const plain = name.toLowerCase().replace(".", "");
  if (plain.startsWith("setiembre")) return 9;
  const found = [english, spanish, short].map((names) => names.indexOf(plain)).find((at) => at >= 0);
  return (found ?? short.indexOf(plain.slice(0, 3))) + 1;
}

// "may" with a small letter is a verb.
const month = `(January|February|March|April|May|June|July|August|September|October|November|December|january|february|march|april|june|july|august|september|october|november|december|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\b\\.?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)`;
const year = "((?:19|20)\\d\\d)";
const day = "([0-3]?\\d)(?:st|nd|rd|th)?";

type Parts = { year?: string | undefined; month?: number; day?: string | undefined; to?: number };
type Form = readonly [RegExp, (found: readonly (string | undefined)[]) => Parts];

/** Forms in the order in which they are looked for: what one has found, the next doesn't see. */
const forms: readonly Form[] = [
  [/(?<![\d/-])((?:19|20)\d\d)-([01]\d)-([0-3]\d)(?![\d/-])/g, ([y, m, d]) => ({ year: y, month: Number(m), day: d })],
  [
    /(?<![\d/.-])([01]?\d)\/([0-3]?\d)(?:\/((?:19|20)?\d\d))?(?![\d/])/g,
    ([m, d, y]) => ({ month: Number(m), day: d, year: y?.length === 2 ? `20${y}` : y }),
  ],
  [
    /(?<![\d-])((?:19|20)\d\d)\s?[-–—/]\s?((?:19|20)?\d\d)(?![\d-])/g,
    ([y, to]) => ({ year: y, to: Number(`${to?.length === 2 ? y?.slice(0, 2) : ""}${to}`) }),
  ],
  [
    new RegExp(`${month} ${day}(?!\\d)(?:(?:,| of)? ${year})?(?!\\d)`, "gu"),
    ([m, d, y]) => ({ month: monthOf(m ?? ""), day: d, year: y }),
  ],
  [
    new RegExp(`(?<!\\d)${day} (?:of |de )?${month}(?:,? (?:de |del )?${year})?(?!\\d)`, "gu"),
    ([d, m, y]) => ({ month: monthOf(m ?? ""), day: d, year: y }),
  ],
  [new RegExp(`${month},? (?:of |de |del )?${year}(?!\\d)`, "gu"), ([m, y]) => ({ month: monthOf(m ?? ""), year: y })],
  [new RegExp(`(?<![\\p{L}])${month}(?![\\p{L}])`, "gu"), ([m]) => ({ month: monthOf(m ?? "") })],
  [/(?<![\d$,.:/-])((?:19|20)\d\d)(?![\d,]*\d)(?!\s?(?:percent|%)|(?<!\bin \d{4}) dollars)/g, ([y]) => ({ year: y })],
];

/** Days of a text, and the text without them. */
export function takeDays(text: string): { readonly days: DayMention[]; readonly rest: string } {
  const days: DayMention[] = [];
  let rest = text;
  for (const [form, read] of forms) {
    rest = rest.replace(form, (written: string, ...more: unknown[]) => {
      const groups = more.slice(0, -2) as (string | undefined)[];
      const { year: y, month: m, day: d, to } = read(groups);
      days.push({
        kind: "day",
        written: written.trim(),
        year: y === undefined ? null : Number(y),
        month: m ?? null,
        day: d === undefined ? null : Number(d),
        to: to ?? null,
      });
      return " ".repeat(written.length);
    });
  }
  return { days, rest };
}

/** Whether a day of a statement is one that the evidence has: every part it gives is given there, and the same. */
export function isSameDay(said: DayMention, known: DayMention): boolean {
  if (said.to !== null) return known.year === said.year && known.to === said.to;
  const parts = ["year", "month", "day"] as const;
  // A year alone may also be the end of a school year: "2023" of "2022-23".
  if (said.month === null && said.year === known.to && known.to !== null) return true;
  return parts.every((part) => said[part] === null || said[part] === known[part]);
}
