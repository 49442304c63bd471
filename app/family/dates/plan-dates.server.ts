import type { Day } from "~/calendar/day";
import type { CalendarEvent } from "~/calendar/ics";
import type { PlanView } from "~/family/access/view";
import { listColleges } from "~/family/colleges/college-lines.server";
import type { Task } from "~/timeline/planning/task";
import type { ListedCollege } from "../colleges/college-list";

/** A date of a plan as one person has it outside the site: in a calendar or a mail. No money, no notes, no essays. */
export interface PlanDate {
  /** Like no other, and the same for as long as the thing itself is in the plan. */
  readonly id: string;
  readonly day: Day;
  /** "Deadline: Kenyon College" */
  readonly title: string;
  /** How to apply, and where the day is from. */
  readonly detail: string;
  /** A deadline stands early in the evening of its day, other work in the afternoon. */
  readonly kind: "deadline" | "task";
}

/** Work with a day, as the timeline has it, that a viewer sees and that is not done. */
type OpenTask = Pick<Task, "id" | "kind" | "title" | "detail" | "college" | "due">;

/**
 * Every date that a viewer sees in a plan and that is still open, the earliest first. Reads the view alone, and the
 * tasks that the viewer sees.
 */
export function planDates(view: PlanView, today: Day, tasks: readonly OpenTask[] = []): readonly PlanDate[] {
  return inOrder([...deadlinesOf(listColleges(view, today).lines), ...workOf(view, tasks)]);
}

/** The deadline of a college stands on the list already. */
function workOf(view: PlanView, tasks: readonly OpenTask[]): readonly PlanDate[] {
  return tasks
    .filter(({ kind, college }) => kind !== "deadline" || college === null)
    .map(({ id, kind, title, detail, due }) => ({
      // The ids of the rules are the same in every plan, and a calendar may hold those of sisters and brothers.
      id: `${id.replaceAll(":", "-")}.${view.id}`,
      day: due,
      title,
      detail,
      kind: kind === "deadline" ? "deadline" : "task",
    }));
}

const inOrder = (dates: readonly PlanDate[]): readonly PlanDate[] =>
  [...dates].sort((a, b) => a.day.localeCompare(b.day) || a.title.localeCompare(b.title) || a.id.localeCompare(b.id));

/** The deadlines of what is still to be sent, and the days of our own where none is known. */
export function deadlinesOf(colleges: readonly ListedCollege[]): readonly PlanDate[] {
  return colleges.flatMap(({ id, name, wayLabel, deadline, open }): PlanDate[] => {
    if (deadline === null || !open) return [];
    const { day, from, working, sure, note } = deadline;
    if (working !== null) {
      return [{ id, day, title: working.title, detail: `${working.detail} ${sure}`, kind: "deadline" }];
    }
    const detail =
      from === "your date"
        ? `${wayLabel}, on the date entered in the plan.`
        : `${wayLabel}. ${note === null ? "" : `${note} `}${sure}`;
    return [{ id, day, title: `Deadline: ${name}`, detail, kind: "deadline" }];
  });
}

/**
 * The dates as entries of a calendar. Two people of a plan have entries of the same name for the same thing.
 * @param link whole address of the plan
 */
export function eventsOf(dates: readonly PlanDate[], link: string): readonly CalendarEvent[] {
  return dates.map(({ id, day, title, detail, kind }) => ({
    uid: `${id}@plan.collegeward`,
    day,
    at: kind === "deadline" ? "18:00" : "16:30",
    minutes: 30,
    title,
    detail: detail === "" ? link : `${detail}\n${link}`,
    remindDays: kind === "deadline" ? [7, 1] : [1],
  }));
}

export const calendarName = (view: PlanView): string => `${view.student.name}’s college plan`;
