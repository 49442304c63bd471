import { openAccount } from "~/account/accounts.server";
import { createSession } from "~/account/session/data.server";
import { loadPlan } from "~/family/access/plan-data.server";
import { addCollege, changeCollege } from "~/family/colleges/data.server";
import { addMember } from "~/family/people/data.server";
import type { Store } from "~/store/database.server";
import { joinHouseholds } from "../../app/family/departure/households.server";
import { begunPlan } from "./begun-plan";
import { type Homes, homesOf } from "./households";
import { inPlan } from "./writing";

/** A plan in an empty store: a student, a parent in each of two homes that are kept apart, and one college. */
export interface KeptPlan {
  readonly planId: string;
  /** Ids of the accounts and of the parts in the plan, by name. */
  readonly accounts: Readonly<Record<"maya" | "renee" | "tom", string>>;
  readonly members: Readonly<Record<"maya" | "renee" | "tom", string>>;
  /** Where each of them is signed in: ids of rows. */
  readonly sessions: Readonly<Record<"maya" | "renee" | "tom", string>>;
  readonly lineId: string;
  readonly homes: Homes;
}

const people = [
  { name: "maya", role: "student", household: null },
  { name: "renee", role: "parent", household: "first" },
  { name: "tom", role: "parent", household: "second" },
] as const;

/** The college on the list, and the note that is the student's own. */
export const kenyon = { unitid: 203535, name: "Kenyon College", note: "only mine" } as const;

/** @param deadline of the one college, "2027-01-10" */
export async function keepPlan(store: Store, deadline: string, now: Date): Promise<KeptPlan> {
  const accounts: Record<string, string> = {};
  const sessions: Record<string, string> = {};
  for (const { name } of people) {
    const claims = { subject: `auth0|${name}`, email: `${name}@mail.example`, emailVerified: true, name };
    const signedIn = { claims: { ...claims, roles: [] }, refreshToken: null };
    const { id } = await openAccount(store, signedIn.claims, "18+", now);
    await createSession(store, signedIn, id, { before: null, device: "a kept plan" }, now);
    const session = store.selectFrom("session").where("account_id", "=", id).select("id");
    accounts[name] = id;
    sessions[name] = (await session.executeTakeFirstOrThrow()).id;
  }
  const plan = { studentName: "Maya", classYear: 2027, state: "OH", startedBy: "student", adultFrom: null } as const;
  const planId = await begunPlan(store, accounts.maya ?? "", plan, now);
  await inPlan(store, planId, (write) => joinHouseholds(write, "apart"));
  const homes = await homesOf(store, planId);
  for (const { name, role, household: which } of people.slice(1)) {
    const household = which === null ? null : homes[which];
    await inPlan(store, planId, (write) =>
      addMember(write, { accountId: accounts[name] ?? "", role, household, admitted: true }, now),
    );
  }
  const lineId = (await inPlan(store, planId, (write) => addCollege(write, kenyon.unitid))) ?? "";
  await inPlan(store, planId, (write) =>
    changeCollege(write, lineId, { own_deadline: deadline, liked: "the hill", note: kenyon.note }),
  );
  const stored = await loadPlan(store, planId, accounts.maya ?? "");
  const members = Object.fromEntries(
    people.map(({ name }) => [name, stored?.members.find(({ accountId }) => accountId === accounts[name])?.id ?? ""]),
  );
  return { planId, lineId, homes, accounts, sessions, members } as KeptPlan;
}
