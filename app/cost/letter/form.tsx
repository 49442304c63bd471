import type { FormEventHandler } from "react";
import { DollarField, type FormState, typedIn } from "~/cost/fields";
import { Button } from "~/design/button";
import { SelectField, TextAreaField, TextField } from "~/design/field";
import type { LineKind } from "./kinds";
import type { LetterLine } from "./letter-line";

const kindOptions: readonly { value: LineKind; label: string }[] = [
  { value: "unknown", label: "Not clear" },
  { value: "grant", label: "Grant or scholarship" },
  { value: "loan", label: "Student loan" },
  { value: "plus", label: "Parent PLUS or other parent loan" },
  { value: "work", label: "Work-study" },
  { value: "cost", label: "A cost" },
  { value: "totalCost", label: "Total cost of attendance" },
  { value: "netPrice", label: "Net price the letter gives" },
  { value: "sum", label: "A total or balance: don’t count" },
];

const example = `Tuition and fees        $14,200
Housing and food        $13,900
Federal Pell Grant       $4,500
Direct Subsidized Loan   $3,500`;

/** The letter as it came. Nothing of it is kept or put into an address. */
export function LetterForm({ action, state, unitids }: { action: string; state: FormState; unitids: string }) {
  return (
    <form method="post" action={action} noValidate className="print:hidden">
      <Hidden unitids={unitids} />
      <div className="grid max-w-[42rem] gap-7">
        <TextAreaField
          name="letter"
          label="The letter"
          hint="Paste it here, or type one line for each amount: its name and the dollars for one year. Headings help."
          rows={14}
          placeholder={example}
          autoComplete="off"
          spellCheck={false}
          data-private=""
          defaultValue={typedIn(state, "letter")}
          errors={state.messages.letter}
          className="font-mono text-[0.9375rem]"
        />
        <DollarField
          name="cost"
          label="Cost of one year, if the letter doesn’t say it"
          hint="The whole cost of attendance; the college’s page here has the published one."
          state={state}
        />
      </div>
      <Button look="next" name="intent" value="read" className="mt-8 min-w-[min(14rem,100%)]">
        Decode the letter
      </Button>
      <p className="mt-3 max-w-[42rem] text-sm text-muted">
        We use the letter for this one answer and don’t keep it. You can save its lines to your plan.
      </p>
    </form>
  );
}

/** The lines as they were read, to be put right, with two empty ones to add. */
export function LinesForm({
  action,
  lines,
  state,
  unitids,
  onSubmit,
}: {
  action: string;
  lines: readonly LetterLine[];
  state: FormState;
  unitids: string;
  /** For a letter that was read on the device, whose lines are put right there too. */
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
}) {
  const empty: LetterLine = { label: "", amount: 0, kind: "unknown", toldBy: "reader" };
  return (
    <form method="post" action={action} onSubmit={onSubmit} noValidate className="print:hidden">
      <Hidden unitids={unitids} />
      <input type="hidden" name="cost" value={typedIn(state, "cost")} />
      <input type="hidden" name="award" value={typedIn(state, "award")} />
      <input type="hidden" name="next" value={typedIn(state, "next")} />
      <ol className="max-w-[52rem]">
        {[...lines, empty, empty].map((line, at) => {
          const row = at + 1;
          const name = (part: string) => `line${row}.${part}`;
          const added = at >= lines.length;
          return (
            <li
              key={name("")}
              className="grid items-end gap-x-4 gap-y-2 border-b border-rule py-3 sm:grid-cols-[1fr_9rem_15rem]"
            >
              <TextField
                name={name("label")}
                label={added ? "Another line" : `Line ${row}`}
                autoComplete="off"
                data-private=""
                defaultValue={line.label}
              />
              <TextField
                name={name("amount")}
                label="Per year"
                before="$"
                autoComplete="off"
                data-private=""
                defaultValue={state.kept[name("amount")]?.[0] ?? (added ? "" : line.amount.toLocaleString("en-US"))}
                errors={state.messages[name("amount")]}
              />
              <SelectField name={name("kind")} label="What it is" options={kindOptions} defaultValue={line.kind} />
              {!added && <input type="hidden" name={name("told")} value={line.toldBy} />}
              {!added && <input type="hidden" name={name("first")} value={line.kind} />}
            </li>
          );
        })}
      </ol>
      <Button name="intent" value="again" className="mt-6">
        Recalculate
      </Button>
    </form>
  );
}

function Hidden({ unitids }: { unitids: string }) {
  return unitids === "" ? null : <input type="hidden" name="unitids" value={unitids} />;
}
