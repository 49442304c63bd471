import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { DatedTable } from "./due";

const day = z.iso.date();
const words = z.string().min(3);

const provenance = z.object({
  table: words,
  entry: words,
  checkedOn: day,
  expires: day,
  reread: words,
  usedBy: z.array(words).min(1),
});
const rows = z.object({ rows: z.array(z.object({ unitid: z.number().nullish() })) });

const common = { table: words, files: z.array(words).min(1), holdsFor: words, reread: words };
const stands = { usedBy: z.array(words).min(1), names: z.array(words), pagesIn: z.array(words) };
const review = z.strictObject({
  note: words,
  notFacts: z.array(words),
  tables: z.array(
    z.union([
      z.strictObject({ ...common, ...stands, checkedOn: day, expires: day }),
      z.strictObject({ ...common, ...stands, head: words }),
    ]),
  ),
});
const head = z.object({ checkedOn: day, expires: day });

/** Tables of a season whose days name their own year: a published day stays one. */
const withOwnYear: readonly string[] = ["state-aid", "test-dates"];

const read = (...path: string[]): unknown =>
  JSON.parse(readFileSync(join(process.cwd(), "content", "facts", ...path), "utf8"));

/** `content/facts/review.json`: every table that isn't one of a season, and what below `content/facts/` is no fact. */
export function reviewList() {
  return review.parse(read("review.json"));
}

const wordsFile = z.record(z.string(), z.object({ checked: day }));

/** Files of words that the review list doesn't name: figures of studies and laws, each with the day it was checked. */
function otherWords(): readonly DatedTable[] {
  const named = new Set(reviewList().tables.flatMap(({ files }) => files));
  return readdirSync(join(process.cwd(), "content", "facts", "words"))
    .filter((name) => name.endsWith(".json") && !named.has(`words/${name}`))
    .map((name): DatedTable => {
      const subject = name.replace(/\.json$/, "");
      const checkedOn = Object.values(wordsFile.parse(read("words", name)))
        .map(({ checked }) => checked)
        .reduce((a, b) => (a > b ? a : b));
      return {
        table: `words/${subject}`,
        holdsFor: "the year that each figure names",
        checkedOn,
        expires: `${Number(checkedOn.slice(0, 4)) + 1}${checkedOn.slice(4)}`,
        reread: "Whether each study, survey or law has a newer edition.",
        usedBy: ["pages of words alone"],
        stops: false,
        unitids: [],
        names: [subject],
        pagesIn: [],
      };
    });
}

/** Every table below `content/facts/`: those of a season by their provenance, the others by the review list. */
export function datedTables(): readonly DatedTable[] {
  const season = readdirSync(join(process.cwd(), "content", "facts", "season", "provenance")).map(
    (name): DatedTable => {
      const { entry, ...table } = provenance.parse(read("season", "provenance", name));
      const unitids = rows.parse(read("season", name)).rows.flatMap(({ unitid }) => unitid ?? []);
      const stops = !withOwnYear.includes(table.table);
      // A text names a day of this season as `season.deadline.134130.ea1`.
      const names = table.table === "deadlines" ? ["season"] : [];
      return { ...table, holdsFor: entry, stops, unitids, names, pagesIn: [] };
    },
  );
  const others = reviewList().tables.map((table): DatedTable => {
    const { checkedOn, expires } = "head" in table ? head.parse(read(table.head)) : table;
    return { ...table, checkedOn, expires, stops: false, unitids: [] };
  });
  return [...season, ...others, ...otherWords()];
}
