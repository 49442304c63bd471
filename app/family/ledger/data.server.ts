import { seal, unseal } from "~/account/session/seal.server";
import { newId } from "~/family/access/ids.server";
import type { PlanWrite } from "~/family/access/lock-plan.server";
import type { HouseholdId } from "~/family/access/roles";
import type { Store } from "~/store/database.server";
import {
  type Book,
  type Entry,
  isAgreed,
  isOpenOf,
  type Party,
  type Payer,
  payersOf,
  type Share,
  type Split,
} from "./ledger";

/** The most payments in one book. */
export const mostEntries = 1_000;

export interface BookContent {
  readonly entries: readonly Entry[];
  /** The latest first. */
  readonly splits: readonly Split[];
}

/** A plan, with the households that count in it. */
interface OfPlan {
  readonly id: string;
  readonly households: readonly HouseholdId[];
}

/** What stands in one book of a plan. Nothing of another book is read or unsealed. */
export async function readBook(store: Store, { id: planId, households }: OfPlan, book: Book): Promise<BookContent> {
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
      const shares = unsealed<readonly SealedShare[]>(sealed);
      if (shares === null) return [];
      const payers = payersOf(book, households);
      return [{ id, fromYear: from_year, proposer, shares: sharesOf(payers, shares) }];
    }),
  };
}

/** A share under the seal. Those from before households had ids name no payer, and lie in the order of the payers. */
type SealedShare = Omit<Share, "payer"> & { readonly payer?: Payer };

const sharesOf = (payers: readonly Payer[], sealed: readonly SealedShare[]): Share[] =>
  payers.flatMap((payer, at) => {
    const share = sealed.find((each) => each.payer === payer) ?? sealed[at];
    return share === undefined || (share.payer ?? payer) !== payer ? [] : [{ ...share, payer }];
  });

function unsealed<T>(sealed: string): T | null {
  const text = unseal(sealed);
  return text === null ? null : (JSON.parse(text) as T);
}

/** Writes a payment, once for each id. Gives false when the book is full. */
export async function addEntry(
  write: PlanWrite,
  book: Book,
  { id, what, cents, day, payer, receiver, forYear, writer }: Entry,
  now: Date,
): Promise<boolean> {
  const { store, planId } = write;
  const { total } = await store
    .selectFrom("plan_ledger_entry")
    .where("plan_id", "=", planId)
    .where("book", "=", book)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  if (Number(total) >= mostEntries) return false;
  const sealed = seal(JSON.stringify({ what, cents }));
  const written_at = now.toISOString();
  const row = { id, plan_id: planId, book, writer, payer, receiver, day, for_year: forYear, sealed, written_at };
  await store
    .insertInto("plan_ledger_entry")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return true;
}

/** Takes out a payment that this side wrote. Gives false when there is none. */
export async function deleteEntry(write: PlanWrite, book: Book, id: string, writer: Party): Promise<boolean> {
  const { store, planId } = write;
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
  write: PlanWrite,
  book: Book,
  proposer: Party,
  { fromYear, shares }: Pick<Split, "fromYear" | "shares">,
): Promise<void> {
  const { store, planId } = write;
  const { splits } = await readBook(store, planOf(write), book);
  const before = splits.filter((split) => split.fromYear === fromYear && isOpenOf(split, proposer));
  await deleteSplits(write, before);
  const id = newId();
  const row = {
    id,
    plan_id: planId,
    book,
    from_year: fromYear,
    proposer,
    sealed: sealShares(planOf(write), book, shares),
  };
  await store.insertInto("plan_ledger_split").values(row).execute();
  await settleSplit(write, splits, { id, fromYear, shares });
}

async function deleteSplits({ store }: PlanWrite, splits: readonly Split[]): Promise<void> {
  for (const { id } of splits) await store.deleteFrom("plan_ledger_split").where("id", "=", id).execute();
}

/**
 * Once shares are agreed they are nobody's proposal any more, and take the place of those agreed from the same year.
 */
async function settleSplit(
  write: PlanWrite,
  splits: readonly Split[],
  split: Pick<Split, "id" | "fromYear" | "shares">,
): Promise<void> {
  if (!isAgreed(split)) return;
  const replaced = splits.filter(
    (other) => other.id !== split.id && other.fromYear === split.fromYear && isAgreed(other),
  );
  await deleteSplits(write, replaced);
  await write.store.updateTable("plan_ledger_split").set({ proposer: null }).where("id", "=", split.id).execute();
}

/** Writes that somebody agrees to a split as it stands. Gives false when there is none with this id any more. */
export async function agreeToSplit(write: PlanWrite, book: Book, id: string, payer: Party): Promise<boolean> {
  const { store } = write;
  // Two who agree at once: the second reads what the first wrote.
  const { splits } = await readBook(store, planOf(write), book);
  const split = splits.find((each) => each.id === id);
  if (split === undefined) return false;
  const shares = split.shares.map((share) => (share.payer === payer ? { ...share, agreed: true } : share));
  await store
    .updateTable("plan_ledger_split")
    .set({ sealed: sealShares(planOf(write), book, shares) })
    .where("id", "=", id)
    .execute();
  await settleSplit(write, splits, { ...split, shares });
  return true;
}

function sealShares({ households }: OfPlan, book: Book, shares: readonly Share[]): string {
  const whole = payersOf(book, households).map((payer): SealedShare => {
    const share = shares.find((each) => each.payer === payer);
    return { payer, part: share?.part ?? 0, cap: share?.cap ?? null, agreed: share?.agreed ?? false };
  });
  return seal(JSON.stringify(whole));
}

const planOf = ({ planId, households }: PlanWrite): OfPlan => ({ id: planId, households });

/**
 * Takes back a proposal of this side. What everyone agreed to is nobody's to take back.
 *
 * @returns `none` where no proposal of this side has this id, `agreed` where it is agreed by now
 */
export async function withdrawSplit(
  write: PlanWrite,
  book: Book,
  id: string,
  payer: Party,
): Promise<"done" | "none" | "agreed"> {
  const { store } = write;
  // One who agrees while another takes it back: whoever is second reads what the first wrote.
  const split = (await readBook(store, planOf(write), book)).splits.find((each) => each.id === id);
  if (split === undefined) return "none";
  if (isAgreed(split)) return "agreed";
  if (!isOpenOf(split, payer)) return "none";
  await deleteSplits(write, [split]);
  return "done";
}
