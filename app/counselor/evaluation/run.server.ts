import { expectedFigures } from "./expected.server";
import { judge } from "./judge";
import { figuresAt } from "./page-figures.server";
import type { Answer, EvaluationQuestion, QuestionFile } from "./question";
import type { Result } from "./score";

/** Answers one question of the evaluation. */
export type Ask = (question: EvaluationQuestion) => Answer | Promise<Answer>;

/** Asks every question and judges each answer. What throws is counted as failed. */
export async function evaluate(files: readonly QuestionFile[], ask: Ask): Promise<Result[]> {
  const results: Result[] = [];
  for (const { kind, questions } of files) {
    for (const question of questions) {
      const figures = expectedFigures(question);
      const from = performance.now();
      try {
        const answer = await ask(question);
        const milliseconds = performance.now() - from;
        results.push({ kind, question, judged: judge(question, answer, { figures, figuresAt }), milliseconds });
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        const judged = { outcome: "failed", why, page: null, unsourced: [], wrongFigures: [] } as const;
        results.push({ kind, question, judged, milliseconds: performance.now() - from });
      }
    }
  }
  return results;
}
