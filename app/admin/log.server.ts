import { adminActions, isAdminAction } from "~/account/support-looks";
import type { Store } from "~/store/database.server";
import { pageSize, type TablePage, type TableQuery, type TableShape } from "./table";

/** Minutes for which a look with its reason holds: a page that is loaded again asks for none. */
const lookHolds = 30;

/** Why this administrator looks at an account at the moment; null where they have not said so in the last half hour. */
export async function openLook(store: Store, adminId: string, accountId: string, now: Date): Promise<string | null> {
  const row = await store
    .selectFrom("admin_log")
    .where("account_id", "=", accountId)
    .where("admin_id", "=", adminId)
    .where("action", "=", "look")
    .where("at", ">", new Date(now.getTime() - lookHolds * 60_000).toISOString())
    .select("reason")
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.reason ?? null;
}

export const logShape: TableShape = {
  name: "log",
  caption: "What administrators looked at and did",
  columns: [
    { key: "at", label: "When", kind: "moment", sorts: true },
    { key: "admin_name", label: "Who", sorts: true },
    { key: "action", label: "What", sorts: true },
    { key: "account_id", label: "Account" },
    { key: "reason", label: "Why" },
    { key: "said", label: "Result" },
  ],
  filters: [
    {
      key: "action",
      label: "What",
      options: Object.entries(adminActions).map(([value, { log }]) => ({ value, label: log })),
    },
  ],
  sort: "-at",
  search: "Account id, exactly",
  empty: "Nothing has been looked at or done.",
};

/** Lines of the log as a table asks for them. */
export async function readLog(store: Store, query: TableQuery, size = pageSize): Promise<TablePage> {
  const { action = "" } = query.filters;
  let lines = store.selectFrom("admin_log");
  if (action !== "") lines = lines.where("action", "=", action);
  if (query.search !== "") lines = lines.where("account_id", "=", query.search);
  const { count } = await lines.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  const rows = await lines
    .select(["id", "at", "admin_name", "action", "account_id", "reason", "said"])
    .orderBy(query.sort as "at", query.descending ? "desc" : "asc")
    .orderBy("id")
    .limit(size)
    .offset((query.page - 1) * size)
    .execute();
  return {
    total: Number(count),
    rows: rows.map((row) => ({
      ...row,
      action: isAdminAction(row.action) ? adminActions[row.action].log : row.action,
    })),
  };
}
