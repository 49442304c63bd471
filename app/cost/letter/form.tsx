import type { FormEvent, FormEventHandler } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { KeptValues } from "~/cost/choices";
import { DollarField } from "~/cost/fields";
import { Button } from "~/design/button";
import { SelectField, TextAreaField, TextField } from "~/design/field";
import { forgetTyped, TypedInTab } from "~/design/kept-form";
import { Spoken } from "~/design/layout";
import type { Judged } from "~/forms/validated/form-options";
import { useValidatedForm } from "~/forms/validated/use-validated-form";
import type { LetterRow } from "./input";
import type { LineKind } from "./kinds";
import { mostLines } from "./letter-line";

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

interface LetterFormProps extends Judged {
  readonly action: string;
  /** What was typed, or what the letter said around its lines. */
  readonly kept: KeptValues;
  readonly unitids: string;
  /** Whether the page answers a letter, which the tab keeps (`device/use-device-letter.tsx`). */
  readonly posted: boolean;
  /** Once nothing in the form is wrong: answers it on the device, where it's to be answered there. */
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
}

const firstOf = (kept: KeptValues, name: string) => kept[name]?.[0] ?? "";

/** The letter as it came. Nothing of it is put into an address. */
export function LetterForm({ action, kept, unitids, result, report, posted, onSubmit }: LetterFormProps) {
  const { props, conform, field, stateOf } = useValidatedForm({
    id: "letter-form",
    result,
    values: { letter: firstOf(kept, "letter"), cost: firstOf(kept, "cost") },
    load: () => import("./letter-schema"),
    schema: ({ letterSchema }) => letterSchema,
    report,
  });
  return (
    <form
      {...props}
      method="post"
      action={action}
      className="print:hidden"
      onSubmit={(event) => {
        props.onSubmit(event);
        if (!event.defaultPrevented) onSubmit(event);
      }}
    >
      {conform}
      <TypedInTab name="letter" form="letter-form" posted={posted} />
      <Hidden unitids={unitids} />
      <div className="grid max-w-[42rem] gap-7">
        <TextAreaField
          {...field("letter")}
          label="The letter"
          hint="Paste it here, or type one line for each amount: its name and the dollars for one year. Headings help."
          rows={14}
          placeholder={example}
          autoComplete="off"
          spellCheck={false}
          data-private=""
          className="font-mono text-[0.9375rem]"
        />
        <DollarField
          name="cost"
          label="Cost of one year, if the letter doesn’t say it"
          hint="The whole cost of attendance; the college’s page here has the published one."
          state={stateOf(["cost"])}
        />
      </div>
      <Button look="next" name="intent" value="read" className="mt-8 min-w-[min(14rem,100%)]">
        Decode the letter
      </Button>
      <p className="mt-3 max-w-[42rem] text-sm text-muted">
        We use the letter for this one answer and don’t keep it.{" "}
        <span className="[@media(scripting:none)]:hidden">
          It stays in this tab until you close the tab, so that a refresh doesn’t lose it.{" "}
        </span>
        You can save them to your plan.
      </p>
    </form>
  );
}

const empty: LetterRow = { kind: "unknown" };

/** The lines as they were read, to be put right, with two empty ones to add. */
export function LinesForm({
  action,
  kept,
  unitids,
  posted,
  rows: typed,
  onSubmit,
  result,
  report,
}: LetterFormProps & {
  readonly rows: readonly LetterRow[];
}) {
  const { props, conform, rows } = useValidatedForm({
    id: "lines-form",
    result,
    values: { lines: [...typed, empty, empty].slice(0, mostLines) },
    load: () => import("./letter-schema"),
    schema: ({ linesSchema }) => linesSchema,
    report,
    lists: ["lines"],
  });
  const list = rows("lines");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    props.onSubmit(event);
    if (event.defaultPrevented) return;
    onSubmit(event);
    if (event.defaultPrevented) forgetTyped("letter-lines");
  };
  // A press before the program is there would do nothing.
  const isReady = useHydrated();
  return (
    <form {...props} method="post" action={action} onSubmit={submit} className="print:hidden">
      {conform}
      <TypedInTab name="letter-lines" form="lines-form" posted={posted} />
      <Hidden unitids={unitids} />
      {["cost", "award", "next"].map((name) => (
        <input key={name} type="hidden" name={name} value={firstOf(kept, name)} />
      ))}
      <ol className="max-w-[52rem]">
        {list.rows.map(({ key, field }, at) => {
          const told = field("told");
          const first = field("first");
          const isRead = told.defaultValue !== undefined;
          return (
            <li
              key={key}
              className="grid items-end gap-x-4 gap-y-2 border-b border-rule py-3 sm:grid-cols-[1fr_9rem_15rem_5rem]"
            >
              <TextField
                {...field("label")}
                label={isRead ? `Line ${at + 1}` : "Another line"}
                autoComplete="off"
                data-private=""
              />
              <TextField {...field("amount")} label="Per year" before="$" autoComplete="off" data-private="" />
              <SelectField {...field("kind")} label="What it is" options={kindOptions} />
              <Button
                look="quiet"
                type="button"
                disabled={!isReady}
                onClick={() => list.remove(at)}
                className="justify-self-start [@media(scripting:none)]:hidden"
              >
                Remove<Spoken> line {at + 1}</Spoken>
              </Button>
              {isRead && <input type="hidden" name={told.name} value={told.defaultValue} />}
              {isRead && <input type="hidden" name={first.name} value={first.defaultValue} />}
            </li>
          );
        })}
      </ol>
      <div className="mt-6 flex flex-wrap gap-4">
        <Button name="intent" value="again">
          Recalculate
        </Button>
        {list.rows.length < mostLines && (
          <Button
            type="button"
            look="quiet"
            disabled={!isReady}
            onClick={list.add}
            className="[@media(scripting:none)]:hidden"
          >
            Add another line
          </Button>
        )}
      </div>
    </form>
  );
}

function Hidden({ unitids }: { unitids: string }) {
  return unitids === "" ? null : <input type="hidden" name="unitids" value={unitids} />;
}
