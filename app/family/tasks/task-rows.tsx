import { Form, Link, useNavigation } from "@remix-run/react";
import { Check } from "lucide-react";
import { Chevron } from "~/design/icons";
import { pressed } from "~/forms/schema/pressed";
import { type ListWish, rowId, wishSearch } from "./task-list";
import type { TaskLine } from "./task-view";

/** Tasks under one another, between thin rules. @param wish of the list they are in, which the ways from it keep */
export function TaskRows({ lines, planId, wish }: { lines: readonly TaskLine[]; planId: string; wish: ListWish }) {
  return (
    <ul className="max-w-[52rem] border-b border-rule">
      {lines.map((line) => (
        <TaskRow key={line.key} line={line} planId={planId} wish={wish} />
      ))}
    </ul>
  );
}

function TaskRow({ line, planId, wish }: { line: TaskLine; planId: string; wish: ListWish }) {
  const { key, title, detail, college, deadline, certainty, waitsFor, owner } = line;
  const done = line.state === "done";
  const { withdrawn } = line;
  const over = done || withdrawn !== null;
  const id = rowId(key);
  return (
    <li
      id={id}
      className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] gap-x-2 border-t border-rule pt-1 md:grid-cols-[2.75rem_minmax(0,1fr)_11rem] md:grid-rows-[auto_1fr] md:py-3 print:grid-cols-[2.75rem_minmax(0,1fr)_11rem] print:py-2"
    >
      <div className="-ms-2.5 print:ms-0">
        {line.mayTick ? <Tick taskKey={key} done={done} titleId={`${id}-title`} /> : null}
      </div>
      <div className="col-span-2 self-center md:col-span-1 md:pt-2 print:col-span-1">
        <h4
          id={`${id}-title`}
          className={`text-base leading-snug ${deadline ? "font-bold" : "font-semibold"} ${over ? "text-muted line-through" : ""}`}
        >
          {title}
        </h4>
        {withdrawn !== null && (
          <p className="mt-0.5 font-semibold">
            Withdrawn. {college}: {withdrawn}.
          </p>
        )}
      </div>
      <details className="fold-narrow col-start-2 row-start-2 min-w-0 open:pb-2">
        <summary className="flex min-h-11 items-center gap-1.5">
          <Chevron className="size-4 shrink-0 text-brand transition-transform [[open]>summary>&]:rotate-90" />
          <span className="sr-only">More about {title}: </span>
          <Due line={line} over={over} />
        </summary>
        {!over && detail !== "" && <p className="mt-0.5 text-sm text-muted">{detail}</p>}
        {!over && waitsFor.length > 0 && <p className="mt-0.5 text-sm">Comes after: {waitsFor.join("; ")}.</p>}
        <p className="mt-0.5 text-sm text-muted">
          {owner}
          {college !== null && !title.includes(college) && `, for ${college}`}
          {!over && certainty !== "" && <>. {certainty}</>}
        </p>
        {line.sent && <p className="mt-1 text-sm text-muted">The application is marked as sent.</p>}
      </details>
      <div className="col-start-3 row-start-2 md:row-span-2 md:row-start-1 md:pt-2 md:text-end print:row-span-2 print:row-start-1">
        <div className="hidden md:block print:block">
          <Due line={line} over={over} />
        </div>
        {line.mayChange && (
          <Link
            to={`/plan/${planId}/tasks${wishSearch(wish)}${wishSearch(wish) === "" ? "?" : "&"}change=${encodeURIComponent(key)}#change`}
            className="inline-flex min-h-11 items-center print:hidden"
          >
            Change<span className="sr-only"> {title}</span>
          </Link>
        )}
      </div>
    </li>
  );
}

/** The day it’s due, and how far off that is: words alone, since they also name what a fold holds. */
function Due({ line: { dueWords, far, state }, over }: { line: TaskLine; over: boolean }) {
  return (
    <span
      className={`block max-md:text-sm max-md:leading-tight ${!over && state === "overdue" ? "font-semibold text-danger" : over ? "text-muted" : ""}`}
    >
      <span className="figures">{dueWords}</span>
      {!over && (
        <span className="ms-2 text-sm font-normal text-muted md:ms-0 md:block print:ms-0 print:block">
          {state === "overdue" ? `overdue, ${far}` : far}
        </span>
      )}
    </span>
  );
}

/**
 * The box of a task. It is a button that sends a form, so that it works without scripts; where they run it changes at
 * once, and the answer follows. The task keeps its place either way.
 */
function Tick({ taskKey, done, titleId }: { taskKey: string; done: boolean; titleId: string }) {
  const { formData } = useNavigation();
  const sent = formData?.get("task") === taskKey ? pressed(formData, ["done", "undo"]) : null;
  const checked = sent === "done" || (done && sent !== "undo");
  return (
    <Form method="post" replace preventScrollReset>
      <input type="hidden" name="task" value={taskKey} />
      {/* biome-ignore lint/a11y/useSemanticElements: a checkbox sends nothing by itself */}
      <button
        type="submit"
        name="intent"
        value={done ? "undo" : "done"}
        role="checkbox"
        aria-checked={checked}
        aria-labelledby={titleId}
        className="flex size-11 items-center justify-center rounded-md hover:bg-brand-tint"
      >
        <span
          className={`flex size-6 items-center justify-center rounded-sm border-2 ${checked ? "border-brand bg-brand text-on-brand" : "border-rule-strong bg-surface"}`}
        >
          {checked && <Check aria-hidden="true" strokeWidth={3} className="size-4" />}
        </span>
      </button>
    </Form>
  );
}
