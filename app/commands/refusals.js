/**
 * Requests that `remix-serve` would answer with an error of its own: 500 for a method or a target it cannot build a
 * request of, and a page of Express with a stack in the log for an address that cannot be decoded.
 *
 * @param {{ method?: string | undefined, url?: string | undefined, headers?: { host?: string | undefined } }} request  as
 *   Node's HTTP server hands it over
 * @returns {{ status: 400 | 405, sentence: string } | null} what to answer instead; null for a request that is fine
 */
export function refusalOf({ method, url = "", headers }) {
  if (method === "TRACE" || method === "CONNECT" || method === "TRACK") {
    return { status: 405, sentence: "This site does not answer that method." };
  }
  const unreadable = { status: /** @type {const} */ (400), sentence: "The address of this request cannot be read." };
  if (!url.startsWith("/")) return unreadable;
  if (!isHost(headers?.host)) return { status: 400, sentence: "The host of this request cannot be read." };
  // The way Remix fetched data before; nothing here does, and each such request would be a failure in the log.
  if (new URLSearchParams(url.split("?").slice(1).join("?")).has("_data")) return unreadable;
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return null;
  } catch {
    return unreadable;
  }
}

/** @param {string | undefined} host  of the header; HTTP/1.0 has none */
function isHost(host) {
  return !host || (!/[/?#@\\\s]/.test(host) && URL.canParse(`http://${host}`));
}

/**
 * The target of a request in the form a server expects. A proxy may send the whole address (RFC 9112 §3.2.2).
 *
 * @param {string} url  e.g. "http://collegeward.example/colleges?q=a"
 * @returns {string} e.g. "/colleges?q=a"
 */
export function originForm(url) {
  const whole = /^https?:\/\/[^/?#]*/i.exec(url);
  if (whole === null) return url;
  const rest = url.slice(whole[0].length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}
