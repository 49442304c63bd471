import { lineWords } from "./log-words";
import { demand, type Opened } from "./open-plan.server";
import { readLines } from "./rows/log.server";
import { viewLog } from "./view";

const moments = new Intl.DateTimeFormat("en-US", {
  ...{ year: "numeric", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" },
  timeZone: "America/New_York",
  timeZoneName: "short",
});

/** The log in words, newest first, for the student; a 404 Response for anybody else. */
export async function readLog(opened: Opened) {
  demand(opened, "log", "see");
  const lines = viewLog(await readLines(opened.store, opened.plan.id, opened.now), opened.standing);
  return lines.map((line) => ({
    at: line.at,
    when: moments.format(new Date(line.at)),
    who: line.who,
    did: lineWords(line),
  }));
}
