import { evaluateGate } from "~/essay/evaluation/evaluate-gate.server";
import { patience, talkWith } from "~/model/provider.server";
import { essaySlips } from "~/sandbox/model/essay-slips";
import { startStandIns } from "~/sandbox/server";

/** Tries to get text out of the essay coach, with the stand-in that wants to write. Whether none came. */
export async function tryToGetText(flags: {
  why?: boolean | undefined;
  write?: boolean | undefined;
}): Promise<boolean> {
  const standIns = await startStandIns();
  const talkAs = (name: string) => talkWith({ url: `${standIns.origin}/model/v1`, name, key: "none" }, patience);
  const isKept = await evaluateGate(essaySlips, talkAs, flags);
  await standIns.stop();
  return isKept;
}
