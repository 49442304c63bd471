import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import { type Claims, readClaims } from "~/account/claims";
import type { Problem } from "~/account/problems";
import { roleClaimNames } from "~/account/roles";
import { env } from "~/env.server";

/** The identity provider: Auth0, or the stand-in that speaks as it does. */
export interface Provider {
  /** Scheme, host and port. */
  readonly origin: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Of the access token; null where none is asked for. */
  readonly audience: string | null;
  /** Names of the claims that hold roles. */
  readonly roleNames: readonly string[];
}

/** The provider of this process; null in a sandbox whose stand-ins nobody has started. */
export function provider(): Provider | null {
  const { providers, sandboxOrigin, siteOrigin, roleClaimHosts } = env();
  const roleNames = roleClaimNames(siteOrigin, roleClaimHosts);
  if (providers !== null) {
    const { domain, clientId, clientSecret, audience } = providers.auth0;
    return { origin: `https://${domain}`, clientId, clientSecret, audience, roleNames };
  }
  if (sandboxOrigin === null) return null;
  const audience = `${sandboxOrigin}/api/v2/`;
  return { origin: sandboxOrigin, clientId: "sandbox", clientSecret: "sandbox", audience, roleNames };
}

/** Signing in did not work, and why. The message is for the log. */
export class SignInError extends Error {
  override name = "SignInError";
  constructor(
    readonly problem: Problem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** How long a request to the provider may take, milliseconds. */
const httpTimeout = 10_000;
/** Seconds that two clocks may differ. */
const clockTolerance = 60;

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

function keysOf(origin: string) {
  const known =
    keySets.get(origin) ??
    createRemoteJWKSet(new URL(`${origin}/.well-known/jwks.json`), { timeoutDuration: httpTimeout });
  keySets.set(origin, known);
  return known;
}

/**
 * Checks an ID token (OpenID Connect Core §3.1.3.7): signature by the provider's published keys, issuer, audience,
 * authorized party, time, and the nonce of this sign-in.
 *
 * @param nonce null at a refresh, where the provider sends none
 * @throws SignInError
 */
export async function verifyIdToken(token: string, nonce: string | null, from: Provider): Promise<Claims> {
  const payload = await jwtVerify(token, keysOf(from.origin), {
    issuer: `${from.origin}/`,
    audience: from.clientId,
    algorithms: ["RS256"],
    requiredClaims: ["sub", "iat", "exp"],
    clockTolerance,
    maxTokenAge: "10m",
  }).then((verified) => verified.payload, refuse);
  if (nonce !== null && payload.nonce !== nonce) throw new SignInError("invalid", "The nonce is not of this sign-in.");
  const other = Array.isArray(payload.aud) && payload.aud.length > 1 && payload.azp !== from.clientId;
  if (other) throw new SignInError("invalid", "The token is meant for another site as well.");
  const claims = readClaims(payload, from.roleNames);
  if (claims === null) throw new SignInError("no-email", "The ID token holds no e-mail address.");
  return claims;
}

function refuse(cause: unknown): never {
  if (cause instanceof errors.JWTExpired) throw new SignInError("clock", "The ID token is past its time.", { cause });
  const early = cause instanceof errors.JWTClaimValidationFailed && cause.reason === "check_failed";
  if (early && ["iat", "nbf"].includes(cause.claim)) {
    throw new SignInError("clock", "The ID token is from the future.", { cause });
  }
  if (cause instanceof errors.JWKSTimeout)
    throw new SignInError("timeout", "The keys did not come in time.", { cause });
  // The plain kind is an answer that is not 200.
  const checked = cause instanceof errors.JOSEError && cause.code !== "ERR_JOSE_GENERIC";
  if (checked) throw new SignInError("invalid", "The ID token is not valid.", { cause });
  throw new SignInError("unavailable", "The provider's keys cannot be read.", { cause });
}

/** Waits for the provider, but not for ever. */
export async function inTime<T>(answer: Promise<T>, limit: number = httpTimeout): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SignInError("timeout", "The provider did not answer in time.")), limit);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
