/** How a part of the product is. `off`: not configured, and nothing is wrong with that. */
export type PartStatus = "good" | "wrong" | "unknown" | "off";

/** Where an administrator goes, or what they start, about something. */
export type NextStep =
  | { readonly label: string; readonly to: string }
  /** A job to run now. */
  | { readonly label: string; readonly job: string };

export interface PartState {
  readonly key: string;
  readonly title: string;
  readonly status: PartStatus;
  /** When it was last known to work. */
  readonly lastGood: string | null;
  readonly words: string;
  readonly next?: NextStep;
}

/** Something that needs somebody, with what to do about it. */
export interface Concern {
  readonly key: string;
  readonly words: string;
  readonly next?: NextStep;
}

const minute = 60_000;
const since = (moment: string, now: Date) => now.getTime() - Date.parse(moment);

/** Mail that waits longer than this is late: three tries of a mail server that is down. */
const mailPatience = 15 * minute;
/** A message that was given up is wrong for a day; after that it is told, and nothing is to be done any more. */
const lossShown = 24 * 60 * minute;
/** An event of Stripe that is received and not done, or that took this long to come, is late. */
const eventPatience = 5 * minute;
/** A service was not asked for this long: nobody knows how it is. */
const checkPatience = 30 * minute;
/** A disk is nearly full when less than a twentieth of it is free, or less than half a gigabyte. */
const [freeShare, freeBytes] = [0.05, 512 * 1024 ** 2];

export interface JobState {
  readonly name: string;
  readonly title: string;
  readonly late: boolean;
  readonly failed: boolean;
  readonly said: string;
  readonly lastGood: string | null;
}

/** The jobs together: the ones that failed or are late are named. */
export function jobsState(jobs: readonly JobState[]): PartState {
  const bad = jobs.filter(({ late, failed }) => late || failed);
  const good = jobs.flatMap(({ lastGood }) => lastGood ?? []).sort();
  return {
    key: "jobs",
    title: "Jobs",
    status: jobs.length === 0 ? "unknown" : bad.length > 0 ? "wrong" : "good",
    lastGood: good.at(-1) ?? null,
    words:
      jobs.length === 0
        ? "No job has been scheduled yet. That takes a minute after the first start."
        : bad.length === 0
          ? `All ${jobs.length} run on time`
          : bad.map(({ title, late, said }) => `${title} ${late ? "is late" : `failed (${said})`}`).join("; "),
    ...(bad.length > 0 && { next: { label: "Open jobs", to: "/admin/jobs" } }),
  };
}

export interface MailState {
  readonly waiting: number;
  /** When the oldest message that waits was queued. */
  readonly oldest: string | null;
  readonly lastSent: string | null;
  /** Messages that were given up in the last seven days, by their kind, and when the last one was. */
  readonly lost: { readonly byKind: Readonly<Record<string, number>>; readonly last: string | null };
}

export function mailState({ waiting, oldest, lastSent, lost }: MailState, now: Date): PartState {
  const late = oldest !== null && since(oldest, now) > mailPatience;
  const losing = lost.last !== null && since(lost.last, now) < lossShown;
  const words = waiting === 0 ? "Nothing waits" : `${waiting} waiting${late ? ", the oldest for too long" : ""}`;
  const kinds = Object.entries(lost.byKind).map(([kind, count]) => `${kind} ${count}`);
  return {
    key: "mail",
    title: "Mail queue",
    status: late || losing ? "wrong" : "good",
    lastGood: lastSent,
    words: kinds.length === 0 ? words : `${words}; given up in the last 7 days: ${kinds.join(", ")}`,
    ...(late
      ? { next: { label: "Send mail now", job: "send-mail" } }
      : losing && { next: { label: "Open jobs", to: "/admin/jobs" } }),
  };
}

export interface WebhookState {
  readonly lastDone: string | null;
  /** Of any age. */
  readonly undone: number;
  readonly oldestUndone: string | null;
  /** Seconds from Stripe to us, of the events of the last seven days; the middle one. */
  readonly delay: number | null;
  readonly events: number;
}

export function webhookState({ lastDone, undone, oldestUndone, delay, events }: WebhookState, now: Date): PartState {
  const stuck = oldestUndone !== null && since(oldestUndone, now) > eventPatience;
  const slow = delay !== null && delay * 1000 > eventPatience;
  const timing = delay === null ? "" : `, half of ${events} within ${delay} s`;
  return {
    key: "webhooks",
    title: "Stripe’s events",
    status: stuck || slow ? "wrong" : "good",
    lastGood: lastDone,
    words: stuck
      ? `${undone} received but not done${timing}`
      : lastDone === null
        ? "None received yet"
        : `${undone === 0 ? "All done" : `${undone} in hand`}${timing}`,
    ...((stuck || slow) && { next: { label: "Reconcile with Stripe now", job: "reconcile" } }),
  };
}

/** What the job that asks services has written about one. */
export interface ServiceCheck {
  readonly okAt: string | null;
  readonly failedAt: string | null;
  readonly reason: string | null;
}

export function serviceState(
  key: string,
  title: string,
  configured: boolean,
  check: ServiceCheck | null,
  now: Date,
): PartState {
  const again: NextStep = { label: "Check services now", job: "check-services" };
  const about = { key, title, lastGood: check?.okAt ?? null };
  if (!configured) return { ...about, status: "off", words: "None configured" };
  if (check === null) return { ...about, status: "unknown", words: "Not asked yet", next: again };
  const { okAt, failedAt, reason } = check;
  if (failedAt !== null && (okAt === null || failedAt > okAt)) {
    return { ...about, status: "wrong", words: `Doesn’t answer: ${reason ?? "not reported"}`, next: again };
  }
  if (okAt === null || since(okAt, now) > checkPatience) {
    return { ...about, status: "unknown", words: "Not asked lately", next: again };
  }
  return { ...about, status: "good", words: "Answers" };
}

/** @param disk bytes; null where they cannot be read */
export function diskState(disk: { readonly free: number; readonly size: number } | null, now: Date): PartState {
  const about = { key: "disk", title: "Disk" } as const;
  if (disk === null || disk.size === 0) {
    return { ...about, status: "unknown", lastGood: null, words: "Can’t be read" };
  }
  const share = disk.free / disk.size;
  const full = share < freeShare || disk.free < freeBytes;
  const words = `${(disk.free / 1024 ** 3).toFixed(1)} GB free, ${Math.floor(share * 100)} percent`;
  return {
    ...about,
    status: full ? "wrong" : "good",
    lastGood: full ? null : now.toISOString(),
    words,
    ...(full && { next: { label: "Forget what is over now", job: "retention" } }),
  };
}

/** What is counted beside the parts. */
export interface Counted {
  /** Messages without an answer. */
  readonly messages: number;
  /** Tables of facts that have expired. */
  readonly expired: number;
  /** Budgets of speed that readers have seen broken since a release, and in every one after it. */
  readonly slow: number;
  /** Open faults, the worst severity first. */
  readonly errors: readonly { readonly severity: string; readonly count: number }[];
}

/** What is wrong, the parts first; empty when everything is all right. */
export function concernsOf(
  parts: readonly PartState[],
  { messages, expired, errors, slow }: Counted,
): readonly Concern[] {
  const grave = errors.filter(({ severity, count }) => count > 0 && (severity === "critical" || severity === "high"));
  const ofParts = parts
    .filter(({ status }) => status === "wrong")
    .map(({ key, title, words, next }) => ({ key, words: `${title}: ${words}`, ...(next && { next }) }));
  return [
    ...ofParts,
    ...grave.map(({ severity, count }) => ({
      key: `errors ${severity}`,
      words:
        count === 1 ? `One open fault is ${severity}` : `${count.toLocaleString("en-US")} open faults are ${severity}`,
      next: { label: "See them", to: `/admin/errors?severity=${severity}` },
    })),
    ...(messages > 0
      ? [
          {
            key: "messages",
            words: messages === 1 ? "One message isn’t answered" : `${messages} messages aren’t answered`,
            next: { label: "Open messages", to: "/admin/messages" },
          },
        ]
      : []),
    ...(slow > 0
      ? [
          {
            key: "speed",
            words:
              slow === 1
                ? "One speed budget has been broken since a release"
                : `${slow} speed budgets have been broken since a release`,
            next: { label: "See where", to: "/admin/performance-test#over" },
          },
        ]
      : []),
    ...(expired > 0
      ? [
          {
            key: "facts",
            words: expired === 1 ? "One table of facts has expired" : `${expired} tables of facts have expired`,
            next: { label: "See which", to: "/admin#due" },
          },
        ]
      : []),
  ];
}

/** Counts by day become counts by week, the newest first. A week begins on Monday, in UTC. */
export function byWeek(
  weeks: number,
  now: Date,
  counts: Readonly<Record<string, ReadonlyMap<string, number>>>,
): readonly (Readonly<Record<string, number>> & { readonly week: string })[] {
  const day = 86_400_000;
  const today = Math.floor(now.getTime() / day);
  // Day 0 of the count was a Thursday.
  const monday = today - ((today + 3) % 7);
  return Array.from({ length: weeks }, (_, back) => {
    const first = monday - back * 7;
    const days = Array.from({ length: 7 }, (_, at) => new Date((first + at) * day).toISOString().slice(0, 10));
    const sums = Object.entries(counts).map(([key, byDay]) => [
      key,
      days.reduce((sum, one) => sum + (byDay.get(one) ?? 0), 0),
    ]);
    return { ...Object.fromEntries(sums), week: days[0] ?? "" };
  });
}
