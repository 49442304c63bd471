import type { ExpressionBuilder } from "kysely";
import { reportTypes, severities } from "~/reports/report";
import type { Store } from "~/store/database.server";
import type { ErrorGroup, ErrorReport, ErrorType, Rows, Severity } from "~/store/rows";
import { pageSize, type TablePage, type TableQuery, type TableShape } from "./table";

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export const groupsShape: TableShape = {
  name: "errors",
  caption: "Faults",
  columns: [
    { key: "message", label: "Fault" },
    { key: "type", label: "Type" },
    { key: "severity", label: "Severity", sorts: true },
    { key: "state", label: "State" },
    { key: "count", label: "Count", kind: "number", sorts: true },
    { key: "first_seen", label: "First seen", kind: "moment", sorts: true },
    { key: "last_seen", label: "Last seen", kind: "moment", sorts: true },
    { key: "releases", label: "Releases" },
    { key: "browsers", label: "Browsers" },
  ],
  filters: [
    { key: "state", label: "State", usual: "open", options: choices(["open", "resolved"]) },
    { key: "severity", label: "Severity", options: choices([...severities].reverse()) },
    { key: "type", label: "Type", options: choices(reportTypes) },
  ],
  sort: "-last_seen",
  search: "Words in the fault",
  empty: "No faults.",
};

/** Columns that sort, as the store has them: severity goes by its rank. */
const order: Readonly<Record<string, "rank" | "count" | "first_seen" | "last_seen">> = {
  severity: "rank",
  count: "count",
  first_seen: "first_seen",
  last_seen: "last_seen",
};

/** Faults as a table asks for them, with the releases and browsers of those on the page. */
export async function readGroups(store: Store, query: TableQuery, size = pageSize): Promise<TablePage> {
  const { state = "", severity = "", type = "" } = query.filters;
  let groups = store.selectFrom("error_group");
  if (state !== "") groups = groups.where("state", "=", state as ErrorGroup["state"]);
  if (severity !== "") groups = groups.where("severity", "=", severity as Severity);
  if (type !== "") groups = groups.where("type", "=", type as ErrorType);
  if (query.search !== "") groups = groups.where(contains(query.search));
  const { count } = await groups.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  const rows = await groups
    .selectAll()
    .orderBy(order[query.sort] ?? "last_seen", query.descending ? "desc" : "asc")
    // Two that are alike stand on one page each time, and not on both or none.
    .orderBy("id")
    .limit(size)
    .offset((query.page - 1) * size)
    .execute();
  const values = await valuesOf(
    store,
    rows.map(({ id }) => id),
  );
  return {
    total: Number(count),
    rows: rows.map(({ id, message, rank, ...row }) => ({
      id,
      href: `/admin/errors/${id}`,
      ...row,
      message: message === "" ? "(no message)" : message,
      releases: inWords(values.get(`${id} release`) ?? []),
      browsers: inWords(values.get(`${id} browser`) ?? []),
    })),
  };
}

/** Without regard to case, and with nothing in the words that means more than itself. */
const contains = (words: string) => (eb: ExpressionBuilder<Rows, "error_group">) =>
  eb(eb.fn<string>("lower", ["message"]), "like", patternOf(words));

const patternOf = (words: string) => `%${words.toLowerCase().replace(/[\\%_]/g, "")}%`;

interface Value {
  readonly value: string;
  readonly count: number;
}

/** Groups of a query at most: a file of many thousand faults is read in pieces. */
const pieces = 500;

async function valuesOf(store: Store, ids: readonly string[]): Promise<ReadonlyMap<string, readonly Value[]>> {
  const found = new Map<string, Value[]>();
  for (let from = 0; from < ids.length; from += pieces) {
    const rows = await store
      .selectFrom("error_group_value")
      .where("group_id", "in", ids.slice(from, from + pieces))
      .selectAll()
      .orderBy("last_seen", "desc")
      .execute();
    for (const { group_id, kind, value, count } of rows) {
      const key = `${group_id} ${kind}`;
      found.set(key, [...(found.get(key) ?? []), { value, count }]);
    }
  }
  return found;
}

/** The three that were seen last, and how many more there are. */
function inWords(values: readonly Value[]): string | null {
  if (values.length === 0) return null;
  const first = values.slice(0, 3).map(({ value }) => value);
  return values.length > 3 ? `${first.join(", ")} and ${values.length - 3} more` : first.join(", ");
}

export const reportsShape: TableShape = {
  name: "reports",
  caption: "Reports that are kept whole",
  columns: [
    { key: "at", label: "When", kind: "moment", sorts: true },
    { key: "severity", label: "Severity" },
    { key: "path", label: "Page", sorts: true },
    { key: "user_agent", label: "Browser", sorts: true },
    { key: "release", label: "Release", sorts: true },
    { key: "session_id", label: "Visit" },
  ],
  filters: [
    { key: "group", label: "Fault", options: [], hidden: true },
    { key: "severity", label: "Severity", options: choices([...severities].reverse()) },
  ],
  sort: "-at",
  search: "Page, browser, release or visit",
  empty: "None of them is kept whole.",
};

/** Columns in which the words of a search are looked for. */
const searched = ["path", "user_agent", "release", "session_id"] as const;

/** Reports of one fault; of no fault where the query names none. */
export async function readReports(store: Store, query: TableQuery, size = pageSize): Promise<TablePage> {
  const { group = "", severity = "" } = query.filters;
  let reports = store.selectFrom("error_report").where("group_id", "=", group);
  if (severity !== "") reports = reports.where("severity", "=", severity as Severity);
  if (query.search !== "") {
    const pattern = patternOf(query.search);
    reports = reports.where(({ or, eb, fn }) =>
      or(searched.map((column) => eb(fn<string>("lower", [column]), "like", pattern))),
    );
  }
  const { count } = await reports.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  const rows = await reports
    .select(["id", "at", "severity", "path", "user_agent", "release", "session_id"])
    .orderBy(query.sort as "at", query.descending ? "desc" : "asc")
    .orderBy("id")
    .limit(size)
    .offset((query.page - 1) * size)
    .execute();
  return {
    total: Number(count),
    rows: rows.map((row) => ({ ...row, href: `/admin/errors/${group}?report=${row.id}#report` })),
  };
}

/** One fault with everything that is known of it; null where there is none. */
export async function readGroup(store: Store, id: string) {
  const group = await store.selectFrom("error_group").where("id", "=", id).selectAll().executeTakeFirst();
  if (group === undefined) return null;
  const values = await valuesOf(store, [id]);
  return { group, releases: values.get(`${id} release`) ?? [], browsers: values.get(`${id} browser`) ?? [] };
}

/** One report of a fault, whole: the one that is asked for, or the newest. */
export async function readReport(store: Store, group: string, id: string | null): Promise<ErrorReport | null> {
  let reports = store.selectFrom("error_report").where("group_id", "=", group);
  if (id !== null) reports = reports.where("id", "=", id);
  return (await reports.selectAll().orderBy("at", "desc").limit(1).executeTakeFirst()) ?? null;
}

/** The fault of a report, by the number that its reader was shown; null where it is not kept. */
export async function groupOfReport(store: Store, id: string): Promise<string | null> {
  const row = await store.selectFrom("error_report").where("id", "=", id).select("group_id").executeTakeFirst();
  return row?.group_id ?? null;
}

/** Open faults by severity, the worst first; a severity without one is left out. */
export async function openBySeverity(
  store: Store,
): Promise<readonly { readonly severity: Severity; readonly count: number }[]> {
  const rows = await store
    .selectFrom("error_group")
    .where("state", "=", "open")
    .select(({ fn }) => ["severity", "rank", fn.countAll<number>().as("count")])
    .groupBy(["severity", "rank"])
    .orderBy("rank", "desc")
    .execute();
  return rows.map(({ severity, count }) => ({ severity, count: Number(count) }));
}
