import { type DayMention, takeDays } from "./days";
import { wordNumbers } from "./number-words";

/** An amount, a percentage or a number that stands in a text. Percentages are in hundredths: "61%" is 61. */
export interface NumberMention {
  readonly kind: "dollars" | "percent" | "fraction" | "number";
  readonly written: string;
  readonly value: number;
  /** Digits after the point, which tell how finely it was rounded. */
  readonly decimals: number;
  /** "about": said to be rounded. "over", "under": said to be rounded down, up. */
  readonly hedge: "about" | "over" | "under" | null;
}

/** Something that can't be rounded or written in another way: a time of day, a phone number, a comparison. */
export interface ExactMention {
  readonly kind: "time" | "phone" | "comparison";
  readonly written: string;
}

export type FigureMention = DayMention | NumberMention | ExactMention;

const amount = "\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?";
const scale = "(?:\\s?(k|K|thousand|million|billion|mil|millones)(?![\\p{L}]))?";
const dash = "\\s?(?:-|–|—|to|and|y|a|o|or)\\s?";

const hedges: readonly (readonly ["about" | "over" | "under", string])[] = [
  ["about", "about|around|roughly|approximately|close to|some|unos|unas|cerca de|alrededor de|aproximadamente|como"],
  ["over", "just over|a little over|over|more than|un poco más de|más de"],
  ["under", "just under|a little under|nearly|almost|under|less than|casi|menos de|un poco menos de"],
];

function hedgeBefore(text: string, at: number): NumberMention["hedge"] {
  const before = text.slice(Math.max(0, at - 30), at).toLowerCase();
  const found = hedges.find(([, words]) =>
    new RegExp(`(?<![\\p{L}])(?:${words})(?: (?:a|an|one|un|una))?\\s*$`, "u").test(before),
  );
  return found?.[0] ?? null;
}

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  mil: 1e3,
  million: 1e6,
  millones: 1e6,
  billion: 1e9,
};

/** Every figure that a text states, each once for each place, whatever it's about. */
export function figuresIn(text: string): FigureMention[] {
  const found: FigureMention[] = [];
  const { days, rest: withoutDays } = takeDays(text.replace(/[\u00a0\u202f\u2009]/g, " ").replaceAll("−", "-"));
  found.push(...days);
  let rest = withoutDays;

  /** Takes what a form finds out of the rest. */
  const take = (
    form: RegExp,
    read: (match: readonly (string | undefined)[], at: number) => readonly FigureMention[],
  ) => {
    rest = rest.replace(form, (...match: unknown[]) => {
      const at = match.find((part) => typeof part === "number") as number;
      const groups = match.slice(0, match.indexOf(at)) as (string | undefined)[];
      found.push(...read(groups, at));
      return " ".repeat((groups[0] ?? "").length);
    });
  };
  const number = (
    kind: NumberMention["kind"],
    written: string,
    digits: string | undefined,
    size: string | undefined,
    at: number,
  ): NumberMention => {
    const factor = size === undefined ? 1 : (scales[size.toLowerCase()] ?? 1);
    const decimals = digits?.split(".")[1]?.length ?? 0;
    const value = Number((digits ?? "").replaceAll(",", "")) * factor;
    return {
      kind,
      written: written.trim(),
      value,
      decimals: factor === 1 ? decimals : 0,
      hedge: hedgeBefore(withoutDays, at),
    };
  };

  take(/(?<!\d)\d{1,2}:[0-5]\d(?!\d)/g, ([written = ""]) => [{ kind: "time", written }]);
  take(/(?<!\d)(?:1-)?\(?\d{3}\)?[-. ]\d{3}-\d{4}(?!\d)/g, ([written = ""]) => [{ kind: "phone", written }]);
  take(
    /(?<![\p{L}])(?:twice|double[ds]?|triple[ds]?|quadruple[ds]?|half as|times (?:as|more|the (?:price|cost|amount|rate|number))|the difference is|(?:el|la) doble|el triple)(?![\p{L}])/giu,
    ([written = ""]) => [{ kind: "comparison", written: written.toLowerCase() }],
  );
  // "$5,000 to $7,000", "$5–7k": the sign of the first holds for both, the scale of the last too.
  take(
    new RegExp(
      `\\$\\s?(${amount})${scale}(?:${dash}\\$?\\s?(${amount})${scale}(?!\\s?(?:%|percent|per cent|por ciento)))?`,
      "gu",
    ),
    ([written = "", first, size, second, last], at) => [
      number("dollars", written, first, size ?? (second === undefined ? undefined : last), at),
      ...(second === undefined ? [] : [number("dollars", written, second, last, at)]),
    ],
  );
  take(
    new RegExp(`(?<![\\d.,])(${amount})${scale} (?:dollars|dólares|bucks)`, "gu"),
    ([written = "", digits, size], at) => [number("dollars", written, digits, size, at)],
  );
  take(
    new RegExp(
      `(?<![\\d.,])(?:(${amount})\\s?(?:%)?${dash})?(${amount})\\s?(?:%|percent|per cent|percentage points|por ciento)`,
      "gu",
    ),
    ([written = "", first, second], at) => [
      ...(first === undefined ? [] : [number("percent", written, first, undefined, at)]),
      number("percent", written, second, undefined, at),
    ],
  );
  takeFractions(take, withoutDays);
  take(/(?<![\d.,\p{L}])(\d[\d,]*(?:\.\d+)?)(?:st|nd|rd|th)?(k|K)?(?![\d])/gu, ([written = "", digits, size], at) => [
    number("number", written, digits?.replace(/,+$/, ""), size, at),
  ]);
  for (const { at, written, value } of wordNumbers(rest)) {
    const after = rest.slice(at + written.length);
    const kind = /^ (?:percent|por ciento)/i.test(after)
      ? "percent"
      : /^ (?:dollars|dólares)/i.test(after)
        ? "dollars"
        : "number";
    if (kind === "number" && ofStructure.test(after)) continue;
    found.push({ kind, written, value, decimals: 0, hedge: hedgeBefore(rest, at) });
  }
  return found;
}

/** "Two things matter here": counts of what the answer itself lists. */
const ofStructure =
  /^ (?:more )?(?:things|steps|questions|options|ways|parts|points|answers|readings|ideas|places to look|cosas|pasos|preguntas|opciones|maneras|partes|puntos|respuestas)(?![\p{L}])/iu;

type Take = (
  form: RegExp,
  read: (match: readonly (string | undefined)[], at: number) => readonly FigureMention[],
) => void;

const counted =
  "one|two|three|four|five|six|seven|eight|nine|ten|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\\d{1,2}";
const worth: Readonly<Record<string, number>> = Object.fromEntries([
  ...["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"].map((word, at) => [word, at + 1]),
  ...["una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"].map((word, at) => [
    word,
    at + 1,
  ]),
  ["uno", 1],
]);
const parts: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  tercio: 3,
  cuarto: 4,
  quinto: 5,
  mitad: 2,
};

/** "Three in five", "two thirds", "half of": shares in words, as percentages. */
function takeFractions(take: Take, text: string): void {
  const fraction = (written: string, above: number, below: number, at: number): FigureMention => ({
    kind: "fraction",
    written,
    value: (above / below) * 100,
    decimals: 0,
    hedge: hedgeBefore(text, at),
  });
  const numberOf = (word: string | undefined) => worth[(word ?? "").toLowerCase()] ?? Number(word);
  take(
    new RegExp(
      `(?<![\\p{L}\\d])(${counted}) (?:in|out of|of every|de cada) (${counted}|100|cien)(?![\\p{L}\\d,.]\\d|[\\p{L}\\d])`,
      "giu",
    ),
    ([written = "", above, below], at) => [
      fraction(written, numberOf(above), below === "cien" ? 100 : numberOf(below), at),
    ],
  );
  take(
    /(?<![\p{L}\d])(?:(one|two|three|four|a|an|dos|tres|un)[ -])?(thirds?|quarters?|fourths?|fifths?|tercios?|cuartos?|quintos?)(?= (?:of|de)(?![\p{L}]))/giu,
    ([written = "", above, below = ""], at) => [
      fraction(written, worth[(above ?? "").toLowerCase()] ?? 1, parts[below.toLowerCase().replace(/s$/, "")] ?? 1, at),
    ],
  );
  take(
    /(?<![\p{L}-])(?:half(?! ?-?(?:time|way|sibling|brother|sister|hour|as|price))|(?:la )?mitad)(?![\p{L}-])/giu,
    ([written = ""], at) => [fraction(written, 1, 2, at)],
  );
}
