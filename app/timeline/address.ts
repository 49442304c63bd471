export const timelinePath = "/application-timeline";
export const successPath = "/timeline-success";
export const calendarPath = "/application-timeline/calendar.ics";

/** Address of a page with a plan. */
export function withSearch(path: string, search: string): string {
  return search === "" ? path : `${path}?${search}`;
}

/** The same query with one value set or, with an empty value, taken out. */
export function withValue(search: string, name: string, value: string): string {
  const params = new URLSearchParams(search);
  if (value === "") params.delete(name);
  else params.set(name, value);
  return params.toString().replaceAll("%2C", ",");
}

/** How the whole plan is listed. */
export const groupings = [
  { value: "month", label: "By month" },
  { value: "college", label: "By college" },
] as const;
export type Grouping = (typeof groupings)[number]["value"];
