import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SectionModel } from "./section-odds";
import { storedModel, unpackModel } from "./stored-model";

/** Where the fitted rows are kept. */
export const modelFile = join("content", "counselor", "sections.json");

let model: (SectionModel & { readonly of: string }) | undefined;

/** The fitted model with the digest of the questions it was fitted on, read at the first call. */
export function sectionModel(): SectionModel & { readonly of: string } {
  model ??= read();
  return model;
}

function read() {
  const stored = storedModel.parse(JSON.parse(readFileSync(modelFile, "utf8")));
  return { ...unpackModel(stored), of: stored.of };
}
