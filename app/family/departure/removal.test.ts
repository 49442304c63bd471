import { expect, it } from "vitest";
import type { HouseholdId, Role } from "~/family/access/roles";
import { removalEnds } from "./removal";

const one = (id: string, role: Role, household: HouseholdId | null = null, admitted = true) => ({
  id,
  role,
  household,
  admitted,
});
const maya = one("maya", "student", null, false);
const renee = one("renee", "parent", "hh_a");
const rick = one("rick", "parent", "hh_a", false);
const ruth = one("ruth", "parent", "hh_a");
const tom = one("tom", "parent", "hh_b");
const cleo = one("cleo", "counselor", null, false);

it.each([
  ["a counselor takes nothing along", cleo, [maya, renee, cleo], "place"],
  ["one of two who are let in leaves it to the other", renee, [maya, renee, ruth], "place"],
  ["whoever was not let in leaves it to whoever was", rick, [maya, renee, rick], "place"],
  ["the last who is let in takes the money along", renee, [maya, renee, rick, tom], "money"],
  ["the last of a household takes all of it along", renee, [maya, renee, tom, cleo], "household"],
  ["also somebody who was never let in", rick, [maya, rick, tom], "household"],
] as const)("%s", (_, person, members, ends) => {
  expect(removalEnds(person, members)).toBe(ends);
});
