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
    title: "You aren’t signed in",
    sentences: ["You stopped before you finished signing in. Nothing changed. The tools work without an account."],
    way: again,
  },
  timeout: {
    title: "Signing in took too long",
    sentences: ["The sign-in service didn’t answer in time. This usually clears up within a minute. Try again."],
    way: again,
  },
  unavailable: {
    title: "Sign-in isn’t working right now",
    sentences: [
      "The sign-in service can’t be reached or is overloaded. It isn’t your fault, and your account is as it was.",
      "Try again in a few minutes. In the meantime, the tools work without an account.",
    ],
    way: { to: "sign-in", label: "Try again" },
  },
  state: {
    title: "This sign-in started somewhere else",
    sentences: [
      "That happens with an old tab, the back button, or a sign-in page that stayed open for a long time. Start again from here and it’ll work.",
    ],
    way: again,
  },
  "login-required": {
    title: "Please sign in again",
    sentences: ["The sign-in service needs you to sign in again, with your password or however you usually do it."],
    way: again,
  },
  "consent-required": {
    title: "We need your permission",
    sentences: [
      "The sign-in service has to ask whether this site may see your name and email address. Sign in again and it will ask you.",
    ],
    way: again,
  },
  ended: {
    title: "Your sign-in has ended",
    sentences: [
      "You were signed in, but we couldn’t keep it going. That happens after a long time, or when you change your password.",
      "Sign in again and you’ll come back to where you were.",
    ],
    way: again,
  },
  clock: {
    title: "A clock is wrong",
    sentences: [
      "The time on our server and the time of the sign-in service don’t match, so we can’t tell whether your sign-in is recent. We’ve logged the problem. Try again in a few minutes.",
    ],
    way: { to: "sign-in", label: "Try again" },
  },
  refused: {
    title: "The sign-in service said no",
    sentences: [
      "It didn’t let this account sign in, and it didn’t say why. Another account may work. The tools work without one.",
    ],
    way: { to: "sign-in", label: "Sign in with another account" },
  },
  invalid: {
    title: "We couldn’t check your sign-in",
    sentences: [
      "What the sign-in service sent us didn’t pass our checks, so we didn’t sign you in. We’ve logged the problem. Try again.",
    ],
    way: again,
  },
  "no-email": {
    title: "We need an email address",
    sentences: [
      "The account you signed in with didn’t give us an email address, and we can’t keep an account without one. Sign in another way.",
    ],
    way: { to: "sign-in", label: "Sign in another way" },
  },
  "too-young": {
    title: "You must be 13 or older to have an account",
    sentences: [
      "So we didn’t make one, and we kept nothing the sign-in service told us about you.",
      "You don’t need an account: the tools and every college page work without one. A parent or guardian can have an account and look at colleges with you.",
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
