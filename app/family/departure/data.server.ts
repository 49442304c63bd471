import { planOwner } from "~/family/access/plan-owner";
import type { HouseholdId, Mode, Role } from "~/family/access/roles";
import type { Store } from "~/store/database.server";
import type { Departure, DepartureKind, Going, Staying } from "./departure";

/** Somebody in a plan who is about to leave it. */
export interface Place {
  readonly memberId: string;
  readonly planId: string;
  readonly role: Role;
  readonly household: HouseholdId | null;
  /** Let into the finances of the own household. */
  readonly admitted: boolean;
  /** The college list is a parent's, who stays: the student leaves and the list does not. */
  readonly listStays: boolean;
  readonly mode: Mode;
}

/** Everywhere an account is in a plan, or in one plan only. @param today "YYYY-MM-DD" */
export async function placesOf(
  within: Store,
  accountId: string,
  today: string,
  only?: { planId: string },
): Promise<readonly Place[]> {
  let mine = within
    .selectFrom("plan_member")
    .innerJoin("plan", "plan.id", "plan_member.plan_id")
    .innerJoin("account", "account.id", "plan_member.account_id")
    .where("account_id", "=", accountId)
    .select(["plan_member.id", "plan_id", "role", "household_id", "admitted", "age_band"])
    .select(["started_by", "taken_over", "plan.adult_from", "mode"]);
  // In one order for everybody: two people who leave the same plans at once must not wait for each other.
  mine = mine.orderBy("plan_id");
  if (only !== undefined) mine = mine.where("plan_id", "=", only.planId);
  const places: Place[] = [];
  for (const row of await mine.execute()) {
    const keeping = { startedBy: row.started_by, takenOver: row.taken_over === 1, adultFrom: row.adult_from };
    const kept = row.role === "student" && planOwner({ ...keeping, studentAge: row.age_band }, today) === "parent";
    const parents = (await others(within, row.plan_id, row.id)).filter(({ role }) => role === "parent");
    places.push({
      memberId: row.id,
      planId: row.plan_id,
      role: row.role,
      household: row.household_id,
      admitted: row.admitted === 1,
      listStays: kept && parents.length > 0,
      mode: row.mode,
    });
  }
  return places;
}

async function others(within: Store, planId: string, memberId: string) {
  return within
    .selectFrom("plan_member")
    .where("plan_id", "=", planId)
    .where("id", "!=", memberId)
    .select(["role", "household_id as household", "admitted"])
    .execute();
}

/**
 * Counts what would go with somebody, and says what stays. Only what this person sees is counted: that a figure is
 * missing must not tell of people or things they do not know of.
 */
export async function countDeparture(within: Store, place: Place): Promise<Departure> {
  const { planId, memberId, role, household } = place;
  const around = await others(within, planId, memberId);
  const own = around.filter((other) => other.household === household && other.role === "parent");
  const joined = around.some((other) => other.role === "student");
  const counts: [DepartureKind, number][] = [["places", 1], ...(await countOfMember(within, memberId))];
  const staying: Staying[] = [];
  if (role === "student") {
    counts.push(...(await countOfStudent(within, place)));
    if (place.listStays) staying.push("list");
    if (around.some((other) => other.role === "parent")) staying.push("homes");
  } else if (role === "parent" && household !== null) {
    counts.push(...(await countOfHome(within, place, household, own)));
    if (around.length === 0) counts.push(...(await countOfList(within, planId)));
    if (own.length > 0) staying.push("household");
  }
  // With the last person every invitation goes, and they are counted with the list.
  if (role !== "student" && around.length > 0) counts.push(["invitations", await sentBy(within, memberId)]);
  if (role !== "student" && joined) staying.push("plan", "log");
  const going: Going = {};
  for (const [kind, count] of counts) if (count > 0) going[kind] = (going[kind] ?? 0) + count;
  return { going, staying };
}

/** What hangs on the membership itself. */
async function countOfMember(within: Store, memberId: string): Promise<[DepartureKind, number][]> {
  const feeds = await within.selectFrom("plan_feed").where("member_id", "=", memberId).select("member_id").execute();
  const reminders = await within
    .selectFrom("plan_reminder")
    .where("member_id", "=", memberId)
    .select("member_id")
    .execute();
  return [["calendars", feeds.length + reminders.length]];
}

/** Invitations that end with whoever sent them. */
async function sentBy(within: Store, memberId: string): Promise<number> {
  return (await within.selectFrom("plan_invitation").where("invited_by", "=", memberId).select("id").execute()).length;
}

type PlanTable = "plan_college" | "plan_log" | "plan_invitation" | "plan_essay" | "plan_draft";
async function rowsOf(within: Store, table: PlanTable, planId: string): Promise<number> {
  return (await within.selectFrom(table).where("plan_id", "=", planId).select("id").execute()).length;
}

/** One where the plan knows grades, scores or majors. */
async function recordsOf(within: Store, planId: string): Promise<number> {
  return (await within.selectFrom("plan_record").where("plan_id", "=", planId).select("plan_id").execute()).length;
}

async function countOfList(within: Store, planId: string): Promise<[DepartureKind, number][]> {
  const shared = await within
    .selectFrom("plan_saved")
    .where("plan_id", "=", planId)
    .where("owner", "=", "shared")
    .select("id")
    .execute();
  return [
    ["colleges", await rowsOf(within, "plan_college", planId)],
    ["invitations", await rowsOf(within, "plan_invitation", planId)],
    ["results", shared.length],
    ["record", await recordsOf(within, planId)],
  ];
}

async function countOfStudent(within: Store, { planId, listStays }: Place): Promise<[DepartureKind, number][]> {
  const results = await within
    .selectFrom("plan_saved")
    .where("plan_id", "=", planId)
    .where("owner", "in", ["student", "shared"])
    .select("id")
    .execute();
  const tasks = await within
    .selectFrom("plan_task")
    .where("plan_id", "=", planId)
    .where((where) =>
      where.or([
        where("owner", "=", "student"),
        where("owner", "like", "asked:%"),
        ...(listStays ? [] : [where("owner", "=", "shared")]),
      ]),
    )
    .select("key")
    .execute();
  const payments = await within
    .selectFrom("plan_ledger_entry")
    .where("plan_id", "=", planId)
    .where("writer", "=", "student")
    .select("id")
    .execute();
  const proposals = await within
    .selectFrom("plan_ledger_split")
    .where("plan_id", "=", planId)
    .where("proposer", "=", "student")
    .select("id")
    .execute();
  const counts: [DepartureKind, number][] = [
    ["results", results.length],
    ["tasks", tasks.length],
    ["payments", payments.length],
    ["agreements", proposals.length],
    ["essays", await rowsOf(within, "plan_essay", planId)],
    ["drafts", await rowsOf(within, "plan_draft", planId)],
    ["record", await recordsOf(within, planId)],
    ["log", await rowsOf(within, "plan_log", planId)],
  ];
  if (!listStays) {
    counts.push(["colleges", await rowsOf(within, "plan_college", planId)]);
    counts.push(["invitations", await rowsOf(within, "plan_invitation", planId)]);
    return counts;
  }
  const notes = await within
    .selectFrom("plan_college")
    .where("plan_id", "=", planId)
    .where("note", "!=", "")
    .select("id")
    .execute();
  const invitations = await within
    .selectFrom("plan_invitation")
    .where("plan_id", "=", planId)
    .where("from_side", "=", "student")
    .select("id")
    .execute();
  return [...counts, ["notes", notes.length], ["invitations", invitations.length]];
}

/** What goes with the last person of a household, or with the last of it who is let into its finances. */
async function countOfHome(
  within: Store,
  { planId, admitted, mode }: Place,
  household: HouseholdId,
  own: readonly { readonly admitted: number }[],
): Promise<[DepartureKind, number][]> {
  const saved = await within
    .selectFrom("plan_saved")
    .where("plan_id", "=", planId)
    .where("owner", "=", household)
    .select("money")
    .execute();
  const lastReader = admitted && !own.some((other) => other.admitted === 1);
  const gone = saved.filter(({ money }) => (money === 1 ? lastReader : own.length === 0));
  const counts: [DepartureKind, number][] = [["results", gone.length]];
  if (lastReader) {
    const figures = await within
      .selectFrom("household_vault")
      .where("plan_id", "=", planId)
      .where("household_id", "=", household)
      .select("id")
      .execute();
    counts.push(["figures", figures.length]);
  }
  if (own.length > 0) return counts;
  const payments = await within
    .selectFrom("plan_ledger_entry")
    .where("plan_id", "=", planId)
    .where("writer", "=", household)
    .select("id")
    .execute();
  const tasks = await within
    .selectFrom("plan_task")
    .where("plan_id", "=", planId)
    .where("owner", "=", household)
    .select("key")
    .execute();
  const agreements = await within
    .selectFrom("plan_ledger_split")
    .where("plan_id", "=", planId)
    .where("book", "in", mode === "open" ? [household, "shared"] : [household])
    .select("id")
    .execute();
  return [...counts, ["tasks", tasks.length], ["payments", payments.length], ["agreements", agreements.length]];
}
