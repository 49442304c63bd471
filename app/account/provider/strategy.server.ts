import { randomBytes } from "node:crypto";
import { redirect } from "@remix-run/node";
import { Auth0Strategy, OAuth2RequestError, UnexpectedResponseError } from "remix-auth-auth0";
import type { Claims } from "~/account/claims";
import { accountPath, callbackPath } from "~/account/paths";
import { problemOfError } from "~/account/problems";
import { safeReturnPath } from "~/http/origin";
import { type Handshake, rememberHandshake, type SignInPlace, takeHandshake } from "./handshake.server";
import { inTime, type Provider, SignInError, verifyIdToken } from "./provider.server";

const scopes = ["openid", "profile", "email", "offline_access"];

/** Who signed in, and what renews it. */
export interface SignedIn {
  readonly claims: Claims;
  /** Null when the provider gives none; the session then ends at its first refresh. */
  readonly refreshToken: string | null;
}

type Tokens = Auth0Strategy.VerifyOptions["tokens"];

/**
 * The handshake with the provider. The parent class builds the addresses and speaks with the token address; the
 * cookie between going and coming back is ours, because theirs is not signed and knows neither nonce nor return path,
 * and so is the check of the ID token, which theirs leaves out.
 */
export class SignInStrategy extends Auth0Strategy<SignedIn> {
  constructor(
    private readonly from: Provider,
    siteOrigin: string,
  ) {
    super(
      {
        domain: new URL(from.origin).host,
        clientId: from.clientId,
        clientSecret: from.clientSecret,
        redirectURI: `${siteOrigin}${callbackPath}`,
        scopes,
        ...(from.audience === null ? {} : { audience: from.audience }),
      },
      ({ tokens }) => readTokens(tokens, null, from),
    );
    // The client writes https:// before its domain. The stand-in listens on this machine without TLS.
    if (from.origin.startsWith("http:")) {
      Object.assign(this.client, {
        authorizationEndpoint: `${from.origin}/authorize`,
        tokenEndpoint: `${from.origin}/oauth/token`,
        tokenRevocationEndpoint: `${from.origin}/oauth/revoke`,
      });
    }
  }

  /**
   * On the way out (`/auth/login`) throws the redirect to the provider, with the cookie that remembers the way. On the
   * way back (`/auth/callback`) answers who signed in.
   *
   * @throws SignInError
   */
  override async authenticate(request: Request): Promise<SignedIn> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== callbackPath) throw await this.goThere(request, searchParams);
    const { found } = await takeHandshake(request, searchParams.get("state"));
    if (found === null) throw new SignInError("state", "The state is missing or of another sign-in.");
    return this.comeBack(searchParams, found);
  }

  private async goThere(request: Request, asked: URLSearchParams): Promise<Response> {
    const { state, codeVerifier: verifier, url } = this.createAuthorizationURL();
    const place = placeOf(asked);
    const nonce = randomBytes(24).toString("base64url");
    url.search = this.authorizationParams(url.searchParams, request).toString();
    url.searchParams.set("nonce", nonce);
    if (place === "silent") url.searchParams.set("prompt", "none");
    const returnTo = safeReturnPath(asked.get("returnTo") ?? pageBefore(request), accountPath);
    const cookie = await rememberHandshake(request, { state, nonce, verifier, returnTo, place });
    return redirect(url.toString(), { headers: { "Set-Cookie": cookie } });
  }

  private async comeBack(answer: URLSearchParams, handshake: Handshake): Promise<SignedIn> {
    const error = answer.get("error");
    if (error !== null) throw new SignInError(problemOfError(error), `The provider answers ${error.slice(0, 60)}.`);
    const code = answer.get("code");
    if (!code) throw new SignInError("state", "The way back carries no code.");
    const tokens = await inTime(this.validateAuthorizationCode(code, handshake.verifier)).catch((cause) => {
      // A code counts once and not for long: an old tab, or somebody's copy.
      if (isGrantRefused(cause)) throw new SignInError("state", "The code is spent, too old or not ours.", { cause });
      throw asSignInError(cause);
    });
    return inTime(readTokens(tokens, handshake.nonce, this.from));
  }

  /** Asks the provider again who this is. @throws SignInError, with "ended" when it no longer knows the token */
  async renew(refreshToken: string): Promise<SignedIn> {
    const tokens = await inTime(this.refreshToken(refreshToken)).catch((cause) => {
      if (isGrantRefused(cause)) throw new SignInError("ended", "The refresh token is gone.", { cause });
      throw asSignInError(cause);
    });
    const next = await inTime(readTokens(tokens, null, this.from));
    // Without rotation the provider sends no new one, and the old one stays good.
    return { ...next, refreshToken: next.refreshToken ?? refreshToken };
  }

  /** Makes a refresh token worthless. The person is signed out here whether or not the provider hears it. */
  async forget(refreshToken: string): Promise<void> {
    await inTime(this.revokeToken(refreshToken)).catch(() => {});
  }
}

/** The page of this site that led here: a link that is the same on every page need not name it. */
function pageBefore(request: Request): string | null {
  const referer = request.headers.get("Referer");
  if (referer === null || !URL.canParse(referer)) return null;
  const { host, pathname, search } = new URL(referer);
  const ours = host === new URL(request.url).host && !pathname.startsWith("/auth/");
  if (!ours) return null;
  // Nobody signs in to read the home page: they come for their plan.
  return pathname === "/" ? "/plan" : pathname + search;
}

function placeOf(asked: URLSearchParams): SignInPlace {
  if (asked.get("prompt") === "none") return "silent";
  return asked.get("display") === "popup" ? "window" : "page";
}

async function readTokens(tokens: Tokens, nonce: string | null, from: Provider): Promise<SignedIn> {
  let idToken: string;
  try {
    idToken = tokens.idToken();
  } catch (cause) {
    throw new SignInError("invalid", "The provider sent no ID token.", { cause });
  }
  const claims = await verifyIdToken(idToken, nonce, from);
  return { claims, refreshToken: tokens.hasRefreshToken() ? tokens.refreshToken() : null };
}

/** Auth0 says 403 where the standard says 400, and the client reads no error out of a 403. */
function isGrantRefused(cause: unknown): boolean {
  if (cause instanceof OAuth2RequestError)
    return ["invalid_grant", "consent_required", "login_required"].includes(cause.code);
  return cause instanceof UnexpectedResponseError && cause.status === 403;
}

function asSignInError(cause: unknown): SignInError {
  if (cause instanceof SignInError) return cause;
  if (cause instanceof OAuth2RequestError) {
    return new SignInError(problemOfError(cause.code), "The provider refused the request.", { cause });
  }
  return new SignInError("unavailable", "The provider cannot be reached.", { cause });
}
