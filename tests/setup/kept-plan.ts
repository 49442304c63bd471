import { openAccount } from "~/account/accounts.server";
import { addCollege, changeCollege } from "~/family/rows/colleges.server";
import { addMember } from "~/family/rows/people.server";
import { changePlan, loadPlan } from "~/family/rows/plans.server";
import type { Store } from "~/store/database.server";
import { migrate } from "~/store/migrate.server";
import { begunPlan } from "./begun-plan";

/** A plan in an empty store: a student, a parent in each of two homes that are kept apart, and one college. */
export interface KeptPlan {
  readonly planId: string;
  /** Ids of the accounts and of the parts in the plan, by name. */
  readonly accounts: Readonly<Record<"maya" | "renee" | "tom", string>>;
  readonly members: Readonly<Record<"maya" | "renee" | "tom", string>>;
  readonly lineId: string;
}

const people = [
  { name: "maya", role: "student", household: null },
  { name: "renee", role: "parent", household: "a" },
  { name: "tom", role: "parent", household: "b" },
] as const;

/** The college on the list, and the note that is the student's own. */
export const kenyon = { unitid: 203535, name: "Kenyon College", note: "only mine" } as const;

/** @param deadline of the one college, "2027-01-10" */
export async function keepPlan(store: Store, deadline: string, now: Date): Promise<KeptPlan> {
  await migrate(store);
  const accounts: Record<string, string> = {};
  for (const { name } of people) {
    const claims = { subject: `auth0|${name}`, email: `${name}@mail.example`, emailVerified: true, name };
    accounts[name] = (await openAccount(store, { ...claims, picture: null, roles: [] }, "18+", now)).id;
  }
  const plan = { studentName: "Maya", classYear: 2027, state: "OH", startedBy: "student", adultFrom: null } as const;
  const planId = await begunPlan(store, accounts.maya ?? "", plan, now);
  await changePlan(store, planId, { mode: "apart" });
  for (const { name, role, household } of people.slice(1)) {
    await addMember(store, planId, { accountId: accounts[name] ?? "", role, household, admitted: true }, now);
  }
  const lineId = (await addCollege(store, planId, kenyon.unitid)) ?? "";
  await changeCollege(store, planId, lineId, { own_deadline: deadline, liked: "the hill", note: kenyon.note });
  const stored = await loadPlan(store, planId, accounts.maya ?? "");
  const members = Object.fromEntries(
    people.map(({ name }) => [name, stored?.members.find(({ accountId }) => accountId === accounts[name])?.id ?? ""]),
  );
  return { planId, lineId, accounts, members } as KeptPlan;
}
