import type { AccountAgeBand } from "./age";

/** Somebody with an account, as the server knows them at this request. */
export interface Member {
  /** Id of the account; belongs in no address and no answer. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Only then may anything be given to this person because of the address. */
  readonly emailVerified: boolean;
  readonly ageBand: AccountAgeBand;
  /** Whether the roles from the identity provider make this person an administrator. */
  readonly admin: boolean;
  /** The session of this request, as the store knows it. Whoever writes asks whether it is still there. */
  readonly session: string;
}
