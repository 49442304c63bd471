import { existsSync, readdirSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import express from "express";
import { cache } from "~/http/cache";
import { acceptedEncoding, type Encoding } from "./accept-encoding";
import type { Middleware } from "./middleware";

/** Kinds of files that are compressed at build, with the type of each. */
export const compressible: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "application/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "application/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
};

/** What is added to the name of a file for its compressed form. */
export const endings: Readonly<Record<Exclude<Encoding, "identity">, string>> = { br: ".br", gzip: ".gz" };

/**
 * The files of the build, in the compressed form that was made at build where there is one. Names under `/assets/`
 * change with what is in the file, so those are kept for good.
 *
 * @param folder such as "build/client"
 */
export function staticFiles(folder: string): Middleware {
  const there = new Set(existsSync(folder) ? filesIn(folder) : []);
  const files = express.static(folder, {
    cacheControl: false,
    index: false,
    redirect: false,
    setHeaders(response, path) {
      const named = relative(folder, path).startsWith(`assets${sep}`);
      response.setHeader("Cache-Control", named ? cache.version : cache.file);
    },
  });
  return (request, response, next) => {
    const { method, url = "/", headers } = request;
    const path = url.split("?", 1)[0] ?? "/";
    // Known without a look at the disk, for nearly all requests are for pages.
    if (!there.has(path) || (method !== "GET" && method !== "HEAD")) return next();
    const type = compressible[extname(path)];
    // A part of a file is a part of its plain form.
    if (type === undefined || headers.range !== undefined) return files(request, response, next);
    const encoding = acceptedEncoding(headers["accept-encoding"]);
    const ending = encoding === "identity" ? "" : endings[encoding];
    if (ending === "" || !there.has(path + ending)) {
      if (there.has(path + endings.br)) response.setHeader("Vary", "Accept-Encoding");
      return files(request, response, next);
    }
    response.setHeader("Content-Type", type);
    response.setHeader("Content-Encoding", encoding);
    response.setHeader("Vary", "Accept-Encoding");
    request.url = path + ending;
    files(request, response, (error?: unknown) => {
      request.url = url;
      next(error);
    });
  };
}

/** Paths of all files as a browser would ask for them, e.g. "/assets/root-abc.js". A build does not change. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`);
}
