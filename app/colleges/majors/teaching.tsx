import { Link } from "@remix-run/react";
import type { FormEvent } from "react";
import { usualEntry } from "~/colleges/price/award-year";
import { Button } from "~/design/button";
import { SelectField, TextField } from "~/design/field";
import { count, dollars, NOT_REPORTED } from "~/design/figures";
import { FoldNarrow } from "~/design/fold-narrow";
import { Section } from "~/design/layout";
import { states } from "~/geography/states";
import { KeepButton } from "~/student/list/keep-button";
import { bandNames, readIncome } from "~/student/profile/income-bands";
import { IncomeCounted } from "~/student/profile/income-counted";
import { collegeSorts } from "./colleges-for";
import type { MajorView } from "./major-view";
import { Numbers } from "./numbers";
import { levelNames } from "./words";

const FOR = "for-you";
const nobody = { value: "", label: "Rather not say" };
const stateOptions = [
  nobody,
  ...Object.entries(states).map(([value, label]) => ({ value, label })),
  { value: "abroad", label: "Outside the U.S." },
];
const incomeOptions = [nobody, ...bandNames.map((label, at) => ({ value: String(at), label }))];

/** Income that the device counts in the prices of the table by itself, as the match takes it; "" for none. */
export interface CountedHere {
  readonly income: string;
  readonly here: "working" | "done" | null;
}

/** Who teaches it, near somebody and for their price. Posted, because income may stand in no address. */
export function Teaching({ view, income, counted }: { view: MajorView; income: string; counted: CountedHere }) {
  const { major, asked, list, address, zipError } = view;
  const both = major.figures.bachelor.colleges > 0 && major.figures.associate.colleges > 0;
  const known = asked.state !== "" || asked.zip !== "" || income !== "" || counted.here === "done";
  return (
    <Section id="colleges" title={`Who teaches it: ${count(list.total)} ${list.total === 1 ? "college" : "colleges"}`}>
      <FoldNarrow title="Home state, income, order and degree" open={!known || zipError !== null}>
        <form
          id={FOR}
          method="post"
          action={`${address}#colleges`}
          onSubmit={(event) => sendToItsAddress(event, major.path)}
          noValidate
          className="print:hidden"
        >
          <div className="grid max-w-[60rem] items-end gap-x-4 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
            <SelectField name="state" label="Home state" options={stateOptions} defaultValue={asked.state} />
            <TextField
              name="zip"
              label="ZIP code, for distance"
              inputMode="numeric"
              autoComplete="postal-code"
              defaultValue={asked.zip}
              errors={zipError === null ? undefined : [zipError]}
            />
            <SelectField
              name="income"
              label="Family income"
              options={incomeOptions}
              defaultValue={String(readIncome(income)?.band ?? "")}
              autoComplete="off"
              data-private=""
            />
            <SelectField name="sort" label="Order" options={collegeSorts} defaultValue={asked.sort} />
            {both && (
              <SelectField
                name="level"
                label="Degree"
                defaultValue={asked.level}
                options={[
                  { value: "bachelor", label: "Bachelor’s" },
                  { value: "associate", label: "Associate" },
                ]}
              />
            )}
            <Button look="next">Show</Button>
          </div>
          <p className="mt-2 text-sm text-muted">
            Your income is used once, for these prices. It never becomes part of the address.
          </p>
        </form>
      </FoldNarrow>
      <div className="mt-4">
        <IncomeCounted
          posted={{ income: income === "" ? counted.income : income, state: asked.state, zip: asked.zip }}
          here={counted.here}
          action={`${address}#colleges`}
          missing={asked.state === "" && asked.zip === "" ? ["state"] : []}
        />
      </div>
      <table className="first-ten mt-6 w-full max-sm:block">
        <caption className="sr-only">
          Colleges {list.from} to {list.to} of {count(list.total)} with {levelNames[asked.level]} degrees in{" "}
          {major.name}
        </caption>
        <thead className="max-sm:hidden">
          <tr className="border-b border-rule-strong align-bottom text-sm">
            <th scope="col" className="py-2 pe-4 font-normal">
              College
            </th>
            {["Price, first year", "Degrees a year", "Earnings here"].map((head) => (
              <th key={head} scope="col" className="py-2 ps-4 text-end font-normal">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {list.items.map((line) => (
            <tr
              key={line.unitid}
              className="border-b border-rule align-baseline max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-4 max-sm:py-3"
            >
              <th scope="row" className="py-2.5 pe-4 font-normal max-sm:col-span-3 max-sm:p-0">
                <div className="flex flex-wrap items-start justify-between gap-x-3">
                  <Link to={line.path} className="max-w-full flex-1 font-serif text-lg leading-snug font-semibold">
                    {line.name}
                  </Link>
                  <KeepButton unitid={line.unitid} name={line.name} slim />
                </div>
                <span className="block text-sm text-muted">
                  {line.city}, {line.state}
                  {line.miles !== null && ` · ${count(line.miles)} miles`}
                  {line.fewFinish !== null && <span className="block font-semibold text-ink">{line.fewFinish}</span>}
                </span>
              </th>
              {(
                [
                  ["Price", dollars(line.price), line.priceNote],
                  ["Degrees a year", count(line.awards), ""],
                  ["Earnings here", dollars(line.earnings), ""],
                ] as const
              ).map(([name, value, note]) => (
                <td key={name} className="py-2.5 ps-4 text-end max-sm:p-0 max-sm:py-1 max-sm:text-start">
                  <span className="block text-xs text-muted sm:hidden">{name}</span>
                  <span className={value === NOT_REPORTED ? "text-xs text-muted" : "figures"}>{value}</span>
                  {note !== "" && <span className="block text-xs text-muted">{note}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {list.items.length > 10 && (
        // On a phone the first ten stand, the others are behind their count.
        <details className="fold-narrow first-rows">
          <summary className="flex min-h-11 items-center font-semibold text-link underline underline-offset-4">
            Show all {list.items.length} of this page
          </summary>
        </details>
      )}
      <Numbers page={list} to={(page) => `${pageAddress(view, page)}#colleges`} form={income === "" ? null : FOR} />
      <p className="text-sm text-muted">
        Some colleges are missing here, because the federal files don’t list their programs one by one. Price: our
        estimate for {usualEntry}
        {known ? " with what you told us" : "; without a home state it’s the out-of-state price at public colleges"}.{" "}
        Distance is a straight line.
      </p>
    </Section>
  );
}

/**
 * Sends the form to the address that holds every answer but the money: where scripts run, a refresh opens the address,
 * and the list would silently be another one.
 */
function sendToItsAddress({ currentTarget: form, nativeEvent }: FormEvent<HTMLFormElement>, path: string): void {
  const { submitter } = nativeEvent as SubmitEvent;
  const answers = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (name !== "income" && typeof value === "string" && value !== "") answers.set(name, value);
  }
  form.action = `${path}?${answers}#colleges`;
}

/** The address of another page of the list. */
function pageAddress({ address }: MajorView, page: number): string {
  const [path = "", search = ""] = address.split("?");
  const params = new URLSearchParams(search);
  params.set("page", String(page));
  return `${path}?${params}`;
}
