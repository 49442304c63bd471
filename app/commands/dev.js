/** `npm run dev`: the site with hot reload and stand-ins, on this computer only. */
import { command, install, program, run } from "./prepare.js";
import { ground, startStandIns } from "./server.js";

await command(async () => {
  await install();
  /** @type {NodeJS.ProcessEnv} */
  const environment = { ...process.env, MODE: "sandbox", NODE_ENV: "development" };
  const { host, port, variables } = await ground(["--migrate"], environment);
  const standIns = await startStandIns();
  const words = ["vite:dev", "--config", "remix.config.js", "--host", host, "--port", String(port), "--strictPort"];
  await run(program("remix"), words, { ...environment, ...variables, ...standIns });
});
