import type { Problem } from "./problems";

/** Addresses of signing in and of the account. */
export const callbackPath = "/auth/callback";
export const accountPath = "/account";

/** Where somebody goes to sign in, and comes back to a path of this site. */
export function signInPath(returnTo: string, more: { prompt?: "none"; display?: "popup" } = {}): string {
  return `/auth/login?${new URLSearchParams({ returnTo, ...more })}`;
}

/** The page that says what kept somebody from signing in. */
export function problemPath(problem: Problem, returnTo: string, window = false): string {
  return `/auth/problem?${new URLSearchParams({ kind: problem, returnTo, ...(window ? { display: "popup" } : {}) })}`;
}

/** The page that asks somebody new for their age. */
export function welcomePath(returnTo: string, window = false): string {
  return `/auth/welcome?${new URLSearchParams({ returnTo, ...(window ? { display: "popup" } : {}) })}`;
}

/** Where somebody goes who has just signed in: a window of its own closes itself. */
export function afterSignIn(returnTo: string, window = false): string {
  return window ? "/auth/done" : returnTo;
}
