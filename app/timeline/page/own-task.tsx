import { type FormEvent, useRef, useState } from "react";
import { Button } from "~/design/button";
import { SelectField, TextField } from "~/design/field";
import { forgetTyped, TypedInTab } from "~/design/kept-form";
import { More } from "~/design/more";
import { added, longestTitle, readTyped } from "~/timeline/device/saved-progress";
import { focusField, noTaskErrors, type TaskErrors } from "~/timeline/device/task-errors";
import { useProgress } from "~/timeline/device/use-progress";
import type { PlanPage } from "./plan-view";

/** Adds a task of one's own and says what this device keeps. Needs scripts: the tasks never leave the device. */
export function OwnTaskForm({ page: { timeline } }: { page: PlanPage }) {
  const { ready, today, change, changes, clear, refused } = useProgress();
  const [said, setSaid] = useState("");
  const [wrong, setWrong] = useState<TaskErrors>(noTaskErrors);
  const form = useRef<HTMLFormElement>(null);
  if (!ready) return null;

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = readTyped(data);
    setWrong(typed.ok ? noTaskErrors : typed);
    if (!typed.ok) {
      setSaid("");
      focusField(event.currentTarget, typed);
      return;
    }
    const { title, due } = typed;
    const college = Number(data.get("college")) || null;
    change((now) => added(now, { title, due, college }));
    setSaid(`Added: ${title}.`);
    event.currentTarget.reset();
    forgetTyped("own-task");
    form.current?.querySelector("input")?.focus();
  }

  const kept = changes.done.length + Object.keys(changes.edits).length + changes.added.length;
  const colleges = timeline.applications.map(({ unitid, name }) => ({ value: String(unitid), label: name }));
  return (
    <div className="mt-4 print:hidden">
      <More title="Add your own task">
        <form
          id="own-task"
          ref={form}
          onSubmit={add}
          data-private=""
          noValidate
          className="mt-3 grid max-w-[46rem] grid-cols-[minmax(0,1fr)] items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
        >
          <TypedInTab name="own-task" form="own-task" />
          <TextField
            label="Task"
            name="title"
            id="own-title"
            maxLength={longestTitle}
            autoComplete="off"
            errors={wrong.title}
            required
          />
          <TextField label="Due" name="due" id="own-due" type="date" defaultValue={today} errors={wrong.due} required />
          <Button>Add</Button>
          {colleges.length > 0 && (
            <div className="sm:col-span-2">
              <SelectField
                label="For a college"
                name="college"
                id="own-college"
                options={[{ value: "", label: "No specific college" }, ...colleges]}
              />
            </div>
          )}
        </form>
      </More>
      <p role="status" className="mt-2 text-muted">
        {said}
      </p>
      <p className="mt-2 max-w-[42rem] text-sm text-muted">
        {refused
          ? "Your browser won’t let us save anything, so your changes last until you close this page."
          : "What you check off, change or add stays on this device. It isn’t sent to us."}{" "}
        {kept > 0 && (
          <button
            type="button"
            onClick={() => {
              clear();
              setSaid("We cleared everything saved on this device.");
            }}
            className="min-h-6 font-semibold text-link underline underline-offset-4 hover:text-link-hover"
          >
            Clear what’s saved on this device
          </button>
        )}
      </p>
    </div>
  );
}
