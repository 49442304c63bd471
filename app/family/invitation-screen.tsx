import { useLocation } from "@remix-run/react";
import { signInPath } from "~/account/paths";
import { Button, buttonClass } from "~/design/button";
import { ChoiceField } from "~/design/field";
import { Page, PageHeading } from "~/design/layout";
import type { Invitation } from "./accept.server";
import { roleNames } from "./roles";

/** The heading and the sentence of what a link led to. Only an invitation for this person names anything of the plan. */
export function invitationWords(invitation: Invitation, email: string): { title: string; text: string } {
  switch (invitation.kind) {
    case "gone":
      return {
        title: "This link no longer works",
        text: "It was used already, taken back, or is older than 14 days. Ask whoever invited you for a new one.",
      };
    case "other-account":
      return {
        title: "This invitation is for another address",
        text: `You are signed in as ${email}. Sign in with the address the invitation was sent to.`,
      };
    case "unverified":
      return {
        title: "Verify your e-mail address first",
        text: `We cannot be sure yet that ${email} is yours. Open the message the sign-in service sent you, sign in again, and then open the link once more.`,
      };
    case "too-young":
      return {
        title: "This is for adults",
        text: `Only somebody of 18 or older can join as ${roleNames[invitation.role].toLowerCase()}. Ask whoever invited you to choose another part for you.`,
      };
    case "member":
      return { title: "You are in this plan", text: "There is nothing more to do." };
    case "ready":
      return {
        title: invitation.role === "student" ? "Your college plan" : `${invitation.studentName}’s college plan`,
        text: parts[invitation.role](invitation.studentName),
      };
  }
}

const parts = {
  student: () => "Somebody started a plan for you. When you join, it belongs to you.",
  parent: (name: string) =>
    `You are invited as a parent or guardian. You see ${name}’s college list and dates, and your household keeps its own money to itself.`,
  counselor: (name: string) =>
    `You are invited as a counselor. You see ${name}’s college list and dates, and no money.`,
  helper: (name: string) => `You are invited to help. You see ${name}’s college list and dates, and no money.`,
} as const;

/** The button that joins; a minor also says who keeps the plan. The address of the page holds the token. */
export function AcceptForm({ asksWhoKeeps }: { asksWhoKeeps: boolean }) {
  return (
    <form method="post" className="max-w-[46rem] space-y-6">
      {asksWhoKeeps && (
        <ChoiceField
          name="keeps"
          label="Who keeps the plan for now?"
          chosen={["me"]}
          options={[
            { value: "me", label: "I do", hint: "You change the list and decide who is in the plan." },
            {
              value: "parent",
              label: "My parent, until I take it over",
              hint: "You can take it over any day. At 18 it is yours by itself.",
            },
          ]}
        />
      )}
      <Button look="next">Join the plan</Button>
    </form>
  );
}

/**
 * What a link says to somebody who is not signed in: the same for every link, so that nobody learns from it whether there
 * is such an invitation, or anything of a plan.
 */
export function InvitedVisitor() {
  const { pathname, search } = useLocation();
  return (
    <Page>
      <PageHeading title="Sign in to open your invitation">
        <p>
          A link like this one comes with an invitation to a family’s college plan. Sign in with the e-mail address the
          message came to. If you have no account yet, you make one there.
        </p>
        <p className="mt-3">
          Then you come back here and see what you are invited to. You join only when you press a button that says so.
        </p>
      </PageHeading>
      {/* A whole request: it leads to the sign-in service, which is another site. */}
      <a href={signInPath(pathname + search)} className={buttonClass("next")}>
        Sign in or make an account
      </a>
    </Page>
  );
}
