/**
 * `npm run serve`: the site for real. Installs and builds nothing, uses no stand-in, and refuses to start with the
 * whole list of what is missing. `-- --migrate` brings the store up to date first; without it an old store is refused.
 */
import { existsSync } from "node:fs";
import { command, Stop } from "./prepare.js";
import { preflight, serve } from "./server.js";

await command(async () => {
  if (!existsSync("node_modules/tsx")) throw new Stop('The packages are not installed. Run "npm ci" first.');
  const flags = process.argv.includes("--migrate") ? ["--migrate"] : [];
  const here = await preflight(["--live", ...flags]);
  if (!existsSync("build/server/serve.js")) throw new Stop('There is no build. Run "npm run build" first.');
  await serve(here);
});
