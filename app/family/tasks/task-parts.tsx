import { Form, Link } from "@remix-run/react";
import { Button } from "~/design/button";
import { ChoiceField, SelectField, TextField } from "~/design/field";
import { Section } from "~/design/layout";
import { More } from "~/design/more";
import type { Refusal } from "~/forms/schema/refusal";
import { type FormFields, type Report, useValidatedForm } from "~/forms/validated/use-validated-form";
import { aidChoices, artChoices, recommenderChoices, testChoices } from "~/timeline/planning/choices";
import type { TaskForm, TaskLine, TaskPage } from "./task-view";
import { longestTask, type TaskSetup } from "./tasks";

/** Tasks under one another, between thin rules. @param planId for the links to change one */
export function TaskList({ lines, planId }: { lines: readonly TaskLine[]; planId: string }) {
  return (
    <ul className="max-w-[52rem] border-b border-rule">
      {lines.map((line) => (
        <TaskRow key={line.key} line={line} planId={planId} />
      ))}
    </ul>
  );
}

/** Open work for colleges that students can't start at anymore, each with the reason. */
export function Withdrawn({ lines, planId }: { lines: readonly TaskLine[]; planId: string }) {
  if (lines.length === 0) return null;
  return (
    <Section id="withdrawn" title="Withdrawn">
      <p className="mb-4 max-w-[46rem]">
        We’ve taken these tasks out because students can’t start at their college anymore. They don’t count toward your
        progress, and they aren’t in your calendar or reminders. You can take the college off your list.
      </p>
      <TaskList lines={lines} planId={planId} />
    </Section>
  );
}

function TaskRow({ line, planId }: { line: TaskLine; planId: string }) {
  const { key, title, detail, college, dueWords, far, standing, deadline, certainty, waitsFor, owner } = line;
  const done = standing === "done";
  const { withdrawn } = line;
  const over = done || withdrawn !== null;
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-rule py-4 sm:grid-cols-[minmax(0,1fr)_11rem] print:py-2">
      <div>
        <h4
          className={`text-base leading-snug ${deadline ? "font-bold" : "font-semibold"} ${over ? "text-muted line-through" : ""}`}
        >
          {title}
        </h4>
        {withdrawn !== null && (
          <p className="mt-0.5 font-semibold">
            Withdrawn. {college}: {withdrawn}.
          </p>
        )}
        {!over && detail !== "" && <p className="mt-0.5 text-sm text-muted">{detail}</p>}
        {!over && waitsFor.length > 0 && <p className="mt-0.5 text-sm">Comes after: {waitsFor.join("; ")}.</p>}
        <p className="mt-0.5 text-sm text-muted">
          {owner}
          {college !== null && `, for ${college}`}
          {!over && certainty !== "" && <>. {certainty}</>}
        </p>
      </div>
      <div className="sm:text-end">
        <p className={!over && standing === "overdue" ? "font-semibold text-danger" : over ? "text-muted" : ""}>
          <span className="figures">{dueWords}</span>
          {!over && (
            <span className="block text-sm font-normal text-muted">
              {standing === "overdue" ? `overdue, ${far}` : far}
            </span>
          )}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 sm:justify-end print:hidden">
          {line.mayTick && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="task" value={key} />
              <Button name="intent" value={done ? "undo" : "done"} look={done ? "quiet" : "plain"}>
                {done ? "Not done" : "Done"}
                <span className="sr-only"> {title}</span>
              </Button>
            </Form>
          )}
          {line.mayChange && (
            <Link
              to={`/plan/${planId}/tasks?change=${encodeURIComponent(key)}#change`}
              className="inline-flex min-h-11 items-center"
            >
              Change<span className="sr-only"> {title}</span>
            </Link>
          )}
        </div>
        {line.sent && <p className="mt-1 text-sm text-muted">The application is marked as sent.</p>}
      </div>
    </li>
  );
}

function Fields({
  page,
  named,
  fields: { field },
}: {
  page: TaskPage;
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

/** What a form of this page takes: what the server said of it, and whom to tell what the browser finds. */
interface Judged {
  readonly result: Refusal | undefined;
  readonly report: Report;
}

/** @param kept what the form starts with */
function useTaskForm(
  id: string,
  { page, kept, named, result, report }: Judged & { page: TaskPage; kept: Record<string, string>; named: boolean },
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

export function AddTask({ page, ...judged }: Judged & { page: TaskPage }) {
  const kept = { owner: page.owners[0]?.value ?? "" };
  const { props, ...fields } = useTaskForm("add-task", { ...judged, page, kept, named: true });
  return (
    <form {...props} method="post" className="max-w-[46rem] space-y-6">
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
  planId,
  ...judged
}: Judged & {
  page: TaskPage;
  task: TaskForm;
  planId: string;
}) {
  const { title, due, owner, unitid, own: named } = task;
  const kept = { title, due, owner, college: unitid === null ? "" : String(unitid) };
  const { props, ...fields } = useTaskForm("change-task", { ...judged, page, kept, named });
  return (
    <form {...props} method="post" action={`/plan/${planId}/tasks`} className="max-w-[46rem] space-y-6">
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
        <Link to={`/plan/${planId}/tasks`} className="inline-flex min-h-11 items-center">
          Cancel
        </Link>
      </div>
    </form>
  );
}

/** What the tasks are made from besides the college list. */
export function TaskSetupForm({ setup, result, report }: Judged & { setup: TaskSetup }) {
  const { props, field, choice } = useValidatedForm({
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

/** The tasks on the overview: how far, and the next three. */
export function NextTasks({ next, planId }: { next: readonly TaskLine[]; planId: string }) {
  return (
    <>
      {next.length > 0 && (
        <ol className="mt-5 max-w-[46rem] border-b border-rule">
          {next.map(({ key, title, dueWords, far, standing, owner }) => (
            <li key={key} className="grid gap-x-6 border-t border-rule py-3 sm:grid-cols-[11rem_1fr]">
              <p className={`figures ${standing === "overdue" ? "text-danger" : ""}`}>{dueWords}</p>
              <p className="wrap-anywhere">
                <span className="font-semibold">{title}</span>
                <span className="block text-sm text-muted">
                  {standing === "overdue" ? "overdue, " : ""}
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
