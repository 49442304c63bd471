import { shownName } from "~/account/person-name";
import type { Store } from "~/store/database.server";
import { newId } from "./ids.server";
import type { PlanWrite } from "./lock-plan.server";
import type { HouseholdId, Party } from "./roles";
import type { StoredLine } from "./stored-plan";

/** How long lines are kept. */
const logLife = 366 * 86_400_000;

export interface NewLine {
  readonly who: string;
  readonly side: Party;
  readonly what: string;
  readonly about?: string | null;
  readonly aboutParty?: Party | null;
  /** Written once, whatever happens again. */
  readonly once?: string;
}

export async function writeLine(write: PlanWrite, line: NewLine, now: Date): Promise<void> {
  const { store, planId } = write;
  await store
    .insertInto("plan_log")
    .values({
      id: newId(),
      plan_id: planId,
      at: now.toISOString(),
      who: line.who,
      side: line.side,
      what: line.what,
      about: line.about ?? null,
      about_side: line.aboutParty ?? null,
      once: line.once ?? null,
    })
    .onConflict((conflict) => conflict.column("once").doNothing())
    .execute();
}

/** Whether a line that is written once is there. */
export async function hasLine(store: Store, once: string): Promise<boolean> {
  return (await store.selectFrom("plan_log").where("once", "=", once).select("id").executeTakeFirst()) !== undefined;
}

/** The lines of a plan, newest first, of the last year. @param most how many, null for all */
export async function readLines(
  store: Store,
  planId: string,
  now: Date,
  most: number | null = null,
): Promise<readonly StoredLine[]> {
  const oldest = new Date(now.getTime() - logLife).toISOString();
  const lines = store
    .selectFrom("plan_log")
    .where("plan_id", "=", planId)
    .where("at", ">=", oldest)
    .select(["at", "who", "side", "what", "about", "about_side"])
    .orderBy("at", "desc")
    .orderBy("id");
  const rows = await (most === null ? lines : lines.limit(most)).execute();
  return rows.map(({ about_side, who, about, ...line }) => ({
    ...line,
    who: shownName(who),
    aboutParty: about_side,
    about: line.what === "removed" && about !== null ? shownName(about) : about,
  }));
}

/** Forgets lines of over a year ago in every plan, also where nobody opens the log. */
export async function forgetOldLines(store: Store, now: Date): Promise<void> {
  await store
    .deleteFrom("plan_log")
    .where("at", "<", new Date(now.getTime() - logLife).toISOString())
    .execute();
}

/** Deletes the log of a plan: it is the student's own. */
export async function deleteLog({ store, planId }: PlanWrite): Promise<void> {
  await store.deleteFrom("plan_log").where("plan_id", "=", planId).execute();
}

/** Deletes the lines of a household and those about it. */
export async function deleteLinesOf({ store, planId }: PlanWrite, household: HouseholdId): Promise<void> {
  await store
    .deleteFrom("plan_log")
    .where("plan_id", "=", planId)
    .where((where) => where.or([where("side", "=", household), where("about_side", "=", household)]))
    .execute();
}

/** Deletes the lines of what was set up: their words tell of how the homes were before. */
export async function deleteSetupLines({ store, planId }: PlanWrite): Promise<void> {
  await store.deleteFrom("plan_log").where("plan_id", "=", planId).where("what", "=", "setup").execute();
}

/** How many lines a plan has, or how many go when it goes on without a household. */
export async function countLines(store: Store, planId: string, without?: HouseholdId): Promise<number> {
  let lines = store.selectFrom("plan_log").where("plan_id", "=", planId);
  if (without !== undefined) {
    lines = lines.where((where) =>
      where.or([where("side", "=", without), where("about_side", "=", without), where("what", "=", "setup")]),
    );
  }
  return (await lines.select("id").execute()).length;
}
