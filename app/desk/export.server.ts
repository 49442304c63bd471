import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Store } from "~/store/database.server";

/** What became of a published article: written as a file, one already, or another text stands there, which wins. */
export interface Exported {
  readonly file: string;
  readonly came: "written" | "unchanged" | "the file wins";
}

/**
 * Writes every published article as a file below a folder of content, and notes the figures it was approved with, so
 * that `npm run words` names it once one of them changes. A file that is there already is never replaced.
 *
 * @param folder such as "content"
 * @param dry only says what would be written
 */
export async function exportPublished(store: Store, folder: string, dry = false): Promise<readonly Exported[]> {
  const rows = await store
    .selectFrom("article_publication")
    .where("ended_at", "is", null)
    .select(["file", "text", "figures"])
    .orderBy("file")
    .execute();
  const figures: Record<string, unknown> = {};
  const exported = rows.map(({ file, text, figures: used }): Exported => {
    const path = join(folder, file);
    if (existsSync(path)) {
      return { file, came: readFileSync(path, "utf8") === text ? "unchanged" : "the file wins" };
    }
    if (!dry) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    const read = Object.entries(JSON.parse(used) as Record<string, string>);
    figures[file] = Object.fromEntries(read.sort(([a], [b]) => (a < b ? -1 : 1)));
    return { file, came: "written" };
  });
  if (!dry && Object.keys(figures).length > 0) noteFigures(join(folder, "pages", "figures-read.json"), figures);
  return exported;
}

/** In the order and the form in which `npm run words -- --read` writes them. */
function noteFigures(path: string, figures: Readonly<Record<string, unknown>>): void {
  const known = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>) : {};
  const all = Object.entries({ ...known, ...figures }).sort(([a], [b]) => (a < b ? -1 : 1));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(all), null, 1)}\n`);
}
