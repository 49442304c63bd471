import { goTo, json } from "~/sandbox/http/answers";
import type { StandIn } from "../http/stand-in";
import { askWho, choose, leave } from "./authorize";
import { controls } from "./chooser";
import { exchange, revoke, userinfo } from "./exchange";
import { manage } from "./management";
import { Memory } from "./memory";
import { createSigner } from "./tokens";

/**
 * The part of Auth0 that the site speaks with (Authentication API): `/authorize`, `/oauth/token` with PKCE and
 * rotating refresh tokens, `/oauth/revoke`, `/userinfo`, `/v2/logout`, the discovery document and the keys; and of
 * the Management API, deleting a user.
 *
 * @param origin where it listens; the issuer is this with a slash, as at Auth0
 */
export async function auth0(origin: string): Promise<StandIn> {
  const issuer = `${origin}/`;
  const memory = new Memory();
  const signer = await createSigner(issuer);
  return async (request, form) => {
    const url = new URL(request.url);
    const cookies = request.headers.get("Cookie");
    switch (`${request.method} ${url.pathname}`) {
      case "GET /":
        return controls(memory.people(), memory.managementAnswers);
      case "POST /controls":
        change(form, memory);
        return goTo("/");
      case "GET /authorize":
        return askWho(url.searchParams, cookies, memory);
      case "POST /authorize":
        return choose(form, memory);
      case "POST /oauth/token":
        return exchange(request, form, memory, signer);
      case "POST /oauth/revoke":
        return revoke(request, form, memory);
      case "GET /userinfo":
        return userinfo(request, memory);
      case "GET /v2/logout":
        return leave(url.searchParams, cookies, memory);
      case "GET /.well-known/jwks.json":
        return json(signer.jwks);
      case "GET /.well-known/openid-configuration":
        return json(discovery(issuer));
      default:
        return manage(request, url.pathname, memory);
    }
  };
}

function change(form: URLSearchParams, memory: Memory): void {
  const sub = form.get("sub") ?? "";
  if (form.get("change") === "take-roles") memory.change(sub, { roles: [] });
  if (form.get("change") === "give-admin") memory.change(sub, { roles: ["Administrator"] });
  if (form.get("change") === "management-off") memory.managementAnswers = false;
  if (form.get("change") === "management-on") memory.managementAnswers = true;
  if (form.get("change") === "revoke") memory.revoke((token) => token.sub === sub);
}

const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}authorize`,
  token_endpoint: `${issuer}oauth/token`,
  revocation_endpoint: `${issuer}oauth/revoke`,
  userinfo_endpoint: `${issuer}userinfo`,
  end_session_endpoint: `${issuer}v2/logout`,
  jwks_uri: `${issuer}.well-known/jwks.json`,
  scopes_supported: ["openid", "profile", "email", "offline_access"],
  response_types_supported: ["code"],
  code_challenge_methods_supported: ["S256"],
  id_token_signing_alg_values_supported: ["RS256"],
  token_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post"],
  subject_types_supported: ["public"],
});
