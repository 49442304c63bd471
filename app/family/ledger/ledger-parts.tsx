import { Form } from "@remix-run/react";
import { Button } from "~/design/button";
import { dollarsAndCents } from "~/design/dollars-and-cents";
import { ChoiceField, SelectField, TextField } from "~/design/field";
import { Spoken } from "~/design/layout";
import type { Refusal } from "~/forms/schema/refusal";
import type { Report } from "~/forms/validated/form-options";
import { useValidatedForm } from "~/forms/validated/use-validated-form";
import { partText } from "./ledger";
import type { LedgerView, SplitView } from "./ledger-view";

/** What a form of the book takes: what the server said of it, and whom to tell what the browser finds. */
interface Judged {
  readonly ledger: LedgerView;
  readonly result: Refusal | undefined;
  readonly report: Report;
}

const contextOf = ({ payers, schoolYears }: LedgerView) => ({
  payers: payers.length,
  years: schoolYears.map(({ value }) => Number(value)),
});

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
                {cap !== null && <>, at most {dollarsAndCents(cap)} a school year</>}
              </li>
            ))}
          </ul>
          <p className="mt-1 text-sm text-muted">{splitState(split)}</p>
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

function splitState({ agreed, paysAll, proposer, waiting }: SplitView): string {
  if (agreed) {
    if (paysAll === null) return "Everyone has agreed.";
    return paysAll === "you" ? "You agreed to pay all of it." : `${atStart(paysAll)} agreed to pay all of it.`;
  }
  const by = proposer === null ? "" : `Proposed by ${proposer}. `;
  return `${by}Still waiting for ${listed.format(waiting)}. Until everyone agrees, it’s a proposal and doesn’t count.`;
}

/** Where a message of the form of shares stands: what is wrong with their sum, at the first of them. */
export const splitFieldId = (name: string): string => (name === "sum" ? "share0" : name);

/** The form of a proposal: a share and a limit for each payer. */
export function SplitForm({ ledger, result, report }: Judged) {
  const {
    props,
    conform,
    field: named,
  } = useValidatedForm({
    id: "split",
    result,
    values: { fromYear: ledger.thisYear },
    load: () => import("./entry-input"),
    schema: ({ splitSchema }) => splitSchema(contextOf(ledger)),
    report,
    idOf: splitFieldId,
  });
  // There are as many shares and limits as the book has payers.
  const field = (name: string) => named(name as "sum");
  const { errors: sum } = field("sum");
  return (
    <form {...props} method="post" autoComplete="off" className="max-w-[46rem] space-y-6">
      {conform}
      <input type="hidden" name="book" value={ledger.key} />
      {ledger.payers.map((who, at) => (
        <fieldset key={who} className="border-t border-rule pt-3">
          <legend className="float-left mb-2 w-full font-semibold">{atStart(who)}</legend>
          <div className="grid clear-both gap-x-6 gap-y-3 sm:grid-cols-2">
            <TextField
              {...field(`share${at}`)}
              label={
                <>
                  Share<Spoken> of {who} in percent</Spoken>
                </>
              }
              after="%"
              inputMode="decimal"
              errors={field(`share${at}`).errors ?? (at === 0 ? sum : undefined)}
              className="figures max-w-[8rem] text-end"
              data-private=""
            />
            <TextField
              {...field(`cap${at}`)}
              label={
                <>
                  Limit per school year, if any<Spoken>, for {who} in dollars</Spoken>
                </>
              }
              before="$"
              inputMode="decimal"
              className="figures max-w-[10rem] text-end"
              data-private=""
            />
          </div>
        </fieldset>
      ))}
      <SelectField
        {...field("fromYear")}
        label="Starting with school year"
        hint="A school year runs from July to June. Earlier years keep what you agreed to then. Once everyone agrees, this replaces the old shares from this year on."
        options={ledger.schoolYears}
        className="max-w-[12rem]"
      />
      <Button name="intent" value="split">
        Propose these shares
      </Button>
    </form>
  );
}

/** @param newKey of what the form adds: sent twice, it adds one payment */
export function EntryForm({ ledger, newKey, result, report }: Judged & { newKey: string }) {
  const { props, conform, field, choice } = useValidatedForm({
    id: "entry",
    result,
    values: { payer: String(ledger.me) },
    load: () => import("./entry-input"),
    schema: ({ entrySchema }, form) => entrySchema(form, contextOf(ledger)),
    report,
  });
  return (
    <form {...props} method="post" autoComplete="off" className="max-w-[46rem] space-y-6">
      {conform}
      <input type="hidden" name="book" value={ledger.key} />
      <input type="hidden" name="new" value={String(result?.initialValue?.new ?? newKey)} />
      <TextField {...field("what")} label="What was it for?" maxLength={120} data-private="" />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...field("amount")}
          label={
            <>
              Amount<Spoken> in dollars</Spoken>
            </>
          }
          before="$"
          inputMode="decimal"
          className="figures max-w-[12rem] text-end"
          data-private=""
        />
        <TextField {...field("day")} label="Paid on" type="date" className="max-w-[14rem]" />
      </div>
      <ChoiceField
        {...choice("payer")}
        label="Who paid?"
        options={ledger.payers.map((who, at) => ({ value: String(at), label: atStart(who) }))}
      />
      <ChoiceField
        {...choice("receiver")}
        label="Where did the money go?"
        hint="Money one of you gives or pays back to another isn’t a cost. It only settles what’s owed."
        options={[
          { value: "", label: "To a college, a store or someone else: a cost" },
          ...ledger.payers.map((who, at) => ({ value: String(at), label: `To ${who}: not a cost` })),
        ]}
      />
      <SelectField
        {...field("forYear")}
        label="Counts toward school year"
        hint="A school year runs from July to June. Choose one for anything paid ahead of time or paid back later."
        options={[{ value: "", label: "The year it was paid" }, ...ledger.schoolYears]}
        className="max-w-[16rem]"
      />
      <Button look="next" name="intent" value="add">
        Add this payment
      </Button>
    </form>
  );
}
