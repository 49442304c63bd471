/**
 * npm run match:lists
 *
 * Writes `docs/lists/README.md`: the balanced list that the quiz gives each student of `docs/lists/students.json`, with
 * the sentence of judgment that stands there. The same tables give the same file, byte for byte.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { catalogue } from "~/colleges/catalogue.server";
import { dollars } from "~/design/figures";
import { parseAnswers } from "~/match/model/answers/input";
import { modelOf, studentOf } from "~/match/model/list/rank";
import { homeOf } from "~/match/results/home.server";
import { readListOptions } from "~/match/results/list-options";
import { listingOf } from "~/match/results/listing";

interface Sample {
  readonly who: string;
  /** As in a link of the quiz. */
  readonly answers: string;
  /** Income band, which stands in no link. */
  readonly income: string | null;
  readonly judgment: string;
}

const folder = join("docs", "lists");

function main(): void {
  const samples: readonly Sample[] = JSON.parse(readFileSync(join(folder, "students.json"), "utf8"));
  const model = modelOf(catalogue().all);
  const parts = samples.map(({ who, answers, income, judgment }, at) => {
    const params = new URLSearchParams(answers);
    if (income !== null) params.set("income", income);
    const read = parseAnswers(params, 2026);
    if (!read.ok) throw new Error(`${who}: ${JSON.stringify(read.messages)}`);
    const student = studentOf(read.answers, homeOf(read.answers.zip));
    const { suggested } = listingOf(model, student, readListOptions(new URLSearchParams()));
    const rows = suggested.map(({ label, name, state, chance, price, miles, graduation, warning }) =>
      [
        label,
        `${name}, ${state}${warning === null ? "" : ` (${shortly(warning)})`}`,
        `${percent(chance.low)} to ${percent(chance.high)}`,
        dollars(price),
        graduation === null ? "not reported" : percent(graduation),
        miles === null ? "" : String(miles),
      ].join(" | "),
    );
    const link = `Answers: \`${answers}\`${income === null ? "" : `, income band ${income}`}.`;
    const table = ["| | college | chance | price | graduate | miles |", "|---|---|---|--:|--:|--:|"];
    return [`## ${at + 1}. ${who}`, link, [...table, ...rows.map((row) => `| ${row} |`)].join("\n"), judgment].join(
      "\n\n",
    );
  });
  const head = [
    "# Lists for made-up students",
    `Made by \`npm run match:lists\` from \`students.json\`. ${samples.length} invented students across states and fields, the list the quiz gives each, and a judgment of ours on it. The chances are shown from low to high; prices are for the first year; graduation is within one and a half times the normal time.`,
  ];
  writeFileSync(join(folder, "README.md"), `${[...head, ...parts].join("\n\n")}\n`);
  process.stdout.write(`${samples.length} lists\n`);
}

/** A warning in two or three words. */
const shortly = (warning: string) =>
  /finish/.test(warning) ? "few finish" : (warning.split(/[.:]/)[0] ?? warning).replace(/^M/, "m");

const percent = (share: number) => `${Math.round(share * 100)}%`;

main();
