/** What can keep somebody from signing in, in plain words, each with a way on. */
export interface ProblemWords {
  readonly title: string;
  readonly sentences: readonly string[];
  /** Where the next action leads: to the start of signing in (and then where the person wanted to go), or to a page. */
  readonly way: { readonly to: "sign-in" | `/${string}`; readonly label: string };
}

const again = { to: "sign-in", label: "Sign in" } as const;

export const problems = {
  cancelled: {
    title: "You are not signed in",
    sentences: ["You stopped before signing in was finished. Nothing was changed. The tools work without an account."],
    way: again,
  },
  timeout: {
    title: "Signing in took too long",
    sentences: ["The sign-in service did not answer in time. This usually passes within a minute. Try once more."],
    way: again,
  },
  unavailable: {
    title: "Signing in does not work right now",
    sentences: [
      "The sign-in service cannot be reached or is overloaded. It is not your fault, and your account is as it was.",
      "Try again in a few minutes. The tools work without an account meanwhile.",
    ],
    way: { to: "sign-in", label: "Try again" },
  },
  state: {
    title: "This sign-in was started in another place",
    sentences: [
      "That happens with an old tab, the back button, or when the sign-in page stayed open for a long time. Start once more from here and it will work.",
    ],
    way: again,
  },
  "login-required": {
    title: "Please sign in again",
    sentences: ["The sign-in service wants to see you sign in again, with your password or however you sign in."],
    way: again,
  },
  "consent-required": {
    title: "One more yes is needed",
    sentences: [
      "The sign-in service must ask you whether this site may see your name and e-mail address. Sign in again and it will ask.",
    ],
    way: again,
  },
  ended: {
    title: "Your sign-in has ended",
    sentences: [
      "You were signed in, but it could not be renewed. That happens after a long time, or when a password is changed.",
      "Sign in again and you come back to where you were.",
    ],
    way: again,
  },
  clock: {
    title: "A clock is wrong",
    sentences: [
      "The time on our server and the time of the sign-in service do not match, so we cannot tell whether your sign-in is fresh. We have a note of it. Try again in a few minutes.",
    ],
    way: { to: "sign-in", label: "Try again" },
  },
  refused: {
    title: "The sign-in service said no",
    sentences: [
      "It did not let this account sign in, and it did not tell us more. Another account may work. The tools work without one.",
    ],
    way: { to: "sign-in", label: "Sign in with another account" },
  },
  invalid: {
    title: "We could not check your sign-in",
    sentences: [
      "What the sign-in service sent us did not pass our checks, so we did not sign you in. We have a note of it. Try once more.",
    ],
    way: again,
  },
  "no-email": {
    title: "We need an e-mail address",
    sentences: [
      "The account you signed in with did not give us an e-mail address, and we cannot keep an account without one. Sign in another way.",
    ],
    way: { to: "sign-in", label: "Sign in another way" },
  },
  "too-young": {
    title: "Accounts are for people of 13 and older",
    sentences: [
      "So we have not made one, and we kept nothing of what the sign-in service told us about you.",
      "You do not need an account: the tools and every college page work without one. A parent or guardian can have an account and look at colleges with you.",
    ],
    way: { to: "/tools", label: "See the tools" },
  },
} as const satisfies Record<string, ProblemWords>;

export type Problem = keyof typeof problems;

/** The problem of a name in an address; a name that nobody knows is the plainest one. */
export function readProblem(name: string | null): Problem {
  return name !== null && Object.hasOwn(problems, name) ? (name as Problem) : "state";
}

/** What an `error` that the provider sends back means (OAuth 2.0 §4.1.2.1, OpenID Connect Core §3.1.2.6). */
export function problemOfError(error: string): Problem {
  switch (error) {
    case "access_denied":
      return "cancelled";
    case "login_required":
    case "interaction_required":
    case "account_selection_required":
    case "mfa_required":
      return "login-required";
    case "consent_required":
      return "consent-required";
    case "temporarily_unavailable":
    case "server_error":
    case "too_many_requests":
      return "unavailable";
    case "timeout":
      return "timeout";
    case "unauthorized":
    case "unauthorized_client":
    case "blocked_user":
      return "refused";
    default:
      return "invalid";
  }
}
