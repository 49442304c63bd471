import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/design/button";
import { ChoiceField } from "~/design/field";
import { dollars } from "~/design/figures";
import type { HouseholdPage } from "./household.server";

const listed = new Intl.ListFormat("en-US");

/** Who reads the figures, before anybody writes any. */
export function Readers({ page: { readers, waiting } }: { page: Pick<HouseholdPage, "readers" | "waiting"> }) {
  return (
    <div className="max-w-[46rem] space-y-3">
      <p>{listed.format(readers)}. Nobody else: not the student and no counselor.</p>
      {waiting.length > 0 && (
        <p>
          {listed.format(waiting.map(({ name }) => name))} joined your household and cannot read this page. You can let
          them in on the page “People”.
        </p>
      )}
    </div>
  );
}

const sentence = (pay: string | null, aid: string | null) =>
  [pay === null ? "no amount to pay" : `“plans to pay ${pay}”`, aid === null ? "nothing about aid" : `“${aid}”`].join(
    ", and ",
  );

/** What others see, and the buttons that change it. Saving figures alone never does. */
export function ShowForm({ page, student }: { page: HouseholdPage; student: string }) {
  const { shown, would, openToOther, finances } = page;
  const showsSomething = shown.pay !== null || shown.aid !== null;
  const others = openToOther ? `${student} and the other household` : student;
  return (
    <div className="max-w-[46rem] space-y-5">
      <p>
        {showsSomething
          ? `${others} now ${openToOther ? "see" : "sees"}: ${sentence(shown.pay, shown.aid)}.`
          : `${others} ${openToOther ? "see" : "sees"} nothing of your figures now.`}
        {shown.told !== null && ` ${student} also sees that you plan to pay ${dollars(shown.told)} a year.`}
      </p>
      <p>With the figures you keep now it would be: {sentence(would.pay, would.aid)}.</p>
      <p className="text-sm text-muted">
        Only these words are shown, and they change only when you press a button here. They are kept so wide that your
        income cannot be worked out from them. They are worked out without the student’s own money.
      </p>
      <Form method="post" preventScrollReset className="space-y-4">
        {finances.pays !== null && (
          <ChoiceField
            many
            name="tell"
            label="More than that?"
            chosen={[]}
            options={[{ value: "yes", label: `Tell ${student} the exact amount you plan to pay a year` }]}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="show">
            Show this
          </Button>
          {(showsSomething || shown.told !== null) && (
            <Button look="quiet" name="intent" value="hide">
              Stop showing anything
            </Button>
          )}
        </div>
      </Form>
    </div>
  );
}

/** @param word the field that asks for the word: nothing brings the figures back */
export function DeleteFinances({ word }: { word: ReactNode }) {
  return (
    <Form method="post" noValidate preventScrollReset className="max-w-[46rem] space-y-5">
      <p>This deletes your household’s figures and what is shown of them, at once. It cannot be taken back.</p>
      {word}
      <Button name="intent" value="delete">
        Delete these figures
      </Button>
    </Form>
  );
}
