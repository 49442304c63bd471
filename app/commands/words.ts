/**
 * `npm run words [-- <folder or file below content/>]`: checks the pages of words and prints how long and how hard each
 * is to read, and which pages to read again because a figure in them has changed. Ends with 1 when a page has a fault
 * or is to be read. `npm run words -- --read <folder or file>` writes down that somebody has read them.
 */
import { checkFiles } from "~/library/checks/check.server";
import { readAgainInWords, toReadAgain } from "~/library/checks/figures-read";
import { figuresRead, figuresToday, markRead } from "~/library/checks/figures-read.server";
import { linkIndex } from "~/library/checks/link-index.server";
import { explain } from "./explain";

try {
  const words = process.argv.slice(2);
  const asked = words.find((word) => !word.startsWith("--")) ?? "";
  const below = asked.replace(/^(\.\/)?content\/?/, "").replace(/\/$/, "");
  const reports = checkFiles(below, await linkIndex());
  if (reports.length === 0) throw new Error(`There is no page in content/${asked}.`);
  for (const { file, reading, problems } of reports) {
    const figures = reading === null ? "" : `${reading.words} words, grade ${reading.grade}`;
    console.log(`${problems.length === 0 ? "✓" : "✗"} ${file}  ${figures}`);
    for (const problem of problems) console.log(`    ${problem.replace(/\n/g, "\n    ")}`);
  }
  const faults = reports.filter(({ problems }) => problems.length > 0).length;
  const total = reports.reduce((sum, { reading }) => sum + (reading?.words ?? 0), 0);
  if (words.includes("--read")) markRead(below);
  const again = toReadAgain(figuresRead(), figuresToday()).filter(({ file }) => file.startsWith(below));
  if (again.length > 0) console.log(`\nRead again, because a figure changed:`);
  for (const figure of again) console.log(`  ${readAgainInWords(figure)}`);
  console.log(`${reports.length} pages, ${total.toLocaleString("en-US")} words, ${faults} with faults`);
  process.exitCode = faults === 0 && again.length === 0 ? 0 : 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 2;
}
