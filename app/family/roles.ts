/** Who somebody is in a plan. One person has one role in one plan; in another plan it may be another. */
export const roles = ["student", "parent", "counselor", "helper"] as const;
export type Role = (typeof roles)[number];

/** The homes money comes from. The letters stand in the store only: to the people of a home it is "your household". */
export const households = ["a", "b"] as const;
export type Household = (typeof households)[number];

/**
 * How the homes of a plan know of each other. Only the student sets it and only the student knows it.
 * `one`: one household. `open`: two that know of each other. `apart`: two without a trace of each other.
 * `estranged`: one, and nothing ever speaks of another.
 */
export const modes = ["one", "open", "apart", "estranged"] as const;
export type Mode = (typeof modes)[number];

/** Whether a second household can be in a plan of this mode at all. */
export const hasTwo = (mode: Mode): boolean => mode === "open" || mode === "apart";

/** Where a role belongs: to one of the homes, or to none. */
export type Side = "student" | Household | "counselor" | "helper";
export const sides = ["student", "a", "b", "counselor", "helper"] as const satisfies readonly Side[];

/** The side of a member, or of somebody invited. A parent always has a household. */
export function sideOf({ role, household }: { role: Role; household: Household | null }): Side {
  if (role !== "parent") return role;
  return household ?? "a";
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
