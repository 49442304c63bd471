/**
 * The age bands a new person chooses from. Only the band is kept, never a birthday. Under 13 there is no account:
 * the Children's Online Privacy Protection Rule (16 CFR Part 312) asks for a parent's verified consent first, which
 * this site does not collect.
 */
export const ageBands = ["under-13", "13-17", "18+"] as const;

export type AgeAnswer = (typeof ageBands)[number];

/** A band somebody with an account can be in. */
export type AccountAgeBand = Exclude<AgeAnswer, "under-13">;

/** The answer of the form, or null when it is none of the three. */
export function readAge(value: string | null): AgeAnswer | null {
  return ageBands.find((band) => band === value) ?? null;
}

export function mayHaveAccount(answer: AgeAnswer): answer is AccountAgeBand {
  return answer !== "under-13";
}

/**
 * The first day on which somebody who turns 18 in a month surely is 18: the first of the month after. We ask for no day
 * of the month, and nobody is treated as an adult too early.
 *
 * @param month "2027-05"
 * @returns "2027-06-01"
 */
export function adultDay(month: string): string {
  const [year = 0, of = 0] = month.split("-").map(Number);
  return of === 12 ? `${year + 1}-01-01` : `${year}-${String(of + 1).padStart(2, "0")}-01`;
}

/**
 * The band on a day. Time moves somebody up and nothing moves anybody down.
 *
 * @param month of turning 18, null where nobody said it
 * @param today "YYYY-MM-DD"
 */
export function bandOn(band: AccountAgeBand, month: string | null, today: string): AccountAgeBand {
  return band === "13-17" && month !== null && today >= adultDay(month) ? "18+" : band;
}

/**
 * The month in which somebody of 13 to 17 turns 18, from a form: this month at the earliest and in five years at the
 * latest. Null for anything else: it would make somebody younger than 13 or an adult.
 *
 * @returns "2027-05"
 */
export function readAdultMonth(year: string | null, month: string | null, today: string): string | null {
  if (!/^20\d\d$/.test(year ?? "") || !/^(0[1-9]|1[0-2])$/.test(month ?? "")) return null;
  const typed = `${year}-${month}`;
  const latest = `${Number(today.slice(0, 4)) + 5}${today.slice(4, 7)}`;
  return typed >= today.slice(0, 7) && typed <= latest ? typed : null;
}

/** What is said to people under 18: before they sign up, and on their account page. */
export const underEighteen: readonly string[] = [
  "You can have an account of your own. It’s a good idea to tell a parent or guardian that you have one.",
  "We don’t send you ads or show you any, and we don’t sell what we know about you.",
  "We keep your name, your email address, your sign-in id and roles, that you’re between 13 and 17, and where you’re signed in. If you tell us the month in which you turn 18, we keep that until then. We don’t ask for your birthday.",
];
