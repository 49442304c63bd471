import type { PlanAccess } from "~/family/access/open-plan.server";
import { readTasks } from "~/family/tasks/tasks.server";
import { type PlanDate, planDates } from "./plan-dates.server";

/**
 * The dates that somebody has outside the site: deadlines and tasks that they see in the plan and that are still open.
 */
export async function datesIn(access: PlanAccess): Promise<readonly PlanDate[]> {
  const { tasks, withdrawn } = await readTasks(access);
  const open = tasks.filter(({ task, done }) => !done && !withdrawn.has(task.id)).map(({ task }) => task);
  return planDates(access.view, access.today, open);
}
