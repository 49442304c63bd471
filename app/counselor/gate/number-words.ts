/**
 * Numbers written as words, English and Spanish. Left out: "one", which is nearly always no number, and the Spanish
 * "once".
 */
const small =
  "zero,,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen";
const tens = ",,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety";
const spanish =
  "cero,,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,,doce,trece,catorce,quince,dieciséis,diecisiete,dieciocho,diecinueve,veinte";
const spanishTens: readonly (readonly [string, number])[] = [
  ["treinta", 30],
  ["cuarenta", 40],
  ["cincuenta", 50],
  ["sesenta", 60],
  ["setenta", 70],
  ["ochenta", 80],
  ["noventa", 90],
  ["cien", 100],
];

const values = new Map<string, number>([
  ...[small, spanish].flatMap((list) =>
    list.split(",").flatMap((word, value): [string, number][] => (word === "" ? [] : [[word, value]])),
  ),
  ...tens.split(",").flatMap((word, ten): [string, number][] => (word === "" ? [] : [[word, ten * 10]])),
  ...spanishTens,
]);
const scales = new Map([
  ["hundred", 100],
  ["thousand", 1000],
  ["million", 1_000_000],
  ["mil", 1000],
  ["millones", 1_000_000],
]);

const word = [...values.keys(), ...scales.keys()].join("|");
/** A run of number words, joined by spaces, hyphens, "and" or "y"; "one" and "a" only before a scale. */
const run = new RegExp(
  `(?<![\\p{L}-])(?:(?:one|a|an|un) (?=${[...scales.keys()].join("|")}))?(?:${word})(?:(?:[ -]|(?<=hundred|thousand) and |(?<=enta) y )(?:${word}|one))*(?![\\p{L}])`,
  "giu",
);

/** A number written as words: where it stands, and its value. */
export interface WordNumber {
  readonly at: number;
  readonly written: string;
  readonly value: number;
}

/** Every number that stands in a text as words. "Twenty-five hundred" is 2,500; ordinals are no numbers. */
export function wordNumbers(text: string): WordNumber[] {
  return [...text.matchAll(run)].map((found) => ({ at: found.index, written: found[0], value: worthOf(found[0]) }));
}

function worthOf(written: string): number {
  let total = 0;
  let part = 0;
  for (const one of written.toLowerCase().split(/[\s-]+/)) {
    const scale = scales.get(one);
    if (scale === 100) part = Math.max(part, 1) * 100;
    else if (scale !== undefined) {
      total += Math.max(part, 1) * scale;
      part = 0;
    } else if (one === "one") part += 1;
    else part += values.get(one) ?? 0;
  }
  return total + part;
}
