import { writeDay } from "~/calendar/day";
import { writeCalendar } from "~/calendar/ics";
import { digestOf } from "~/digest.server";
import { env } from "~/env.server";
import { logActivity } from "~/family/access/activity-log.server";
import { type Opened, requirePermission, todayOf } from "~/family/access/open-plan.server";
import { type Writing, writePlanFor } from "~/family/access/write-plan.server";
import type { Store } from "~/store/database.server";
import { takeOne } from "~/store/rate-limit.server";
import { datesIn } from "./dates.server";
import { changedSince, deleteFeed, feedOfMember, findFeed, markRead, putFeed } from "./feed-data.server";
import type { FeedState } from "./feed-part";
import { calendarName, eventsOf } from "./plan-dates.server";

/** How often a calendar is asked to look again, and how often it may. */
const refreshHours = 6;
const mostReads = { most: 120, seconds: 3600 };
const mostMade = { most: 20, seconds: 86_400 };

/** The address that stands behind a token. The log of requests leaves it out: see `reports/log.server.ts`. */
export const feedPath = (token: string): string => `/calendar/${token}.ics`;

/** A calendar as it is sent; `null` for an address that leads nowhere, `"too-often"` for one asked without end. */
export type Feed = { readonly body: string; readonly etag: string } | "too-often" | null;

/**
 * What somebody's calendar reads: the dates this person sees in the plan now, decided again each time. Whoever is no
 * longer in the plan has no address any more. The entries carry the moment at which the dates last changed, so that the
 * same dates are the same bytes.
 *
 * @param file last part of the address, "<token>.ics"
 */
export async function readFeed(store: Store, file: string, now: Date): Promise<Feed> {
  const token = /^([\w-]{43})\.ics$/.exec(file)?.[1];
  const feed = token === undefined ? null : await findFeed(store, token);
  if (feed === null) return null;
  if (!(await takeOne(store, `calendar of ${feed.memberId}`, mostReads, now))) return "too-often";
  return writePlanFor(store, feed, { resource: "calendar:shared", now }, async (write, access) => {
    // Once more, now that the plan is locked: the address may have been ended or replaced.
    const still = token === undefined ? null : await findFeed(write.store, token);
    if (access === null || still === null) return null;
    const events = eventsOf(await datesIn(access), `${env().siteOrigin}/plan/${write.planId}`);
    const written = (stamp: Date) => writeCalendar(calendarName(access.view), events, stamp, { refreshHours });
    const body = written(new Date(await changedSince(write, still, digestOf(written(new Date(0))), now)));
    await markRead(write, still, todayOf(now));
    return { body, etag: `"${digestOf(body).slice(0, 27)}"` };
  });
}

export async function feedState({ store, inPlan }: Opened): Promise<FeedState | null> {
  const feed = await feedOfMember(store, inPlan.me.id);
  if (feed === null) return null;
  return { made: writeDay(todayOf(new Date(feed.madeAt))), read: feed.readOn && writeDay(feed.readOn) };
}

/** Makes somebody's address, or a new one in place of the one there is. Throws 429 for somebody who does it all day. */
export async function makeFeed(opened: Writing): Promise<string> {
  requirePermission(opened, "calendar:shared", "see");
  const { store, write, inPlan, now } = opened;
  if (!(await takeOne(store, `calendar address of ${inPlan.me.id}`, mostMade, now))) {
    throw new Response(null, { status: 429, statusText: "Too Many Requests", headers: { "Retry-After": "86400" } });
  }
  const token = await putFeed(write, inPlan.me.id, now);
  await logActivity(opened, "made-feed");
  return env().siteOrigin + feedPath(token);
}

export async function endFeed(opened: Writing): Promise<void> {
  await deleteFeed(opened.write, opened.inPlan.me.id);
  await logActivity(opened, "ended-feed");
}
