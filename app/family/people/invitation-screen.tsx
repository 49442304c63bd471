import { useLocation } from "@remix-run/react";
import { signInPath } from "~/account/paths";
import { Button, buttonClass } from "~/design/button";
import { ChoiceField } from "~/design/field";
import { Page, PageHeading } from "~/design/layout";
import { roleNames } from "~/family/access/roles";
import type { Role } from "../access/roles";

/** What an invitation's link leads to for whoever is signed in. Only `ready` names anything of the plan. */
export type Invitation =
  /** Unknown, used, taken back or over: they are not told apart. */
  | { readonly kind: "gone" }
  | { readonly kind: "other-account" }
  | { readonly kind: "unverified" }
  | { readonly kind: "too-young"; readonly role: Role }
  | { readonly kind: "member"; readonly planId: string }
  | {
      readonly kind: "ready";
      readonly role: Role;
      readonly studentName: string;
      /** A minor who joins a plan that a parent started says who keeps it from now on. */
      readonly asksWhoKeeps: boolean;
    };

/**
 * The heading and the sentence of what a link led to. Only an invitation for this person names anything of the plan.
 */
export function invitationWords(invitation: Invitation, email: string): { title: string; text: string } {
  switch (invitation.kind) {
    case "gone":
      return {
        title: "This link no longer works",
        text: "It was already used or canceled, or it’s more than 14 days old. Ask the person who invited you for a new one.",
      };
    case "other-account":
      return {
        title: "This invitation is for another address",
        text: `You’re signed in as ${email}. Sign in with the address the invitation was sent to.`,
      };
    case "unverified":
      return {
        title: "Verify your email address first",
        text: `We don’t know yet that ${email} is yours. Open the message the sign-in service sent you, sign in again, and then open this link again.`,
      };
    case "too-young":
      return {
        title: "This is for adults",
        text: `You must be 18 or older to join as ${roleNames[invitation.role].toLowerCase()}. Ask the person who invited you to choose another role for you.`,
      };
    case "member":
      return { title: "You’re in this plan", text: "There’s nothing more to do." };
    case "ready":
      return {
        title: invitation.role === "student" ? "Your college plan" : `${invitation.studentName}’s college plan`,
        text: parts[invitation.role](invitation.studentName),
      };
  }
}

const parts = {
  student: () => "Someone started a plan for you. When you join, it belongs to you.",
  parent: (name: string) =>
    `You’re invited as a parent or guardian. You see ${name}’s college list and dates, and your household’s finances stay private.`,
  counselor: (name: string) =>
    `You’re invited as a counselor. You see ${name}’s college list and dates, but no finances.`,
  helper: (name: string) => `You’re invited to help. You see ${name}’s college list and dates, but no finances.`,
} as const;

/** The button that joins; a minor also says who keeps the plan. The address of the page holds the token. */
export function AcceptForm({ asksWhoKeeps }: { asksWhoKeeps: boolean }) {
  return (
    <form method="post" className="max-w-[46rem] space-y-6">
      {asksWhoKeeps && (
        <ChoiceField
          name="keeps"
          label="Who runs the plan for now?"
          chosen={["me"]}
          options={[
            { value: "me", label: "I do", hint: "You change the list and decide who’s in the plan." },
            {
              value: "parent",
              label: "My parent, until I take it over",
              hint: "You can take it over any time. When you turn 18, it’s automatically yours.",
            },
          ]}
        />
      )}
      <Button look="next">Join the plan</Button>
    </form>
  );
}

/**
 * What a link says to somebody who is not signed in: the same for every link, so that nobody learns from it whether
 * there is such an invitation, or anything of a plan.
 */
export function InvitedVisitor() {
  const { pathname, search } = useLocation();
  return (
    <Page>
      <PageHeading title="Sign in to open your invitation">
        <p>
          This link is an invitation to a family’s college plan. Sign in with the email address the message came to. If
          you don’t have an account, you can make one there.
        </p>
        <p className="mt-3">
          Then you’ll come back here and see what you’re invited to. You won’t join until you press a button that says
          so.
        </p>
      </PageHeading>
      {/* A whole request: it leads to the sign-in service, which is another site. */}
      <a href={signInPath(pathname + search)} className={buttonClass("next")}>
        Sign in or make an account
      </a>
    </Page>
  );
}
