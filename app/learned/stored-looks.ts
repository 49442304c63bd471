import { z } from "zod";
import type { LooksModel } from "./looks";
import { pack, short, unpack } from "./packed-rows";

const packed = z.strictObject({ scales: z.array(z.number()), rows: z.base64() });

/** How a model of looks is kept as text: each row as whole numbers with the scale they are to be multiplied by. */
export const storedLooks = z.strictObject({
  about: z.string(),
  source: z.string(),
  size: z.number(),
  words: z.string(),
  wordRows: packed,
  looks: z.array(packed.extend({ width: z.number(), least: z.array(z.number()) })),
  kindRows: packed,
  kindLeast: z.array(z.number()),
});
export type StoredLooks = z.infer<typeof storedLooks>;

export function packLooks(model: LooksModel): Omit<StoredLooks, "about" | "source"> {
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
    kindRows: pack(kindRows, kindRows.length / kindLeast.length),
    kindLeast: Array.from(kindLeast, short),
  };
}

export function unpackLooks({ size, words, wordRows, looks, kindRows, kindLeast }: StoredLooks): LooksModel {
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
