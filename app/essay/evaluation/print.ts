import { alarmsOf, type FindingScore, type ReadEvaluation } from "./drafts";

/** The scores for a terminal, one finding a line. */
export function tableOfFindings(rows: readonly FindingScore[]): string {
  const width = Math.max(...rows.map(({ id }) => id.length));
  const line = (...cells: readonly string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(width) : cell.padStart(8))).join("");
  return [
    line("finding", "wanted", "found", "alarms"),
    ...rows.map(({ id, wanted, found, alarms }) => line(id, String(wanted), String(found), String(alarms))),
  ].join("\n");
}

/** Each draft that was read otherwise than a teacher would. */
export function differences(read: readonly ReadEvaluation[]): readonly string[] {
  return read.flatMap((one) => {
    const missed = one.draft.finds.filter((id) => !one.found.includes(id));
    const alarms = alarmsOf(one);
    if (missed.length === 0 && alarms.length === 0) return [];
    return [
      `${one.draft.id}${missed.length > 0 ? `  missed: ${missed.join(" ")}` : ""}${alarms.length > 0 ? `  alarms: ${alarms.join(" ")}` : ""}`,
    ];
  });
}
