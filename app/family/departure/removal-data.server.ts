import { countLines } from "~/family/access/log-data.server";
import type { HouseholdId } from "~/family/access/roles";
import { countEntriesEnding, countEntriesOf, countSplitsIn } from "~/family/ledger/departure-data.server";
import type { Book } from "~/family/ledger/ledger";
import { countInvitations } from "~/family/people/departure-data.server";
import type { Store } from "~/store/database.server";
import type { Going } from "./departure";

/**
 * Counts what goes of the ledgers with the last person of a household, in the books that whoever asks may read. The
 * same rows as `deleteBooksOf` deletes.
 */
export async function countBooksOf(
  within: Store,
  planId: string,
  household: HouseholdId,
  seen: readonly Book[],
): Promise<Going> {
  if (seen.length === 0) return {};
  const ending = seen.filter((book) => book === household || book === "shared");
  return counted({
    payments: await countEntriesOf(within, planId, household, seen),
    agreements: await countSplitsIn(within, planId, ending),
  });
}

/**
 * Counts what the student sees go when the plan goes on without a household. The same rows as `keepOneHousehold`
 * deletes.
 */
export async function countEnding(within: Store, planId: string, gone: HouseholdId): Promise<Going> {
  return counted({
    payments: await countEntriesEnding(within, planId, gone),
    agreements: await countSplitsIn(within, planId, [gone, "shared"]),
    invitations: await countInvitations(within, planId, { into: gone }),
    log: await countLines(within, planId, gone),
  });
}

/** Without the kinds of which there is none. */
const counted = (going: Going): Going => Object.fromEntries(Object.entries(going).filter(([, count]) => count > 0));
