import { momentInWords } from "~/calendar/moment";
import { departureKinds, stayingKinds } from "~/family/departure/departure";

/** What a receipt counts: what goes with an account, and what goes with a place in a plan. */
export const goneKinds = ["account", "identities", "sessions", "bills", "mail", "threads", ...departureKinds] as const;
export type GoneKind = (typeof goneKinds)[number];

/** How many of each kind; a kind of which there is none is left out. */
export type Gone = Partial<Record<GoneKind, number>>;

/** What stays, and where: with the people of a plan, at Stripe, with us. */
export const staysKinds = [...stayingKinds, "stripe", "trial", "support", "messages", "backups"] as const;
export type StaysKind = (typeof staysKinds)[number];

/**
 * `account` and `plan`: somebody left by themselves. `removed`: somebody was taken out of a plan with what their
 * household kept.
 */
export type ReceiptKind = "account" | "plan" | "removed";

/** What a receipt says, without a word about whose it was. */
export interface Receipt {
  readonly kind: ReceiptKind;
  /** UTC text. */
  readonly at: string;
  readonly gone: Gone;
  readonly stays: readonly StaysKind[];
}

const words: Readonly<Record<GoneKind, readonly [one: string, many: string]>> = {
  account: ["account, with its name, email address and age band", "accounts"],
  identities: ["way of signing in", "ways of signing in"],
  sessions: ["browser signed in", "browsers signed in"],
  bills: ["bill on our list of bills", "bills on our list of bills"],
  mail: ["message on its way to you", "messages on their way to you"],
  threads: ["kept conversation with the counselor", "kept conversations with the counselor"],
  places: ["place in a plan", "places in plans"],
  colleges: [
    "college on the list, with its status, dates and notes",
    "colleges on the list, with status, dates and notes",
  ],
  notes: ["note of yours about a college", "notes of yours about colleges"],
  tasks: ["task", "tasks"],
  results: ["saved result or letter", "saved results and letters"],
  essays: ["essay on your essay list", "essays on your essay list"],
  drafts: ["version of an essay", "versions of essays"],
  record: ["record of your grades, test scores and majors", "records of your grades, test scores and majors"],
  figures: ["household’s encrypted figures", "households’ encrypted figures"],
  payments: ["payment in a ledger", "payments in ledgers"],
  agreements: ["split of costs, agreed or proposed", "splits of costs, agreed or proposed"],
  invitations: ["open invitation", "open invitations"],
  log: ["line in the access log", "lines in the access log"],
  calendars: ["calendar address or reminder setting", "calendar addresses and reminder settings"],
};

/** A count in words, for a list: the number stands apart. */
export interface GoneLine {
  readonly kind: GoneKind;
  readonly count: number;
  readonly what: string;
}

/** What goes, in the order of the kinds. */
export function goneLines(gone: Gone): readonly GoneLine[] {
  return goneKinds.flatMap((kind) => {
    const count = gone[kind] ?? 0;
    return count > 0 ? [{ kind, count, what: words[kind][count === 1 ? 0 : 1] }] : [];
  });
}

/** What stays, why, and how it ends. */
const stayWords: Readonly<Record<StaysKind, string>> = {
  homes:
    "What each household put in the plan: its figures, the results it saved, the payments it entered. It belongs to that household, and only they can see it. The plan goes on without a name or a college list until the last of them leaves.",
  list: "The college list in a plan that a parent keeps, without your notes. The parent started it and keeps it.",
  household: "What your household put in the plan. It belongs to the other people in your household too.",
  plan: "The student’s plan goes on without you, with what the student put in it, such as payments. It belongs to the student.",
  log: "Lines with your name in the student’s access log, which tells the student who looked at the plan. Each line is deleted after a year, or when the student deletes the plan.",
  stripe:
    "Bills and payments at Stripe, the payment service. Payment and tax laws make Stripe keep them for some years. We ask it to delete your customer record.",
  trial:
    "That you had the free trial of Family, so no one can get it twice by deleting an account and coming back. We keep a number computed from your verified email address and one for each way you signed in. No one can turn them back into an address or a name. We delete them after five years.",
  support:
    "Lines in our own log that say when our support looked at your account, what they did, and why. They name your account by a random number only, and nothing is left that the number leads to. No one can change or delete that log, so that it can be trusted.",
  messages:
    "What you wrote to us through the contact form, and a place on the waitlist. Neither is part of an account. Every waitlist email has a link that takes you off; to delete a message, write to us.",
  backups: "Earlier backups of the database, until they’re overwritten.",
};

export const stayLines = (stays: readonly StaysKind[]): readonly { kind: StaysKind; words: string }[] =>
  staysKinds.filter((kind) => stays.includes(kind)).map((kind) => ({ kind, words: stayWords[kind] }));

/** Whatever the store holds, as a receipt's counts: kinds that are not known any more are left out. */
export function readGone(json: string): Gone {
  const parsed: unknown = JSON.parse(json);
  const gone: Gone = {};
  if (typeof parsed !== "object" || parsed === null) return gone;
  for (const kind of goneKinds) {
    const count: unknown = Reflect.get(parsed, kind);
    if (typeof count === "number" && Number.isInteger(count) && count > 0) gone[kind] = count;
  }
  return gone;
}

export function readStays(json: string): readonly StaysKind[] {
  const parsed: unknown = JSON.parse(json);
  return Array.isArray(parsed) ? staysKinds.filter((kind) => parsed.includes(kind)) : [];
}

/** The letters and digits of a number: none that is mistaken for another when it is read aloud. */
export const numberLetters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A typed number as it was given, "ABCD-2345-…"; null when it can be none. */
export function readNumber(typed: string | null): string | null {
  const letters = (typed ?? "").toUpperCase().replace(/[\s-]/g, "");
  if (letters.length !== 16 || [...letters].some((letter) => !numberLetters.includes(letter))) return null;
  return letters.match(/.{4}/g)?.join("-") ?? null;
}

/** Where a receipt can be read, by its number. */
export const receiptPath = (number: string): string => `/receipt?${new URLSearchParams({ number })}`;

/** How things stand at the services that must delete something too: `done`, or still `waiting`. */
export interface Outside {
  /** Null when nobody was a customer. */
  readonly stripe: "done" | "waiting" | null;
  /** `by-hand` where this site has no way to ask. Null for a plan. */
  readonly signIn: "done" | "waiting" | "by-hand" | null;
}

/** What is said about them, the truth of the moment. */
export function outsideWords({ stripe, signIn }: Outside): readonly string[] {
  const lines: string[] = [];
  if (stripe === "done")
    lines.push("Stripe has ended the subscription, if there was one, and deleted the customer record.");
  if (stripe === "waiting") {
    lines.push(
      "We couldn’t reach Stripe yet. Until we do, a subscription there continues. We try again automatically every few minutes. If this message is still here tomorrow, write to us with the number of this receipt.",
    );
  }
  if (signIn === "done") lines.push("The sign-in service has deleted its record of you.");
  if (signIn === "waiting") {
    lines.push(
      "We couldn’t reach the sign-in service yet, so it still has its own record of you: your email address and how you signed in. We try again automatically every few minutes. If you sign in again before then, you’ll open a new account, and the record stays.",
    );
  }
  if (signIn === "by-hand") {
    lines.push(
      "The sign-in service still has its own record of you: your email address and how you signed in. This site can’t delete that record automatically, so we’ve put it on a list for the people who run the site.",
    );
  }
  return lines;
}

const openings: Readonly<Record<ReceiptKind, string>> = {
  account: "Your account is deleted.",
  plan: "You’ve left the plan, and what was yours in it is deleted.",
  removed: "Someone who keeps a plan removed you from it, and what’s listed here was deleted. Your account stays.",
};

/** The mail with a receipt, in plain text. @param link whole address of the receipt */
export function receiptMail(
  { kind, at, gone, stays }: Receipt,
  number: string,
  link: string,
): { readonly subject: string; readonly text: string } {
  const text = [
    openings[kind],
    `Receipt ${number}\n${momentInWords(at)}`,
    `Deleted:\n${goneLines(gone)
      .map(({ count, what }) => `- ${count} ${what}`)
      .join("\n")}`,
    `What stays, and why:\n${stayLines(stays)
      .map((line) => `- ${line.words}`)
      .join("\n")}`,
    `You can read this receipt for a year. It also shows whether other services have deleted their records:\n${link}`,
    "We keep the receipt without your name or address. Anyone who has the number can read it.",
    kind === "removed"
      ? "If something here isn’t right, write to us on the contact page."
      : "If you didn’t do this, write to us on the contact page.",
  ];
  return { subject: `Receipt ${number}: deleted`, text: text.join("\n\n") };
}
