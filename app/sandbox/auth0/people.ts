/** Somebody the stand-in can sign in. The addresses end in `.example`, where no mail can arrive (RFC 2606). */
export interface Person {
  /** The provider's id of a person, as Auth0 writes it: connection, bar, id. */
  readonly sub: string;
  readonly name: string;
  readonly email: string;
  readonly verified: boolean;
  readonly roles: readonly string[];
  /** Who this is in the family, for the page to choose from. */
  readonly part: string;
}

export const people: readonly Person[] = [
  { sub: "auth0|student", name: "Maya Brooks", email: "maya@brooks.example", part: "Student" },
  { sub: "auth0|parent", name: "Renee Brooks", email: "renee@brooks.example", part: "Parent" },
  { sub: "auth0|second-parent", name: "Tom Alvarez", email: "tom@alvarez.example", part: "Second parent" },
  { sub: "auth0|admin", name: "Ana Okafor", email: "ana@site.example", part: "Admin", roles: ["Administrator"] },
].map((person) => ({ roles: [], verified: true, ...person }));
