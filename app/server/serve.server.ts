/**
 * The program that serves the build: `build/server/serve.js`. The launchers in `app/commands/` prepare its environment,
 * start it and stop it.
 */
import * as build from "virtual:remix/server-build";
import { createRequestHandler } from "@remix-run/express";
import { installGlobals } from "@remix-run/node";
import { observedBuild } from "~/benchmark/observed-build.server";
import { serveMeasured } from "~/benchmark/this-server.server";
import { env } from "~/env.server";
import { publishedGeneration } from "~/library/writing/files/stored-pages.server";
import { log } from "~/reports/log.server";
import { serveRelease } from "~/reports/release.server";
import { serveTemplates } from "~/vitals/templates.server";
import { createApp } from "./app.server";
import { declaredRoutes } from "./cache/declared-routes.server";
import { measuredPages } from "./cache/measured-pages.server";
import { pageCache } from "./cache/page-cache.server";
import { renderOf } from "./cache/render.server";
import { responseCache } from "./cache/response-cache.server";
import { httpServer } from "./http-server.server";
import { narrowed } from "./process/narrowed-build";
import { plainWarnings } from "./process/plain-warnings";
import { freeMemoryWhenQuiet } from "./process/quiet-memory.server";
import { stopGracefully } from "./process/shutdown.server";
import { healthCheck, healthPath } from "./requests/health.server";
import { staticFiles } from "./requests/static-files.server";

const tenMinutes = 600_000;
const day = 24 * 3_600_000;

installGlobals({ nativeFetch: true });
serveRelease(build.assets.version);
serveTemplates(build.routes);
plainWarnings(console, (warning) => log().warn({ warning }, "warning of a library"));

const { host, port, responseCacheMb } = env();
const keptPages = responseCacheMb === 0 ? [] : [responseCache(pages(responseCacheMb), declaredRoutes(build.routes))];
const remix = narrowed(build, (one) => createRequestHandler({ build: one, mode: "production" }));
const app = createApp({
  before: [
    healthCheck,
    staticFiles(build.assetsBuildDirectory),
    measuredPages(renderOf(observedBuild(build))),
    ...keptPages,
  ],
  remix: (request, response, next) => remix((request.url ?? "").split("?")[0] ?? "")(request, response, next),
});
const server = httpServer(app);
server.once("error", (error) => {
  log().fatal({ err: error }, "the server cannot listen");
  process.exit(1);
});
server.listen(port, host);
serveMeasured({ host, port });
freeMemoryWhenQuiet(server, healthPath);
stopGracefully(server);

/**
 * Pages count days, and a fact may expire on one: the day is a part of the generation, beside the release and what was
 * published from the desk.
 */
function pages(megabytes: number) {
  const cache = pageCache({
    maxBytes: megabytes * 1024 ** 2,
    render: renderOf(build),
    generation: () => `${build.assets.version} ${publishedGeneration()} ${Math.floor(Date.now() / day)}`,
    onError: (error) => log().error({ err: error }, "a public page could not be kept"),
  });
  setInterval(() => log().info(cache.figures(), "response cache"), tenMinutes).unref();
  return cache;
}
