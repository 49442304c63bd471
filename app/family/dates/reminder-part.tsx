import { Link } from "@remix-run/react";
import { Button } from "~/design/button";
import { ChoiceField } from "~/design/field";
import { Callout } from "~/design/layout";
import { dayChoices, type ReminderSettings, usualDays } from "./reminders";

/** What the page says of somebody's reminders. */
export interface ReminderState {
  /** What they chose; null for no mail. */
  readonly settings: ReminderSettings | null;
  /** Whether a Family subscription covers them, by their own or by that of somebody they see. */
  readonly covered: boolean;
  readonly email: string;
  readonly verified: boolean;
}

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
        Email reminders come with the Family plan. <Link to="/pricing">See what it costs</Link>; families with a fee
        waiver get it free. The calendar link above is free for everyone.
      </p>
    );
  }
  if (!verified && settings === null) {
    return (
      <p className="max-w-[46rem]">
        We only email verified addresses. Open the message the sign-in service sent to {email}, then sign in again.
      </p>
    );
  }
  return (
    <div className="max-w-[46rem] space-y-6">
      {!covered && (
        <Callout kind="care" title="Your reminders have stopped">
          You’re no longer covered by a Family subscription. We’ve kept your choices, and the emails will start again
          when you are. <Link to="/pricing">See what it costs</Link>.
        </Callout>
      )}
      {covered && !verified && (
        <Callout kind="care" title="Your reminders have stopped">
          Your address {email} isn’t verified. Open the message from the sign-in service, then sign in again.
        </Callout>
      )}
      {covered && verified && <ReminderForm settings={settings} email={email} />}
      {settings !== null && (
        <form method="post" action="#reminders">
          <Button name="intent" value="end-reminders" look={covered && verified ? "quiet" : "plain"}>
            Stop my reminders
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
        {settings === null ? "You won’t get any until you ask for them. They’d go to " : "They go to "}
        <strong className="break-words">{email}</strong>, starting at 7 a.m., no more than one email a day. No one else
        in the plan sees what you choose. Days follow Eastern Time, wherever you live.
      </p>
      <form method="post" action="#reminders" className="space-y-6">
        <ChoiceField
          many
          columns={2}
          name="days"
          label="Remind me about a date"
          hint="For a deadline, on each day you check. For a task, on the last one."
          chosen={(settings?.days ?? usualDays).map(String)}
          options={dayChoices.map((day) => ({ value: String(day), label: dayLabels[day] }))}
        />
        <ChoiceField
          many
          name="weekly"
          label="And once a week"
          chosen={settings?.weekly ? ["yes"] : []}
          options={[
            {
              value: "yes",
              label: "On Sundays, what’s coming up in the next two weeks",
              hint: "No email if there’s nothing.",
            },
          ]}
        />
        <Button name="intent" value="save-reminders">
          {settings === null ? "Send me reminders" : "Save"}
        </Button>
      </form>
    </>
  );
}
