import { forEveryone } from "~/account/audience/audience.server";
import { readFeed } from "~/family/dates/feed.server";
import { cache } from "~/http/cache";
import { matchesEtag } from "~/http/document.server";
import { senderKey } from "~/http/sender.server";
import { database } from "~/store/database.server";
import { takeOne } from "~/store/rate-limit.server";

/** Addresses that lead nowhere, from one place; a calendar asks for one that has ended a few times a day. */
const mostMisses = { most: 120, seconds: 600 };

const always = {
  // The address is the key: it is told to nobody, and no search engine keeps what it opens.
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
};

const refused = (status: 404 | 429, words: string) =>
  new Response(`${words}\n`, {
    status,
    headers: {
      ...always,
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": cache.closed,
      ...(status === 429 ? { "Retry-After": "3600" } : {}),
    },
  });

/** The dates of a plan for the calendar of one of its people. The address is the only key, so nobody signs in here. */
export const loader = forEveryone.loader(async ({ request, params }) => {
  const now = new Date();
  const store = database();
  const feed = await readFeed(store, params.file ?? "", now);
  if (feed === null) {
    const few = await takeOne(store, `calendars not found from ${senderKey(request, now)}`, mostMisses, now);
    return few ? refused(404, "There’s no calendar at this address.") : refused(429, "Try again later.");
  }
  if (feed === "too-often") return refused(429, "Read too often. Try again later.");
  const headers = { ...always, ETag: feed.etag, "Cache-Control": cache.asked };
  if (matchesEtag(request.headers.get("If-None-Match"), feed.etag)) return new Response(null, { status: 304, headers });
  return new Response(feed.body, {
    headers: {
      ...headers,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="college-plan.ics"',
    },
  });
});
