import { type Role, roleNames } from "~/family/access/roles";
import { site } from "~/site";

/** The page that an invitation leads to. The token stands in the query, which no log keeps. */
export const invitationPath = (token: string): string => `/plan/invitation?${new URLSearchParams({ token })}`;

/** What the message of an invitation says. Names are cleaned by `cleanName` before they come here. */
export interface InvitationMail {
  readonly role: Role;
  readonly studentName: string;
  readonly from: string;
  /** Address of whoever invites; null while it is not verified, for it may be somebody else's. */
  readonly fromEmail: string | null;
  /** Whole addresses: of the invitation, and of the page that refuses the sender. */
  readonly link: string;
  readonly refuseLink: string;
}

/**
 * The message of an invitation. It names the student and whoever invites, and nobody else. The subject holds no word
 * that anybody typed: it comes from our address, and a name could be a sentence.
 */
export function invitationMail({ role, studentName, from, fromEmail, link, refuseLink }: InvitationMail) {
  const whose = role === "student" ? "your college plan" : `${studentName}’s college plan`;
  const who = fromEmail === null ? "someone" : fromEmail;
  // Their names stand inside our sentences, and begin none: at the beginning a name could pass for what we say.
  const part =
    role === "student"
      ? "The plan belongs to you once you join."
      : `You would join as: ${roleNames[role].toLowerCase()}. The plan belongs to ${studentName}.`;
  return {
    subject: `You’re invited to a college plan on ${site.name}`,
    text: [
      `You’re invited to ${whose} on ${site.name}. The invitation is from ${who}, who goes by the name ${from}.`,
      ...(fromEmail === null
        ? ["They haven’t verified their email address yet, so we can’t tell you who they are."]
        : []),
      part,
      `To see it, open this link within 14 days and sign in with this email address:\n${link}`,
      "Only someone who signs in with this address can use the link. If you do nothing, the invitation ends by itself.",
      `Don’t know this person? Open this link and press the button. Then we won’t email you for them again:\n${refuseLink}`,
    ].join("\n\n"),
  };
}
