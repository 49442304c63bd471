import { isIP } from "node:net";

/**
 * The network address a request comes from, for limits. Whoever speaks to us from this machine or its own network is a
 * proxy, and says in `X-Forwarded-For` for whom: the last address there is the one that it saw itself. Anybody else
 * could write anything there.
 *
 * @param peer  address at the other end of the connection
 * @param forwarded  value of `X-Forwarded-For`
 * @returns an IPv4 address, or the first half of an IPv6 address, for one household or phone has all addresses below it
 */
export function senderOf(peer: string, forwarded: string | undefined): string {
  const near = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/i.test(peer);
  return (near && networkOf(forwarded?.split(",").at(-1)?.trim() ?? "")) || networkOf(peer) || peer;
}

/** Of an address as gateways write it, with a port or in brackets; null for what is no address. */
function networkOf(said: string): string | null {
  const address = /^\[(.*)\](:\d+)?$/.exec(said)?.[1] ?? (/^[\d.]+:\d+$/.test(said) ? said.replace(/:.*/, "") : said);
  const plain = address.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIP(plain) === 4) return plain;
  if (isIP(plain) !== 6) return null;
  const [head = "", tail] = plain.split("::");
  const groups = head.split(":").filter((group) => group !== "");
  const after = tail?.split(":").filter((group) => group !== "") ?? [];
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length;
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill("0"), ...after];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
