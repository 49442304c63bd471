import { z } from "zod";
import { type Day, writeDay } from "~/calendar/day";
import { readDay } from "~/calendar/typed-day";
import { choice, field } from "~/forms/schema/fields";
import { statuses } from "~/student/list/status";
import { applyPlans } from "~/timeline/planning/choices";
import { seasonOf } from "./season";

/** Text of several lines, cut where it's longer than what is kept. The space around it is the writer's own. */
const words = (most: number) => field((typed) => typed.replaceAll("\r\n", "\n").slice(0, most), 10 * most);

/**
 * One line of the list. A field that a form doesn't have is null, as an empty one is. @param entry fall of starting
 * college
 */
export const lineSchema = (entry: number) => {
  const [first, last] = seasonOf(entry);
  return z.object({
    status: choice(
      statuses.map(({ value }) => value),
      "Choose a status for the application.",
    ),
    way: choice(applyPlans, "Choose an application round from the list."),
    deadline: field((typed, refuse): Day => {
      const read = readDay(typed);
      if (read === null) return refuse(`Enter the date as month, day and year, such as 11/1/${entry - 1}.`);
      if (read >= first && read <= last) return read;
      return refuse(`To start in fall ${entry}, enter a deadline between ${writeDay(first)} and ${writeDay(last)}.`);
    }),
    liked: words(2_000),
    note: words(4_000),
  });
};
