import { Link } from "@remix-run/react";
import { type FormEvent, useMemo } from "react";
import { usualEntry } from "~/colleges/price/award-year";
import { bandNames } from "~/colleges/price/income-bands";
import { states } from "~/colleges/states";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { SelectField, TextField } from "~/design/field";
import { count, dollars, NOT_REPORTED } from "~/design/figures";
import { Page, PageHeading, Section } from "~/design/layout";
import { KeepButton } from "~/student/list/keep-button";
import { IncomeCounted } from "~/student/profile/income-counted";
import { collegeSorts } from "./colleges-for";
import type { MajorView } from "./major-page.server";
import { MajorSources } from "./majors-page";
import { Numbers } from "./numbers";
import { majorsPath } from "./path";
import { useKnownHome } from "./use-known-home";
import { earningsWords, levelNames, spreadWords } from "./words";
import { WorkSection } from "./work-section";

const FOR = "for-you";
const nobody = { value: "", label: "Rather not say" };
const stateOptions = [
  nobody,
  ...Object.entries(states).map(([value, label]) => ({ value, label })),
  { value: "abroad", label: "Outside the U.S." },
];
const incomeOptions = [nobody, ...bandNames.map((label, at) => ({ value: String(at), label }))];

/** The page of one field of study. `income`: the band that was posted, as the form holds it. */
export function MajorPage({ view, income, ownAdmission }: { view: MajorView; income: string; ownAdmission: boolean }) {
  const { major, title, programs, nearby, zipError } = view;
  useKnownHome(view, income !== "");
  const mistakes = useMemo(() => (zipError === null ? [] : [{ field: "zip", message: zipError }]), [zipError]);
  return (
    <Page wide>
      <PageHeading
        above={
          <span className="print:hidden">
            <Link to={majorsPath}>Majors and careers</Link> <span aria-hidden="true">›</span> {major.family}
          </span>
        }
        title={major.name}
      />
      <ErrorSummary mistakes={mistakes} />
      <AtAGlance view={view} />
      <Section id="what" title="What it is">
        <div className="grid max-w-[46rem] gap-3">
          <p>
            Colleges report it as “{title.replace(/\.$/, "")}” (CIP {major.cip4.slice(0, 2)}.{major.cip4.slice(2)}),
            part of {major.family.charAt(0).toLowerCase() + major.family.slice(1)}.
            {programs.length > 1 && ` It takes in ${count(programs.length)} programs:`}
          </p>
          {programs.length > 1 && <Programs titles={programs} />}
          {ownAdmission && (
            <p>
              Many colleges decide separately who gets into this field. They may ask for higher grades, or for a
              portfolio or an audition in the arts. Your chance may be lower than the college’s own admission rate. Ask
              whether you apply to the program, and how many of those who ask for it get in.
            </p>
          )}
        </div>
      </Section>
      <WorkSection view={view} />
      <Teaching view={view} income={income} />
      {nearby.length > 0 && (
        <Section id="nearby" title="Fields nearby">
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {nearby.map(({ path, name }) => (
              <li key={path}>
                <Link to={path} className="inline-flex min-h-11 items-center py-1.5">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-muted">
            They prepare for some of the same occupations, or are of one family.
          </p>
        </Section>
      )}
      <MajorSources />
    </Page>
  );
}

function Programs({ titles }: { titles: readonly string[] }) {
  const list = (some: readonly string[]) => (
    <ul className="list-disc space-y-1 ps-6">
      {some.map((title) => (
        <li key={title}>{title.replaceAll("/", "/\u200b")}</li>
      ))}
    </ul>
  );
  if (titles.length <= 8) return list(titles);
  return (
    <>
      {list(titles.slice(0, 6))}
      <details>
        <summary className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4">
          {titles.length - 6} more
        </summary>
        {list(titles.slice(6))}
      </details>
    </>
  );
}

/** The figures one would come for, at both levels. */
function AtAGlance({ view: { major, debt, asked } }: { view: MajorView }) {
  const { bachelor, associate } = major.figures;
  const own = major.figures[asked.level];
  const rows: readonly (readonly [name: string, value: string, note: string])[] = [
    [
      "Bachelor’s degrees a year",
      count(bachelor.awards),
      `${count(bachelor.colleges)} ${bachelor.colleges === 1 ? "college" : "colleges"}`,
    ],
    [
      "Associate degrees a year",
      count(associate.awards),
      `${count(associate.colleges)} ${associate.colleges === 1 ? "college" : "colleges"}`,
    ],
    [
      "Earnings after five years",
      dollars(own.earnings?.mid ?? null),
      own.earnings === null
        ? `${levelNames[asked.level]}, too few programs report it`
        : `${levelNames[asked.level]}; middle half of programs ${spreadWords(own.earnings)}`,
    ],
    [
      "Typical debt where it’s taught",
      dollars(debt?.mid ?? null),
      debt === null
        ? "too few colleges report it"
        : "federal loans of all graduates who borrowed at these colleges, 2020-21; debt by major isn’t in our tables",
    ],
  ];
  return (
    <>
      <dl className="grid gap-x-8 gap-y-5 pb-4 sm:grid-cols-2 lg:grid-cols-4">
        {rows.map(([name, value, note]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd>
              <span className={value === NOT_REPORTED ? "text-muted" : "figures text-2xl font-semibold"}>{value}</span>
              <span className="block text-sm leading-snug text-muted">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="max-w-[46rem] pb-8 text-sm text-muted">{earningsWords(own)}</p>
    </>
  );
}

/** Who teaches it, near somebody and for their price. Posted, because income may stand in no address. */
function Teaching({ view, income }: { view: MajorView; income: string }) {
  const { major, asked, list, address, zipError } = view;
  const both = major.figures.bachelor.colleges > 0 && major.figures.associate.colleges > 0;
  const known = asked.state !== "" || asked.zip !== "" || income !== "";
  return (
    <Section id="colleges" title={`Who teaches it: ${count(list.total)} ${list.total === 1 ? "college" : "colleges"}`}>
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
            defaultValue={income}
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
      <div className="mt-4">
        <IncomeCounted
          posted={{ income, state: asked.state, zip: asked.zip }}
          action={`${address}#colleges`}
          missing={asked.state === "" && asked.zip === "" ? ["state"] : []}
        />
      </div>
      <table className="mt-6 w-full max-sm:block">
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
              <th scope="row" className="py-2.5 pe-4 font-normal max-sm:col-span-3 max-sm:py-0">
                <div className="flex items-start justify-between gap-3">
                  <Link to={line.path} className="min-w-0 font-serif text-lg leading-snug font-semibold wrap-anywhere">
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
      <Numbers page={list} to={(page) => `${pageAddress(view, page)}#colleges`} form={income === "" ? null : FOR} />
      <p className="text-sm text-muted">
        Price: our estimate for {usualEntry}
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
