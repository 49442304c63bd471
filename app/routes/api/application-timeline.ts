import { forEveryone } from "~/account/audience/audience.server";
import { json } from "~/http/response.server";
import { today } from "~/routes/tools/timeline-facts.server";
import { deadlineTables } from "~/season/deadlines/deadlines.server";
import { timelineFigures } from "~/timeline/live/figures.server";
import { rules } from "~/timeline/planning/rules";

/**
 * The templates a timeline is made from, the same for everyone: tasks with their usual days, rounds, tests, sources.
 * `?figures=` asks for just what the browser needs to plan with some colleges, and `from` says from which day on.
 */
export const loader = forEveryone.loader(({ request }) => {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("figures");
  if (asked === null) return json({ deadlines: deadlineTables().head, rules }, { policy: "everyoneData" });
  const figures = timelineFigures(asked, searchParams.get("from") ?? "", today());
  if (figures !== null) return json({ figures }, { policy: "everyoneData" });
  return json({ error: { message: "These aren’t colleges and a day of one plan.", path: "figures" } }, { status: 400 });
});
