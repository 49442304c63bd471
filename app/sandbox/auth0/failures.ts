/** Everything that can go wrong between a site and its identity provider, to be made happen by a button. */
export const failures = {
  cancelled: "The person cancels",
  refused: "The provider refuses this person",
  login_required: "The provider wants a password first",
  consent_required: "The provider wants consent first",
  unavailable: "The provider is overloaded",
  state_missing: "The way back carries no state",
  state_changed: "The way back carries another state",
  code_expired: "The code is too old",
  token_error: "The token address answers 500",
  token_silent: "The token address never answers",
  wrong_nonce: "ID token of another sign-in",
  wrong_audience: "ID token for another site",
  wrong_issuer: "ID token of another provider",
  wrong_signature: "ID token with a forged signature",
  expired: "ID token that is past its time",
  clock: "ID token from the future (wrong clock)",
  no_email: "No email address in the ID token",
  no_refresh_token: "No refresh token",
} as const;

export type Failure = keyof typeof failures;

export const isFailure = (value: string | null): value is Failure => value !== null && Object.hasOwn(failures, value);
