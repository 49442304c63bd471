import { TextField } from "~/design/field";
import { More } from "./more";
import type { PlannerForm } from "./read-planner";
import { bookedField } from "./settings";

/** Tours whose day and hour the college has already given; the trip is built around them. */
export function BookedTours({ form }: { form: PlannerForm }) {
  const { chosen, values, messages } = form;
  const names = chosen.map(({ unitid }) => bookedField(unitid));
  const open = names.some((name) => messages[name] !== undefined || (values[name] ?? "") !== "");
  return (
    <More title="Tours you have already booked" open={open}>
      <p className="mb-4 max-w-[42rem] text-muted">
        The trip will be at the gate in time. Leave a college empty where the time is still open; the first day of the
        trip is needed.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        {chosen.map(({ unitid, name }) => (
          <TextField
            key={unitid}
            name={bookedField(unitid)}
            type="datetime-local"
            label={name}
            errors={messages[bookedField(unitid)]}
            defaultValue={values[bookedField(unitid)] ?? ""}
            className="max-w-64"
          />
        ))}
      </div>
    </More>
  );
}
