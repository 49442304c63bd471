import { Form, Link } from "@remix-run/react";
import { Button, ButtonLink } from "~/design/button";
import { SelectField } from "~/design/field";
import { firstWish, type ListName, type ListWish, perScreen, rowId, type TaskList, wishSearch } from "./task-list";
import { TaskRows } from "./task-rows";
import type { TaskPage } from "./task-view";

const names: Readonly<Record<ListName, string>> = { open: "To do", done: "Done", withdrawn: "Withdrawn" };
const nothing: Readonly<Record<ListName, string>> = {
  open: "Nothing is left to do here.",
  done: "Nothing is done yet.",
  withdrawn: "Nothing was taken out.",
};

/** The tasks, ten to a screen: which list, for which college, and the way to the next ten. All of it in the address. */
export function ShownTasks({
  list,
  wish,
  planId,
  colleges,
}: {
  list: TaskList;
  wish: ListWish;
  planId: string;
  colleges: TaskPage["colleges"];
}) {
  const { groups, shown, total, nextKey, counts } = list;
  const path = `/plan/${planId}/tasks`;
  const to = (change: Partial<ListWish>) => path + wishSearch({ ...wish, kept: [], at: "", ...change });
  const tabs = (["open", "done", "withdrawn"] as const).filter((name) => name !== "withdrawn" || counts[name] > 0);
  return (
    <>
      <nav aria-label="Which tasks" className="mb-4 flex flex-wrap gap-x-6 print:hidden">
        {tabs.map((name) => {
          const words = `${names[name]} (${counts[name]})`;
          return name === wish.list ? (
            <strong
              key={name}
              aria-current="page"
              className="inline-flex min-h-11 items-center border-b-2 border-brand"
            >
              {words}
            </strong>
          ) : (
            <Link
              key={name}
              to={to({ list: name, shown: perScreen })}
              preventScrollReset
              className="inline-flex min-h-11 items-center"
            >
              {words}
            </Link>
          );
        })}
      </nav>
      {colleges.length > 1 && <CollegeFilter wish={wish} path={path} colleges={colleges} />}
      {wish.list === "withdrawn" && (
        <p className="mb-4 max-w-[46rem]">
          We’ve taken these tasks out because students can’t start at their college anymore. They don’t count toward
          your progress, and they aren’t in your calendar or reminders. You can take the college off your list.
        </p>
      )}
      {total === 0 && <p className="text-muted">{nothing[wish.list]}</p>}
      {groups.map(({ title, lines }) => (
        <div key={title} className="mt-8 first-of-type:mt-0">
          <h3 className={wish.list === "open" ? "mb-3" : "sr-only"}>{title}</h3>
          <TaskRows lines={lines} planId={planId} wish={wish} />
        </div>
      ))}
      {nextKey !== null && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
          <ButtonLink to={`${to({ shown: shown + perScreen })}#${rowId(nextKey)}`}>
            {total - shown > perScreen
              ? "Show ten more"
              : total - shown === 1
                ? "Show the last one"
                : `Show the last ${total - shown}`}
          </ButtonLink>
          <span className="text-muted">
            {shown} of {total}
          </span>
          <Link
            to={`${to({ shown: Number.POSITIVE_INFINITY })}#${rowId(nextKey)}`}
            className="inline-flex min-h-11 items-center print:hidden"
          >
            Show all, to print
          </Link>
        </p>
      )}
    </>
  );
}

function CollegeFilter({ wish, path, colleges }: { wish: ListWish; path: string; colleges: TaskPage["colleges"] }) {
  const options = [
    { value: "", label: "All colleges" },
    ...colleges.map(({ value, label }) => ({ value: value || "none", label })),
  ];
  return (
    <Form
      key={String(wish.college)}
      method="get"
      action={path}
      preventScrollReset
      className="mb-6 flex max-w-[32rem] flex-wrap items-end gap-3 print:hidden"
    >
      {wish.list !== firstWish.list && <input type="hidden" name="list" value={wish.list} />}
      <div className="min-w-0 flex-1">
        <SelectField
          label="Show the tasks for"
          name="college"
          id="college-filter"
          options={options}
          defaultValue={String(wish.college ?? "")}
        />
      </div>
      <Button>Show</Button>
    </Form>
  );
}
