/** The parts of Express 4 and `compression` that the server uses. They are written in Node's own types. */
declare module "express" {
  import type { RequestListener, ServerResponse } from "node:http";
  import type { Middleware } from "./requests/middleware";

  type ErrorMiddleware = (error: unknown, ...rest: Parameters<Middleware>) => void;

  interface Application extends RequestListener {
    use(...steps: (Middleware | ErrorMiddleware)[]): this;
    disable(setting: "x-powered-by" | "etag" | "query parser"): this;
  }

  interface StaticOptions {
    cacheControl?: boolean;
    index?: boolean;
    redirect?: boolean;
    setHeaders?(response: ServerResponse, path: string): void;
  }

  const express: {
    (): Application;
    static(folder: string, options?: StaticOptions): Middleware;
  };
  export default express;
}

declare module "compression" {
  import type { Middleware } from "./requests/middleware";
  export default function compression(): Middleware;
}

declare module "on-headers" {
  import type { ServerResponse } from "node:http";
  export default function onHeaders(response: ServerResponse, listener: (this: ServerResponse) => void): void;
}

/** The build of the site, as `remix vite:build` and the development server make it. */
declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/node";

  const build: ServerBuild;
  export = build;
}
