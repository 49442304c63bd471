/**
 * The longest address of this site, in characters, and the most fields in one: the filters of colleges, all at once.
 */
const longestAddress = 8_000;
const mostFields = 300;
/** What nearly every host looks like. Others are looked at more closely, which takes longer. */
const plainHost = /^[a-z][a-z0-9-]{0,60}(?:\.[a-z][a-z0-9-]{0,60}){0,6}(?::[1-5]?\d{1,4})?$/;

/** What a request is told that no page of this site can answer. */
export interface BadRequest {
  readonly status: 400 | 405 | 414;
  readonly sentence: string;
}

/** The parts of a request that are looked at, as Node's HTTP server hands them over. */
interface RequestHead {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers?: { readonly host?: string | undefined };
}

/**
 * Finds requests that Remix cannot build a request of, or answers with an error of its own: a method or a target it
 * does not know, an address that cannot be decoded, a host that is none.
 *
 * @returns null for a request that is fine
 */
export function badRequest({ method, url = "", headers }: RequestHead): BadRequest | null {
  if (method === "TRACE" || method === "CONNECT" || method === "TRACK") {
    return { status: 405, sentence: "This site does not answer that method." };
  }
  const unreadable: BadRequest = { status: 400, sentence: "The address of this request cannot be read." };
  if (!url.startsWith("/")) return unreadable;
  if (!isHost(headers?.host)) return { status: 400, sentence: "The host of this request cannot be read." };
  if (url.length > longestAddress || fieldsIn(url) > mostFields) {
    return { status: 414, sentence: "The address of this request is too long. Choose fewer things at once." };
  }
  // The way Remix fetched data before; nothing here does, and each such request would be a failure in the log.
  const at = url.indexOf("?");
  if (at !== -1 && url.includes("data", at) && new URLSearchParams(url.slice(at + 1)).has("_data")) return unreadable;
  try {
    if (url.includes("%")) decodeURIComponent(url.split("?", 1)[0] ?? "");
    return null;
  } catch {
    return unreadable;
  }
}

function fieldsIn(url: string): number {
  return url.split("&", mostFields + 1).length;
}

/** HTTP/1.0 has no host. */
function isHost(host: string | undefined): boolean {
  return !host || plainHost.test(host) || (!/[/?#@\\\s]/.test(host) && URL.canParse(`http://${host}`));
}

/**
 * The target of a request in the form a server expects. A proxy may send the whole address (RFC 9112 §3.2.2).
 *
 * @param url  e.g. "http://collegeward.example/colleges?q=a"
 * @returns e.g. "/colleges?q=a"
 */
export function originForm(url: string): string {
  const whole = /^https?:\/\/[^/?#]*/i.exec(url);
  if (whole === null) return url;
  const rest = url.slice(whole[0].length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}
