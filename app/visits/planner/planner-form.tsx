import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { writeDuration } from "~/calendar/time";
import { CollegeField } from "~/colleges/find/college-field";
import { Button } from "~/design/button";
import { ChoiceField, SelectField, TextField } from "~/design/field";
import { KeepOnDevice } from "~/design/keep-on-device";
import { TypedInTab } from "~/design/kept-form";
import { More } from "~/design/more";
import { holdOffline } from "~/design/offline-form";
import type { Refusal } from "~/forms/schema/refusal";
import type { Report } from "~/forms/validated/form-options";
import { useValidatedForm } from "~/forms/validated/use-validated-form";
import { GoneColleges } from "~/season/gone-colleges";
import { plannerPath } from "~/visits/paths";
import { mostStops } from "~/visits/routing/order";
import {
  backChoices,
  driverChoices,
  paceChoices,
  tourDayChoices,
  tourLengths,
  usualSettings,
} from "~/visits/routing/settings";
import { BookedTours } from "./booked-tours";
import { NoneYet } from "./none-yet";
import type { PlannerForm } from "./read-planner";

type Errors = (name: string) => readonly string[] | undefined;

/** The whole planner as one plain GET form: what it sends is the address of the trip. */
export function TripForm({ form, result, report }: { form: PlannerForm; result: Refusal | undefined; report: Report }) {
  const { values, chosen, messages, asked } = form;
  const {
    props,
    conform,
    field: validated,
  } = useValidatedForm({
    id: "trip-form",
    result,
    load: () => import("./trip-schema"),
    schema: ({ tripSchema }, typed) => tripSchema(typed),
    report,
    // Whether there is such a place, the browser doesn't know.
    holdsBack: false,
  });
  const errors = (name: string) => validated(name).errors;
  const field = (name: string) => ({ name, errors: errors(name), defaultValue: values[name] ?? "" });
  const wrong = (...names: string[]) => names.some((name) => messages[name] !== undefined);
  const unitids = chosen.map(({ unitid }) => unitid).join(",");
  const filled = (...names: string[]) => names.some((name) => (values[name] ?? "") !== "");
  return (
    // A new form for every list of colleges and every search, so that no old tick or word stays behind.
    <Form
      key={`${asked}|${chosen.map(({ unitid }) => unitid).join()}`}
      {...props}
      method="get"
      action={plannerPath}
      onSubmit={(event) => {
        props.onSubmit(event);
        holdOffline(event, (event.nativeEvent as SubmitEvent).submitter);
      }}
    >
      {conform}
      <TypedInTab name="visits" form="trip-form" />
      {/* The Enter key presses the first button of a form: this one, which is not seen. */}
      <button type="submit" name="do" value="plan" tabIndex={-1} aria-hidden="true" className="sr-only">
        Plan the trip
      </button>
      <Group id="colleges" title="The colleges">
        {/* The list of colleges is kept as an address. */}
        <div data-device="" className="grid gap-7">
          <Colleges form={form} errors={errors} />
        </div>
      </Group>
      <Group id="ends" title="Where and when">
        <TextField
          {...field("from")}
          label="Starting point"
          hint="A ZIP code, or a city that has a college, such as Columbus, OH."
          autoComplete="postal-code"
          className="max-w-80"
        />
        <ChoiceField
          name="back"
          label="Where the trip ends"
          options={backChoices}
          chosen={[values.back ?? "start"]}
          errors={errors("back")}
          columns={3}
        />
        <TextField
          {...field("to")}
          label="If somewhere else, where?"
          hint="A ZIP code or a city."
          autoComplete="off"
          className="max-w-80"
        />
        <div className="grid gap-7 sm:grid-cols-2">
          <TextField
            {...field("first")}
            type={picked(values.first, /^\d{4}-\d{2}-\d{2}$/) && !wrong("first") ? "date" : "text"}
            label="First day"
            hint="Leave it empty to see how many days it takes. If you enter one, we skip days without tours and you get a calendar file."
            className="max-w-56"
          />
          <TextField
            {...field("days")}
            label="Days you have"
            hint="Travel included. Leave it empty for as many days as it takes."
            inputMode="numeric"
            autoComplete="off"
            className="max-w-28"
          />
        </div>
      </Group>
      <Group id="travel" title="How you like to travel">
        <ChoiceField
          name="pace"
          label="Most tours in a day"
          options={paceChoices}
          chosen={[values.pace ?? String(usualSettings.pace)]}
          errors={errors("pace")}
        />
        <div className="grid gap-7 sm:grid-cols-2">
          <SelectField
            {...field("tour")}
            defaultValue={values.tour ?? String(usualSettings.tourMinutes)}
            label="Time at each college"
            hint="Tour and information session together."
            options={tourLengths.map((minutes) => ({ value: String(minutes), label: writeDuration(minutes) }))}
          />
          <SelectField
            {...field("run")}
            defaultValue={values.run ?? usualSettings.tourDays}
            label="Tour days"
            hint="Some colleges also give tours on Saturdays. Check with them."
            options={tourDayChoices.map(({ value, label }) => ({ value, label }))}
          />
          <SelectField
            {...field("drivers")}
            defaultValue={values.drivers ?? "1"}
            label="Drivers"
            hint="Sets the most hours of driving in a day: 6, 8 or 10."
            options={driverChoices.map(({ value, label }) => ({ value, label }))}
          />
        </div>
        <More
          title="Daily limits"
          className="border-y border-rule"
          open={wrong("hours", "leave", "until") || filled("hours", "leave", "until")}
        >
          <div className="grid gap-7 sm:grid-cols-3">
            <TextField
              {...field("hours")}
              label="Most hours of driving a day"
              inputMode="decimal"
              autoComplete="off"
              after="hours"
            />
            <TextField
              {...field("leave")}
              type={picked(values.leave, /^\d{2}:\d{2}$/) ? "time" : "text"}
              label="Earliest departure"
              hint="Usually 8:00 am."
            />
            <TextField
              {...field("until")}
              type={picked(values.until, /^\d{2}:\d{2}$/) ? "time" : "text"}
              label="Off the road by"
              hint="Usually 8:00 pm."
            />
          </div>
        </More>
        {chosen.length > 0 && <BookedTours form={form} errors={errors} />}
      </Group>
      <Kept values={values} names={["mpg", "fuel", "night", "rooms"]} />
      <div className="pt-8">
        <Button look="next" name="do" value="plan" className="min-w-[min(12rem,100%)]">
          Plan the trip
        </Button>
        <KeepOnDevice
          name="visits"
          // A trip in the address is one trip: nothing of another is mixed in.
          given={Object.values(values).some((value) => value !== undefined && value !== "") ? null : []}
          address={unitids === "" ? null : `${plannerPath}?unitids=${unitids}`}
        />
      </div>
    </Form>
  );
}

/** A picker shows nothing for what it cannot read; what was typed otherwise stays in a plain field. */
function picked(value: string | undefined, form: RegExp): boolean {
  return value === undefined || value === "" || form.test(value);
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-rule py-8">
      <h2 id={`${id}-title`} className="mb-5 text-2xl">
        {title}
      </h2>
      <div className="grid gap-7">{children}</div>
    </section>
  );
}

/** What other pages ask (prices) goes along unseen. */
function Kept({ values, names }: { values: PlannerForm["values"]; names: readonly string[] }) {
  return names.map((name) =>
    values[name] === undefined ? null : <input key={name} type="hidden" name={name} value={values[name]} />,
  );
}

function Colleges({ form, errors }: { form: PlannerForm; errors: Errors }) {
  const { chosen, found, gone, asked } = form;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // With JavaScript the page stays: the reader is taken to what was found.
    if (asked !== "") list.current?.focus();
  }, [asked]);
  return (
    <>
      {(chosen.length > 0 || errors("unitids")) && (
        <ChoiceField
          name="unitids"
          label={`On this trip: ${chosen.length} of at most ${mostStops}`}
          hint={chosen.length > 0 ? "Uncheck a college to leave it out." : undefined}
          many
          options={chosen.map(({ unitid, name, place }) => ({ value: String(unitid), label: name, hint: place }))}
          chosen={chosen.map(({ unitid }) => String(unitid))}
          errors={errors("unitids")}
          columns={2}
        />
      )}
      {chosen.length === 0 && asked === "" && <NoneYet />}
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-[min(16rem,100%)] grow sm:max-w-md">
          <CollegeField
            name="q"
            label={chosen.length === 0 ? "Find a college" : "Find another"}
            hint="A name, a city or a state."
            defaultValue={asked}
            taken={chosen.map(({ unitid }) => unitid)}
            press={({ unitid }) => ({
              name: "do",
              value: "add",
              action: `${plannerPath}#colleges`,
              fields: { unitids: String(unitid) },
            })}
          />
        </div>
        <input type="hidden" name="asked" value={asked} />
        <Button name="do" value="find" formNoValidate formAction={`${plannerPath}#colleges`}>
          <Search aria-hidden="true" className="size-4" />
          Find
        </Button>
      </div>
      {asked !== "" && (
        <div ref={list} tabIndex={-1} className="outline-none">
          <GoneColleges gone={gone} />
          {found.length === 0 ? (
            gone.length === 0 && (
              <p role="status">No other college found for “{asked}”. Try its full name or its city.</p>
            )
          ) : (
            <>
              <ChoiceField
                id="found"
                name="unitids"
                label={`Found for “${asked}”`}
                hint="Check the ones to visit."
                many
                options={found.map(({ unitid, name, place }) => ({ value: String(unitid), label: name, hint: place }))}
                chosen={[]}
                columns={2}
              />
              <Button name="do" value="add" formNoValidate formAction={`${plannerPath}#colleges`} className="mt-3">
                Add the ones I checked
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );
}
