/**
 * `npm run content:export [-- --dry-run]`: writes what the desk has published as files under `content/`, so that the
 * repository stays the source. A file that is there already is never replaced: it wins from the release that has it.
 */
import { exportPublished } from "~/desk/export.server";
import { env } from "~/env.server";
import { openStore } from "~/store/database.server";
import { explain } from "./explain";

try {
  const store = openStore(env().database);
  try {
    const exported = await exportPublished(store, "content", process.argv.includes("--dry-run"));
    for (const { file, came } of exported)
      console.log(`${came === "the file wins" ? "✗" : "✓"} content/${file}: ${came}`);
    const written = exported.filter(({ came }) => came === "written").length;
    console.log(`${exported.length} published from the desk, ${written} written`);
  } finally {
    await store.destroy();
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
