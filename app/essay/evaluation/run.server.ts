import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { collegeChecks } from "../college/checks";
import { answerCoach } from "../form/coach.server";
import { rules } from "../rules/all";
import {
  draftFile,
  type EssayGoals,
  type EssayResults,
  type EvaluationDraft,
  goalsFile,
  type ReadEvaluation,
} from "./drafts";

const folder = join(process.cwd(), "content", "evaluation", "essay");

function read<T>(name: string, shape: z.ZodType<T>): T {
  return shape.parse(JSON.parse(readFileSync(join(folder, name), "utf8")));
}

/** Every draft, good ones first. Throws where a file isn't what it should be. */
export function evaluationDrafts(): readonly EvaluationDraft[] {
  return ["good.json", "bad.json", "reader.json", "examiner.json"].flatMap((name) => read(name, draftFile).drafts);
}

export function essayGoals(): EssayGoals {
  return read("goals.json", goalsFile);
}

/** The findings that are scored, in the order of the page. */
export const scoredIds: readonly string[] = [...rules, ...collegeChecks].map(({ id }) => id);

/** Reads every draft as the site would. */
export function readEvery(drafts: readonly EvaluationDraft[]): readonly ReadEvaluation[] {
  return drafts.map((draft) => {
    const { prompt, text, pasted = "", college = "" } = draft;
    const { reading } = answerCoach(new URLSearchParams({ draft: text, prompt, pasted, college }));
    if (!reading) throw new Error(`${draft.id} couldn’t be read`);
    return { draft, found: reading.findings.map(({ id }) => id) };
  });
}

/** Keeps what a run found, for the page about the method. */
export function writeResults(results: EssayResults): void {
  writeFileSync(join(folder, "results.json"), `${JSON.stringify(results, null, 2)}\n`);
}
