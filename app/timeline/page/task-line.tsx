import { Pencil } from "lucide-react";
import { type FormEvent, useState } from "react";
import { writeShortDay } from "~/calendar/day";
import { Button } from "~/design/button";
import { TextField } from "~/design/field";
import { Spoken } from "~/design/layout";
import { edited, longestTitle, readTyped, removed, restored, toggled } from "~/timeline/device/saved-progress";
import { focusField, noTaskErrors, type TaskErrors } from "~/timeline/device/task-errors";
import { useProgress } from "~/timeline/device/use-progress";
import { taskState } from "~/timeline/planning/agenda";
import type { Task } from "~/timeline/planning/task";
import { notesOf } from "~/timeline/planning/task-groups";

/** One task: when, what, why, and how sure the day is. A box to tick on paper, a checkbox where scripts run. */
export function TaskLine({ task, where = "list" }: { task: Task; where?: string }) {
  const { ready, done, today } = useProgress();
  const [editing, setEditing] = useState(false);
  const state = taskState(task, today, done);
  const id = `${where}-${task.id.replace(/[^a-z0-9-]/g, "-")}`;
  const hard = task.kind === "deadline";
  const Title = ready ? "label" : "span";
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-2 border-b border-rule py-2.5 sm:grid-cols-[1.75rem_6.5rem_minmax(0,1fr)_auto] sm:py-3 print:py-1.5 @max-[16rem]:grid-cols-[1.75rem_minmax(0,1fr)]">
      <TaskBox id={id} task={task} />
      {/* On a phone the day begins the line of the title; where there is room it has a column. */}
      <span className="pt-1 leading-snug sm:contents @max-[16rem]:col-span-full @max-[16rem]:row-start-2">
        <span
          className={`figures me-2 text-sm sm:col-start-2 sm:me-0 sm:pt-0.5 sm:text-base ${state === "overdue" ? "font-semibold text-danger" : "text-muted"}`}
        >
          {writeShortDay(task.due)}
        </span>
        <Title
          {...(ready ? { htmlFor: id } : {})}
          className={`py-3 leading-snug sm:col-start-3 sm:pt-0.5 sm:pb-0 ${hard ? "font-semibold" : ""} ${state === "done" ? "text-muted line-through" : ""}`}
        >
          {hard && <Diamond />}
          {task.title}
        </Title>
      </span>
      <span className="col-span-2 col-start-2 row-start-2 sm:col-span-1 sm:col-start-3 @max-[16rem]:col-span-full @max-[16rem]:row-start-3">
        {state !== "done" && <Details task={task} overdue={state === "overdue"} whole={where === "plan"} />}
        {editing && <EditForm task={task} id={id} onDone={() => setEditing(false)} />}
      </span>
      {ready && (
        <button
          type="button"
          onClick={() => setEditing(!editing)}
          aria-expanded={editing}
          className="col-start-3 row-start-1 -my-1.5 @max-[16rem]:col-start-2 @max-[16rem]:justify-self-end flex size-11 items-center justify-center rounded-md text-muted hover:bg-brand-tint hover:text-brand sm:col-start-4 print:hidden"
        >
          <Pencil aria-hidden="true" className="size-4" />
          <Spoken>Change {task.title}</Spoken>
        </button>
      )}
    </li>
  );
}

/**
 * The box of a task: to tick where scripts run, to tick by hand on paper.
 *
 * @param id for the label of the box
 * @param label where no element is its label
 */
export function TaskBox({ id, task, label }: { id: string; task: Task; label?: string }) {
  const { ready, done, change } = useProgress();
  if (!ready) {
    return (
      <span className="pt-1">
        <span aria-hidden="true" className="block size-5 rounded-sm border border-rule-strong" />
      </span>
    );
  }
  return (
    // As large as a thumb, in the room of the box alone.
    <label className="-mx-3 -mt-2 -mb-3 grid size-11 shrink-0 place-items-center">
      <input
        type="checkbox"
        id={id}
        aria-label={label}
        checked={done.has(task.id)}
        onChange={() => change((changes) => toggled(changes, task.id))}
        className="size-5 accent-brand"
      />
    </label>
  );
}

/** The sign of a deadline. */
export function Diamond() {
  return (
    <svg width="11" height="11" viewBox="0 0 12 12" aria-hidden="true" className="me-1.5 inline fill-brand">
      <path d="M6 .3 11.7 6 6 11.7.3 6z" />
    </svg>
  );
}

/** @param whole also how sure the day is; for a college, the table of deadlines says that already */
function Details({ task, overdue, whole }: { task: Task; overdue: boolean; whole: boolean }) {
  const sure = task.sure !== "" && (whole || task.college === null) ? [task.sure] : [];
  const notes = [...sure, ...notesOf(task, overdue)];
  return (
    <>
      {task.detail !== "" && (
        <span className="mt-0.5 block text-sm leading-snug text-muted print:text-[8.5pt]">{task.detail}</span>
      )}
      {notes.length > 0 && (
        <span className="mt-0.5 block text-sm leading-snug text-muted italic print:text-[8.5pt]">
          {notes.join(" ")}
        </span>
      )}
    </>
  );
}

function EditForm({ task, id, onDone }: { task: Task; id: string; onDone: () => void }) {
  const { change, changes } = useProgress();
  const [wrong, setWrong] = useState<TaskErrors>(noTaskErrors);
  const own = task.kind === "own";
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = readTyped(new FormData(event.currentTarget));
    setWrong(typed.ok ? noTaskErrors : typed);
    if (!typed.ok) {
      focusField(event.currentTarget, typed);
      return;
    }
    const { title, due } = typed;
    change((now) => edited(now, task.id, { title, due }));
    onDone();
  }
  return (
    <form onSubmit={save} noValidate data-private="" className="mt-3 grid max-w-[32rem] gap-3 print:hidden">
      <TextField
        label="Task"
        name="title"
        id={`${id}-title`}
        defaultValue={task.title}
        maxLength={longestTitle}
        errors={wrong.title}
        required
      />
      <TextField
        label="Due"
        name="due"
        id={`${id}-due`}
        type="date"
        defaultValue={task.due}
        errors={wrong.due}
        required
        className="max-w-48"
      />
      <span className="flex flex-wrap gap-2">
        <Button>Save</Button>
        {own ? (
          <Button type="button" look="quiet" onClick={() => change((now) => removed(now, task.id))}>
            Delete this task
          </Button>
        ) : (
          task.id in changes.edits && (
            <Button
              type="button"
              look="quiet"
              onClick={() => {
                change((now) => restored(now, task.id));
                onDone();
              }}
            >
              Undo my changes
            </Button>
          )
        )}
        <Button type="button" look="quiet" onClick={onDone}>
          Cancel
        </Button>
      </span>
    </form>
  );
}

/** Tasks under one another, between thin rules. */
export function TaskList({ tasks, where }: { tasks: readonly Task[]; where: string }) {
  return (
    <ul className="@container border-t border-rule">
      {tasks.map((task) => (
        <TaskLine key={task.id} task={task} where={where} />
      ))}
    </ul>
  );
}
