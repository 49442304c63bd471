import { Form, Link } from "@remix-run/react";
import { Button } from "~/design/button";
import { ChoiceField, SelectField, TextField } from "~/design/field";
import { Section } from "~/design/layout";
import type { Messages } from "~/design/messages";
import { More } from "~/design/more";
import { aidChoices, artChoices, recommenderChoices, testChoices } from "~/timeline/planning/choices";
import type { TaskForm, TaskLine, TaskPage } from "./task-view";
import { longestTask, type TaskSetup } from "./tasks";

type Typed = Readonly<Record<string, string>> | null;

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
  kept,
  named,
  typed,
  messages,
}: {
  page: TaskPage;
  kept: Pick<TaskForm, "title" | "due" | "owner" | "unitid">;
  named: boolean;
  typed: Typed;
  messages: Messages;
}) {
  const college = kept.unitid === null ? "" : String(kept.unitid);
  return (
    <>
      {named && (
        <TextField
          name="title"
          label="What needs to be done"
          maxLength={longestTask}
          autoComplete="off"
          data-private=""
          defaultValue={typed?.title ?? kept.title}
          errors={messages.title}
        />
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          name="due"
          label="Due"
          type="date"
          defaultValue={typed?.due ?? kept.due}
          errors={messages.due}
          className="max-w-[14rem]"
        />
        <SelectField
          name="owner"
          label="Who does it"
          options={page.owners}
          defaultValue={typed?.owner ?? kept.owner}
          errors={messages.owner}
        />
      </div>
      {named && page.colleges.length > 1 && (
        <SelectField
          name="college"
          label="For"
          options={page.colleges}
          defaultValue={typed?.college ?? college}
          errors={messages.college}
          className="max-w-[28rem]"
        />
      )}
    </>
  );
}

export function AddTask({ page, typed, messages }: { page: TaskPage; typed: Typed; messages: Messages }) {
  const kept = { title: "", due: "", owner: page.owners[0]?.value ?? "", unitid: null };
  return (
    <form method="post" noValidate className="max-w-[46rem] space-y-6">
      <input type="hidden" name="new" value={typed?.new ?? page.newKey} />
      <Fields page={page} kept={kept} named typed={typed} messages={messages} />
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
  typed,
  messages,
}: {
  page: TaskPage;
  task: TaskForm;
  planId: string;
  typed: Typed;
  messages: Messages;
}) {
  return (
    <form method="post" action={`/plan/${planId}/tasks`} noValidate className="max-w-[46rem] space-y-6">
      <input type="hidden" name="task" value={task.key} />
      {!task.own && <p className="font-semibold">{task.title}</p>}
      <Fields page={page} kept={task} named={task.own} typed={typed} messages={messages} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="next" name="intent" value="change">
          Save
        </Button>
        {task.own && (
          <Button look="quiet" name="intent" value="delete">
            Delete this task
          </Button>
        )}
        {task.changed && (
          <Button look="quiet" name="intent" value="back">
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
export function TaskSetupForm({ setup, messages }: { setup: TaskSetup; messages: Messages }) {
  return (
    <More title="What the tasks are based on" note="tests, letters, aid forms" open={messages.tests !== undefined}>
      <form method="post" noValidate className="max-w-[46rem] space-y-6">
        <div className="grid gap-6 sm:grid-cols-3">
          <SelectField
            name="tests"
            label="Test"
            options={testChoices}
            defaultValue={setup.tests}
            errors={messages.tests}
          />
          <SelectField
            name="recommenders"
            label="Letters from teachers"
            options={recommenderChoices}
            defaultValue={String(setup.recommenders)}
          />
          <SelectField name="arts" label="Portfolio or audition" options={artChoices} defaultValue={setup.arts} />
        </div>
        <ChoiceField name="aid" label="Aid forms" many options={aidChoices} chosen={setup.aid} />
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
