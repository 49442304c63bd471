import { Form } from "@remix-run/react";
import { Button } from "~/design/button";
import { ChoiceField, SelectField, TextField } from "~/design/field";
import { Spoken } from "~/design/layout";
import type { Messages } from "~/design/messages";
import { centsText, partText } from "./ledger";
import type { LedgerView, SplitView } from "./ledger-view";

type Typed = Readonly<Record<string, string>> | null;

/** A name at the beginning of a line: "You", "Your household". */
export const atStart = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const listed = new Intl.ListFormat("en-US");

/** Shares that are agreed, or such that are only proposed: from which year on, and who has said yes. */
export function Splits({
  splits,
  book,
  mayChange,
}: {
  splits: readonly SplitView[];
  book: string;
  mayChange: boolean;
}) {
  return (
    <ul className="max-w-[46rem] border-b border-rule">
      {splits.map((split) => (
        <li key={split.id} className="border-t border-rule py-4">
          <h3>
            {split.agreed ? "Starting" : "Proposed, starting"} {split.from}
          </h3>
          <ul className="mt-1">
            {split.shares.map(({ who, part, cap }) => (
              <li key={who}>
                {atStart(who)}: <span className="figures font-semibold">{partText(part)}</span>
                {cap !== null && <>, at most {centsText(cap)} a school year</>}
              </li>
            ))}
          </ul>
          <p className="mt-1 text-sm text-muted">{standing(split)}</p>
          {mayChange && (split.mayAgree || split.mayDrop) && (
            <Form method="post" preventScrollReset className="mt-3 flex flex-wrap gap-x-4 gap-y-2 print:hidden">
              <input type="hidden" name="book" value={book} />
              <input type="hidden" name="split" value={split.id} />
              {split.mayAgree && (
                <Button name="intent" value="agree">
                  I agree<Spoken> to the shares starting {split.from}</Spoken>
                </Button>
              )}
              {split.mayDrop && (
                <Button look="quiet" name="intent" value="drop">
                  Withdraw<Spoken> the shares starting {split.from}</Spoken>
                </Button>
              )}
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}

function standing({ agreed, paysAll, proposer, waiting }: SplitView): string {
  if (agreed) {
    if (paysAll === null) return "Everyone has agreed.";
    return paysAll === "you" ? "You agreed to pay all of it." : `${atStart(paysAll)} agreed to pay all of it.`;
  }
  const by = proposer === null ? "" : `Proposed by ${proposer}. `;
  return `${by}Still waiting for ${listed.format(waiting)}. Until everyone agrees, it’s a proposal and doesn’t count.`;
}

/** The form of a proposal: a share and a limit for each payer. */
export function SplitForm({ ledger, typed, messages }: { ledger: LedgerView; typed: Typed; messages: Messages }) {
  const value = (name: string) => typed?.[name] ?? "";
  return (
    <form method="post" noValidate autoComplete="off" className="max-w-[46rem] space-y-6">
      <input type="hidden" name="book" value={ledger.key} />
      {ledger.payers.map((who, at) => (
        <fieldset key={who} className="border-t border-rule pt-3">
          <legend className="float-left mb-2 w-full font-semibold">{atStart(who)}</legend>
          <div className="grid clear-both gap-x-6 gap-y-3 sm:grid-cols-2">
            <TextField
              name={`share${at}`}
              label={
                <>
                  Share<Spoken> of {who} in percent</Spoken>
                </>
              }
              after="%"
              inputMode="decimal"
              defaultValue={value(`share${at}`)}
              errors={messages[`share${at}`]}
              className="figures max-w-[8rem] text-end"
              data-private=""
            />
            <TextField
              name={`cap${at}`}
              label={
                <>
                  Limit per school year, if any<Spoken>, for {who} in dollars</Spoken>
                </>
              }
              before="$"
              inputMode="decimal"
              defaultValue={value(`cap${at}`)}
              errors={messages[`cap${at}`]}
              className="figures max-w-[10rem] text-end"
              data-private=""
            />
          </div>
        </fieldset>
      ))}
      <SelectField
        name="fromYear"
        label="Starting with school year"
        hint="A school year runs from July to June. Earlier years keep what you agreed to then. Once everyone agrees, this replaces the old shares from this year on."
        options={ledger.schoolYears}
        defaultValue={typed?.fromYear ?? ledger.thisYear}
        errors={messages.fromYear}
        className="max-w-[12rem]"
      />
      <Button name="intent" value="split">
        Propose these shares
      </Button>
    </form>
  );
}

/** @param newKey of what the form adds: sent twice, it adds one payment */
export function EntryForm({
  ledger,
  newKey,
  typed,
  messages,
}: {
  ledger: LedgerView;
  newKey: string;
  typed: Typed;
  messages: Messages;
}) {
  const value = (name: string) => typed?.[name] ?? "";
  return (
    <form method="post" noValidate autoComplete="off" className="max-w-[46rem] space-y-6">
      <input type="hidden" name="book" value={ledger.key} />
      <input type="hidden" name="new" value={typed?.new ?? newKey} />
      <TextField
        name="what"
        label="What was it for?"
        maxLength={120}
        defaultValue={value("what")}
        errors={messages.what}
        data-private=""
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          name="amount"
          label={
            <>
              Amount<Spoken> in dollars</Spoken>
            </>
          }
          before="$"
          inputMode="decimal"
          defaultValue={value("amount")}
          errors={messages.amount}
          className="figures max-w-[12rem] text-end"
          data-private=""
        />
        <TextField
          name="day"
          label="Paid on"
          type="date"
          defaultValue={value("day")}
          errors={messages.day}
          className="max-w-[14rem]"
        />
      </div>
      <ChoiceField
        name="payer"
        label="Who paid?"
        chosen={[typed?.payer ?? String(ledger.me)]}
        errors={messages.payer}
        options={ledger.payers.map((who, at) => ({ value: String(at), label: atStart(who) }))}
      />
      <ChoiceField
        name="receiver"
        label="Where did the money go?"
        hint="Money one of you gives or pays back to another isn’t a cost. It only settles what’s owed."
        chosen={[value("receiver")]}
        errors={messages.receiver}
        options={[
          { value: "", label: "To a college, a store or someone else: a cost" },
          ...ledger.payers.map((who, at) => ({ value: String(at), label: `To ${who}: not a cost` })),
        ]}
      />
      <SelectField
        name="forYear"
        label="Counts toward school year"
        hint="A school year runs from July to June. Choose one for anything paid ahead of time or paid back later."
        options={[{ value: "", label: "The year it was paid" }, ...ledger.schoolYears]}
        defaultValue={value("forYear")}
        errors={messages.forYear}
        className="max-w-[16rem]"
      />
      <Button look="next" name="intent" value="add">
        Add this payment
      </Button>
    </form>
  );
}
