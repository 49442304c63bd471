/** Addresses of the visit planner. */
export const plannerPath = "/college-visit-planner";
export const resultsPath = "/trip-results";
export const sheetPath = "/trip-results/sheet";
export const calendarPath = "/trip-results/calendar.ics";

export function pathWith(path: string, search: string): string {
  return search === "" ? path : `${path}?${search}`;
}
