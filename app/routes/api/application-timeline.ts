import { forEveryone } from "~/account/audience.server";
import { json } from "~/http/response.server";
import { typicalSeason } from "~/timeline/deadlines.server";
import { rules } from "~/timeline/rules";

/** The templates a timeline is made from, the same for everyone: tasks with their usual days, rounds, tests, sources. */
export const loader = forEveryone.loader(() =>
  json({ typicalDates: typicalSeason, rules }, { policy: "everyoneData" }),
);
