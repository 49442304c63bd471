import { Link } from "@remix-run/react";
import { Button } from "~/design/button";
import { ChoiceField } from "~/design/field";
import { Callout } from "~/design/layout";
import type { ReminderState } from "./remind.server";
import { dayChoices, usualDays } from "./reminders";

const dayLabels: Readonly<Record<(typeof dayChoices)[number], string>> = {
  14: "Two weeks before",
  7: "A week before",
  3: "Three days before",
  1: "The day before",
  0: "On the day",
};

/** Whether and when somebody gets mail about the dates of this plan. */
export function ReminderPart({ state }: { state: ReminderState }) {
  const { settings, covered, email, verified } = state;
  if (!covered && settings === null) {
    return (
      <p className="max-w-[46rem]">
        Reminders by mail are part of the Family plan. <Link to="/pricing">See what it costs</Link>; families with a fee
        waiver get it free. Your calendar’s address above is free for everybody.
      </p>
    );
  }
  if (!verified && settings === null) {
    return (
      <p className="max-w-[46rem]">
        We write only to an address that is verified. Open the message that the sign-in service sent to {email}, then
        sign in again.
      </p>
    );
  }
  return (
    <div className="max-w-[46rem] space-y-6">
      {!covered && (
        <Callout kind="care" title="Your reminders have stopped">
          No Family subscription covers you any more. What you chose is kept, and the mails go on when one does.{" "}
          <Link to="/pricing">See what it costs</Link>.
        </Callout>
      )}
      {covered && !verified && (
        <Callout kind="care" title="Your reminders have stopped">
          Your address {email} is not verified. Open the message of the sign-in service, then sign in again.
        </Callout>
      )}
      {covered && verified && <ReminderForm settings={settings} email={email} />}
      {settings !== null && (
        <form method="post" action="#reminders">
          <Button name="intent" value="end-reminders" look={covered && verified ? "quiet" : "plain"}>
            End my reminders
          </Button>
        </form>
      )}
    </div>
  );
}

function ReminderForm({ settings, email }: Pick<ReminderState, "settings" | "email">) {
  return (
    <>
      <p>
        {settings === null ? "You get none until you ask for them. They would go to " : "They go to "}
        <strong className="break-words">{email}</strong>, from 7 in the morning, at most one mail a day. Nobody else in
        the plan sees what you choose. Days are counted on the East Coast, wherever you live.
      </p>
      <form method="post" action="#reminders" className="space-y-6">
        <ChoiceField
          many
          columns={2}
          name="days"
          label="Remind me of a date"
          hint="Of a deadline on each day you tick, of a task on the last of them."
          chosen={(settings?.days ?? usualDays).map(String)}
          options={dayChoices.map((day) => ({ value: String(day), label: dayLabels[day] }))}
        />
        <ChoiceField
          many
          name="weekly"
          label="And once a week"
          chosen={settings?.weekly ? ["yes"] : []}
          options={[
            { value: "yes", label: "On Sunday, what the next two weeks hold", hint: "No mail when they hold nothing." },
          ]}
        />
        <Button name="intent" value="save-reminders">
          {settings === null ? "Send me reminders" : "Save"}
        </Button>
      </form>
    </>
  );
}
