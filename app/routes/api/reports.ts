import { LRUCache } from "lru-cache";
import { forEveryone } from "~/account/audience/audience.server";
import { text } from "~/http/response.server";
import { senderKey } from "~/http/sender.server";
import { nothingOfAll, nothingOfSender, type OfSender, takeReport } from "~/reports/allowance";
import { log } from "~/reports/log.server";
import { largestReport, reportSchema } from "~/reports/receive.server";
import { saveReport } from "~/reports/save.server";
import { database } from "~/store/database.server";

let ofAll = nothingOfAll;
const ofOne = new LRUCache<string, OfSender>({ max: 10_000 });

/** Takes a report of an error from a browser. 204, or 400, 413, 429: the browser does not wait for the answer. */
export const action = forEveryone.action(
  async ({ request }) => {
    if (request.method !== "POST") return notAllowed();
    const sender = senderKey(request);
    const taken = takeReport(ofOne.get(sender) ?? nothingOfSender, ofAll, Date.now());
    ofOne.set(sender, taken.sender);
    ofAll = taken.all;
    if (!taken.allowed) return text("", { status: 429 });
    const parsed = reportSchema.safeParse(parse(await request.text()));
    if (!parsed.success) return text("", { status: 400 });
    await saveReport(database(), parsed.data, new Date());
    const { id, type, severity, url, message } = parsed.data;
    log().warn({ report: id, type, severity, path: url, reported: message }, "error in a browser");
    return new Response(null, { status: 204, headers: { "Cache-Control": "private, no-store" } });
  },
  { limit: largestReport },
);

export const loader = forEveryone.loader(notAllowed);

function notAllowed(): Response {
  const response = text("Reports are posted.\n", { status: 405 });
  response.headers.set("Allow", "POST");
  return response;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
