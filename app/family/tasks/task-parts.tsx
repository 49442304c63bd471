import { Link } from "@remix-run/react";
import { Button } from "~/design/button";
import { ChoiceField, SelectField, TextField } from "~/design/field";
import { More } from "~/design/more";
import type { Judged } from "~/forms/validated/form-options";
import { type FormFields, useValidatedForm } from "~/forms/validated/use-validated-form";
import { aidChoices, artChoices, recommenderChoices, testChoices } from "~/timeline/planning/choices";
import type { TaskForm, TaskLine, TaskPage } from "./task-view";
import { longestTask, type TaskSetup } from "./tasks";

function Fields({
  page,
  named,
  fields: { field },
}: {
  page: FormLists;
  named: boolean;
  fields: FormFields<"title" | "due" | "owner" | "college">;
}) {
  return (
    <>
      {named && (
        <TextField
          {...field("title")}
          label="What needs to be done"
          maxLength={longestTask}
          autoComplete="off"
          data-private=""
        />
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...field("due")} label="Due" type="date" className="max-w-[14rem]" />
        <SelectField {...field("owner")} label="Who does it" options={page.owners} />
      </div>
      {named && page.colleges.length > 1 && (
        <SelectField {...field("college")} label="For" options={page.colleges} className="max-w-[28rem]" />
      )}
    </>
  );
}

/** What the fields of a task offer. */
type FormLists = Pick<TaskPage, "owners" | "colleges" | "classYear" | "newKey">;

/** @param kept what the form starts with */
function useTaskForm(
  id: string,
  { page, kept, named, result, report }: Judged & { page: FormLists; kept: Record<string, string>; named: boolean },
) {
  return useValidatedForm({
    id,
    result,
    values: kept,
    load: () => import("./task-schema"),
    schema: ({ taskSchema }) =>
      taskSchema({
        owners: page.owners.map(({ value }) => value),
        // The college that a task is for already may be off the list.
        colleges: [...page.colleges.map(({ value }) => value), kept.college ?? ""],
        classYear: page.classYear,
        named,
      }),
    report,
  });
}

export function AddTask({ page, ...judged }: Judged & { page: FormLists }) {
  const kept = { owner: page.owners[0]?.value ?? "" };
  const { props, conform, ...fields } = useTaskForm("add-task", { ...judged, page, kept, named: true });
  return (
    <form {...props} method="post" className="max-w-[46rem] space-y-6">
      {conform}
      <input type="hidden" name="new" value={String(judged.result?.initialValue?.new ?? page.newKey)} />
      <Fields page={page} named fields={fields} />
      <Button look="next" name="intent" value="add">
        Add this task
      </Button>
    </form>
  );
}

/** The form of one task. A task of the rules keeps its name; its day and whose it is can change, and be put back. */
export function ChangeTask({
  page,
  task,
  address,
  ...judged
}: Judged & {
  page: FormLists;
  task: TaskForm;
  /** Of the list it was opened from. */
  address: string;
}) {
  const { title, due, owner, unitid, own: named } = task;
  const kept = { title, due, owner, college: unitid === null ? "" : String(unitid) };
  const { props, conform, ...fields } = useTaskForm("change-task", { ...judged, page, kept, named });
  return (
    <form {...props} method="post" action={address} className="max-w-[46rem] space-y-6">
      {conform}
      <input type="hidden" name="task" value={task.key} />
      {!named && <p className="font-semibold">{title}</p>}
      <Fields page={page} named={named} fields={fields} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="next" name="intent" value="change">
          Save
        </Button>
        {named && (
          <Button look="quiet" name="intent" value="delete" formNoValidate>
            Delete this task
          </Button>
        )}
        {task.changed && (
          <Button look="quiet" name="intent" value="back" formNoValidate>
            Undo my changes
          </Button>
        )}
        <Link to={address} className="inline-flex min-h-11 items-center">
          Cancel
        </Link>
      </div>
    </form>
  );
}

/** What the tasks are made from besides the college list. */
export function TaskSetupForm({ setup, result, report }: Judged & { setup: TaskSetup }) {
  const { props, conform, field, choice } = useValidatedForm({
    id: "task-setup",
    result,
    values: { ...setup, recommenders: String(setup.recommenders) },
    load: () => import("./task-schema"),
    schema: ({ taskSetupSchema }) => taskSetupSchema,
    report,
  });
  return (
    <More title="What the tasks are based on" note="tests, letters, aid forms" open={result !== undefined}>
      <form {...props} method="post" className="max-w-[46rem] space-y-6">
        {conform}
        <div className="grid gap-6 sm:grid-cols-3">
          <SelectField {...field("tests")} label="Test" options={testChoices} />
          <SelectField {...field("recommenders")} label="Letters from teachers" options={recommenderChoices} />
          <SelectField {...field("arts")} label="Portfolio or audition" options={artChoices} />
        </div>
        <ChoiceField {...choice("aid")} label="Aid forms" many options={aidChoices} />
        <Button name="intent" value="setup">
          Update the tasks
        </Button>
        <p className="text-sm text-muted">What you checked off, changed or added stays.</p>
      </form>
    </More>
  );
}

/** How much of the work is done, as one bar with its words. */
export function TaskProgress({
  progress: { done, all },
  overdue,
}: {
  progress: TaskPage["progress"];
  overdue: number;
}) {
  if (all === 0) return null;
  return (
    <div className="max-w-[46rem]">
      <p>
        <span className="figures text-2xl">{done}</span> of <span className="figures text-2xl">{all}</span> tasks done
        {overdue > 0 && <strong className="text-danger">, {overdue} overdue</strong>}.
      </p>
      <div className="mt-2 h-2 bg-sunken" aria-hidden="true">
        <div className="h-2 bg-brand" style={{ width: `${Math.round((done / all) * 100)}%` }} />
      </div>
    </div>
  );
}

/** The next task on the overview, and the way to all. */
export function NextTasks({ next, planId }: { next: readonly TaskLine[]; planId: string }) {
  return (
    <>
      {next.length > 0 && (
        <ol className="mt-5 max-w-[46rem] border-b border-rule">
          {next.map(({ key, title, dueWords, far, state, owner }) => (
            <li key={key} className="grid gap-x-6 border-t border-rule py-3 sm:grid-cols-[11rem_1fr]">
              <p className={`figures ${state === "overdue" ? "text-danger" : ""}`}>{dueWords}</p>
              <p className="wrap-anywhere">
                <span className="font-semibold">{title}</span>
                <span className="block text-sm text-muted">
                  {state === "overdue" ? "overdue, " : ""}
                  {far}. {owner}
                </span>
              </p>
            </li>
          ))}
        </ol>
      )}
      <p className="mt-4">
        <Link to={`/plan/${planId}/tasks`}>All tasks</Link>
      </p>
    </>
  );
}
