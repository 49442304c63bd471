/** Whoever sends an invitation. */
export interface Inviter {
  /** Whether the sign-in service has verified their address. */
  readonly verified: boolean;
  /** When the account was made, UTC text. */
  readonly since: string;
}

const day = 86_400_000;

/**
 * How many invitations somebody may send in a day. A family with two homes needs about eight on its first evening;
 * whoever makes accounts to send mail from our address needs hundreds. So it grows with the age of the account, and
 * without a verified address it hardly begins.
 */
export function invitationsPerDay({ verified, since }: Inviter, now: Date): number {
  const age = now.getTime() - Date.parse(since);
  if (!verified) return 2;
  if (age < 7 * day) return 8;
  return age < 30 * day ? 12 : 20;
}

/** How many of them may go to one address. */
export const toOneAddress = 3;

/** How many invitations one address may get in a day from everybody together. Past that no mail goes out, silently. */
export const ofOneRecipient = 10;

/** Whoever is refused by so many people sends no more mail at all. */
export const mostRefusals = 3;

/** What the form says when a limit is reached. It speaks of what this person sent, and of nobody else. */
export function limitWords(inviter: Inviter, now: Date): string {
  const most = `You can send up to ${invitationsPerDay(inviter, now)} invitations a day, and ${toOneAddress} to one address. Try again tomorrow.`;
  return inviter.verified ? most : `${most} Once your email address is verified, you can send more.`;
}
