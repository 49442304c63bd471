import { writeDay } from "~/calendar/day";
import { type CalendarEvent, writeCalendar } from "~/calendar/ics";
import type { Task } from "./task";

/** Which plan the tasks are of: siblings who plan on one calendar keep their own entries. */
export interface CalendarPlan {
  readonly entry: number;
  readonly path: string;
  readonly tasks: readonly Task[];
}

/** The plan as a calendar file. Work stands in the afternoon, deadlines early in the evening of their day. */
export function calendarFile({ entry, path, tasks }: CalendarPlan, link: string, now: Date): string {
  const events = tasks.map((task): CalendarEvent => {
    const hard = task.kind === "deadline";
    const note = [task.detail, task.sure];
    if (task.deadline !== null && !hard && task.kind !== "test")
      note.push(`For the deadline on ${writeDay(task.deadline)}.`);
    return {
      uid: `${task.id.replaceAll(":", "-")}.${entry}-${path}@timeline.collegeward`,
      day: task.due,
      at: hard ? "18:00" : task.kind === "test" && task.certainty !== null ? "08:00" : "16:30",
      minutes: 30,
      title: task.title,
      detail: [...note.filter((line) => line !== ""), link].join("\n"),
      remindDays: hard ? [7, 1] : [1],
    };
  });
  return writeCalendar(`College plan, fall ${entry}`, events, now);
}
