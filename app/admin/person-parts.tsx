import type { ReactNode } from "react";
import { momentInUtc } from "~/calendar/moment";
import { WordField } from "~/deletion/deletion-summary";
import { Button } from "~/design/button";
import { Section } from "~/design/layout";
import type { Person } from "./people.server";
import { ReasonField } from "./reason-field";

/** What support sees of an account. */
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
              {kind}: waiting since {momentInUtc(queued_at)}, tried {attempts} times, next try {momentInUtc(not_before)}
            </li>
          ))}
          {mail.sent.map(({ id, kind, sent_at }) => (
            <li key={id} className="border-t border-rule py-2">
              {kind}: sent {sent_at === null ? "" : momentInUtc(sent_at)}
            </li>
          ))}
        </ul>
        <p className="mt-2 max-w-[46rem] text-sm text-muted">
          Messages that wait, and those about a plan that were sent in the last 30 days. Of others only the fact that
          they were sent is kept, without an address, so they can’t be sent again: the person asks for them again.
        </p>
      </Section>
    </>
  );
}

/** What support can do, each with its own reason. */
export function ActForms({
  person,
  mistakeAt,
  reason,
}: {
  person: Person;
  mistakeAt: (field: string) => string | undefined;
  reason: string;
}) {
  const errorsAt = (field: string) => {
    const mistake = mistakeAt(field);
    return mistake === undefined ? undefined : [mistake];
  };
  const act = (name: string, title: string, what: string, more?: ReactNode) => (
    <details key={name} open={mistakeAt(`reason-${name}`) !== undefined} className="border-t border-rule py-2">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{title}</summary>
      <form method="post" noValidate className="max-w-[46rem] space-y-4 py-3">
        <p>{what}</p>
        <ReasonField id={`reason-${name}`} defaultValue={reason} errors={errorsAt(`reason-${name}`)} />
        {more}
        <Button name="do" value={name}>
          {title}
        </Button>
      </form>
    </details>
  );
  return (
    <Section id="acts" title="What you can do">
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
      <details
        open={mistakeAt("word") !== undefined || mistakeAt("reason-delete") !== undefined}
        className="border-y border-rule py-2"
      >
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">Delete the account</summary>
        <form method="post" noValidate className="max-w-[46rem] space-y-4 py-3">
          <p>
            Only when the person asked for it. Deletes what their own delete button would, and it can’t be undone. A
            verified address gets the receipt by email.
          </p>
          <ReasonField id="reason-delete" defaultValue={reason} errors={errorsAt("reason-delete")} />
          <WordField mistake={mistakeAt("word")} />
          <Button name="do" value="delete">
            Delete the account
          </Button>
        </form>
      </details>
    </Section>
  );
}
