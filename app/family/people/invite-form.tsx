import { Button } from "~/design/button";
import { ChoiceField, TextField } from "~/design/field";
import { Callout } from "~/design/layout";
import type { InviteChoice } from "~/family/access/view";
import type { Refusal } from "~/forms/schema/refusal";
import type { Report } from "~/forms/validated/form-options";
import { useValidatedForm } from "~/forms/validated/use-validated-form";

const hints: Readonly<Partial<Record<InviteChoice["role"], string>>> = {
  student: "The plan becomes theirs.",
  parent: "Sees the college list and dates, and handles this household’s finances.",
  counselor: "A teacher, for example. Sees the college list and dates. No finances.",
  helper: "Sees the college list and dates. No finances.",
};

/** Invites somebody by e-mail. */
export function InviteForm({
  choices,
  result,
  report,
}: {
  choices: readonly InviteChoice[];
  result: Refusal | undefined;
  report: Report;
}) {
  const only = choices.length === 1 ? choices[0] : undefined;
  const { props, conform, field, choice } = useValidatedForm({
    id: "invite-form",
    result,
    values: { who: only?.value ?? "" },
    load: () => import("./invite-schema"),
    schema: ({ inviteSchema }) => inviteSchema(choices.map(({ value }) => value)),
    report,
  });
  return (
    <form {...props} method="post" action="#invite" className="max-w-[46rem] space-y-6">
      {conform}
      <TextField
        {...field("email")}
        type="email"
        label="Email address"
        hint="They sign in with this address to join. The link works once, for 14 days."
        autoComplete="off"
        className="max-w-[28rem]"
      />
      <ChoiceField
        {...choice("who")}
        label="Who is it?"
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
