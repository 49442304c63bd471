import type { Member } from "~/account/member";
import type { Seat } from "~/billing/dashboard";
import { coveredPeople } from "~/family/covered.server";
import { database } from "~/store/database.server";

/** Who is covered by a member's subscription, as far as this member sees them: the member and the people of their plans. */
export async function seatsOf(member: Member, now: Date): Promise<Seat[]> {
  const others = await coveredPeople(database(), member.id, now.toISOString().slice(0, 10));
  return [{ name: member.name, part: "You" }, ...others.map(({ name, part }) => ({ name, part }))];
}
