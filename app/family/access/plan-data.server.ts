import { shownName } from "~/account/person-name";
import { unseal } from "~/account/session/seal.server";
import type { AccountWrite } from "~/account/write-account.server";
import { dayIn } from "~/calendar/eastern-day";
import type { Store } from "~/store/database.server";
import type { Status } from "~/student/list/status";
import type { ApplyPlan, Path } from "~/timeline/planning/choices";
import { isId, newHouseholdId, newId } from "./ids.server";
import { type PlanWrite, readHouseholds } from "./lock-plan.server";
import { type HouseholdId, householdsIn, type Mode, type Role } from "./roles";
import type { StoredPlan } from "./stored-plan";

/** A plan this account is in, whole; null when there is none with this id or the account is not in it. */
export async function loadPlan(
  store: Store,
  planId: string | undefined,
  accountId: string,
): Promise<StoredPlan | null> {
  if (!isId(planId)) return null;
  const plan = await store
    .selectFrom("plan")
    .innerJoin("plan_member", "plan_member.plan_id", "plan.id")
    .where("plan.id", "=", planId)
    .where("plan_member.account_id", "=", accountId)
    .selectAll("plan")
    .executeTakeFirst();
  if (plan === undefined) return null;
  const [households, members, invitations, colleges, shownFinances] = await Promise.all([
    readHouseholds(store, planId),
    store
      .selectFrom("plan_member")
      .innerJoin("account", "account.id", "plan_member.account_id")
      .where("plan_id", "=", planId)
      .select([
        "plan_member.id",
        "account_id",
        "role",
        "household_id as household",
        "admitted",
        "name",
        "email",
        "age_band",
      ])
      .orderBy("joined_at")
      .orderBy("plan_member.id")
      .execute(),
    store.selectFrom("plan_invitation").where("plan_id", "=", planId).selectAll().orderBy("email").execute(),
    store
      .selectFrom("plan_college")
      .where("plan_id", "=", planId)
      .selectAll()
      .orderBy("position")
      .orderBy("id")
      .execute(),
    store
      .selectFrom("household_vault")
      .where("plan_id", "=", planId)
      .select(["household_id as household", "shown_pay", "shown_aid", "told", "counted_pay"])
      .execute(),
  ]);
  return {
    id: plan.id,
    studentName: shownName(plan.student_name),
    classYear: plan.class_year,
    path: plan.path,
    state: plan.state,
    began: dayIn("America/New_York", new Date(plan.created_at)),
    mode: plan.mode,
    startedBy: plan.started_by,
    takenOver: plan.taken_over === 1,
    adultFrom: plan.adult_from,
    households: householdsIn(plan.mode, households),
    members: members.map(({ account_id, admitted, age_band, ...member }) => ({
      ...member,
      name: shownName(member.name),
      accountId: account_id,
      admitted: admitted === 1,
      ageBand: age_band,
    })),
    invitations: invitations.map(({ id, email, role, household_id: household, from_side, expires_at }) => ({
      id,
      email,
      role,
      household,
      fromParty: from_side,
      expiresAt: expires_at,
    })),
    colleges: colleges.map(({ id, unitid, status, way, own_deadline, note, liked, position, removed_at }) => ({
      id,
      unitid,
      note,
      liked,
      position,
      status: status as Status,
      way: way as ApplyPlan | null,
      ownDeadline: own_deadline,
      removed: removed_at !== null,
    })),
    shownFinances: shownFinances.map(({ household, shown_pay, shown_aid, told, counted_pay }) => ({
      household,
      shownPay: shown_pay,
      shownAid: shown_aid,
      countedPay: counted_pay,
      told: toldDollars(told),
    })),
  };
}

function toldDollars(sealed: string | null): number | null {
  const text = sealed === null ? null : unseal(sealed);
  return text === null ? null : Number(text);
}

/** A plan somebody is in, for the list of their plans. */
export interface Membership {
  readonly planId: string;
  readonly studentName: string;
  readonly role: Role;
}

/** The plans of an account, the first joined first. Only those its household is still part of. */
export async function listPlans(store: Store, accountId: string): Promise<readonly Membership[]> {
  const rows = await store
    .selectFrom("plan_member")
    .innerJoin("plan", "plan.id", "plan_member.plan_id")
    .where("account_id", "=", accountId)
    .where((where) =>
      where.or([
        where("household_id", "is", null),
        where("mode", "in", ["open", "apart"]),
        where("household_id", "=", (homes) =>
          homes
            .selectFrom("plan_household")
            .whereRef("plan_household.plan_id", "=", "plan.id")
            .select("plan_household.id")
            .orderBy("position")
            .limit(1),
        ),
      ]),
    )
    .select(["plan.id", "student_name", "role"])
    .orderBy("joined_at")
    .execute();
  return rows.map(({ id, student_name, role }) => ({ planId: id, studentName: shownName(student_name), role }));
}

export interface NewPlan {
  readonly studentName: string;
  readonly classYear: number;
  /** Straight from school where it is left out. */
  readonly path?: Path;
  readonly state: string | null;
  readonly startedBy: "student" | "parent";
  readonly adultFrom: string | null;
}

/** A plan that this account has started since then for the same student and year; null where there is none. */
export async function newestPlanLike(
  store: Store,
  accountId: string,
  { studentName, classYear, startedBy }: NewPlan,
  since: Date,
): Promise<string | null> {
  const same = await store
    .selectFrom("plan_member")
    .innerJoin("plan", "plan.id", "plan_member.plan_id")
    .where("account_id", "=", accountId)
    .where("student_name", "=", studentName)
    .where("class_year", "=", classYear)
    .where("started_by", "=", startedBy)
    .where("created_at", ">", since.toISOString())
    .select("plan.id")
    .executeTakeFirst();
  return same?.id ?? null;
}

/** The family of the first plan that this account is in as a parent or the student; null where it is in none. */
export async function familyOf(store: Store, accountId: string): Promise<string | null> {
  const sibling = await store
    .selectFrom("plan_member")
    .innerJoin("plan", "plan.id", "plan_member.plan_id")
    .where("account_id", "=", accountId)
    .where("role", "in", ["parent", "student"])
    .select("family_id")
    .orderBy("joined_at")
    .executeTakeFirst();
  return sibling?.family_id ?? null;
}

/**
 * Writes the rows of a new plan, without anybody in it, and gives its id and that of its household.
 *
 * @param familyId the family it is of; null for one of its own
 */
export async function addPlan(
  { store: within }: AccountWrite,
  plan: NewPlan,
  familyId: string | null,
  now: Date,
): Promise<{ readonly id: string; readonly household: HouseholdId }> {
  const at = now.toISOString();
  const [id, household, family] = [newId(), newHouseholdId(), familyId ?? newId()];
  if (familyId === null) await within.insertInto("family").values({ id: family, created_at: at }).execute();
  await within
    .insertInto("plan")
    .values({
      id,
      family_id: family,
      student_name: plan.studentName,
      class_year: plan.classYear,
      path: plan.path ?? "first",
      state: plan.state,
      mode: "one",
      started_by: plan.startedBy,
      taken_over: plan.startedBy === "student" ? 1 : 0,
      adult_from: plan.adultFrom,
      created_at: at,
    })
    .execute();
  await within.insertInto("plan_household").values({ id: household, plan_id: id, position: 1 }).execute();
  return { id, household };
}

export async function changePlan(
  write: PlanWrite,
  change: {
    studentName?: string;
    classYear?: number;
    path?: Path;
    state?: string | null;
    takenOver?: true;
    adultFrom?: string;
  },
): Promise<void> {
  const { store, planId } = write;
  const set = {
    ...(change.studentName === undefined ? {} : { student_name: change.studentName }),
    ...(change.classYear === undefined ? {} : { class_year: change.classYear }),
    ...(change.path === undefined ? {} : { path: change.path }),
    ...(change.state === undefined ? {} : { state: change.state }),
    ...(change.takenOver === undefined ? {} : { taken_over: 1 as const }),
    ...(change.adultFrom === undefined ? {} : { adult_from: change.adultFrom }),
  };
  if (Object.keys(set).length > 0) await store.updateTable("plan").set(set).where("id", "=", planId).execute();
}

/** How many plans an account is in as the student or a parent, for the gate of the subscription. */
export async function countOwnPlans(store: Store, accountId: string): Promise<number> {
  const { total } = await store
    .selectFrom("plan_member")
    .where("account_id", "=", accountId)
    .where("role", "in", ["student", "parent"])
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Leaves a plan to the parents, without its student: taken over for good, so that no parent gets it by that. */
export async function leavePlanToParents({ store, planId }: PlanWrite): Promise<void> {
  await store
    .updateTable("plan")
    .set({ student_name: "The student", state: null, adult_from: null, taken_over: 1 })
    .where("id", "=", planId)
    .execute();
}

/** Deletes a plan that nobody is in any more, and its family where that has no other. */
export async function deletePlan({ store, planId }: PlanWrite): Promise<void> {
  const gone = await store.deleteFrom("plan").where("id", "=", planId).returning("family_id").executeTakeFirst();
  await store
    .deleteFrom("family")
    .where("id", "=", gone?.family_id ?? "")
    .where("id", "not in", (query) => query.selectFrom("plan").select("family_id"))
    .execute();
}

/** Changes how the homes are with each other. */
export async function changeMode({ store, planId }: PlanWrite, mode: Mode): Promise<void> {
  await store.updateTable("plan").set({ mode }).where("id", "=", planId).execute();
}

/** Adds a household after the one that counts, with an id that no plan ever had. */
export async function addHousehold({ store, planId }: PlanWrite, first: HouseholdId): Promise<void> {
  const { position } = await store
    .selectFrom("plan_household")
    .where("id", "=", first)
    .select("position")
    .executeTakeFirstOrThrow();
  const second = { id: newHouseholdId(), plan_id: planId, position: position + 1 };
  await store.insertInto("plan_household").values(second).execute();
}

/** Deletes a household. Its people and finances, and invitations to it, go with its row. */
export async function deleteHousehold({ store, planId }: PlanWrite, household: HouseholdId): Promise<void> {
  await store.deleteFrom("plan_household").where("plan_id", "=", planId).where("id", "=", household).execute();
}
