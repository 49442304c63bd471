import type { ReactNode } from "react";
import type { Entitlement } from "~/billing/entitlement/entitlements";
import { momentInUtc } from "~/calendar/moment";
import { WordField } from "~/deletion/deletion-summary";
import { Button } from "~/design/button";
import { Section } from "~/design/layout";
import { More } from "~/design/more";
import type { Judged } from "~/forms/validated/form-options";
import { useValidatedForm } from "~/forms/validated/use-validated-form";
import type { MailRow } from "~/store/rows";
import { ReasonField } from "./reason-field";

/** What support sees of an account. */
export interface Person {
  readonly id: string;
  readonly email: string | null;
  readonly verified: boolean;
  readonly since: string;
  /** "auth0", "google-oauth2": which service signs them in, and not their id there. */
  readonly waysOfSigningIn: readonly string[];
  readonly sessions: readonly { readonly device: string | null; readonly createdAt: string; readonly seenAt: string }[];
  /** How many plans they have a part in. */
  readonly plans: number;
  /** With the reason in words. */
  readonly entitlement: { readonly plan: Entitlement["plan"]; readonly reason: string; readonly until: string | null };
  /** Since when they pay nothing; null for those without a fee waiver. */
  readonly waived: string | null;
  /** Its state at Stripe; null without a subscription. */
  readonly subscription: string | null;
  readonly syncedAt: string | null;
  /** The bill that can be given back. */
  readonly refund: { readonly amount: string; readonly paidAt: string; readonly until: string } | null;
  readonly mail: {
    readonly waiting: readonly Pick<MailRow, "id" | "kind" | "queued_at" | "not_before" | "attempts">[];
    readonly sent: readonly {
      readonly id: string;
      readonly kind: string;
      readonly at: string | null;
      readonly ended: string;
    }[];
  };
}

/** The facts of an account, as support sees them. */
export function PersonFacts({ person }: { person: Person }) {
  const { entitlement, subscription, syncedAt, refund, mail } = person;
  const facts: readonly (readonly [string, string])[] = [
    ["Account", person.id],
    ["Email", `${person.email}, ${person.verified ? "verified" : "not verified"}`],
    ["Since", momentInUtc(person.since)],
    ["Signs in with", person.waysOfSigningIn.join(", ") || "nothing"],
    ["Plans", String(person.plans)],
    [
      "Entitlement",
      `${entitlement.plan === "family" ? "Family" : "Free"}: ${entitlement.reason}${
        entitlement.until === null ? "" : `, until ${momentInUtc(entitlement.until)}`
      }`,
    ],
    ["At Stripe", subscription ?? "no subscription"],
    ["Stripe was last asked", syncedAt === null ? "never" : momentInUtc(syncedAt)],
    ["Refund", refund === null ? "none possible" : `${refund.amount}, until ${momentInUtc(refund.until)}`],
  ];
  return (
    <>
      <Section id="account" title="Account">
        <dl className="grid max-w-[46rem] grid-cols-[auto_1fr] gap-x-6 gap-y-1">
          {facts.map(([label, words]) => (
            <div key={label} className="contents">
              <dt className="font-semibold">{label}</dt>
              <dd className="wrap-anywhere">{words}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="sessions" title={`Signed in (${person.sessions.length})`}>
        {person.sessions.length === 0 && <p>Nowhere.</p>}
        <ul>
          {person.sessions.map(({ device, createdAt, seenAt }) => (
            <li key={`${createdAt} ${seenAt}`} className="border-t border-rule py-2">
              {device ?? "Browser not reported"}, since {momentInUtc(createdAt)}, last seen {momentInUtc(seenAt)}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="mail" title="Mail">
        <ul>
          {mail.waiting.map(({ id, kind, queued_at, not_before, attempts }) => (
            <li key={id} className="border-t border-rule py-2">
              {kind}: waiting since {momentInUtc(queued_at)},{" "}
              {attempts === 0 ? "not tried yet" : attempts === 1 ? "tried once" : `tried ${attempts} times`}, next try{" "}
              {momentInUtc(not_before)}
            </li>
          ))}
          {mail.sent.map(({ id, kind, ended, at }) => (
            <li key={id} className="border-t border-rule py-2">
              {kind}: {ended} {at === null ? "" : momentInUtc(at)}
            </li>
          ))}
        </ul>
        <p className="mt-2 max-w-[46rem] text-sm text-muted">
          Messages that wait, and those about a plan that were sent or given up in the last 30 days. Of others only the
          fact that they were sent is kept, without an address, so they can’t be sent again: the person asks for them
          again.
        </p>
      </Section>
    </>
  );
}

/** The id of a field in the form of one act: the page has a form for each. */
export const actFieldId = (act: string) => (field: string) => (field === "reason" ? `reason-${act}` : field);

/** Why one thing is done, with its button. @param reason the field starts with it */
export function ActForm({
  act,
  title,
  look = "plain",
  reason,
  result,
  report,
  children,
}: Judged & {
  act: string;
  title: string;
  look?: "plain" | "next";
  reason: string;
  children: ReactNode;
}) {
  const deletes = act === "delete";
  const { props, conform, field, messages } = useValidatedForm({
    id: `act-${act}`,
    result,
    values: { reason },
    load: () => import("./person-schema"),
    schema: ({ reasonSchema, deletionSchema }) => (deletes ? deletionSchema : reasonSchema),
    report,
    idOf: actFieldId(act),
  });
  return (
    <form {...props} method="post" className="max-w-[46rem] space-y-4 py-3">
      {conform}
      {children}
      <ReasonField {...field("reason")} />
      {deletes && <WordField mistake={messages.word?.[0]} />}
      <Button look={look} name="do" value={act}>
        {title}
      </Button>
    </form>
  );
}

/** What support can do, each with its own reason. @param of what one act was answered */
export function ActForms({ person, of, reason }: { person: Person; of: (act: string) => Judged; reason: string }) {
  const act = (name: string, title: string, what: string) => (
    <More key={name} title={title} open={of(name).result !== undefined} className="border-t border-rule py-2">
      <ActForm act={name} title={title} reason={reason} {...of(name)}>
        <p>{what}</p>
      </ActForm>
    </More>
  );
  return (
    <Section id="acts" title="What you can do">
      <div className="border-b border-rule">
        {person.sessions.length > 0 &&
          act("end-sessions", "Sign out everywhere", "Ends every session. The person signs in again.")}
        {person.mail.waiting.some(({ attempts }) => attempts > 0) &&
          act("retry-mail", "Send waiting mail again", "Tries now, instead of after the pause of the queue.")}
        {person.waived === null
          ? act("give-waiver", "Give a fee waiver", "Family becomes free. A subscription is canceled first.")
          : act("end-waiver", "End the fee waiver", "Family is no longer free. Nothing is charged by this.")}
        {person.refund !== null &&
          act(
            "refund",
            `Refund ${person.refund.amount}`,
            "Ends the subscription at once and gives the last payment back through Stripe. Pressed twice, it happens once.",
          )}
        {act(
          "delete",
          "Delete the account",
          "Only when the person asked for it. Deletes what their own delete button would, and it can’t be undone. A verified address gets the receipt by email.",
        )}
      </div>
    </Section>
  );
}
