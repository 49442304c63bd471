import { type ReactNode, useState } from "react";
import { useTranslate } from "~/translation-context";
import { Info } from "./icons";
import { Spoken } from "./layout";
import type { DesignMessage } from "./spanish";

/** One step of a calculation, with the person's own number and where a parameter comes from. */
export interface Step {
  readonly label: string;
  readonly kind: "plus" | "minus" | "result";
  /** As it's printed. */
  readonly amount: string;
  /** Source and year of the figure, or the rule; null for what the family gave. */
  readonly rule: string | null;
}

/** How a number came about, drawn from the calculation that made it. */
export interface Trace {
  readonly definition: string;
  readonly steps: readonly Step[];
}

const signs = { plus: "+", minus: "−", result: "=" } as const;
const spoken = { plus: "plus", minus: "minus", result: "gives" } as const;

/** The steps as one line: "$31,902 − $15,688 = $16,214". */
export function sumOf(steps: readonly Step[]): string {
  return steps.map(({ kind, amount }, at) => (at === 0 ? amount : `${signs[kind]} ${amount}`)).join(" ");
}

/**
 * A number that was worked out, and below it, once asked for, how: what it means, the sum, and each step with its
 * source. The steps are those of the calculation itself, never a second text. Works without scripts.
 *
 * @param of what the number is, for who can't see what stands beside it
 * @param trace null where there is nothing to open, as the chance at a college that admits everyone: the number alone
 * @param whenOpened the steps are drawn once they are opened: for long lists that scripts draw anyway
 */
export function WorkedOut({
  of,
  trace,
  whenOpened = false,
  children,
}: {
  of: string;
  trace: Trace | null;
  whenOpened?: boolean;
  children: ReactNode;
}) {
  if (trace === null) return children;
  if (whenOpened) return <WorkedOutLater of={of} number={children} steps={() => <Steps trace={trace} />} />;
  return (
    <Opening of={of} number={children}>
      <Steps trace={trace} />
    </Opening>
  );
}

/**
 * The same for steps that are drawn, or even worked out, once somebody opens them.
 *
 * @param before what stands inside for who has no scripts
 */
export function WorkedOutLater({
  of,
  number,
  steps,
  before = null,
}: {
  of: string;
  number: ReactNode;
  steps: () => ReactNode;
  before?: ReactNode;
}) {
  const [opened, setOpened] = useState(false);
  return (
    <Opening of={of} number={number} onOpen={() => setOpened(true)}>
      {opened ? steps() : before}
    </Opening>
  );
}

function Opening({
  of,
  number,
  onOpen,
  children,
}: {
  of: string;
  number: ReactNode;
  /** Also where it was open before scripts came. */
  onOpen?: () => void;
  children: ReactNode;
}) {
  const t = useTranslate<DesignMessage>();
  return (
    <details
      ref={(details) => {
        if (details?.open) onOpen?.();
      }}
      className="group/worked print:contents"
      onToggle={onOpen}
    >
      <summary className="inline-flex min-h-11 items-center gap-2">
        {number}
        <Info className="size-5 shrink-0 text-link print:hidden" />
        <Spoken>{t(", how {of} was worked out", { of })}</Spoken>
      </summary>
      {children}
    </details>
  );
}

/**
 * The same for the figures of one row of a table, in a row of its own below them: steps in a cell would pull its column
 * apart. Each figure stands above its steps. Nothing where no figure of the row has steps, and not on paper.
 *
 * @param of the name of the row
 * @param span columns of the table
 */
export function WorkedOutRow({
  of,
  span,
  figures,
  cell = "",
  inside = "",
}: {
  of: string;
  span: number;
  figures: readonly { readonly of: string; readonly number: string; readonly trace: Trace | null }[];
  cell?: string;
  inside?: string;
}) {
  const traced = figures.flatMap(({ trace, ...figure }) => (trace === null ? [] : [{ ...figure, trace }]));
  if (traced.length === 0) return null;
  return (
    <tr className="print:hidden">
      <td colSpan={span} className={cell}>
        <details className={inside}>
          <summary className="inline-flex min-h-11 items-center gap-2 text-sm text-link">
            <Info className="size-5 shrink-0" />
            How {traced.length > 1 ? "these were" : "this was"} worked out<Spoken>: {of}</Spoken>
          </summary>
          <div className="grid gap-x-6 gap-y-3 pb-4 text-start sm:grid-cols-2 lg:grid-cols-3">
            {traced.map(({ of, number, trace }) => (
              <div key={of}>
                <p className="font-semibold">
                  {of}: <span className="figures whitespace-nowrap">{number}</span>
                </p>
                <Steps trace={trace} />
              </div>
            ))}
          </div>
        </details>
      </td>
    </tr>
  );
}

/** A text whose award years, such as 2027-28, don't break across lines. */
const withWholeYears = (text: string): ReactNode =>
  text.split(/(20\d\d-\d\d)(?!\d)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );

/** The steps themselves: what the number means, the sum, and a line for each. */
export function Steps({ trace: { definition, steps } }: { trace: Trace }) {
  const t = useTranslate<DesignMessage>();
  return (
    <div className="mt-1 mb-3 max-w-[34rem] border-s-4 border-brand ps-4 font-sans text-base font-normal text-ink">
      <p>{definition}</p>
      <p className="figures mt-2 font-semibold">{sumOf(steps)}</p>
      <table className="mt-2 w-full text-sm">
        <caption className="sr-only">{t("Step by step")}</caption>
        <tbody>
          {steps.map(({ label, kind, amount, rule }, at) => (
            <tr key={label} className="border-t border-rule align-baseline">
              <th
                scope="row"
                className={`py-1.5 pe-3 text-start wrap-anywhere ${kind === "result" ? "font-semibold" : "font-normal"}`}
              >
                {at > 0 && <Spoken>{t(spoken[kind])} </Spoken>}
                {withWholeYears(label)}
                {rule !== null && <span className="block font-normal text-muted">{withWholeYears(rule)}</span>}
              </th>
              <td className="figures py-1.5 text-end whitespace-nowrap">
                {at > 0 && kind !== "result" && <span aria-hidden="true">{signs[kind]} </span>}
                {amount}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
