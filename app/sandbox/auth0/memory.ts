import { createHash, randomBytes } from "node:crypto";
import type { Failure } from "./failures";
import { type Person, people } from "./people";

/** An authorization code that waits for its exchange. */
export interface Code {
  readonly sub: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly scope: string;
  readonly nonce: string | null;
  readonly failure: Failure | null;
  readonly expires: number;
  /** Set by the first exchange: the family of refresh tokens that came of it. */
  family?: string;
}

export interface RefreshToken {
  readonly sub: string;
  readonly clientId: string;
  readonly scope: string;
  readonly site: string;
  readonly family: string;
  used: boolean;
}

const random = () => randomBytes(24).toString("base64url");

/** All that the stand-in knows; gone when it stops. */
export class Memory {
  readonly #people = new Map<string, Person>(people.map((person) => [person.sub, person]));
  readonly codes = new Map<string, Code>();
  readonly refreshTokens = new Map<string, RefreshToken>();
  readonly accessTokens = new Map<string, { readonly sub: string; readonly scope: string; readonly site: string }>();
  /** Who is signed in at the provider itself, by the cookie of this browser. */
  readonly browsers = new Map<string, string>();

  people(): Person[] {
    return [...this.#people.values()];
  }

  person(sub: string | null): Person | undefined {
    return sub === null ? undefined : this.#people.get(sub);
  }

  change(sub: string, change: Partial<Pick<Person, "roles">>): void {
    const person = this.#people.get(sub);
    if (person) this.#people.set(sub, { ...person, ...change });
  }

  /**
   * Somebody who is not on the list. The id depends on the address and on whether it is verified, as two connections
   * would.
   */
  newcomer(name: string, email: string, verified: boolean): Person {
    const hash = createHash("sha256").update(`${email.toLowerCase()} ${verified}`).digest("hex").slice(0, 24);
    const sub = `${verified ? "google-oauth2" : "auth0"}|${hash}`;
    const person = this.#people.get(sub) ?? { sub, name, email, verified, roles: [], part: "Someone else" };
    this.#people.set(sub, person);
    return person;
  }

  keep<T>(map: Map<string, T>, value: T): string {
    const key = random();
    map.set(key, value);
    return key;
  }

  /** Whether the Management API answers; switched on the page of the stand-in. */
  managementAnswers = true;

  /** Deletes somebody. Those on the list of who can be chosen are there again, as somebody new would be. */
  forget(sub: string): void {
    const again = people.find((person) => person.sub === sub);
    if (again === undefined) this.#people.delete(sub);
    else this.#people.set(sub, again);
    this.revoke((token) => token.sub === sub);
    for (const [cookie, signedIn] of this.browsers) if (signedIn === sub) this.browsers.delete(cookie);
  }

  /** Ends what came of one sign-in, or everything of one person. */
  revoke(matches: (token: RefreshToken) => boolean): void {
    for (const [key, token] of this.refreshTokens) if (matches(token)) this.refreshTokens.delete(key);
  }

  newFamily = random;
}
