import type { Day } from "~/calendar/day";
import { catalogue } from "~/colleges/catalogue.server";
import { env } from "~/env.server";
import { isLeftBehind } from "~/family/access/application-status";
import type { PlanAccess } from "~/family/access/open-plan.server";
import { writePlanFor } from "~/family/access/write-plan.server";
import { writeReminded } from "~/family/dates/reminder-data.server";
import { asQueued, composeAtSending } from "~/mail/deliver.server";
import { queueMail } from "~/mail/queue.server";
import { closureWarning } from "~/season/closure";
import { closureRows } from "~/season/closures";
import type { Store } from "~/store/database.server";
import { closingMail } from "./closing-mail";
import { addressOf, listedWith, partOf, toldItems } from "./data.server";

/** How a look for closings went. */
export interface Told {
  readonly queued: number;
  readonly failed: readonly unknown[];
}

/** A day by which `forgetReminded` keeps a line for good: a closing is told once to each person of each plan. */
const neverForgotten: Day = "9999-12-31";

/**
 * Queues one email for everyone in a plan whose list has a college that closes, merges or takes no one, whether or not
 * they have asked for reminders: they could miss every other sign of it. Each person hears once of each piece of news.
 * Who may see the list, and what's on it, is decided under the plan's lock when the email is queued and again when it
 * is sent; it's taken back with their part in the plan while it waits. Safe at any time and from several processes at
 * once.
 *
 * @param today on the East Coast: `todayOf(now)`
 */
export async function tellClosings(store: Store, today: Day, now: Date): Promise<Told> {
  const news = newsOn(today);
  const told = await toldItems(store, "closing-");
  const waiting = new Map<string, { readonly planId: string; readonly accountId: string }>();
  for (const { memberId, planId, accountId, unitid, status } of await listedWith(store, [...news.keys()])) {
    const item = news.get(unitid)?.item;
    if (item !== undefined && !isLeftBehind(status) && !told.has(`${memberId} ${item}`)) {
      waiting.set(memberId, { planId, accountId });
    }
  }
  const failed: unknown[] = [];
  let queued = 0;
  for (const [memberId, one] of waiting) {
    try {
      if (await tellOne(store, memberId, one, news, now)) queued += 1;
    } catch (error) {
      failed.push(error);
    }
  }
  return { queued, failed };
}

interface Piece {
  readonly title: string;
  readonly why: string;
  readonly item: string;
}
type News = ReadonlyMap<number, Piece>;

function newsOn(today: Day): News {
  const { byUnitid } = catalogue();
  return new Map(
    closureRows().flatMap(({ unitid }) => {
      const college = unitid === null ? undefined : byUnitid.get(unitid);
      const warning = college ? closureWarning(college, today) : null;
      return college && warning ? [[college.unitid, { ...warning, item: `closing-${unitid}-${warning.title}` }]] : [];
    }),
  );
}

/** What is news about the list that somebody sees. */
const newsIn = ({ view }: PlanAccess, news: News): readonly Piece[] =>
  view.colleges.flatMap(({ unitid, status }) => (isLeftBehind(status) ? [] : (news.get(unitid) ?? [])));

function mailOf({ view }: PlanAccess, planId: string, colleges: readonly Piece[]) {
  const student = view.you.role === "student" ? null : view.student.name;
  return closingMail({ student, colleges, planLink: `${env().siteOrigin}/plan/${planId}/colleges` });
}

async function tellOne(
  store: Store,
  memberId: string,
  one: { readonly planId: string; readonly accountId: string },
  news: News,
  now: Date,
): Promise<boolean> {
  const queued = await writePlanFor(store, one, { resource: "colleges", now }, async (write, access) => {
    const email = await addressOf(write.store, one.accountId);
    if (access === null || access.inPlan.me.id !== memberId || email === null) return false;
    const colleges: Piece[] = [];
    for (const piece of newsIn(access, news)) {
      if (await writeReminded(write, memberId, { item: piece.item, due: neverForgotten, before: 0 }))
        colleges.push(piece);
    }
    if (colleges.length === 0) return false;
    const named = JSON.stringify(colleges.map(({ item }) => item));
    const mail = mailOf(access, one.planId, colleges);
    return queueMail(write.store, { kind: "closing", to: email, memberId, named, ...mail }, now);
  });
  return queued === true;
}

/**
 * Writes the news again when it is sent: of the colleges it was about, those that its reader still sees on the list.
 */
composeAtSending("closing", async (store, queued, now) => {
  const { member_id: memberId, named } = queued;
  const one = memberId === null ? null : await partOf(store, memberId);
  if (one === null) return null;
  return writePlanFor(store, one, { resource: "colleges", now }, async (write, access) => {
    const to = await addressOf(write.store, one.accountId);
    if (access === null || access.inPlan.me.id !== memberId || to === null) return null;
    // Queued by a version that did not keep what it names.
    if (named === null) return { ...asQueued(queued), to };
    const items = JSON.parse(named) as readonly string[];
    const colleges = newsIn(access, newsOn(access.today)).filter(({ item }) => items.includes(item));
    if (colleges.length === 0) return null;
    return { to, ...mailOf(access, one.planId, colleges), html: null, stopLink: null };
  });
});
