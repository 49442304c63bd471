import { z } from "zod";
import { type DangerModel, heardKinds } from "./odds";
import { pack, short, unpack } from "./packed-rows";

const packed = z.strictObject({ scales: z.array(z.number()), rows: z.base64() });

/** How the model of danger is kept as text: each row as whole numbers with the scale they are to be multiplied by. */
export const storedOdds = z.strictObject({
  about: z.string(),
  source: z.string(),
  size: z.number(),
  words: z.string(),
  wordRows: packed,
  looks: z.array(packed.extend({ width: z.number(), least: z.array(z.number()) })),
  kindRows: packed,
  kindLeast: z.array(z.number()),
});
export type StoredOdds = z.infer<typeof storedOdds>;

export function packOdds(model: DangerModel): Omit<StoredOdds, "about" | "source"> {
  const { size, words, wordRows, looks, kindRows, kindLeast } = model;
  return {
    size,
    words: [...words.keys()].join(" "),
    wordRows: pack(wordRows, size),
    looks: looks.map(({ width, rows, least }) => ({
      width,
      least: Array.from(least, short),
      ...pack(rows, width * size),
    })),
    kindRows: pack(kindRows, kindRows.length / heardKinds.length),
    kindLeast: Array.from(kindLeast, short),
  };
}

export function unpackOdds({ size, words, wordRows, looks, kindRows, kindLeast }: StoredOdds): DangerModel {
  const rowOfKind = looks.reduce((sum, { least }) => sum + least.length, 0);
  return {
    size,
    words: new Map(words.split(" ").map((word, at) => [word, at])),
    wordRows: unpack(wordRows.rows, wordRows.scales, size),
    looks: looks.map(({ width, rows, scales, least }) => ({
      width,
      rows: unpack(rows, scales, width * size),
      least: Float32Array.from(least),
    })),
    kindRows: unpack(kindRows.rows, kindRows.scales, rowOfKind),
    kindLeast: Float32Array.from(kindLeast),
  };
}
