/** How many reports of one sender, or of several together, were taken since a moment. */
export interface Taken {
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly count: number;
}

/** What was taken of one sender, in this minute and this day. */
export interface OfSender {
  readonly minute: Taken;
  readonly day: Taken;
}

/** What was taken of everybody in one process in this minute: first reports of a sender, and all that followed them. */
export interface OfAll {
  readonly first: Taken;
  readonly more: Taken;
}

/**
 * Of one sender: enough to see a fault, too few to push what others reported out of those that are kept. Of everybody:
 * too few to fill the disk. Whoever reports something for the first time in a minute has a share of their own, so that
 * a few who report a lot cannot silence the rest.
 */
export const most = { ofOneInMinute: 10, ofOneInDay: 60, firstOfAll: 600, moreOfAll: 60 } as const;
/** The same for something else that anybody may send. */
export type Bounds = Readonly<Record<keyof typeof most, number>>;

const minute = 60_000;
const day = 24 * 60 * minute;
const nothing: Taken = { since: 0, count: 0 };
export const nothingOfSender: OfSender = { minute: nothing, day: nothing };
export const nothingOfAll: OfAll = { first: nothing, more: nothing };

/** What is counted after one more report, and whether that one is taken. A report that is not taken counts nowhere. */
export function takeReport(sender: OfSender, all: OfAll, now: number, bounds: Bounds = most) {
  const [inMinute, inDay] = [current(sender.minute, now, minute), current(sender.day, now, day)];
  const kind = inMinute.count === 0 ? "first" : "more";
  const ofKind = current(all[kind], now, minute);
  const allowed =
    inMinute.count < bounds.ofOneInMinute && inDay.count < bounds.ofOneInDay && ofKind.count < bounds[`${kind}OfAll`];
  if (!allowed) return { allowed, sender, all };
  return {
    allowed,
    sender: { minute: oneMore(inMinute), day: oneMore(inDay) },
    all: { ...all, [kind]: oneMore(ofKind) },
  };
}

const current = (taken: Taken, now: number, time: number): Taken =>
  now - taken.since >= time ? { since: now, count: 0 } : taken;
const oneMore = ({ since, count }: Taken): Taken => ({ since, count: count + 1 });
