import { z } from "zod";
import { writeDay } from "~/calendar/day";
import type { Messages } from "~/design/messages";
import { logActivity } from "~/family/access/activity-log.server";
import { idOfKey } from "~/family/access/idempotency-key.server";
import { notFound, type Opened, requirePermission } from "~/family/access/open-plan.server";
import { decide } from "~/family/access/policy";
import type { HouseholdId } from "~/family/access/roles";
import { homeNames } from "~/family/access/view";
import type { Writing } from "~/family/access/write-plan.server";
import { hidden, intent, readIntent } from "~/forms/schema/read-intent.server";
import { readWith } from "~/forms/schema/read-with";
import { addEntry, agreeToSplit, deleteEntry, mostEntries, proposeSplit, readBook, withdrawSplit } from "./data.server";
import { entrySchema, splitSchema } from "./entry-input";
import {
  type Book,
  type Entry,
  isAgreed,
  isOpenOf,
  type LedgerYear,
  type Party,
  type Payer,
  payersOf,
  paysAll,
  reckon,
  type Split,
  schoolYearName,
  schoolYearOf,
  splitOf,
} from "./ledger";
import type { BookChoice, LedgerView, SplitView, YearView } from "./ledger-view";

interface OpenBook extends BookChoice {
  readonly book: Book;
  /** In the order in which the forms number them. */
  readonly payers: readonly Payer[];
  /** What a file of it is called. */
  readonly file: string;
  readonly mayChange: boolean;
}

/**
 * What forms and addresses call a book: the ids of the homes whose money it is about, in the order of its payers. So
 * what was filled in for one home is never taken for another that is in its place by then.
 */
const keyOf = (...homes: readonly HouseholdId[]): string => homes.join(".");

/**
 * The books of a viewer, the one that opens first in front. What a student keeps alone is there when something is in
 * it, or when it is the one that is asked for: its last payment may just have been taken out.
 */
async function booksOf(opened: Opened, key: string | null = null): Promise<readonly OpenBook[]> {
  const going = booksGoing(opened);
  const { store, plan, inPlan } = opened;
  if (decide(inPlan.viewer, inPlan.mode, "ledger:student", "see") !== "allow") return going;
  if (key !== "mine" && (await readBook(store, plan, "student")).entries.length === 0) return going;
  const payers = payersOf("student", plan.households);
  const mine: OpenBook = { key: "mine", book: "student", payers, label: "Only you", file: "mine", mayChange: true };
  // A student whose household has left finds first what is still there.
  const [first] = plan.households;
  return plan.members.some(({ household }) => household === first) ? [...going, mine] : [mine, ...going];
}

function booksGoing({ inPlan: { viewer, mode }, view, plan: { households } }: Opened): readonly OpenBook[] {
  const allowed = (book: Book, action: "see" | "change") => decide(viewer, mode, `ledger:${book}`, action) === "allow";
  const nameOf = homeNames(viewer, mode);
  const student = viewer.role === "student";
  const opened = (book: HouseholdId | "shared", key: string, words: { label: string; file: string }): OpenBook[] =>
    allowed(book, "see")
      ? [{ key, book, payers: payersOf(book, households), ...words, mayChange: allowed(book, "change") }]
      : [];
  const all = opened("shared", keyOf(...households), { label: "All three", file: "all" });
  const pairs = households.flatMap((household) => {
    const home = nameOf(household).replace(/^(first|second)/, "your $1");
    const label = student ? `You and ${home}` : `Your household and ${view.student.name}`;
    const file = /^(first|second)/.exec(nameOf(household))?.[0] ?? "own";
    return opened(household, keyOf(household), { label, file });
  });
  return mode === "open" ? [...all, ...pairs] : [...pairs, ...all];
}

async function openBook(opened: Opened, key: string | null): Promise<{ chosen: OpenBook; books: readonly OpenBook[] }> {
  const books = await booksOf(opened, key);
  const chosen = key === null ? books[0] : books.find((each) => each.key === key);
  if (chosen === undefined) throw notFound();
  requirePermission(opened, `ledger:${chosen.book}`, "see");
  return { chosen, books };
}

/** Who the viewer is in a book. */
function partyOf({ inPlan: { viewer } }: Opened): Party {
  if (viewer.role === "student") return "student";
  if (viewer.role !== "parent" || viewer.household === null) throw notFound();
  return viewer.household;
}

function nameOf({ inPlan: { viewer, mode }, view }: Opened) {
  const names = homeNames(viewer, mode);
  return (payer: Payer) => {
    if (payer === "student") return viewer.role === "student" ? "you" : view.student.name;
    return payer === "other" ? "someone else" : names(payer).replace(/^(first|second)/, "your $1");
  };
}

/** School years a plan's costs can be of: from the tests and applications to the years of study. */
export function schoolYearsOf(classYear: number): readonly number[] {
  return Array.from({ length: 11 }, (_, at) => classYear - 3 + at);
}

/** @param key of the book, null for the one that opens first */
export async function readLedger(opened: Opened, key: string | null): Promise<LedgerView> {
  const { chosen, books } = await openBook(opened, key);
  const { store, plan, today } = opened;
  const { entries, splits } = await readBook(store, plan, chosen.book);
  const name = nameOf(opened);
  const me = partyOf(opened);
  const years = schoolYearsOf(plan.classYear);
  const thisYear = Math.min(Math.max(schoolYearOf(today), years[0] ?? 0), years.at(-1) ?? 0);
  return {
    key: chosen.key,
    kind: chosen.book === "shared" || chosen.book === "student" ? chosen.book : "home",
    label: chosen.label,
    file: chosen.file,
    books: books.map(({ key: at, label }) => ({ key: at, label })),
    payers: chosen.payers.map(name),
    me: chosen.payers.indexOf(me),
    mayChange: chosen.mayChange,
    goesOn: chosen.mayChange && chosen.book !== "student",
    years: reckon(chosen.payers, entries, splits).map((year) => {
      const view = yearView(year, splits, name, me);
      // What nobody else paid needs no line that somebody else was there.
      return chosen.book === "student"
        ? { ...view, lines: view.lines.filter(({ who, paid, gave, got }) => who === "you" || paid + gave + got > 0) }
        : view;
    }),
    splits: splits.map((split) => splitView(split, name, me, chosen.mayChange)),
    schoolYears: years.map((year) => ({ value: String(year), label: schoolYearName(year) })),
    thisYear: String(thisYear),
  };
}

function yearView(year: LedgerYear, splits: readonly Split[], name: (payer: Payer) => string, me: Payer): YearView {
  const split = splitOf(splits, year.year);
  return {
    name: year.name,
    total: year.total,
    uncovered: year.uncovered,
    agreed: split !== null,
    proposed: splits.some(
      (each) => !isAgreed(each) && each.fromYear <= year.year && each.fromYear >= (split?.fromYear ?? 0),
    ),
    lines: year.accounts.map(({ payer, due, paid, gave, got }) => {
      const share = split?.shares.find((each) => each.payer === payer);
      return { who: name(payer), part: share?.part ?? null, cap: share?.cap ?? null, due, paid, gave, got };
    }),
    owes: year.transfers.map(({ from, to, cents }) => ({ from: name(from), to: name(to), cents })),
    entries: year.entries.map(({ id, what, day, cents, payer, receiver, writer }) => ({
      id,
      what,
      day,
      cents,
      written: writeDay(day),
      who: name(payer),
      mine: writer === me,
      to: receiver === null ? null : name(receiver),
    })),
  };
}

function splitView(split: Split, name: (payer: Payer) => string, me: Payer, mayChange: boolean): SplitView {
  const agreed = isAgreed(split);
  const all = split.shares.find((share) => share.agreed && paysAll(share));
  const everyone = split.shares.every((share) => share.agreed);
  return {
    id: split.id,
    from: schoolYearName(split.fromYear),
    agreed,
    paysAll: all === undefined || everyone ? null : name(all.payer),
    proposer: agreed || split.proposer === null ? null : name(split.proposer),
    shares: split.shares.map(({ payer, part, cap }) => ({ who: name(payer), part, cap })),
    waiting: agreed ? [] : split.shares.filter((share) => !share.agreed).map(({ payer }) => name(payer)),
    mayAgree: mayChange && !agreed && split.shares.some((share) => share.payer === me && !share.agreed),
    mayDrop: mayChange && isOpenOf(split, me),
  };
}

/** What the buttons of the page want. */
const intents = z.discriminatedUnion("intent", [
  intent("add", { new: hidden }),
  intent("delete", { entry: hidden }),
  intent("split"),
  intent("agree", { split: hidden }),
  intent("drop", { split: hidden }),
]);

type Wish = z.output<typeof intents>;

/**
 * Adds or takes out a payment; proposes shares, agrees to them or takes an own proposal back. Gives which of these was
 * wanted, and what cannot stand, in words.
 */
export async function changeLedger(
  opened: Writing,
  form: URLSearchParams,
): Promise<{ readonly intent: Wish["intent"]; readonly messages: Messages | null }> {
  if (!opened.view.may.ledger) throw notFound();
  const wish = readIntent(intents, form);
  return { intent: wish.intent, messages: await changeBook(opened, form, wish) };
}

async function changeBook(opened: Writing, form: URLSearchParams, wish: Wish): Promise<Messages | null> {
  const { chosen } = await openBook(opened, form.get("book"));
  const { book } = chosen;
  requirePermission(opened, `ledger:${book}`, "change");
  if (book === "student" && wish.intent !== "delete") throw notFound();
  const { plan, now } = opened;
  const me = partyOf(opened);
  const context = { payers: chosen.payers.length, years: schoolYearsOf(plan.classYear) };
  // A line about the book of one home goes with that home; none of them says what was paid, or how much.
  const about = book === "shared" ? {} : { aboutParty: book };
  switch (wish.intent) {
    case "add": {
      const read = readWith(entrySchema(form, context), form);
      if (!read.ok) return read.messages;
      const { amount, payer: from, receiver: to, ...rest } = read.value;
      const [payer, receiver] = [chosen.payers[from], to === null ? null : chosen.payers[to]];
      if (payer === undefined || receiver === undefined) throw notFound();
      const entry: Omit<Entry, "id"> = { ...rest, cents: amount, payer, receiver, writer: me };
      const id = idOfKey(wish.new || null, [book, entry]);
      if (await addEntry(opened.write, book, { ...entry, id }, now)) {
        await logActivity(opened, "added-payment", { ...about, once: `${plan.id} payment ${id}` });
        return null;
      }
      return { what: [`A ledger holds ${mostEntries} payments. Download it as a file and remove some first.`] };
    }
    case "delete":
      if (!(await deleteEntry(opened.write, book, wish.entry, me))) throw notFound();
      await logActivity(opened, "deleted-payment", about);
      return null;
    case "split": {
      const read = readWith(splitSchema(context), form);
      if (!read.ok) return read.messages;
      const shares = chosen.payers.map((payer, at) => ({
        payer,
        part: read.value.shares[at]?.part ?? 0,
        cap: read.value.shares[at]?.cap ?? null,
        agreed: payer === me,
      }));
      await proposeSplit(opened.write, book, me, { fromYear: read.value.fromYear, shares });
      await logActivity(opened, "ledger", about);
      return null;
    }
    case "agree":
      if (!(await agreeToSplit(opened.write, book, wish.split, me))) throw notFound();
      await logActivity(opened, "ledger", about);
      return null;
    case "drop": {
      const dropped = await withdrawSplit(opened.write, book, wish.split, me);
      if (dropped === "none") throw notFound();
      if (dropped === "agreed")
        return { shares: ["Everyone agreed to these shares, so they stay until everyone agrees to new ones."] };
      await logActivity(opened, "ledger", about);
      return null;
    }
  }
}

/** Every book of a viewer, for the file of everything. */
export async function readLedgers(opened: Opened): Promise<readonly LedgerView[]> {
  if (!opened.view.may.ledger) return [];
  return Promise.all((await booksOf(opened)).map(({ key }) => readLedger(opened, key)));
}
