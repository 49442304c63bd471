import { writeShortDay } from "~/calendar/day";
import { useProgress } from "~/timeline/device/use-progress";
import type { Task } from "~/timeline/planning/task";
import { groupTasks, isGroup, type TaskGroup } from "~/timeline/planning/task-groups";
import type { PlanPage } from "./plan-view";
import { Diamond, TaskBox, TaskLine } from "./task-line";

/** Tasks under one another; the same one for several colleges is read once, with a box for each college. */
export function GroupedTasks({ tasks, page, where }: { tasks: readonly Task[]; page: PlanPage; where: string }) {
  const { today, changes } = useProgress();
  const names = new Map(page.timeline.applications.map(({ unitid, name }) => [unitid, name]));
  return (
    <ul className="@container border-t border-rule">
      {groupTasks(tasks, names, today, new Set(Object.keys(changes.edits))).map((row) =>
        isGroup(row) ? (
          <GroupLine key={row.key} group={row} names={names} where={where} />
        ) : (
          <TaskLine key={row.id} task={row} where={where} />
        ),
      )}
    </ul>
  );
}

function GroupLine({
  group: { due, title, shared, parts },
  names,
  where,
}: {
  group: TaskGroup;
  names: ReadonlyMap<number, string>;
  where: string;
}) {
  const { ready, today } = useProgress();
  const hard = parts[0]?.tasks[0]?.kind === "deadline";
  const Name = ready ? "label" : "span";
  return (
    <li className="border-b border-rule py-2.5 sm:grid sm:grid-cols-[8.75rem_minmax(0,1fr)] sm:py-3 print:py-1.5">
      <span
        className={`figures me-2 text-sm sm:pt-0.5 sm:text-base ${due < today ? "font-semibold text-danger" : "text-muted"}`}
      >
        {writeShortDay(due)}
      </span>
      <span className={`leading-snug sm:pt-0.5 ${hard ? "font-semibold" : ""}`}>
        {hard && <Diamond />}
        {title}
      </span>
      <div className="sm:col-start-2">
        {shared !== "" && <p className="mt-0.5 text-sm leading-snug text-muted">{shared}</p>}
        {parts.map(({ note, tasks }) => (
          <div key={note} className="mt-1">
            <ul className="gap-x-6 sm:grid sm:grid-cols-2">
              {tasks.map((task) => {
                const id = `${where}-${task.id.replace(/[^a-z0-9-]/g, "-")}`;
                return (
                  <li key={task.id} className="flex items-start gap-x-2 max-sm:items-center">
                    <TaskBox id={id} task={task} />
                    <Name
                      {...(ready ? { htmlFor: id } : {})}
                      className="min-w-0 grow py-1 leading-snug max-sm:min-h-11 max-sm:py-2.5"
                    >
                      {names.get(task.college ?? 0)}
                    </Name>
                  </li>
                );
              })}
            </ul>
            {note !== "" && <p className="text-sm leading-snug text-muted">{note}</p>}
          </div>
        ))}
      </div>
    </li>
  );
}
