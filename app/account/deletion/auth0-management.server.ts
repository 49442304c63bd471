import { env } from "~/env.server";

/** How the site may delete somebody's record at Auth0: the Management API, with an application of its own. */
export interface Management {
  /** Scheme, host and port of the tenant. */
  readonly origin: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Null where it is not configured: then somebody has to delete the record by hand. */
export function management(): Management | null {
  const { providers, sandboxOrigin } = env();
  if (providers !== null) return providers.auth0.management;
  return sandboxOrigin === null ? null : { origin: sandboxOrigin, ...standIn };
}

/** The application the stand-in knows. It opens nothing but a program on the same machine. */
const standIn = { clientId: "sandbox-management", clientSecret: "sandbox-management" };

/** Milliseconds for one request. */
const patience = 5_000;

/** The record could not be deleted now. Holds the status and nothing of whose record it was. */
export class IdentityKept extends Error {
  override name = "IdentityKept";
}

/**
 * Deletes a person's record at the sign-in service: a token by client credentials (RFC 6749 §4.4), then
 * `DELETE /api/v2/users/{id}`. A record that is not there is deleted.
 *
 * @param subject the provider's `sub`
 * @throws IdentityKept when the service refuses or cannot be reached
 */
export async function deleteIdentity({ origin, clientId, clientSecret }: Management, subject: string): Promise<void> {
  const api = `${origin}/api/v2/`;
  const asked = await ask(`${origin}/oauth/token`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      grant_type: "client_credentials",
      client_id: clientId,
      client_secret: clientSecret,
      audience: api,
    }).toString(),
  });
  const answer: unknown = asked.ok ? await asked.json().catch(() => null) : null;
  const token = answer !== null && typeof answer === "object" && "access_token" in answer ? answer.access_token : null;
  if (typeof token !== "string") throw new IdentityKept(`No token: ${asked.status}`);
  const { ok, status } = await ask(`${api}users/${encodeURIComponent(subject)}`, {
    method: "DELETE",
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!ok && status !== 404) throw new IdentityKept(`Not deleted: ${status}`);
}

async function ask(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, redirect: "error", signal: AbortSignal.timeout(patience) });
  } catch (cause) {
    throw new IdentityKept("No answer", { cause: cause instanceof Error ? cause.name : undefined });
  }
}
