import { partingKinds, stayingKinds } from "~/family/parting";

/** What a receipt counts: what goes with an account, and what goes with a place in a plan. */
export const goneKinds = ["account", "identities", "sessions", "bills", "mail", ...partingKinds] as const;
export type GoneKind = (typeof goneKinds)[number];

/** How many of each kind; a kind of which there is none is left out. */
export type Gone = Partial<Record<GoneKind, number>>;

/** What stays, and where: with the people of a plan, at Stripe, with us. */
export const staysKinds = [...stayingKinds, "stripe", "messages", "backups"] as const;
export type StaysKind = (typeof staysKinds)[number];

/** `account` and `plan`: somebody left by themselves. `removed`: somebody was taken out of a plan with what their household kept. */
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
  account: ["account, with its name, e-mail address and age band", "accounts"],
  identities: ["way of signing in", "ways of signing in"],
  sessions: ["browser signed in", "browsers signed in"],
  bills: ["bill on our list of bills", "bills on our list of bills"],
  mail: ["message on its way to you", "messages on their way to you"],
  places: ["place in a plan", "places in plans"],
  colleges: [
    "college on the list, with its status, dates and notes",
    "colleges on the list, with status, dates and notes",
  ],
  notes: ["note of yours about a college", "notes of yours about colleges"],
  tasks: ["task", "tasks"],
  results: ["saved result or letter", "saved results and letters"],
  essays: ["essay on the list of essays", "essays on the list of essays"],
  figures: ["household’s sealed figures", "households’ sealed figures"],
  payments: ["payment in a ledger", "payments in ledgers"],
  agreements: ["split of costs, agreed or proposed", "splits of costs, agreed or proposed"],
  invitations: ["invitation that was still open", "invitations that were still open"],
  log: ["line of the access log", "lines of the access log"],
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
    "What each household wrote in the plan: its figures, the results it saved, the payments it entered. It belongs to that household, and only its people see it. The plan goes on without a name and without a list until the last of them leaves.",
  list: "The college list of a plan that a parent keeps, without your notes. The parent started it and keeps it.",
  household: "What your household wrote in the plan. It belongs to the others of your household too.",
  plan: "The student’s plan goes on without you, with what the student wrote in it, such as payments. It is the student’s.",
  log: "Lines with your name in the student’s access log. It tells the student who looked at the plan. Each line goes after a year, or when the student deletes the plan.",
  stripe:
    "Bills and payments at Stripe, the payment service. Laws about payments and taxes make it keep them for some years. We ask it to delete your customer record.",
  messages:
    "What you wrote to us by the contact form, and a place on the waitlist. Neither is part of an account. Each mail of the waitlist has a link that takes you off; for a message, write to us.",
  backups: "Copies of the database that were made before, until they are overwritten.",
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

const moments = new Intl.DateTimeFormat("en-US", {
  ...{ year: "numeric", month: "long", day: "numeric", hour: "numeric", minute: "2-digit" },
  timeZone: "America/New_York",
  timeZoneName: "short",
});
export const receiptMoment = (at: string): string => moments.format(new Date(at));

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
      "Stripe could not be reached yet. Until it is, a subscription there goes on. We try again by ourselves every few minutes. If this still stands here tomorrow, write to us with the number of this receipt.",
    );
  }
  if (signIn === "done") lines.push("The sign-in service has deleted its record of you.");
  if (signIn === "waiting") {
    lines.push(
      "The sign-in service could not be reached yet, and still has its own record of you: your e-mail address and how you signed in. We try again by ourselves every few minutes. Signing in again before that opens a new account, and then the record stays.",
    );
  }
  if (signIn === "by-hand") {
    lines.push(
      "The sign-in service still has its own record of you: your e-mail address and how you signed in. This site cannot delete it there by itself. It is written down for the people who run the site.",
    );
  }
  return lines;
}

const openings: Readonly<Record<ReceiptKind, string>> = {
  account: "Your account is deleted.",
  plan: "You are out of the plan, and what was yours in it is deleted.",
  removed:
    "You were taken out of a plan by somebody who keeps it, and what is listed here is deleted with it. Your account stays.",
};

/** The mail with a receipt, in plain text. @param link whole address of the receipt */
export function receiptMail(
  { kind, at, gone, stays }: Receipt,
  number: string,
  link: string,
): { readonly subject: string; readonly text: string } {
  const text = [
    openings[kind],
    `Receipt ${number}\n${receiptMoment(at)}`,
    `Deleted:\n${goneLines(gone)
      .map(({ count, what }) => `- ${count} ${what}`)
      .join("\n")}`,
    `What stays, and why:\n${stayLines(stays)
      .map((line) => `- ${line.words}`)
      .join("\n")}`,
    `The receipt can be read for a year, with how things stand at other services:\n${link}`,
    "We keep the receipt without your name and without your address. Whoever has the number can read it.",
    kind === "removed"
      ? "If something here is not right, write to us by the contact page."
      : "If you did not do this, write to us by the contact page.",
  ];
  return { subject: `Receipt ${number}: deleted`, text: text.join("\n\n") };
}
