/** `npm start`: from a fresh clone to a running site, with nothing but Node and npm. */
import { build, command, install } from "./prepare.js";
import { preflight, requireFreePort, serve } from "./server.js";

await command(async () => {
  // Asked first: nobody should wait for a build to learn that the port is taken.
  const port = Number(process.env.PORT || 3000);
  if (Number.isInteger(port) && port > 0 && port < 65_536) await requireFreePort(port, "127.0.0.1");
  await install();
  await build();
  await serve(await preflight(["--migrate"]));
});
