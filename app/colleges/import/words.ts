import type { Ledger } from "./ledger";

const small = new Set(["of", "the", "and", "at", "in", "for", "de"]);

/** Name of a college. A name reported in capitals throughout is set like the others; that is noted as a correction. */
export function readName(unitid: number, name: string, ledger: Ledger): string {
  const shouted = name === name.toUpperCase() && name.split(" ").length > 1 && /[A-Z]{4}/.test(name);
  if (!shouted) return name;
  const calm = name
    .toLowerCase()
    .split(" ")
    .map((word, index) => (index > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");
  return ledger.correct(unitid, "name", name, calm);
}

/**
 * An address as a link may carry it: http or https, a public host, no user name. A user name before the host (someone's
 * account, reported by accident) is taken out, which leads to the same page; anything else unusable is refused.
 */
export function readLink(unitid: number, column: string, reported: string | null, ledger: Ledger): string | null {
  if (reported === null) return null;
  const address = /^[a-z][a-z\d+.-]*:/i.test(reported) ? reported : `https://${reported}`;
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return ledger.refuse("link-not-usable", unitid, column, reported);
  }
  const web = url.protocol === "https:" || url.protocol === "http:";
  const publicHost = /\.[a-z]{2,}$/i.test(url.hostname);
  if (!web || !publicHost) return ledger.refuse("link-not-usable", unitid, column, reported);
  if (url.username !== "" || url.password !== "") {
    url.username = "";
    url.password = "";
    return ledger.correct(unitid, column, reported, url.href);
  }
  return address === reported ? reported : ledger.correct(unitid, column, reported, address);
}
