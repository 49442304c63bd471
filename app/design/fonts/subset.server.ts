import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

/**
 * What pages need of the two typefaces: letters of English, Spanish and the names of western Europe, the marks that our
 * texts set, the weights from regular to bold. Half of the packages' files is lighter and heavier strokes, combining
 * marks and fractions that no page shows.
 */
export const lightest = 400;
export const boldest = 700;

/** From, to: printable ASCII and Latin-1. */
const letters = [
  [0x20, 0x7e],
  [0xa0, 0xff],
] as const;

/** Œ œ, Hawaiian ʻokina, spaces, dashes, quotes, • …, primes, € ™, arrows, minus. */
const marks = [
  0x152, 0x153, 0x2bb, 0x2bc, 0x2002, 0x2009, 0x200b, 0x2013, 0x2014, 0x2018, 0x2019, 0x201a, 0x201c, 0x201d, 0x201e,
  0x2022, 0x2026, 0x2032, 0x2033, 0x2039, 0x203a, 0x20ac, 0x2122, 0x2191, 0x2193, 0x2212,
];

const characters = [
  ...letters.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
  ...marks,
];

/** Kerning, ligatures, forms by context, and figures that stand below each other. Each is set by default or by us. */
const features = ["kern", "mark", "mkmk", "ccmp", "calt", "liga", "tnum", "lnum"];

/** The files beside this one, and what each is made of. */
export const faces = [
  { file: "inter.woff2", from: "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2" },
  {
    file: "source-serif.woff2",
    from: "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2",
  },
] as const;

/** The font file of a package. */
export const wholeFace = (from: string): Buffer => readFileSync(createRequire(import.meta.url).resolve(from));

/** What pages need of it; always the same bytes. */
export const subsetOf = (from: string): Promise<Buffer> =>
  subsetFont(wholeFace(from), String.fromCodePoint(...characters), {
    targetFormat: "woff2",
    keepFeatures: features,
    variationAxes: { wght: { min: lightest, max: boldest } },
    // The license and where it stands.
    preserveNameIds: [13, 14],
  });
