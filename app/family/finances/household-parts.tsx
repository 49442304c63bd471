import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/design/button";
import { ChoiceField } from "~/design/field";
import { dollars } from "~/design/figures";
import type { HouseholdPage } from "./household-view";

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

/** Whether the amount counts toward the colleges that both homes reach, and the button that changes it. */
export function CountForm({
  household,
  together: { counts, would },
  planId,
}: {
  household: string;
  together: NonNullable<HouseholdPage["together"]>;
  planId: string;
}) {
  return (
    <div className="max-w-[46rem] space-y-5">
      <p>
        When both households count what they plan to pay,{" "}
        <Link to={`/plan/${planId}/colleges#together`}>the college list</Link> says which colleges you reach together.
        No one sees your amount: it’s rounded to a wide range first. By comparing that list with prices, someone could
        work out the range, never more.
      </p>
      <p>
        {counts === null ? "Nothing of yours counts right now." : `Your household counts as “${counts}.”`}
        {counts !== null && would !== null && would !== counts && ` With your current figures it would be “${would}.”`}
      </p>
      {would === null && counts === null && <p>Write what you plan to pay a year above, then you can count it here.</p>}
      <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
        <input type="hidden" name="household" value={household} />
        {would !== null && would !== counts && (
          <Button name="intent" value="count">
            {counts === null ? "Count our amount" : "Count the new amount"}
          </Button>
        )}
        {counts !== null && (
          <Button look="quiet" name="intent" value="uncount">
            Stop counting
          </Button>
        )}
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
