import { json } from "~/sandbox/http/answers";
import { managementClient, managementSecret } from "./client";
import type { Memory } from "./memory";

const scope = "delete:users";
const refuse = (status: number, error: string, message: string) => json({ statusCode: status, error, message }, status);

/** `POST /oauth/token` with client credentials: a token for the Management API, for the application that may use it. */
export function managementToken(request: Request, form: URLSearchParams, memory: Memory): Response {
  if (!memory.managementAnswers) return json({ error: "temporarily_unavailable" }, 503);
  if (form.get("client_id") !== managementClient || form.get("client_secret") !== managementSecret) {
    return json({ error: "access_denied", error_description: "Unauthorized" }, 401);
  }
  const audience = `${new URL(request.url).origin}/api/v2/`;
  if (form.get("audience") !== audience) {
    return json({ error: "access_denied", error_description: "Service not enabled within domain" }, 403);
  }
  const access_token = memory.keep(memory.accessTokens, { sub: `${managementClient}@clients`, scope, site: "" });
  return json({ access_token, scope, expires_in: 86_400, token_type: "Bearer" });
}

/** `DELETE /api/v2/users/{id}`: 204, also for somebody who is not there. Null for any other address. */
export function manage(request: Request, path: string, memory: Memory): Response | null {
  const id = /^\/api\/v2\/users\/([^/]+)$/.exec(path)?.[1];
  if (id === undefined || request.method !== "DELETE") return null;
  const bearer = /^Bearer (.+)$/.exec(request.headers.get("Authorization") ?? "")?.[1] ?? "";
  const token = memory.accessTokens.get(bearer);
  if (token === undefined) return refuse(401, "Unauthorized", "Invalid token");
  if (!token.scope.split(" ").includes(scope))
    return refuse(403, "Forbidden", `Insufficient scope, expected: ${scope}`);
  if (!memory.managementAnswers) return refuse(503, "Service Unavailable", "Out of order");
  memory.forget(decodeURIComponent(id));
  return new Response(null, { status: 204 });
}
