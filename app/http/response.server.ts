import { type CachePolicy, cache } from "./cache";

/** JSON with a named cache policy. Closed unless the route says otherwise. */
export function json(
  body: unknown,
  init: { status?: number; policy?: CachePolicy; headers?: HeadersInit } = {},
): Response {
  const headers = new Headers(init.headers);
  if (!headers.has("Content-Type")) headers.set("Content-Type", "application/json; charset=utf-8");
  headers.set("Cache-Control", cache[init.policy ?? "closed"]);
  return new Response(JSON.stringify(body), { status: init.status ?? 200, headers });
}

/** Plain text, for the answers that only machines read. */
export function text(body: string, init: { status?: number; policy?: CachePolicy; type?: string } = {}): Response {
  return new Response(body, {
    status: init.status ?? 200,
    headers: {
      "Content-Type": init.type ?? "text/plain; charset=utf-8",
      "Cache-Control": cache[init.policy ?? "closed"],
    },
  });
}

/** A file to save. The name is ours, never a reader's text, so it needs no escaping. */
export function download(body: string, file: { name: string; type: string }): Response {
  return new Response(body, {
    headers: {
      "Content-Type": file.type,
      "Content-Disposition": `attachment; filename="${file.name}"`,
      "Cache-Control": cache.closed,
    },
  });
}
