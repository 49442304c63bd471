import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Chevron } from "~/design/icons";
import { useTranslate } from "~/translation-context";
import { grantRows } from "../../choices";
import { type FormState, typedIn } from "../../fields";
import { usualLoanYear } from "../../loan/years";
import type { CostMessage } from "../../spanish/messages";
import type { FormOptions } from "../answers/form-options";

/** What the first answer is made from. */
const first: ReadonlySet<string> = new Set([
  "intent",
  "unitids",
  "add",
  "remove",
  "q",
  "state",
  "income",
  "band",
  "sai",
]);

const usual: Readonly<Record<string, string>> = {
  dependency: "dependent",
  credit: "no",
  entry: usualLoanYear,
  way: "4",
  "growth.prices": "3",
  "growth.grants": "3",
  "growth.savings": "0",
  "growth.income": "2",
  ...Object.fromEntries(grantRows.map((row) => [`grant${row}.renews`, "every"])),
};

/** Whether something behind the line was answered otherwise than usual, or has a message. */
export function isRefined(state: FormState, { colleges }: Pick<FormOptions, "colleges">): boolean {
  const living = new Map(colleges.map(({ unitid, living: [way = ""] }) => [`c${unitid}.living`, way]));
  const isUsual = (name: string) => ["", usual[name] ?? living.get(name) ?? ""].includes(typedIn(state, name).trim());
  return (
    Object.keys(state.messages).some((name) => !first.has(name)) ||
    Object.keys(state.kept).some((name) => !first.has(name) && !isUsual(name))
  );
}

/**
 * Every other question, behind one line. It opens without scripts, and by itself where something in it was answered:
 * also when what this device keeps is filled in.
 */
export function Refine({ open, children }: { open: boolean; children: ReactNode }) {
  const t = useTranslate<CostMessage>();
  const fold = useRef<HTMLDetailsElement>(null);
  // What was open stays open while the page changes around it.
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  const openIfFilled = ({ target }: FormEvent<HTMLDetailsElement>) => {
    if (fold.current !== null && !fold.current.open && isFilled(target)) fold.current.open = true;
  };
  return (
    <details
      ref={fold}
      id="refine"
      open={opened}
      onInput={openIfFilled}
      onChange={openIfFilled}
      className="border-t border-rule"
    >
      <summary className="flex min-h-14 flex-wrap items-center gap-x-3 py-4">
        <Chevron className="size-5 shrink-0 text-brand transition-transform [[open]>summary>&]:rotate-90" />
        <span className="font-serif text-xl font-semibold text-link">{t("Refine")}</span>
        <span className="ms-8 text-muted sm:ms-0">{t("who pays, each college, the years, loans and taxes")}</span>
      </summary>
      {children}
    </details>
  );
}

/** Whether a field holds something else than it came with. */
function isFilled(field: EventTarget): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((one) => one.selected !== one.defaultSelected);
  if (!(field instanceof HTMLInputElement)) return false;
  return /^(checkbox|radio)$/.test(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}
