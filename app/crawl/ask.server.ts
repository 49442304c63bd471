import { site } from "~/site";
import { linkTarget } from "./site/addresses";
import type { Answer, PictureAnswer } from "./site/site";

/** An answer of the site with its body; null where that is no document or no text. */
export interface Asked extends Answer {
  readonly body: string | null;
}

/** Milliseconds that an answer may take. */
const patience = 30_000;

/** Asks a site for a path as any program does, without following redirects. Never throws: no answer has status 0. */
export async function ask(origin: string, path: string): Promise<Asked> {
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  const nothing = { path, status: 0, location: null, cacheControl: null, robotsHeader: null, bytes: 0, body: null };
  try {
    const response = await fetch(origin + path, {
      redirect: "manual",
      headers: { Accept: "text/html,*/*;q=0.5", "User-Agent": `${site.name}Crawler` },
      signal: AbortSignal.timeout(patience),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const { status, headers } = response;
    const isText = /^(text\/|application\/xml)/.test(headers.get("Content-Type") ?? "");
    return {
      path,
      status,
      location: placeOf(headers.get("Location"), origin + path),
      cacheControl: headers.get("Cache-Control"),
      robotsHeader: headers.get("X-Robots-Tag"),
      bytes: bytes.length,
      milliseconds: took(),
      body: isText && status === 200 ? new TextDecoder().decode(bytes) : null,
    };
  } catch {
    return { ...nothing, milliseconds: took() };
  }
}

/** Asks a site for an image, or for its head alone. Never throws: no answer has status 0. */
export async function askPicture(address: string, method: "HEAD" | "GET"): Promise<PictureAnswer> {
  try {
    const response = await fetch(address, {
      method,
      redirect: "manual",
      headers: { Accept: "image/*", "User-Agent": `${site.name}Crawler` },
      signal: AbortSignal.timeout(patience),
    });
    await response.arrayBuffer();
    return { status: response.status, type: response.headers.get("Content-Type") };
  } catch {
    return { status: 0, type: null };
  }
}

const isDocument = (body: string) => /^\s*<!doctype html/i.test(body);

/** The document of an answer; null where it is none. */
export const documentOf = ({ body }: Asked): string | null => (body !== null && isDocument(body) ? body : null);

function placeOf(location: string | null, base: string): string | null {
  if (location === null) return null;
  return linkTarget(location, base)?.path ?? location;
}
