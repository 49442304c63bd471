import { LRUCache } from "lru-cache";
import { forEveryone } from "~/account/audience/audience.server";
import { text } from "~/http/response.server";
import { senderKey } from "~/http/sender.server";
import { nothingOfAll, nothingOfSender, type OfSender, takeReport } from "~/reports/allowance";
import { database } from "~/store/database.server";
import { countCauses } from "~/vitals/causes.server";
import { countVitals, isHeard } from "~/vitals/data.server";
import { asksForPrivacy, beaconSchema, largestBeacon, mostBeacons } from "~/vitals/receive.server";
import { isTemplate } from "~/vitals/templates.server";

let ofAll = nothingOfAll;
const ofOne = new LRUCache<string, OfSender>({ max: 10_000 });

const done = () => new Response(null, { status: 204, headers: { "Cache-Control": "private, no-store" } });

/**
 * Counts how fast one page was for one reader, and keeps nothing of the reader. 204, also where the browser asks not to
 * be measured and nothing is counted; or 400, 413, 429: the browser does not wait for the answer.
 */
export const action = forEveryone.action(
  async ({ request }) => {
    if (request.method !== "POST") return notAllowed();
    if (asksForPrivacy(request.headers)) return done();
    const sender = senderKey(request);
    const taken = takeReport(ofOne.get(sender) ?? nothingOfSender, ofAll, Date.now(), mostBeacons);
    ofOne.set(sender, taken.sender);
    ofAll = taken.all;
    if (!taken.allowed) return text("", { status: 429 });
    const parsed = beaconSchema.safeParse(parse(await request.text()));
    if (!parsed.success || !isTemplate(parsed.data.template)) return text("", { status: 400 });
    const store = database();
    if (!(await isHeard(store, parsed.data.release))) return text("", { status: 400 });
    const now = new Date();
    await countVitals(store, parsed.data, now);
    await countCauses(store, parsed.data, now);
    return done();
  },
  { limit: largestBeacon },
);

export const loader = forEveryone.loader(notAllowed);

function notAllowed(): Response {
  const response = text("Measurements are posted.\n", { status: 405 });
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
