import type { Member } from "~/account/member";
import { openPlan } from "~/family/access/open-plan.server";
import { listPlans } from "~/family/access/plan-data.server";
import { roleNames } from "~/family/access/roles";
import { mayKeep, type readAnswers } from "~/family/saved/saved.server";
import { database } from "~/store/database.server";

/** The plans somebody is in, the first joined first. */
export async function myPlans(member: Member) {
  const plans = await listPlans(database(), member.id);
  return plans.map(({ planId, studentName, role }) => ({ id: planId, studentName, role: roleNames[role] }));
}

/** The plans whose college list somebody keeps, with the colleges on it. */
export async function myLists(member: Member) {
  const plans = await listPlans(database(), member.id);
  const opened = await Promise.all(plans.map(({ planId }) => openPlan(member, planId)));
  return opened
    .filter(({ view }) => view.may.keepList)
    .map(({ view }) => ({ id: view.id, name: view.student.name, has: view.colleges.map(({ unitid }) => unitid) }));
}

/** The plans in which somebody can keep what they posted. */
export async function plansToKeep(
  member: Member,
  { tool, worked }: NonNullable<Awaited<ReturnType<typeof readAnswers>>>,
) {
  const plans = await listPlans(database(), member.id);
  const opened = await Promise.all(plans.map(({ planId }) => openPlan(member, planId)));
  return opened
    .filter((plan) => mayKeep(plan, tool, worked.money))
    .map(({ view }) => ({ id: view.id, name: view.student.name }));
}
