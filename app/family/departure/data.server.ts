import { countLines } from "~/family/access/log-data.server";
import { planOwner } from "~/family/access/plan-owner";
import type { HouseholdId, Mode, Role } from "~/family/access/roles";
import { countColleges } from "~/family/colleges/data.server";
import { countCalendarsOf } from "~/family/dates/feed-data.server";
import { countDrafts, countEssays } from "~/family/essays/data.server";
import { hasFinances } from "~/family/finances/data.server";
import { countEntriesOf, countProposalsOfStudent, countSplitsIn } from "~/family/ledger/departure-data.server";
import { countInvitations, readOthers } from "~/family/people/departure-data.server";
import { hasRecord } from "~/family/record/data.server";
import { countSaved } from "~/family/saved/data.server";
import { countTasksOf, countTasksOfStudent } from "~/family/tasks/data.server";
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
    const parents = (await readOthers(within, row.plan_id, row.id)).filter(({ role }) => role === "parent");
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

/**
 * Counts what would go with somebody, and says what stays. Only what this person sees is counted: that a figure is
 * missing must not tell of people or things they do not know of.
 */
export async function countDeparture(within: Store, place: Place): Promise<Departure> {
  const { planId, memberId, role, household } = place;
  const around = await readOthers(within, planId, memberId);
  const own = around.filter((other) => other.household === household && other.role === "parent");
  const joined = around.some((other) => other.role === "student");
  const counts: [DepartureKind, number][] = [
    ["places", 1],
    ["calendars", await countCalendarsOf(within, memberId)],
  ];
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
  if (role !== "student" && around.length > 0) {
    counts.push(["invitations", await countInvitations(within, planId, { sentBy: memberId })]);
  }
  if (role !== "student" && joined) staying.push("plan", "log");
  const going: Going = {};
  for (const [kind, count] of counts) if (count > 0) going[kind] = (going[kind] ?? 0) + count;
  return { going, staying };
}

async function countOfList(within: Store, planId: string): Promise<[DepartureKind, number][]> {
  return [
    ["colleges", await countColleges(within, planId)],
    ["invitations", await countInvitations(within, planId)],
    ["results", await countSaved(within, planId, ["shared"])],
    ["record", await countRecord(within, planId)],
  ];
}

/** One where the plan knows grades, scores or majors. */
const countRecord = async (within: Store, planId: string) => ((await hasRecord(within, planId)) ? 1 : 0);

async function countOfStudent(within: Store, { planId, listStays }: Place): Promise<[DepartureKind, number][]> {
  const counts: [DepartureKind, number][] = [
    ["results", await countSaved(within, planId, ["student", "shared"])],
    ["tasks", await countTasksOfStudent(within, planId, { shared: !listStays })],
    ["payments", await countEntriesOf(within, planId, "student")],
    ["agreements", await countProposalsOfStudent(within, planId)],
    ["essays", await countEssays(within, planId)],
    ["drafts", await countDrafts(within, planId)],
    ["record", await countRecord(within, planId)],
    ["log", await countLines(within, planId)],
  ];
  const list: [DepartureKind, number][] = listStays
    ? [
        ["notes", await countColleges(within, planId, { noted: true })],
        ["invitations", await countInvitations(within, planId, { from: "student" })],
      ]
    : [
        ["colleges", await countColleges(within, planId)],
        ["invitations", await countInvitations(within, planId)],
      ];
  return [...counts, ...list];
}

/** What goes with the last person of a household, or with the last of it who is let into its finances. */
async function countOfHome(
  within: Store,
  { planId, admitted, mode }: Place,
  household: HouseholdId,
  own: readonly { readonly admitted: number }[],
): Promise<[DepartureKind, number][]> {
  const lastReader = admitted && !own.some((other) => other.admitted === 1);
  const counts: [DepartureKind, number][] = [];
  if (lastReader) {
    counts.push(["results", await countSaved(within, planId, [household], true)]);
    counts.push(["figures", (await hasFinances(within, planId, household)) ? 1 : 0]);
  }
  if (own.length > 0) return counts;
  const books = mode === "open" ? ([household, "shared"] as const) : [household];
  return [
    ...counts,
    ["results", await countSaved(within, planId, [household], false)],
    ["tasks", await countTasksOf(within, planId, household)],
    ["payments", await countEntriesOf(within, planId, household)],
    ["agreements", await countSplitsIn(within, planId, books)],
  ];
}
