import { useNavigate } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { kitchenTablePath } from "~/cost/asked-colleges";
import type { KeptValues } from "~/cost/choices";
import { DollarField, type FormState } from "~/cost/fields";
import { Button } from "~/design/button";
import { SelectField } from "~/design/field";
import { dollars, withCommas } from "~/design/figures";
import { FoldNarrow } from "~/design/fold-narrow";
import { TypedInTab } from "~/design/kept-form";
import type { Judged } from "~/forms/validated/form-options";
import { useValidatedForm } from "~/forms/validated/use-validated-form";
import { listPathname } from "~/student/list/list";
import { type Band, bandMiddles, bandNames } from "~/student/profile/income-bands";
import { useCounted } from "~/student/profile/use-counted";
import { useProfile } from "~/student/profile/use-profile";
import { stateChoices } from "./choices";
import { type TableFamily, thumbEnd } from "./family";
import { DollarLine, keepForm } from "./line";
import { scenarios } from "./scenarios";
import { type Reach, type Starts, type Table, type TableCollege, tableOf } from "./table";

/** What reads the form comes when it is first touched, for the line and for the messages. */
const load = () => import("./input");

/**
 * The form and the line. With scripts the line follows the thumb and everything else that is set, worked out on the
 * device; nothing is sent. Without them the form is posted and the server draws the same line.
 */
export function KitchenTable({
  colleges,
  starts,
  family,
  home,
  kept,
  posted,
  result,
  report,
}: Judged & {
  colleges: readonly TableCollege[];
  starts: Starts;
  /** As the server read the form; nothing known where there was none. */
  family: TableFamily;
  home: string;
  kept: KeptValues;
  /** Whether the page answers a form that was posted. */
  posted: boolean;
}) {
  const { props, conform, messages } = useValidatedForm({
    id: "kitchen-table",
    result,
    load,
    schema: ({ tableSchema }) => tableSchema,
    report,
  });
  const state: FormState = { kept, messages };
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const [live, setLive] = useState<TableFamily | null>(null);
  const [troubled, setTroubled] = useState(false);
  const now = live ?? family;
  const told = useProfile().band;
  const band = told === undefined ? null : (Number(told) as Band);
  useCounted({ income: now.income === null ? (told ?? "") : String(now.income) });
  const table = useMemo(() => tableOf(colleges, starts, now, band), [colleges, starts, now, band]);
  const unitids = colleges.map(({ unitid }) => unitid).join(",");
  const addressIn = (state: string) =>
    `${kitchenTablePath}?unitids=${unitids}${state === "" ? "" : `&state=${encodeURIComponent(state)}`}`;

  const note = scenarios.find(({ value }) => value === now.scenario)?.note ?? "";
  const homeName = stateChoices.find(({ value }) => value !== "" && value === home)?.label ?? "State";

  // Drawn once: with the choices of all states it would cost more than the line at each move of the thumb.
  const homeField = useMemo(
    () => <SelectField name="state" label="Home state" options={stateChoices} defaultValue={home} />,
    [home],
  );
  const others = (
    <>
      <div className="mt-3 lg:mt-5">
        <DollarField name="budget" label="You can pay a year" state={state} />
      </div>
      {/* On a phone the first college has to be seen below it. */}
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-4 lg:block [&>details[open]]:basis-full">
        <FoldNarrow title={`${homeName}, and what if`} open={family.scenario !== "now"}>
          <div className="mt-3 lg:mt-5">{homeField}</div>
          <fieldset className="mt-5">
            <legend className="font-semibold">What if</legend>
            <div className="mt-1 flex flex-wrap gap-x-5 lg:block">
              {scenarios.map(({ value, label }) => (
                <label key={value} className="flex min-h-11 items-center gap-2.5">
                  <input
                    type="radio"
                    name="scenario"
                    value={value}
                    defaultChecked={value === family.scenario}
                    className="size-5"
                  />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        </FoldNarrow>
        <Button look="next" className="lg:mt-3">
          Show the line
        </Button>
      </div>
    </>
  );

  function follow() {
    if (form.current === null) return;
    load().then(
      ({ readTable }) => {
        if (form.current === null) return;
        // As the form is by now: what comes for an earlier touch may come after what came for a later one.
        const reading = readTable(fieldsOf(form.current));
        setTroubled(!reading.ok);
        if (reading.ok) setLive(reading.family);
      },
      // Without it the button asks the server.
      () => {},
    );
    // The state is no money: it goes into the address, and with it come that state's community colleges.
    // Without a connection there is no such page; the line follows all the same.
    const chosen = fieldsOf(form.current).get("state") ?? "";
    if (chosen !== home && navigator.onLine) navigate(addressIn(chosen), { replace: true, preventScrollReset: true });
  }
  return (
    <>
      <form id={keepForm} method="get" action={listPathname} hidden />
      <form
        {...props}
        ref={form}
        method="post"
        // F5 opens it without what was posted, which this tab has: the colleges are there again.
        action={addressIn(home)}
        data-offline="You’re offline: the line here is worked out on this device and follows what you type. What you typed stays here."
        onChange={follow}
        className="max-lg:[&_:is(input,select,summary,button)]:scroll-mt-[calc(var(--bar-height)+8rem)] lg:grid lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-x-12"
      >
        {conform}
        <TypedInTab name="kitchen-table" form="kitchen-table" posted={posted} />
        <input type="hidden" name="unitids" value={unitids} />
        {/* On a phone the income is a child of the form, so that it stays in sight down to the last college. */}
        <div className="max-lg:contents print:hidden!">
          <Income
            state={state}
            income={now.income ?? (band === null ? null : bandMiddles[band])}
            answer={shortAnswer(table)}
          />
          {others}
        </div>
        <div id="line" className="mt-5 min-w-0 lg:mt-0">
          <p aria-live="polite" className="font-serif text-xl leading-snug font-semibold">
            {sentence(table)}
          </p>
          {(troubled || note !== "") && (
            <p className="mt-1 mb-4 text-sm text-muted">
              {troubled ? "The last amounts that could be read. " : ""}
              {note}
            </p>
          )}
          <DollarLine table={table} drawn={live === null} />
          <p className="mt-3 text-sm text-muted">
            One year after grants, {table.year}
            {ofIncome(table, now.income === null)}. The bar is the range, the mark its middle: what past families paid,
            not an offer.
            {table.budget !== null && " The dashed line is your budget."}
            <span className="[@media(scripting:none)]:hidden"> All of it is worked out on this device.</span>
          </p>
        </div>
      </form>
    </>
  );
}

const fieldsOf = (form: HTMLFormElement) => new URLSearchParams([...new FormData(form)] as [string, string][]);

/** Whose prices they are. */
const ofIncome = ({ income, band }: Table, guessed: boolean): string =>
  income !== null
    ? `, at ${dollars(income)}${guessed ? ", starting from the middle of the band you told us" : ""}`
    : band !== null
      ? `, for families with ${bandNames[band]}, as you told us`
      : ", for the average of families with aid";

/** "5 of 8 are within $18,000 a year; 2 more might fit." */
function sentence({ rows, budget, income }: Table): ReactNode {
  const priced = rows.filter(({ price }) => price !== null);
  if (budget === null) return income === null ? toBegin : toGoOn;
  const within = priced.filter(({ reach }) => reach === "within").length;
  const perhaps = priced.filter(({ reach }) => reach === "perhaps").length;
  const more = perhaps === 0 ? "" : `; ${perhaps}${within === 0 ? "" : " more"} might fit`;
  return `${within} of ${priced.length} ${within === 1 ? "is" : "are"} within ${dollars(budget)} a year${more}.`;
}

/** The same, beside the thumb on a phone; empty where no budget is known. */
function shortAnswer({ rows, budget }: Table): string {
  if (budget === null) return "";
  const count = (reach: Reach) => rows.filter((row) => row.reach === reach).length;
  const perhaps = count("perhaps") === 0 ? "" : `, maybe ${count("perhaps")}${count("within") === 0 ? "" : " more"}`;
  return `In reach: ${count("within")} of ${rows.filter(({ price }) => price !== null).length}${perhaps}`;
}

const toBegin = (
  <>
    {/* On a phone the first college needs the room, and the title says the same. */}
    <span className="max-lg:hidden [@media(scripting:none)]:hidden">Slide the income to see each college move.</span>
    <span className="hidden [@media(scripting:none)]:inline">Type the income to see where each college stands.</span>
  </>
);

/** The same holds for it: on a phone the field for it stands just above. */
const toGoOn = <span className="max-lg:hidden">Type what you can pay to see how far it reaches.</span>;

/**
 * The income as a number and, with scripts, as a thumb: both are one answer. On a phone it stays in sight, with what it
 * comes to, while the colleges below slide.
 */
function Income({ state, income, answer }: { state: FormState; income: number | null; answer: string }) {
  const [ready, setReady] = useState(false);
  const thumb = useRef<HTMLInputElement>(null);
  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (thumb.current && document.activeElement !== thumb.current) thumb.current.value = String(income ?? 60_000);
  }, [income]);
  const slide = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const field = currentTarget.form?.elements.namedItem("income");
    if (field instanceof HTMLInputElement) field.value = withCommas(Number(currentTarget.value));
  };
  return (
    <div
      className={`grid grid-cols-[min(11.75rem,55%)_minmax(0,1fr)] items-end gap-x-4 bg-paper lg:block ${
        ready
          ? "max-lg:sticky max-lg:top-(--bar-height) max-lg:z-20 max-lg:-mx-5 max-lg:border-b max-lg:border-rule max-lg:px-5 max-lg:py-2 sm:max-lg:-mx-8 sm:max-lg:px-8 [@media(max-height:24rem)]:static"
          : ""
      }`}
    >
      <DollarField name="income" label="Family income a year" state={state} />
      {ready && (
        <>
          <input
            ref={thumb}
            type="range"
            aria-label="Family income a year, as a slider"
            min={0}
            max={thumbEnd}
            step={1_000}
            defaultValue={income ?? 60_000}
            onInput={slide}
            className="h-11 w-full max-w-96 accent-brand lg:mt-3"
          />
          <p
            aria-hidden="true"
            className="col-span-2 mt-1 text-sm font-semibold text-brand-deep empty:hidden lg:hidden"
          >
            {answer}
          </p>
        </>
      )}
    </div>
  );
}
