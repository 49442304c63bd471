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
      <p>{listed.format(readers)}. No one else: not the student and no counselor.</p>
      {waiting.length > 0 && (
        <p>
          {listed.format(waiting.map(({ name }) => name))} joined your household but can’t see this page. You can give
          them access on the People page.
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
  const { household, shown, would, openToOther, finances } = page;
  const showsSomething = shown.pay !== null || shown.aid !== null;
  const others = openToOther ? `${student} and the other household` : student;
  return (
    <div className="max-w-[46rem] space-y-5">
      <p>
        {showsSomething
          ? `${others} now ${openToOther ? "see" : "sees"}: ${sentence(shown.pay, shown.aid)}.`
          : `${others} ${openToOther ? "don’t" : "doesn’t"} see any of your figures right now.`}
        {shown.told !== null && ` ${student} also sees that you plan to pay ${dollars(shown.told)} a year.`}
      </p>
      <p>With your current figures it would be: {sentence(would.pay, would.aid)}.</p>
      <p className="text-sm text-muted">
        They only see these words, and the words only change when you press a button here. The ranges are wide enough
        that no one can figure out your income from them. They don’t count the student’s own money.
      </p>
      <Form method="post" preventScrollReset className="space-y-4">
        <input type="hidden" name="household" value={household} />
        {finances.pays !== null && (
          <ChoiceField
            many
            name="tell"
            label="Share more than that?"
            chosen={[]}
            options={[{ value: "yes", label: `Show ${student} the exact amount you plan to pay each year` }]}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="show">
            Share this
          </Button>
          {(showsSomething || shown.told !== null) && (
            <Button look="quiet" name="intent" value="hide">
              Stop sharing
            </Button>
          )}
        </div>
      </Form>
    </div>
  );
}

/** @param word the field that asks for the word: nothing brings the figures back */
export function DeleteFinances({ household, word }: { household: string; word: ReactNode }) {
  return (
    <Form method="post" noValidate preventScrollReset className="max-w-[46rem] space-y-5">
      <input type="hidden" name="household" value={household} />
      <p>This deletes your household’s figures and anything you’ve shared from them, right away. You can’t undo it.</p>
      {word}
      <Button name="intent" value="delete">
        Delete these figures
      </Button>
    </Form>
  );
}
