/**
 * `npm run bench`: prints figures and asserts nothing about time. Every `*.bench.ts` beside this file exports
 * `figures`, a function that measures its subject. `npm run bench -- match` runs those whose name contains "match".
 */
import { readdirSync } from "node:fs";
import { cpus } from "node:os";
import type { Figure } from "./figures";

const [wanted = ""] = process.argv.slice(2);
const folder = new URL(".", import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".bench.ts") && file.includes(wanted));

console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}`);
for (const file of files.sort()) {
  const { figures }: { figures(): Promise<readonly Figure[]> } = await import(new URL(file, folder).href);
  console.log(`\n${file.replace(".bench.ts", "")}`);
  console.table(Object.fromEntries((await figures()).map((each) => [each.name, each.figures])));
}
