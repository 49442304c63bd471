import { LRUCache } from "lru-cache";
import { forEveryone } from "~/account/audience.server";
import { text } from "~/http/response.server";
import { senderKey } from "~/http/sender.server";
import { type Allowance, mostOfAll, mostOfOne, take } from "~/reports/allowance";
import { log } from "~/reports/log.server";
import { largestReport, reportSchema, saveReport } from "~/reports/receive.server";
import { database } from "~/store/database.server";

const fresh: Allowance = { since: 0, taken: 0 };
let ofAll = fresh;
const ofOne = new LRUCache<string, Allowance>({ max: 2_000 });

/** Takes a report of an error from a browser. 204, or 400, 413, 429: the browser does not wait for the answer. */
export const action = forEveryone.action(async ({ request }) => {
  if (request.method !== "POST") return notAllowed();
  const sender = senderKey(request);
  const one = take(ofOne.get(sender) ?? fresh, Date.now(), mostOfOne);
  ofOne.set(sender, one.allowance);
  if (!one.allowed) return text("", { status: 429 });
  const body = await readBounded(request);
  if (body === null) return text("", { status: 413 });
  const parsed = reportSchema.safeParse(parse(body));
  if (!parsed.success) return text("", { status: 400 });
  const all = take(ofAll, Date.now(), mostOfAll);
  ofAll = all.allowance;
  if (!all.allowed) return text("", { status: 429 });
  await saveReport(database(), parsed.data, new Date());
  const { id, type, severity, url, message } = parsed.data;
  log().warn({ report: id, type, severity, path: url, reported: message }, "error in a browser");
  return new Response(null, { status: 204, headers: { "Cache-Control": "private, no-store" } });
});

export const loader = forEveryone.loader(notAllowed);

function notAllowed(): Response {
  const response = text("Reports are posted.\n", { status: 405 });
  response.headers.set("Allow", "POST");
  return response;
}

/** The body as text, or null when it is too large; never more than the limit is read. */
async function readBounded(request: Request): Promise<string | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > largestReport) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
    size += part.value.length;
    if (size > largestReport) {
      // The rest is left to the server, which throws it away; cutting the connection here would cut the answer too.
      reader?.releaseLock();
      return null;
    }
    parts.push(part.value);
  }
  return Buffer.concat(parts).toString("utf8");
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
