import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { digestOf } from "~/digest.server";
import type { Encoding } from "../requests/accept-encoding";

/** A whole answer as it is sent again and again. */
export interface CachedAnswer {
  /** Names and values in turn, without those that differ from one answer to the next. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly etag: string;
  /** The body in each encoding. They are replaced by smaller ones while the answer is kept. */
  readonly bodies: Record<Encoding, Buffer>;
  /** Bytes that it takes at most. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** Until when it is sent without asking again, and until when it is sent while a new one is made. */
  readonly freshUntil: number;
  usableUntil: number;
  /** Whether the best compression has been asked for. */
  compressing: boolean;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A few milliseconds of another thread, so that the first reader does not wait. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Whatever Remix answered, when anybody may get it: a whole public page that sets no cookie and holds no nonce. */
export function mayBeCached({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    /^public\b/.test(headers.get("Cache-Control") ?? "") &&
    !headers.has("Set-Cookie") &&
    !/'nonce-/.test(headers.get("Content-Security-Policy") ?? "") &&
    /^(accept-encoding)?$/i.test(headers.get("Vary") ?? "")
  );
}

/** Seconds of a directive such as `s-maxage=300`. */
function secondsOf(policy: string, directive: string): number {
  return Number(new RegExp(`(?:^|[\\s,])${directive}=(\\d{1,9})`).exec(policy)?.[1] ?? 0);
}

/**
 * Reads an answer whole and compresses it.
 *
 * @param before the answer that it follows: the same bytes are not compressed again
 * @param longest milliseconds after which an answer is never sent, whatever its policy says
 */
export async function cacheAnswer(
  response: Response,
  before: CachedAnswer | undefined,
  { now, longest }: { readonly now: () => number; readonly longest: number },
): Promise<CachedAnswer> {
  const madeAt = now();
  const identity = Buffer.from(await response.arrayBuffer());
  const policy = response.headers.get("Cache-Control") ?? "";
  const fresh = secondsOf(policy, policy.includes("s-maxage") ? "s-maxage" : "max-age") * 1000;
  const usable = Math.min(longest, fresh + secondsOf(policy, "stale-while-revalidate") * 1000);
  const etag = response.headers.get("ETag") ?? etagOf(identity);
  const same = before?.bodies.identity.equals(identity) === true;
  const bodies = same ? before.bodies : await quickBodies(identity);
  const headers = [...response.headers].filter(([name]) => !/^(etag|vary|content-length|date|age)$/i.test(name));
  const named = headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return {
    headers,
    etag,
    bodies,
    size: Object.values(bodies).reduce((sum, body) => sum + body.length, named + 500),
    madeAt,
    freshUntil: madeAt + Math.min(fresh, usable),
    usableUntil: madeAt + usable,
    compressing: same && before.compressing,
  };
}

async function quickBodies(identity: Buffer): Promise<Record<Encoding, Buffer>> {
  const [br, gzipped] = await Promise.all([brotli(identity, quick), zip(identity)]);
  return { identity, br, gzip: gzipped };
}

/** Compresses as well as can be, on other threads: a third of a second for a large page. */
export async function compressBest({ bodies }: CachedAnswer): Promise<void> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bodies.identity.length };
  const best = await brotli(bodies.identity, { params });
  const smallest = await zip(bodies.identity, { level: 9 });
  if (best.length < bodies.br.length) bodies.br = best;
  if (smallest.length < bodies.gzip.length) bodies.gzip = smallest;
}

function etagOf(body: Buffer): string {
  return `W/"${digestOf(body).slice(0, 22)}"`;
}
