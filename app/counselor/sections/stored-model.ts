import { z } from "zod";
import type { SectionModel } from "./section-odds";

/** How a model is kept as text: each row as whole numbers of -127 to 127 with the scale they are to be multiplied by. */
export const storedModel = z.strictObject({
  about: z.string(),
  source: z.string(),
  /** Digest of the stored questions it was fitted on. */
  of: z.string(),
  size: z.number(),
  sections: z.array(z.string()),
  sectionScales: z.array(z.number()),
  sectionRows: z.base64(),
  words: z.string(),
  weights: z.array(z.number()),
  wordScales: z.array(z.number()),
  wordRows: z.base64(),
});
export type StoredModel = z.infer<typeof storedModel>;

/** The numbers of a model as they are kept; nothing of its meaning is lost, its last digits are. */
export function packModel(model: SectionModel): Omit<StoredModel, "about" | "source" | "of"> {
  const sections = pack(model.sectionRows, model.size);
  const words = pack(model.wordRows, model.size);
  return {
    size: model.size,
    sections: [...model.sections],
    sectionScales: sections.scales,
    sectionRows: sections.rows,
    words: [...model.words.keys()].join(" "),
    weights: Array.from(model.weights, short),
    wordScales: words.scales,
    wordRows: words.rows,
  };
}

export function unpackModel(stored: StoredModel): SectionModel {
  const { size, sections, weights } = stored;
  return {
    size,
    sections,
    weights: Float32Array.from(weights),
    words: new Map(stored.words.split(" ").map((word, at) => [word, at])),
    wordRows: unpack(stored.wordRows, stored.wordScales, size),
    sectionRows: unpack(stored.sectionRows, stored.sectionScales, size),
  };
}

const short = (one: number) => Number(one.toPrecision(4));

/** Rows of numbers as text, with the scale of each row. */
export function pack(rows: Float32Array, size: number) {
  const scales: number[] = [];
  const bytes = new Int8Array(rows.length);
  for (let from = 0; from < rows.length; from += size) {
    const row = rows.subarray(from, from + size);
    const scale = short(row.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127) || 1;
    scales.push(scale);
    row.forEach((one, i) => {
      bytes[from + i] = Math.max(-127, Math.min(127, Math.round(one / scale)));
    });
  }
  return { scales, rows: Buffer.from(bytes.buffer).toString("base64") };
}

export function unpack(text: string, scales: readonly number[], size: number): Float32Array {
  const buffer = Buffer.from(text, "base64");
  const bytes = new Int8Array(buffer.buffer, buffer.byteOffset, buffer.length);
  return Float32Array.from(bytes, (one, at) => one * (scales[Math.floor(at / size)] ?? 0));
}
