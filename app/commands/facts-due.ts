/**
 * `npm run facts:due [-- --today YYYY-MM-DD]`: names every table of facts with the day by which it must be read again,
 * what to read, and the tools and pages of words that stand on it. Ends with 1 when one has expired.
 */
import { parseArgs } from "node:util";
import { pageFiles } from "~/library/writing/files/files.server";
import { datedTables } from "~/season/dated-tables.server";
import { dueInWords, dueTables } from "~/season/due";
import { explain } from "./explain";

try {
  const { values } = parseArgs({ options: { today: { type: "string" } } });
  const today = values.today ?? new Date().toISOString().slice(0, 10);
  if (!/^20\d\d-[01]\d-[0-3]\d$/.test(today)) throw new Error("--today takes a date such as 2027-06-01");
  const pages = pageFiles().map(({ file, body, front }) => ({ file, body, facts: front?.facts ?? [] }));
  const due = dueTables(datedTables(), pages, today);
  for (const one of due) console.log(`${dueInWords(one)}\n`);
  if (due.some(({ left }) => left < 0)) process.exitCode = 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 2;
}
