import { alarmsInGood, lengthsOf, recallOf, scoreDrafts } from "./drafts";
import { differences, tableOfFindings } from "./print";
import { essayGoals, evaluationDrafts, readEvery, scoredIds, writeResults } from "./run.server";

/**
 * Reads every draft of the evaluation and prints recall and false alarms of each finding.
 *
 * @returns whether the goals are reached
 */
export function evaluateEssay({ why, write }: { why?: boolean | undefined; write?: boolean | undefined }): boolean {
  const read = readEvery(evaluationDrafts());
  const rows = scoreDrafts(read, scoredIds);
  const alarms = alarmsInGood(read);
  const recall = recallOf(rows);
  const goals = essayGoals();
  if (why) for (const line of differences(read)) console.log(line);
  console.log(tableOfFindings(rows));
  const good = read.filter(({ draft }) => draft.good).length;
  const goalLines = [
    [recall >= goals.recall, `recall: ${(recall * 100).toFixed(1)}% (at least ${goals.recall * 100}%)`],
    [
      alarms <= goals.alarmsInGood,
      `false alarms in a good draft: ${alarms.toFixed(2)} of ${good} drafts (at most ${goals.alarmsInGood})`,
    ],
  ] as const;
  console.log();
  for (const [reached, line] of goalLines) console.log(`${reached ? "✓" : "✗"} ${line}`);
  const ranOn = new Date().toISOString().slice(0, 10);
  const words = lengthsOf(read.map(({ draft }) => draft));
  if (write) writeResults({ ranOn, drafts: read.length, good, words, rows, alarmsInGood: alarms });
  return goalLines.every(([reached]) => reached);
}
