/** The two households whose figures the form asks for. */
export const households = ["parents", "student"] as const;
export type WhichHousehold = (typeof households)[number];
