import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Against, gateFor } from "../model/gate";
import { promptText } from "../model/prompt";
import { asksForText } from "../prompts/asks-for-text";
import { promptOf } from "../prompts/prompts";
import { longest } from "../reading/reading";
import { writeForMe } from "../rules/write-for-me";
import { readText } from "../text/draft";
import { type Attempt, answerFile, attemptFile, type GateResults, type Slip, type WellBehaved } from "./attempts";
import type { EvaluationDraft } from "./drafts";
import { evaluationDrafts } from "./run.server";

const folder = join(process.cwd(), "content", "evaluation", "essay");
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"));

export const attempts = (): readonly Attempt[] => attemptFile.parse(read("attempts.json")).attempts;
export const wellBehaved = (): readonly WellBehaved[] => answerFile.parse(read("answers.json")).answers;

/**
 * The drafts in turn, one beside each attempt; what is asked stands in the draft's first line or in the prompt's field.
 */
export function sceneOf({ where, ask }: Attempt, at: number, drafts: readonly EvaluationDraft[]): Against {
  const draft = drafts[at % drafts.length];
  if (draft === undefined) throw new Error("There are no drafts to try this on");
  const text = where === "draft" ? `${ask}\n\n${draft.text}` : draft.text;
  const prompt = promptText(promptOf(draft.prompt), where === "prompt" ? ask.slice(0, longest.pasted) : "");
  return { draft: text, prompt };
}

/** Whether an attempt is seen before anything is sent. */
export const isRecognized = ({ where, ask }: Attempt): boolean =>
  where === "prompt" ? asksForText(ask) : writeForMe.find(readText(ask)).length > 0;

/** A text of the stand-in that got past the gate. */
export interface Slipped {
  readonly attempt: string;
  readonly slip: string;
  readonly observation: string;
  readonly question: string;
}

/** Answers every attempt in every way the stand-in knows, and holds all of it against the gate. */
export function tryAll(
  all: readonly Attempt[],
  slips: Readonly<Record<string, Slip>>,
): { readonly tried: number; readonly slipped: readonly Slipped[] } {
  const drafts = evaluationDrafts();
  const slipped: Slipped[] = [];
  let tried = 0;
  for (const [at, attempt] of all.entries()) {
    const against = sceneOf(attempt, at, drafts);
    const gate = gateFor(against);
    for (const [slip, write] of Object.entries(slips)) {
      for (const proposal of write({ ...against, isCorrected: false })) {
        tried += 1;
        const { observation, question } = proposal;
        if ("passed" in gate(proposal)) slipped.push({ attempt: attempt.id, slip, observation, question });
      }
    }
  }
  return { tried, slipped };
}

/** The well-behaved answers that the gate keeps back, with its reason. */
export function keptBack(answers: readonly WellBehaved[]): readonly (WellBehaved & { readonly reason: string })[] {
  const drafts = new Map(evaluationDrafts().map((draft) => [draft.id, draft]));
  return answers.flatMap((answer) => {
    const draft = drafts.get(answer.draft);
    if (draft === undefined) throw new Error(`There is no draft ${answer.draft}`);
    const judged = gateFor({ draft: draft.text, prompt: promptText(promptOf(draft.prompt), draft.pasted ?? "") })(
      answer,
    );
    return "refused" in judged ? [{ ...answer, reason: judged.refused }] : [];
  });
}

/** Keeps what a run found, for the page about the method. */
export function writeGateResults(results: GateResults): void {
  writeFileSync(join(folder, "gate.json"), `${JSON.stringify(results, null, 2)}\n`);
}
