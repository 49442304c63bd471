import { createHash } from "node:crypto";
import { json } from "~/sandbox/http/answers";
import { clientId, clientSecret } from "./client";
import type { Failure } from "./failures";
import { managementToken } from "./management";
import type { Memory, RefreshToken } from "./memory";
import { claimsOf, type Signer } from "./tokens";

const refuse = (error: string, description: string, status = 400) =>
  json({ error, error_description: description }, status);

/** Auth0 answers 403 to a code or refresh token it does not know, where the standard says 400. */
const refuseGrant = (description: string) => refuse("invalid_grant", description, 403);

/** Whether a request carries the client's own name and secret, in the header or in the form. */
function isClient(request: Request, form: URLSearchParams): boolean {
  const basic = /^Basic (.+)$/.exec(request.headers.get("Authorization") ?? "")?.[1];
  const given = basic
    ? Buffer.from(basic, "base64").toString()
    : `${form.get("client_id")}:${form.get("client_secret")}`;
  return given === `${clientId}:${clientSecret}`;
}

/** `POST /oauth/token`: a code, or a refresh token, for tokens. */
export async function exchange(request: Request, form: URLSearchParams, memory: Memory, signer: Signer) {
  if (form.get("grant_type") === "client_credentials") return managementToken(request, form, memory);
  if (!isClient(request, form)) return refuse("invalid_client", "Wrong client id or secret", 401);
  if (form.get("grant_type") === "authorization_code") return exchangeCode(form, memory, signer);
  if (form.get("grant_type") === "refresh_token") return exchangeRefreshToken(form, memory, signer);
  return refuse("unsupported_grant_type", "Only authorization_code and refresh_token");
}

async function exchangeCode(form: URLSearchParams, memory: Memory, signer: Signer): Promise<Response> {
  const code = memory.codes.get(form.get("code") ?? "");
  if (code === undefined) return refuseGrant("Invalid authorization code");
  if (code.family !== undefined) {
    // Somebody has a copy: whatever came of the first exchange ends.
    memory.revoke(({ family }) => family === code.family);
    return refuseGrant("Invalid authorization code");
  }
  code.family = memory.newFamily();
  const challenge = createHash("sha256")
    .update(form.get("code_verifier") ?? "")
    .digest("base64url");
  const fits = challenge === code.challenge && form.get("redirect_uri") === code.redirectUri;
  if (!fits || code.expires < Date.now()) return refuseGrant("Invalid authorization code");
  if (code.failure === "token_silent") return new Promise(() => {});
  if (code.failure === "token_error") return refuse("server_error", "Out of order", 500);
  return grant({ ...code, site: new URL(code.redirectUri).origin, family: code.family }, memory, signer);
}

async function exchangeRefreshToken(form: URLSearchParams, memory: Memory, signer: Signer): Promise<Response> {
  const given = form.get("refresh_token") ?? "";
  const token = memory.refreshTokens.get(given);
  if (token === undefined) return refuseGrant("Unknown or invalid refresh token.");
  if (token.used) {
    memory.revoke(({ family }) => family === token.family);
    return refuseGrant("Unknown or invalid refresh token.");
  }
  token.used = true;
  return grant({ ...token, nonce: null, failure: null }, memory, signer);
}

async function grant(
  asked: Omit<RefreshToken, "used"> & { readonly nonce: string | null; readonly failure: Failure | null },
  memory: Memory,
  signer: Signer,
): Promise<Response> {
  const { sub, clientId: client, scope, site, family, nonce, failure } = asked;
  const person = memory.person(sub);
  if (person === undefined) return refuseGrant("Unknown person");
  const offline = scope.split(" ").includes("offline_access") && failure !== "no_refresh_token";
  const token: RefreshToken = { sub, clientId: client, scope, site, family, used: false };
  return json({
    access_token: memory.keep(memory.accessTokens, { sub, scope, site }),
    id_token: await signer.idToken({ person, clientId: client, scope, nonce, site, failure }),
    ...(offline ? { refresh_token: memory.keep(memory.refreshTokens, token) } : {}),
    scope,
    expires_in: 86_400,
    token_type: "Bearer",
  });
}

/** `POST /oauth/revoke` (RFC 7009): an unknown token is no error. */
export function revoke(request: Request, form: URLSearchParams, memory: Memory): Response {
  if (!isClient(request, form)) return refuse("invalid_client", "Wrong client id or secret", 401);
  const token = memory.refreshTokens.get(form.get("token") ?? "");
  if (token) memory.revoke(({ family }) => family === token.family);
  return new Response(null, { status: 200 });
}

/** `GET /userinfo`. */
export function userinfo(request: Request, memory: Memory): Response {
  const bearer = /^Bearer (.+)$/.exec(request.headers.get("Authorization") ?? "")?.[1];
  const token = memory.accessTokens.get(bearer ?? "");
  const person = memory.person(token?.sub ?? null);
  if (!token || !person) return refuse("invalid_token", "Unknown access token", 401);
  return json({ sub: person.sub, ...claimsOf({ person, ...token, nonce: null, failure: null }) });
}
