import type { HouseholdId } from "~/store/rows";

export type { HouseholdId };

/** Who somebody is in a plan. One person has one role in one plan; in another plan it may be another. */
export const roles = ["student", "parent", "counselor", "helper"] as const;
export type Role = (typeof roles)[number];

/** Whether a text names a household, beside words such as "student" and "shared". */
export const isHousehold = (text: string | null | undefined): text is HouseholdId => text?.startsWith("hh_") ?? false;

/**
 * How the homes of a plan know of each other. Only the student sets it and only the student knows it.
 * `one`: one household. `open`: two that know of each other. `apart`: two without a trace of each other.
 * `estranged`: one, and nothing ever speaks of another.
 */
export const modes = ["one", "open", "apart", "estranged"] as const;
export type Mode = (typeof modes)[number];

/** Whether a second household can be in a plan of this mode at all. */
export const hasTwo = (mode: Mode): boolean => mode === "open" || mode === "apart";

/**
 * The households that count in a plan of this mode. A second one that the mode does not have is nobody, whatever the
 * store still holds.
 *
 * @param stored all of them, in their order
 */
export const householdsIn = (mode: Mode, stored: readonly HouseholdId[]): readonly HouseholdId[] =>
  hasTwo(mode) ? stored : stored.slice(0, 1);

/** Where a role belongs: to one of the homes, or to none. */
export type Party = "student" | HouseholdId | "counselor" | "helper";

/** The side of a member, or of somebody invited. @throws for a parent without a household, whom no plan has */
export function partyOf({ role, household }: { role: Role; household: HouseholdId | null }): Party {
  if (role !== "parent") return role;
  if (household === null) throw new Error("A parent belongs to a household.");
  return household;
}

export const roleNames: Readonly<Record<Role, string>> = {
  student: "Student",
  parent: "Parent or guardian",
  counselor: "Counselor",
  helper: "Helper",
};

/** Only adults are parents, guardians or counselors here; the band is the one of the account. */
export function roleNeedsAdult(role: Role): boolean {
  return role === "parent" || role === "counselor";
}
