import { momentInWords } from "~/calendar/moment";
import { readLines } from "./log-data.server";
import { lineWords } from "./log-words";
import { type Opened, requirePermission } from "./open-plan.server";
import { viewLog } from "./view";

/** How many lines a page shows. */
export const shownLines = 200;

/**
 * The log in words, newest first, for the student; a 404 Response for anybody else.
 *
 * @param which all that is kept, or what a page shows
 */
export async function readLog(opened: Opened, which: "latest" | "all" = "latest") {
  requirePermission(opened, "log", "see");
  const most = which === "all" ? null : shownLines;
  const lines = viewLog(await readLines(opened.store, opened.plan.id, opened.now, most), opened.inPlan);
  return lines.map((line) => ({
    at: line.at,
    when: momentInWords(line.at),
    who: line.who,
    did: lineWords(line),
  }));
}
