import { site } from "~/site";
import { type Role, roleNames } from "./roles";

/** The page that an invitation leads to. The token stands in the query, which no log keeps. */
export const invitationPath = (token: string): string => `/plan/invitation?${new URLSearchParams({ token })}`;

/**
 * The message of an invitation. It names the student and whoever invites, and nobody else.
 * @param link whole address
 */
export function invitationMail(to: { role: Role; studentName: string; from: string; link: string }) {
  const { role, studentName, from, link } = to;
  const whose = role === "student" ? "your college plan" : `${studentName}’s college plan`;
  const part =
    role === "student"
      ? "The plan belongs to you once you join."
      : `You would join as: ${roleNames[role].toLowerCase()}. The plan belongs to ${studentName}.`;
  return {
    subject: `${from} invites you to ${whose}`,
    text: [
      `${from} invites you to ${whose} on ${site.name}.`,
      part,
      `Open this link within 14 days, and sign in with this e-mail address:\n${link}`,
      "Only somebody who signs in with this address can use the link. If you do not know who this is, do nothing: without you it ends by itself.",
    ].join("\n\n"),
  };
}
