import { goTo, page } from "~/sandbox/http/answers";
import { chooser } from "./chooser";
import { clientId } from "./client";
import { type Failure, isFailure } from "./failures";
import type { Memory } from "./memory";
import type { Person } from "./people";

const cookieName = "stand-in";
const codeLife = 60_000;

/** Whether an address is on this machine; a registered callback or logout address of the stand-in is any of those. */
export const isLocal = (address: string | null): address is string => {
  const url = address !== null && URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === "http:" && ["localhost", "127.0.0.1"].includes(url.hostname);
};

/** `GET /authorize`: shows who can be chosen, or with `prompt=none` answers at once. */
export function askWho(asked: URLSearchParams, cookies: string | null, memory: Memory): Response {
  const mistake = mistakeIn(asked);
  if (mistake !== null) return refuse(mistake);
  if (asked.get("prompt") !== "none") return chooser(asked, memory.people());
  const person = memory.person(memory.browsers.get(browserOf(cookies)) ?? null);
  return person ? sendBack(asked, person, null, memory) : sendError(asked, "login_required", "Login required");
}

/** `POST /authorize`: somebody was chosen, or something goes wrong. */
export function choose(form: URLSearchParams, memory: Memory): Response {
  const mistake = mistakeIn(form);
  if (mistake !== null) return refuse(mistake);
  const asked = new URLSearchParams(form);
  const chosen = asked.get("failure");
  const failure = isFailure(chosen) ? chosen : null;
  const named = form.get("sub") === "" && newcomer(form, memory);
  const person = named || memory.person(form.get("sub") ?? "auth0|student");
  if (!person) return refuse("There’s no one by that id.");
  switch (failure) {
    case "cancelled":
      return sendError(asked, "access_denied", "User cancelled the sign-in");
    case "refused":
      return sendError(asked, "unauthorized", "user is blocked");
    case "login_required":
      return sendError(asked, "login_required", "Login required");
    case "consent_required":
      return sendError(asked, "consent_required", "Consent required");
    case "unavailable":
      return sendError(asked, "temporarily_unavailable", "Try again later");
    case "state_missing":
      asked.delete("state");
      break;
    case "state_changed":
      asked.set("state", "of-another-tab");
  }
  return sendBack(asked, person, failure, memory);
}

/** `GET /v2/logout`: ends the provider's own session and goes back to the site. */
export function leave(asked: URLSearchParams, cookies: string | null, memory: Memory): Response {
  const returnTo = asked.get("returnTo");
  if (asked.get("client_id") !== clientId || !isLocal(returnTo)) return refuse("The returnTo address isn’t allowed.");
  memory.browsers.delete(browserOf(cookies));
  return goTo(returnTo, { "Set-Cookie": `${cookieName}=; Path=/; Max-Age=0` });
}

function mistakeIn(asked: URLSearchParams): string | null {
  if (asked.get("client_id") !== clientId) return "This client_id is unknown.";
  if (!isLocal(asked.get("redirect_uri"))) return "The redirect_uri isn’t allowed.";
  if (asked.get("response_type") !== "code") return "Only the code flow is known here.";
  if (asked.get("code_challenge_method") !== "S256" || !asked.get("code_challenge")) return "PKCE is missing.";
  if (!(asked.get("scope") ?? "").split(" ").includes("openid")) return "The scope lacks openid.";
  return null;
}

const refuse = (sentence: string) => {
  const shown = page("Oops, something went wrong", `<p>${sentence}</p>`);
  return new Response(shown.body, { status: 400, headers: shown.headers });
};

function newcomer(form: URLSearchParams, memory: Memory): Person | undefined {
  const name = form.get("name")?.trim();
  const email = form.get("email")?.trim();
  return name && email ? memory.newcomer(name, email, form.get("verified") === "yes") : undefined;
}

function wayBack(asked: URLSearchParams): URL {
  const url = new URL(asked.get("redirect_uri") ?? "");
  const state = asked.get("state");
  if (state !== null) url.searchParams.set("state", state);
  return url;
}

function sendError(asked: URLSearchParams, error: string, description: string): Response {
  const url = wayBack(asked);
  url.searchParams.set("error", error);
  url.searchParams.set("error_description", description);
  return goTo(url);
}

function sendBack(asked: URLSearchParams, person: Person, failure: Failure | null, memory: Memory): Response {
  const code = memory.keep(memory.codes, {
    sub: person.sub,
    clientId: asked.get("client_id") ?? "",
    redirectUri: asked.get("redirect_uri") ?? "",
    challenge: asked.get("code_challenge") ?? "",
    scope: asked.get("scope") ?? "",
    nonce: asked.get("nonce"),
    failure,
    expires: Date.now() + (failure === "code_expired" ? -1 : codeLife),
  });
  const browser = memory.keep(memory.browsers, person.sub);
  const url = wayBack(asked);
  url.searchParams.set("code", code);
  return goTo(url, { "Set-Cookie": `${cookieName}=${browser}; Path=/; HttpOnly; SameSite=Lax` });
}

const browserOf = (cookies: string | null) => new RegExp(`${cookieName}=([\\w-]+)`).exec(cookies ?? "")?.[1] ?? "";
