import type { ReactNode } from "react";
import { TextField } from "~/design/field";
import type { Messages } from "~/design/messages";
import type { KeptValues } from "./choices";

export interface FormState {
  readonly kept: KeptValues;
  readonly messages: Messages;
}

export function typedIn({ kept }: FormState, name: string): string {
  return kept[name]?.[0] ?? "";
}

interface Named {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly state: FormState;
}

/** One amount of money. `data-private` keeps what is typed out of every report. */
export function DollarField({ name, label, hint, state, before = "$" }: Named & { before?: string }) {
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      {...(before === "" ? {} : { before })}
      inputMode="text"
      autoComplete="off"
      data-private=""
      defaultValue={typedIn(state, name)}
      errors={state.messages[name]}
      className="max-w-56"
    />
  );
}

export function PercentField({ name, label, hint, state, usual }: Named & { usual: string }) {
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      after="%"
      inputMode="decimal"
      autoComplete="off"
      defaultValue={state.kept[name]?.[0] ?? usual}
      errors={state.messages[name]}
      className="max-w-24"
    />
  );
}

/** Short fields, two beside each other where there is room. */
export function Pairs({ children }: { children: ReactNode }) {
  return <div className="grid items-end gap-x-10 gap-y-7 sm:grid-cols-2">{children}</div>;
}
