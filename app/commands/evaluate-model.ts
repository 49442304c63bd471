import type { QuestionFile } from "~/counselor/evaluation/question";
import { goals } from "~/counselor/evaluation/questions.server";
import { reached, scoreOf, tableOf } from "~/counselor/evaluation/score";
import { evaluateWithModel, linesOf, someOf } from "~/counselor/evaluation/with-model.server";
import { counselorGround } from "~/counselor/ground/ground.server";
import { env } from "~/env.server";
import { patience, talkWith } from "~/model/provider.server";
import { behaviors } from "~/sandbox/model/behavior";
import { startStandIns } from "~/sandbox/server";

/** A stand-in that is silent or slow is given up soon: nobody waits for it here. */
const hasty = { silence: 300, whole: 900, again: 1 };

/**
 * Asks with the model that is configured and prints what the counselor reached with it; without one, asks the stand-in
 * in each way it misbehaves, some of the questions, and prints what got past the gate. Whether nothing wrong did.
 */
export async function evaluateModel(files: readonly QuestionFile[], every: number | null): Promise<boolean> {
  const failed = (error: unknown) => {
    throw error;
  };
  const ground = { ...counselorGround(), failed };
  const { model } = env();
  if (model !== null) {
    const score = await evaluateWithModel(someOf(files, every ?? 1), ground, talkWith(model));
    console.log(tableOf(score.results));
    for (const line of linesOf(model.name, score)) console.log(line);
    // A model takes its time: the goal of speed is for answers without one.
    const all = reached(score.results, { ...goals(), p95Milliseconds: Number.POSITIVE_INFINITY });
    for (const { goal, is, wanted, reached: done } of all)
      console.log(`${done ? "✓" : "✗"} ${goal}: ${is} (${wanted})`);
    return all.every((one) => one.reached);
  }
  const standIns = await startStandIns();
  let isClean = true;
  for (const name of Object.keys(behaviors)) {
    const limits = ["silence", "slow-drip"].includes(name) ? hasty : patience;
    const talk = talkWith({ url: `${standIns.origin}/model/v1`, name, key: "none" }, limits);
    const score = await evaluateWithModel(someOf(files, every ?? 20), ground, talk);
    for (const line of linesOf(name, score)) console.log(line);
    const { wrongFigures, unsourced } = scoreOf("all", score.results);
    isClean &&= wrongFigures + unsourced === 0;
  }
  await standIns.stop();
  return isClean;
}
