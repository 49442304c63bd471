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

/** What is said to people under 18: before they sign up, and on their account page. */
export const underEighteen: readonly string[] = [
  "You can have an account of your own. It is a good idea to tell a parent or guardian that you have one.",
  "We send you no advertising and show you none, and we do not sell what we know about you.",
  "We keep your name, your e-mail address, the address of your picture, your sign-in id and roles, that you are between 13 and 17, and where you are signed in. We do not ask for your birthday.",
];
