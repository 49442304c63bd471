import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import { CollegeField } from "~/colleges/find/college-field";
import { Button } from "~/design/button";
import { ChoiceField, SelectField, TextField } from "~/design/field";
import { TypedInTab } from "~/design/kept-form";
import { Section } from "~/design/layout";
import { holdOffline } from "~/design/offline-form";
import type { Refusal } from "~/forms/schema/refusal";
import type { Report } from "~/forms/validated/form-options";
import { useValidatedForm } from "~/forms/validated/use-validated-form";
import { states } from "~/geography/states";
import { GoneColleges } from "~/season/gone-colleges";
import { timelinePath } from "~/timeline/address";
import {
  aidChoices,
  artChoices,
  mostColleges,
  pathChoices,
  recommenderChoices,
  testChoices,
} from "~/timeline/planning/choices";
import { CollegeRow } from "./college-row";
import { timelineFieldId } from "./field-id";
import type { FormState } from "./form-state";

const stateOptions = [
  { value: "", label: "Choose a state" },
  ...Object.entries(states).map(([value, label]) => ({ value, label })),
];

/** What was typed, by field. */
function fieldsOf({ values }: FormState) {
  return {
    one: (name: string) => values.find(([key]) => key === name)?.[1] ?? "",
    many: (name: string) => values.filter(([key]) => key === name).flatMap(([, value]) => value.split(",")),
    has: (name: string) => values.some(([key]) => key === name),
  };
}

type Errors = (name: string) => readonly string[] | undefined;

/** The whole form, one GET: the plan it leads to has an address that can be kept and shared. */
export function TimelineForm({
  form,
  result,
  report,
}: {
  form: FormState;
  result: Refusal | undefined;
  report: Report;
}) {
  const {
    props,
    conform,
    field: validated,
  } = useValidatedForm({
    id: "timeline",
    result,
    load: () => import("./timeline-schema"),
    schema: ({ timelineSchema }, typed) => timelineSchema(typed, form.today),
    report,
    idOf: timelineFieldId,
  });
  const errors: Errors = (name) => validated(name).errors;
  const field = { ...fieldsOf(form), errors };
  const from = field.one("from");
  return (
    <Form
      {...props}
      method="get"
      action={timelinePath}
      onSubmit={(event) => {
        props.onSubmit(event);
        holdOffline(event, (event.nativeEvent as SubmitEvent).submitter);
      }}
      className="max-w-[46rem]"
    >
      {conform}
      <TypedInTab name="timeline" form="timeline" />
      {/* Enter in a field presses the first button of a form: this one, not "Take out". */}
      <button type="submit" name="do" value="plan" tabIndex={-1} aria-hidden="true" className="sr-only">
        Make my timeline
      </button>
      {from !== "" && <input type="hidden" name="from" value={from} />}
      <Section id="you" title="You">
        <div className="grid gap-7">
          <TextField
            label="Class year"
            name="year"
            hint="The year you finish high school, with four digits. If you transfer, the year you want to start at the new college."
            inputMode="numeric"
            autoComplete="off"
            defaultValue={field.one("year")}
            errors={field.errors("year")}
            className="max-w-32"
          />
          <ChoiceField
            label="How you’re starting college"
            name="path"
            options={pathChoices}
            chosen={[field.one("path") || "first"]}
            errors={field.errors("path")}
          />
          <SelectField
            label="Your state"
            name="state"
            hint="For your state’s FAFSA date."
            options={stateOptions}
            defaultValue={field.one("state")}
            errors={field.errors("state")}
            className="max-w-80"
          />
        </div>
      </Section>
      <Section id="colleges" title="Your colleges">
        <Colleges form={form} errors={errors} />
      </Section>
      <Section id="needs" title="What you send">
        <div className="grid gap-7">
          <ChoiceField
            label="A test"
            name="tests"
            hint="Many colleges don’t require one. We only plan one if a college on your list takes scores."
            options={testChoices}
            columns={2}
            chosen={[field.one("tests") || "sat"]}
            errors={field.errors("tests")}
          />
          <SelectField
            label="Letters of recommendation"
            name="recommenders"
            options={recommenderChoices}
            defaultValue={field.one("recommenders") || "2"}
            errors={field.errors("recommenders")}
            className="max-w-48"
          />
          <input type="hidden" name="aid" value="no" />
          <ChoiceField
            label="Aid forms"
            name="aid"
            many
            options={aidChoices}
            chosen={field.has("aid") ? field.many("aid") : ["fafsa"]}
            errors={field.errors("aid")}
          />
          <ChoiceField
            label="Do you need a portfolio or audition for art, music or theater?"
            name="arts"
            options={artChoices}
            columns={3}
            chosen={[field.one("arts") || "no"]}
            errors={field.errors("arts")}
          />
        </div>
      </Section>
      <div className="border-t border-rule pt-8">
        <Button look="next" name="do" value="plan" className="min-w-[min(14rem,100%)]">
          Make my timeline
        </Button>
        <p className="mt-3 text-sm text-muted">
          Your answers are in the page’s address, so you can save or share it. We don’t store anything; this tab
          remembers what you typed until you close it.
        </p>
      </div>
    </Form>
  );
}

function Colleges({ form, errors }: { form: FormState; errors: Errors }) {
  const { chosen, found, entry, looked } = form;
  const field = { ...fieldsOf(form), errors };
  const transfer = field.one("path") === "transfer";
  return (
    <>
      {chosen.length > 0 ? (
        <>
          <p className="max-w-[42rem] text-muted">
            {transfer
              ? "We have transfer dates for only a few colleges. Enter the date from the college’s own page. Until you do, we plan for the next day colleges usually close."
              : `Each date says which fall it’s for. If the college’s own page has a different date, enter it and the plan will use yours.`}
          </p>
          <ul className="mt-5 border-t border-rule">
            {chosen.map((college) => (
              <CollegeRow
                key={college.unitid}
                college={college}
                entry={entry}
                plan={field.one(`plan-${college.unitid}`)}
                date={field.one(`date-${college.unitid}`)}
                sent={field.one(`sent-${college.unitid}`)}
                transfer={transfer}
                planErrors={field.errors(`plan-${college.unitid}`)}
                dateAsText={form.messages[`date-${college.unitid}`] !== undefined}
                dateErrors={field.errors(`date-${college.unitid}`)}
                sentErrors={field.errors(`sent-${college.unitid}`)}
              />
            ))}
          </ul>
        </>
      ) : (
        <p className="max-w-[42rem] text-muted">
          Add up to {mostColleges}. You can also leave this empty and get a plan for the year without college dates.
        </p>
      )}
      <div className="mt-7 flex items-end gap-2">
        <div className="grow">
          <CollegeField
            // Empty again after a search: what was found stands below, and the next button makes the plan.
            key={`${looked} ${chosen.length}`}
            label={chosen.length > 0 ? "Add another college" : "Add a college"}
            name="q"
            hint="A name, a nickname or a city."
            errors={field.errors("q")}
            taken={chosen.map(({ unitid }) => unitid)}
            press={({ unitid }) => ({ name: "do", value: "add", fields: { unitids: String(unitid) } })}
          />
        </div>
        <Button name="do" value="find" formNoValidate>
          <Search aria-hidden="true" className="size-4" />
          Find
        </Button>
      </div>
      {found !== null && (
        <div id="found" key={looked} className="mt-5">
          <GoneColleges gone={form.gone} note="You can’t add it." />
          {found.length === 0 ? (
            form.gone.length === 0 && (
              <p>We didn’t find another college with a name like “{looked}.” Try another spelling or the city.</p>
            )
          ) : (
            <>
              <ChoiceField
                label={`Colleges for “${looked}”`}
                name="unitids"
                id="found-colleges"
                many
                options={found.map(({ unitid, name, place }) => ({ value: String(unitid), label: name, hint: place }))}
                chosen={[]}
              />
              <Button name="do" value="add" formNoValidate className="mt-3">
                Add the ones I checked
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );
}
