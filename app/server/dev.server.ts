import { createServer } from "node:http";
import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import { createServer as createVite } from "vite";
import { env } from "~/env.server";
import { createApp } from "./app.server";
import { stopGracefully } from "./process/shutdown.server";

/**
 * The program behind `npm run dev`: the steps of the real server, with files and pages straight from the sources, so
 * that a change shows at once. It keeps no page, and leaves the health check to Remix.
 */
const server = createServer();
const vite = await createVite({
  configFile: "remix.config.js",
  // Changes are told over the same port as everything else.
  server: { middlewareMode: true, hmr: { server } },
});
const build = () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>;

server.on(
  "request",
  createApp({ before: [vite.middlewares], remix: createRequestHandler({ build, mode: "development" }) }),
);
const { host, port } = env();
server.listen(port, host, () => console.log(`Ready: http://localhost:${port}`));
stopGracefully(server);
process.once("SIGTERM", () => vite.close());
