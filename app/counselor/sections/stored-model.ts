import { z } from "zod";
import { pack, short, unpack } from "~/learned/packed-rows";
import type { SectionModel } from "./section-odds";

/**
 * How a model is kept as text: each row as whole numbers of -127 to 127 with the scale they are to be multiplied by.
 */
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
