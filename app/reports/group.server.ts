import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { digestOf } from "~/digest.server";
import type { Severity } from "~/store/rows";
import type { Transaction } from "~/store/transaction.server";
import { type Fault, type FingerprintRule, fingerprintRules, fingerprintsOf, withKinds } from "./fingerprint";
import { releaseSince } from "./release.server";
import { severities } from "./report";

/** Reports of one type a day that are kept whole, and that may make new groups; beyond them known groups only count. */
export const mostOfTypeInDay = 1_000;
/** Reports of one fault a day that are kept whole: the fiftieth says nothing that the others did not. */
export const mostOfGroupInDay = 50;

/** What of a report decides about its group. */
export interface Grouped extends Fault {
  readonly severity: Severity;
  readonly release: string | null;
  readonly browser: string | null;
}

/** 1 for low to 4 for critical. */
export const rankOf = (severity: Severity): number => severities.indexOf(severity) + 1;

/** Counts one more report of a key on a day, and says how many there are. */
export async function tally(within: Transaction, key: string, at: Date): Promise<number> {
  const { count } = await within
    .insertInto("error_tally")
    .values({ day: at.toISOString().slice(0, 10), key, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(["day", "key"]).doUpdateSet({ count: sql<number>`error_tally.count + 1` }),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return count;
}

const hashOf = (fingerprint: string) => {
  const [version = ""] = fingerprint.split(" ", 1);
  return `${version}:${digestOf(fingerprint)}`;
};

/**
 * Puts a report into the group of its fault and counts it there; makes the group where there is none.
 * A group that is resolved
 * opens again when its fault comes from a page of a newer release than the one it was resolved in.
 *
 * @param mayMake whether a new group may be made
 * @returns the id of the group; null where there is none and none may be made
 */
export async function addToGroup(
  within: Transaction,
  report: Grouped,
  at: Date,
  { mayMake = true, rules = fingerprintRules }: { mayMake?: boolean; rules?: readonly FingerprintRule[] } = {},
): Promise<string | null> {
  const keys = fingerprintsOf(report, at, rules).map(hashOf);
  const group = await findGroup(within, keys);
  if (group === null && !mayMake) return null;
  const id = await keepKey(within, keys[0] ?? "", group ?? randomBytes(16).toString("hex"));
  const moment = at.toISOString();
  const rank = rankOf(report.severity);
  await within
    .insertInto("error_group")
    .values({
      id,
      message: withKinds(report.message),
      type: report.type,
      severity: report.severity,
      rank,
      first_seen: moment,
      last_seen: moment,
      count: 1,
      state: "open",
      resolved_at: null,
      resolved_by: null,
      resolved_in: null,
      reopened_at: null,
    })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        count: sql<number>`error_group.count + 1`,
        first_seen: sql<string>`case when error_group.first_seen > ${moment} then ${moment} else error_group.first_seen end`,
        last_seen: sql<string>`case when error_group.last_seen < ${moment} then ${moment} else error_group.last_seen end`,
        severity: sql<Severity>`case when error_group.rank < ${rank} then ${report.severity} else error_group.severity end`,
        rank: sql<number>`case when error_group.rank < ${rank} then ${rank} else error_group.rank end`,
      }),
    )
    .execute();
  for (const [kind, value] of [["release", report.release] as const, ["browser", report.browser] as const]) {
    if (value !== null) await countValue(within, id, kind, value, moment);
  }
  if (report.release !== null) await reopen(within, id, report.release, moment);
  return id;
}

async function findGroup(within: Transaction, keys: readonly string[]): Promise<string | null> {
  const rows = await within.selectFrom("error_group_key").where("fingerprint", "in", keys).selectAll().execute();
  const found = keys.flatMap((key) => rows.find(({ fingerprint }) => fingerprint === key)?.group_id ?? []);
  return found[0] ?? null;
}

/** Lets a group be found by a key. Where another process has just made one, gives that group. */
async function keepKey(within: Transaction, fingerprint: string, group: string): Promise<string> {
  await within
    .insertInto("error_group_key")
    .values({ fingerprint, group_id: group })
    .onConflict((conflict) => conflict.column("fingerprint").doNothing())
    .execute();
  const { group_id } = await within
    .selectFrom("error_group_key")
    .where("fingerprint", "=", fingerprint)
    .select("group_id")
    .executeTakeFirstOrThrow();
  return group_id;
}

async function countValue(
  within: Transaction,
  group_id: string,
  kind: "release" | "browser",
  value: string,
  last_seen: string,
): Promise<void> {
  await within
    .insertInto("error_group_value")
    .values({ group_id, kind, value, count: 1, last_seen })
    .onConflict((conflict) =>
      conflict.columns(["group_id", "kind", "value"]).doUpdateSet({
        count: sql<number>`error_group_value.count + 1`,
        last_seen,
      }),
    )
    .execute();
}

/** Only releases that this site has served count, in the order in which they first did. */
async function reopen(within: Transaction, id: string, release: string, moment: string): Promise<void> {
  const { resolved_in } =
    (await within.selectFrom("error_group").where("id", "=", id).select("resolved_in").executeTakeFirst()) ?? {};
  if (resolved_in == null || resolved_in === release) return;
  const [newer, older] = [await releaseSince(within, release), await releaseSince(within, resolved_in)];
  if (newer === null || older === null || newer <= older) return;
  await within
    .updateTable("error_group")
    .set({ state: "open", resolved_in: null, reopened_at: moment })
    .where("id", "=", id)
    .where("state", "=", "resolved")
    .where("resolved_in", "=", resolved_in)
    .execute();
}
