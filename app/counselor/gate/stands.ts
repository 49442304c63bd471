import { isSameDay } from "./days";
import type { Evidence } from "./evidence";
import { type ExactMention, type FigureMention, figuresIn, type NumberMention } from "./figures";

/** Every figure that a piece of evidence gives: its values, and those in its title, year, source and words. */
export function figuresOf({ title, source, year, figures, text, said }: Evidence): FigureMention[] {
  const words = [title, source, year ?? "", text ?? "", said ?? ""].flatMap((part) => figuresIn(part));
  const values = figures.flatMap(({ value, unit }): FigureMention[] => {
    if (unit === "date" || unit === "text") return figuresIn(String(value));
    const number = Number(value);
    if (!Number.isFinite(number)) return figuresIn(String(value));
    // A share of the tables, 0.6057, is 60.57 percent.
    const hundredths = unit === "percent" && Math.abs(number) <= 1 ? number * 100 : number;
    return [{ kind: unit, written: String(value), value: hundredths, decimals: 2, hedge: null }];
  });
  return [...words, ...values];
}

/**
 * Whether a figure of a statement is one of the figures known, written in whatever way. Nothing is worked out from
 * them.
 */
export function stands(said: FigureMention, known: readonly FigureMention[]): boolean {
  return known.some((figure) => isSame(said, figure));
}

function isSame(said: FigureMention, known: FigureMention): boolean {
  if (said.kind === "day") {
    if (known.kind === "day") return isSameDay(said, known);
    // "2000" alone may be a number that looks like a year.
    return said.month === null && said.to === null && known.kind === "number" && known.value === said.year;
  }
  if (!("value" in said)) {
    return known.kind !== "day" && !("value" in known) && known.kind === said.kind && isSameWriting(said, known);
  }
  if (known.kind === "day") {
    return said.kind === "number" && said.hedge === null && known.month === null && known.year === said.value;
  }
  if (!("value" in known)) return false;
  if (said.kind === "fraction") return isFraction(said, known);
  if (!mayBeSaidAs(said.kind, known.kind)) return false;
  return isExactly(said, known.value) || isRounded(said, known.value);
}

/** The same time or comparison; of a telephone number the leading 1 may be left out. */
function isSameWriting(said: ExactMention, known: ExactMention): boolean {
  if (said.kind === "comparison") return said.written === known.written;
  const digits = ({ written }: ExactMention) => written.replace(/\D/g, "");
  return said.kind === "phone" ? digits(known).endsWith(digits(said)) : digits(known) === digits(said);
}

/** A bare number may be an amount whose sign was left out; an amount or a percentage has to be one. */
function mayBeSaidAs(said: NumberMention["kind"], known: NumberMention["kind"]): boolean {
  return said === known || (said === "number" && known === "dollars");
}

/** Rounded to the digits that are written: "61%" for 60.57, "$1,234" for 1234.20. */
function isExactly({ kind, value, decimals }: NumberMention, known: number): boolean {
  if (value === known) return true;
  if (kind === "number" && decimals === 0) return false;
  const step = 10 ** -decimals;
  return Math.abs(known - value) <= step / 2 + 1e-9;
}

/** Rounded more coarsely, and said to be: "about $12,700" for 12,683, "more than 60 percent" for 60.57. */
function isRounded({ kind, value, hedge }: NumberMention, known: number): boolean {
  if (hedge === null || value === 0) return false;
  if (hedge === "over" && known < value) return false;
  if (hedge === "under" && known > value) return false;
  return Math.abs(known - value) <= (kind === "percent" ? 1.5 : Math.abs(known) * 0.025);
}

/** "Three in five" for 60.4, "about three in five" for 58 to 62. */
function isFraction({ value, hedge }: NumberMention, known: NumberMention): boolean {
  if (known.kind !== "percent" && known.kind !== "fraction") return false;
  if (hedge === "over" && known.value < value) return false;
  if (hedge === "under" && known.value > value) return false;
  return Math.abs(known.value - value) <= (hedge === null ? 0.5 : 2);
}
