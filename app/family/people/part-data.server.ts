import type { Store } from "~/store/database.server";

/** In how many plans somebody is: all that support may know of them. */
export async function countPlansOf(store: Store, accountId: string): Promise<number> {
  const { count } = await store
    .selectFrom("plan_member")
    .where("account_id", "=", accountId)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The ids of somebody's parts in plans, as a query inside another: mail is kept by them. */
export const partsOf = (store: Store, accountId: string) =>
  store.selectFrom("plan_member").where("account_id", "=", accountId).select("id");
