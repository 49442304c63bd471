import { catalogue } from "~/colleges/catalogue.server";
import { deadlineTables } from "~/season/deadlines/deadlines.server";
import { makePlan, readTimeline } from "~/timeline/page/read-timeline.server";
import { calendarFile } from "~/timeline/planning/calendar";
import { parseAnswers, toSearch } from "~/timeline/planning/input";
import { type Figure, once, timed } from "./figures";

/** A junior with twelve colleges in four rounds, and an eighth-grader with none. */
const junior =
  "year=2028&state=OH&from=2026-11-21&unitids=204796,166027,110635,202763,186131,139959,170976,199120,243744,134130,145637,151351&plan-166027=rea&plan-204796=ea1";
const eighth = "year=2031&from=2026-11-21";

export async function figures(): Promise<readonly Figure[]> {
  catalogue();
  const loading = [await once("load the deadlines", () => deadlineTables())];
  const read = (query: string) => {
    const parsed = parseAnswers(new URLSearchParams(query), "2026-11-21", () => true);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.messages));
    return parsed.answers;
  };
  const twelve = read(junior);
  const none = read(eighth);
  const { timeline } = makePlan(twelve);
  const plan = { entry: timeline.entry, path: "first", tasks: timeline.tasks };
  const now = new Date("2026-11-21T12:00:00Z");
  return [
    ...loading,
    timed("a plan with twelve colleges", 1_000, () => makePlan(twelve)),
    timed("a plan from grade 8", 1_000, () => makePlan(none)),
    timed("read an address and plan", 1_000, () => readTimeline(new URLSearchParams(toSearch(twelve)), "2026-11-21")),
    timed(`a calendar file of ${timeline.tasks.length} tasks`, 1_000, () =>
      calendarFile(plan, "https://example.org", now),
    ),
  ];
}
