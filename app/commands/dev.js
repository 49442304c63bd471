/** `npm run dev`: the site with hot reload and stand-ins, on this computer only. */
import { command, install, run } from "./prepare.js";
import { preflight, startStandIns } from "./server.js";

await command(async () => {
  await install();
  /** @type {NodeJS.ProcessEnv} */
  const environment = { ...process.env, MODE: "sandbox", NODE_ENV: "development" };
  const { variables } = await preflight(["--migrate"], environment);
  const standIns = await startStandIns();
  const words = ["--import", "tsx", "app/server/dev.server.ts"];
  await run(process.execPath, words, { ...environment, ...variables, ...standIns });
});
