import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from "jose";
import type { Failure } from "./failures";
import type { Person } from "./people";

/** What an ID token says besides the person. */
export interface Grant {
  readonly person: Person;
  readonly clientId: string;
  readonly scope: string;
  readonly nonce: string | null;
  /** Origin of the site, for the namespaced claim of the roles. */
  readonly site: string;
  readonly failure: Failure | null;
}

export interface Signer {
  readonly jwks: { readonly keys: readonly JWK[] };
  idToken(grant: Grant): Promise<string>;
}

/** Signs ID tokens with a key made at the start; nothing of it is kept. */
export async function createSigner(issuer: string): Promise<Signer> {
  const kid = "stand-in";
  const [{ privateKey, publicKey }, forger] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" };
  return {
    jwks: { keys: [jwk] },
    idToken(grant) {
      const { person, clientId, failure } = grant;
      const now = Math.floor(Date.now() / 1000);
      const issued = failure === "clock" ? now + 3600 : failure === "expired" ? now - 7200 : now;
      return new SignJWT(claimsOf(grant))
        .setProtectedHeader({ alg: "RS256", kid, typ: "JWT" })
        .setIssuer(failure === "wrong_issuer" ? "https://elsewhere.example/" : issuer)
        .setAudience(failure === "wrong_audience" ? "another-site" : clientId)
        .setSubject(person.sub)
        .setIssuedAt(issued)
        .setExpirationTime(issued + 3600)
        .sign(failure === "wrong_signature" ? forger.privateKey : privateKey);
    },
  };
}

/** The profile as Auth0 writes it, for the ID token and for `/userinfo`. */
export function claimsOf({ person, scope, nonce, site, failure }: Omit<Grant, "clientId">): JWTPayload {
  const asked = new Set(scope.split(" "));
  const claims: JWTPayload = { [`${site}/roles`]: person.roles };
  if (asked.has("profile")) Object.assign(claims, { name: person.name, nickname: person.email.split("@")[0] });
  if (asked.has("email") && failure !== "no_email") {
    Object.assign(claims, { email: person.email, email_verified: person.verified });
  }
  if (nonce !== null) claims.nonce = failure === "wrong_nonce" ? "of-another-sign-in" : nonce;
  return claims;
}
