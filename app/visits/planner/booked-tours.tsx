import { TextField } from "~/design/field";
import { More } from "~/design/more";
import { bookedField } from "~/visits/routing/settings";
import type { PlannerForm } from "./read-planner";

/** Tours whose day and hour the college has already given; the trip is built around them. */
export function BookedTours({
  form,
  errors,
}: {
  form: PlannerForm;
  errors: (name: string) => readonly string[] | undefined;
}) {
  const { chosen, values, messages } = form;
  const names = chosen.map(({ unitid }) => bookedField(unitid));
  const open = names.some((name) => messages[name] !== undefined || (values[name] ?? "") !== "");
  return (
    <More title="Tours you’ve already booked" open={open} className="border-y border-rule">
      <p className="mb-4 max-w-[42rem] text-muted">
        The trip will get you there on time. Leave a college empty if you don’t have a time yet. You need to enter the
        first day of the trip.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        {chosen.map(({ unitid, name }) => (
          <TextField
            key={unitid}
            name={bookedField(unitid)}
            // A picker shows nothing for what it cannot read; what was typed otherwise stays.
            type={
              /^$|^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(values[bookedField(unitid)] ?? "") ? "datetime-local" : "text"
            }
            label={name}
            errors={errors(bookedField(unitid))}
            defaultValue={values[bookedField(unitid)] ?? ""}
            className="max-w-64"
          />
        ))}
      </div>
    </More>
  );
}
