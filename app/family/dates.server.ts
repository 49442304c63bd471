import type { Sight } from "./open-plan.server";
import { type PlanDate, planDates } from "./plan-dates.server";

/** The dates that somebody has outside the site: in their calendar and in their mail. */
export async function datesIn({ view, today }: Sight): Promise<readonly PlanDate[]> {
  return planDates(view, today);
}
