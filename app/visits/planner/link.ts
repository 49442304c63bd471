import { clockOf } from "~/calendar/time";
import { bookedField } from "~/visits/routing/settings";
import { type Answers, noAnswers } from "./input";

const usual = noAnswers();

/**
 * The query string of a trip (no leading "?"): only what differs from the usual, always in the same order.
 * @param changes answers to put in place of the given ones
 */
export function toSearch(answers: Answers, changes: Partial<Answers> = {}): string {
  const { unitids, booked, ...single } = { ...answers, ...changes };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(single)) {
    if (value === null || value === "" || value === usual[name as keyof typeof single]) continue;
    if (name === "to" && single.back !== "other") continue;
    params.set(name, name === "leave" || name === "until" ? clockOf(Number(value)) : String(value));
  }
  for (const unitid of unitids) {
    const tour = booked[unitid];
    if (tour) params.set(bookedField(unitid), `${tour.date}T${clockOf(tour.minute)}`);
  }
  // A comma may stand in a query as it is, and 15 numbers are easier to look at with commas than with %2C.
  return [`unitids=${unitids.join(",")}`, params.toString()].filter((part) => !/^(unitids=)?$/.test(part)).join("&");
}
