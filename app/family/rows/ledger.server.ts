import { seal, unseal } from "~/account/seal.server";
import type { Store } from "~/store/database.server";
import { type Book, type Entry, isAgreed, isOpenOf, type Payer, payersOf, type Share, type Split } from "../ledger";
import { holdPlan } from "./hold.server";
import { newId } from "./ids.server";

/** The most payments in one book. */
export const mostEntries = 1_000;

export interface BookContent {
  readonly entries: readonly Entry[];
  /** The latest first. */
  readonly splits: readonly Split[];
}

/** What stands in one book of a plan. Nothing of another book is read or unsealed. */
export async function readBook(store: Store, planId: string, book: Book): Promise<BookContent> {
  const [entries, splits] = await Promise.all([
    store
      .selectFrom("plan_ledger_entry")
      .where("plan_id", "=", planId)
      .where("book", "=", book)
      .selectAll()
      .orderBy("day")
      .orderBy("written_at")
      .orderBy("id")
      .execute(),
    store
      .selectFrom("plan_ledger_split")
      .where("plan_id", "=", planId)
      .where("book", "=", book)
      .selectAll()
      .orderBy("from_year", "desc")
      .orderBy("id")
      .execute(),
  ]);
  return {
    entries: entries.flatMap(({ id, writer, payer, receiver, day, for_year: forYear, sealed }): Entry[] => {
      const content = unsealed<Pick<Entry, "what" | "cents">>(sealed);
      if (content === null) return [];
      return [{ id, writer, payer, receiver, day, forYear, what: content.what, cents: content.cents }];
    }),
    splits: splits.flatMap(({ id, from_year, proposer, sealed }): Split[] => {
      const shares = unsealed<readonly Omit<Share, "payer">[]>(sealed);
      if (shares === null) return [];
      // The payers are not under the seal: the one household of a plan may have been another.
      const payers = payersOf(book).flatMap((payer, at) => withPayer(payer, shares[at]));
      return [{ id, fromYear: from_year, proposer, shares: payers }];
    }),
  };
}

const withPayer = (payer: Payer, share: Omit<Share, "payer"> | undefined): Share[] =>
  share === undefined ? [] : [{ ...share, payer }];

function unsealed<T>(sealed: string): T | null {
  const text = unseal(sealed);
  return text === null ? null : (JSON.parse(text) as T);
}

/** Writes a payment, once for each id. Gives false when the book is full. */
export async function addEntry(
  store: Store,
  planId: string,
  book: Book,
  { id, what, cents, day, payer, receiver, forYear, writer }: Entry,
  now: Date,
): Promise<boolean> {
  return store.transaction().execute(async (within) => {
    const { total } = await within
      .selectFrom("plan_ledger_entry")
      .where("plan_id", "=", planId)
      .where("book", "=", book)
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    if (Number(total) >= mostEntries) return false;
    const sealed = seal(JSON.stringify({ what, cents }));
    const written_at = now.toISOString();
    const row = { id, plan_id: planId, book, writer, payer, receiver, day, for_year: forYear, sealed, written_at };
    await within
      .insertInto("plan_ledger_entry")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    return true;
  });
}

/** Takes out a payment that this side wrote. Gives false when there is none. */
export async function deleteEntry(
  store: Store,
  planId: string,
  book: Book,
  id: string,
  writer: Payer,
): Promise<boolean> {
  const { numDeletedRows } = await store
    .deleteFrom("plan_ledger_entry")
    .where("id", "=", id)
    .where("plan_id", "=", planId)
    .where("book", "=", book)
    .where("writer", "=", writer)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Writes shares that somebody proposes from a school year on, beside what is agreed, and in place of what the same side
 * proposed for the same year before. They get a new id: nobody can say yes to terms that changed after they read them.
 */
export async function proposeSplit(
  store: Store,
  planId: string,
  book: Book,
  proposer: Payer,
  { fromYear, shares }: Pick<Split, "fromYear" | "shares">,
): Promise<void> {
  await store.transaction().execute(async (within) => {
    await holdPlan(within, planId);
    const { splits } = await readBook(within, planId, book);
    const before = splits.filter((split) => split.fromYear === fromYear && isOpenOf(split, proposer));
    await deleteSplits(within, before);
    const id = newId();
    const row = { id, plan_id: planId, book, from_year: fromYear, proposer, sealed: sealShares(book, shares) };
    await within.insertInto("plan_ledger_split").values(row).execute();
    await settleSplit(within, splits, { id, fromYear, shares });
  });
}

async function deleteSplits(within: Store, splits: readonly Split[]): Promise<void> {
  for (const { id } of splits) await within.deleteFrom("plan_ledger_split").where("id", "=", id).execute();
}

/** Once shares are agreed they are nobody's proposal any more, and take the place of those agreed from the same year. */
async function settleSplit(
  within: Store,
  splits: readonly Split[],
  split: Pick<Split, "id" | "fromYear" | "shares">,
): Promise<void> {
  if (!isAgreed(split)) return;
  const replaced = splits.filter(
    (other) => other.id !== split.id && other.fromYear === split.fromYear && isAgreed(other),
  );
  await deleteSplits(within, replaced);
  await within.updateTable("plan_ledger_split").set({ proposer: null }).where("id", "=", split.id).execute();
}

/** Writes that somebody agrees to a split as it stands. Gives false when there is none with this id any more. */
export async function agreeToSplit(
  store: Store,
  planId: string,
  book: Book,
  id: string,
  payer: Payer,
): Promise<boolean> {
  return store.transaction().execute(async (within) => {
    // Two who agree at once: the second reads what the first wrote.
    await holdPlan(within, planId);
    const { splits } = await readBook(within, planId, book);
    const split = splits.find((each) => each.id === id);
    if (split === undefined) return false;
    const shares = split.shares.map((share) => (share.payer === payer ? { ...share, agreed: true } : share));
    await within
      .updateTable("plan_ledger_split")
      .set({ sealed: sealShares(book, shares) })
      .where("id", "=", id)
      .execute();
    await settleSplit(within, splits, { ...split, shares });
    return true;
  });
}

function sealShares(book: Book, shares: readonly Share[]): string {
  const inOrder = payersOf(book).map((payer) => {
    const share = shares.find((each) => each.payer === payer);
    return { part: share?.part ?? 0, cap: share?.cap ?? null, agreed: share?.agreed ?? false };
  });
  return seal(JSON.stringify(inOrder));
}

/**
 * Takes back a proposal of this side. What everyone agreed to is nobody's to take back.
 *
 * @returns `none` where no proposal of this side has this id, `agreed` where it is agreed by now
 */
export async function withdrawSplit(
  store: Store,
  planId: string,
  book: Book,
  id: string,
  payer: Payer,
): Promise<"done" | "none" | "agreed"> {
  return store.transaction().execute(async (within) => {
    // One who agrees while another takes it back: whoever is second reads what the first wrote.
    await holdPlan(within, planId);
    const split = (await readBook(within, planId, book)).splits.find((each) => each.id === id);
    if (split === undefined) return "none";
    if (isAgreed(split)) return "agreed";
    if (!isOpenOf(split, payer)) return "none";
    await deleteSplits(within, [split]);
    return "done";
  });
}
