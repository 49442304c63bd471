/**
 * `npm run words [-- <folder or file below content/>]`: checks the pages of words and prints how long and how hard each
 * is to read. Ends with 1 when a page has a fault.
 */
import { checkFiles } from "~/library/writing/check.server";
import { surroundings } from "~/library/writing/surroundings.server";
import { explain } from "./explain";

try {
  const [asked = ""] = process.argv.slice(2);
  const reports = checkFiles(asked.replace(/^(\.\/)?content\/?/, "").replace(/\/$/, ""), await surroundings());
  if (reports.length === 0) throw new Error(`There is no page in content/${asked}.`);
  for (const { file, reading, problems } of reports) {
    const figures = reading === null ? "" : `${reading.words} words, grade ${reading.grade}`;
    console.log(`${problems.length === 0 ? "✓" : "✗"} ${file}  ${figures}`);
    for (const problem of problems) console.log(`    ${problem.replace(/\n/g, "\n    ")}`);
  }
  const faults = reports.filter(({ problems }) => problems.length > 0).length;
  const words = reports.reduce((sum, { reading }) => sum + (reading?.words ?? 0), 0);
  console.log(`${reports.length} pages, ${words.toLocaleString("en-US")} words, ${faults} with faults`);
  process.exitCode = faults === 0 ? 0 : 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 2;
}
