import { Button } from "~/design/button";
import { ChoiceField, TextField } from "~/design/field";
import { Callout } from "~/design/layout";
import type { Messages } from "~/design/messages";
import type { InviteChoice } from "~/family/access/view";

const hints: Readonly<Partial<Record<InviteChoice["role"], string>>> = {
  student: "The plan becomes theirs.",
  parent: "Sees the college list and dates, and handles this household’s finances.",
  counselor: "Sees the college list and dates. No finances.",
  helper: "Sees the college list and dates. No finances.",
};

/** Invites somebody by e-mail. */
export function InviteForm({
  choices,
  typed,
  messages,
}: {
  choices: readonly InviteChoice[];
  typed: { readonly email: string; readonly who: string } | null;
  messages: Messages;
}) {
  const only = choices.length === 1 ? choices[0] : undefined;
  return (
    <form method="post" action="#invite" noValidate className="max-w-[46rem] space-y-6">
      <TextField
        name="email"
        type="email"
        label="Email address"
        hint="They sign in with this address to join. The link works once, for 14 days."
        autoComplete="off"
        defaultValue={typed?.email ?? ""}
        errors={messages.email}
        className="max-w-[28rem]"
      />
      <ChoiceField
        name="who"
        label="Who is it?"
        chosen={[typed?.who ?? only?.value ?? ""]}
        errors={messages.who}
        options={choices.map(({ value, label, role }) => ({ value, label, hint: hints[role] }))}
      />
      <Button name="intent" value="invite">
        Send the invitation
      </Button>
    </form>
  );
}

/** That an invitation is on its way, with the link to hand over by other means. */
export function InviteSent({ email, link }: { email: string; link: string }) {
  return (
    <div role="status" className="my-6">
      <Callout title={`The invitation for ${email} is ready`}>
        <p>
          We send it by email, unless that address doesn’t take our email right now. If nothing arrives, give them this
          link yourself. It only works for someone who signs in with that address.
        </p>
        <p className="mt-2 break-all font-mono text-sm">{link}</p>
      </Callout>
    </div>
  );
}
