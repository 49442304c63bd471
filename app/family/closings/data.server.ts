import type { Store } from "~/store/database.server";
import type { Status } from "~/student/list/status";

/** Someone in a plan with one of some colleges on its list. */
export interface Listed {
  readonly memberId: string;
  readonly planId: string;
  readonly accountId: string;
  readonly unitid: number;
  readonly status: Status;
}

/** Everyone with a verified address in a plan that has one of these colleges on its list. */
export async function listedWith(store: Store, unitids: readonly number[]): Promise<readonly Listed[]> {
  if (unitids.length === 0) return [];
  const rows = await store
    .selectFrom("plan_college")
    .innerJoin("plan_member", "plan_member.plan_id", "plan_college.plan_id")
    .innerJoin("account", "account.id", "plan_member.account_id")
    .where("plan_college.unitid", "in", unitids)
    .where("plan_college.removed_at", "is", null)
    .where("account.verified_email", "is not", null)
    .select([
      "plan_member.id as memberId",
      "plan_member.plan_id as planId",
      "plan_member.account_id as accountId",
      "plan_college.unitid as unitid",
      "plan_college.status as status",
    ])
    .orderBy("plan_member.id")
    .execute();
  return rows.map(({ status, ...row }) => ({ ...row, status: status as Status }));
}

/** What was told already of items that begin so: "<member> <item>". */
export async function toldItems(store: Store, beginning: string): Promise<ReadonlySet<string>> {
  const rows = await store
    .selectFrom("plan_reminded")
    .where("item", "like", `${beginning}%`)
    .select(["member_id", "item"])
    .execute();
  return new Set(rows.map(({ member_id, item }) => `${member_id} ${item}`));
}

/** Where someone's mail goes; null while the address isn't verified. */
export async function addressOf(store: Store, accountId: string): Promise<string | null> {
  const row = await store
    .selectFrom("account")
    .where("id", "=", accountId)
    .select(["email", "verified_email"])
    .executeTakeFirst();
  return row === undefined || row.verified_email === null ? null : row.email;
}

/** Whose part in which plan it is; null once it has ended. */
export async function partOf(store: Store, memberId: string) {
  const row = await store
    .selectFrom("plan_member")
    .where("id", "=", memberId)
    .select(["plan_id", "account_id"])
    .executeTakeFirst();
  return row === undefined ? null : { planId: row.plan_id, accountId: row.account_id };
}
