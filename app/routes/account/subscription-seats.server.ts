import type { Member } from "~/account/member";
import type { Seat } from "~/billing/dashboard/dashboard";
import { todayOf } from "~/family/access/open-plan.server";
import { entitlementInFamily } from "~/family/access/plan-limits.server";
import { coveredPeople } from "~/family/access/subscription-coverage.server";
import { database } from "~/store/database.server";

/**
 * Who is covered by a member's subscription, as far as this member sees them: the member and the people of their plans.
 */
export async function seatsOf(member: Member, now: Date): Promise<Seat[]> {
  const others = await coveredPeople(database(), member.id, todayOf(now));
  return [{ name: member.name, part: "You" }, ...others.map(({ name, part }) => ({ name, part }))];
}

/** Whether a subscription covers a member, be it their own or that of somebody in their plans. Nobody is told whose. */
export async function isCovered(member: Member, now: Date): Promise<boolean> {
  return (await entitlementInFamily(database(), member.id, now)).plan === "family";
}
