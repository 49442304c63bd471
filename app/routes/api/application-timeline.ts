import { forEveryone } from "~/account/audience/audience.server";
import { json } from "~/http/response.server";
import { deadlineTables } from "~/season/deadlines/deadlines.server";
import { rules } from "~/timeline/planning/rules";

/**
 * The templates a timeline is made from, the same for everyone: tasks with their usual days, rounds, tests, sources.
 */
export const loader = forEveryone.loader(() =>
  json({ deadlines: deadlineTables().head, rules }, { policy: "everyoneData" }),
);
