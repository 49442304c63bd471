/**
 * `npm run bench`: prints figures and asserts nothing about time. Every `*.bench.ts` beside this file exports
 * `figures`, a function that measures its subject. `npm run bench -- match` runs those whose name contains "match".
 * Each runs in a process of its own: what one has loaded would be free for the next.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import type { Figure } from "./figures";

const [wanted = ""] = process.argv.slice(2);
const folder = new URL(".", import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".bench.ts"));

if (files.includes(wanted)) {
  const { figures }: { figures(): Promise<readonly Figure[]> } = await import(new URL(wanted, folder).href);
  console.log(`\n${wanted.replace(".bench.ts", "")}`);
  for (const same of alike(await figures())) {
    console.table(Object.fromEntries(same.map((each) => [each.name, each.figures])));
  }
} else {
  console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}`);
  for (const file of files.filter((name) => name.includes(wanted)).sort()) {
    const { status } = spawnSync(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), file], {
      stdio: "inherit",
    });
    if (status !== 0) process.exitCode = 1;
  }
}

/** Figures one after the other that have the same columns share a table; all of them in one would be mostly empty. */
function alike(all: readonly Figure[]): readonly Figure[][] {
  const columns = ({ figures }: Figure) => Object.keys(figures).join();
  const tables: Figure[][] = [];
  for (const each of all) {
    const last = tables.at(-1);
    if (last?.[0] !== undefined && columns(last[0]) === columns(each)) last.push(each);
    else tables.push([each]);
  }
  return tables;
}
