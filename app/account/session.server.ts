/** Somebody with an account, as the server knows them at this request. */
export interface Member {
  readonly name: string;
  readonly email: string;
  readonly picture: string | null;
  /** Whether the roles from the identity provider make this person an administrator. */
  readonly admin: boolean;
}

/**
 * The signed-in person behind a request, or null. Sign-in is not open yet: no cookie is ever issued, so whatever a
 * request carries, nobody is signed in. Everything that asks (the user menu, the admin area) asks here.
 */
export async function currentMember(_request: Request): Promise<Member | null> {
  return null;
}
