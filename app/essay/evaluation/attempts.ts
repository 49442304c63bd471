import { z } from "zod";
import type { Proposal } from "../model/proposal";

/** A way in which somebody tries to get text written. */
const attempt = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  kind: z.string(),
  /** Where it's typed: into the field of the prompt, or into the draft. */
  where: z.enum(["prompt", "draft"]),
  ask: z.string().min(3),
});
export type Attempt = z.infer<typeof attempt>;
export const attemptFile = z.strictObject({ about: z.string(), attempts: z.array(attempt) });

/** What a well-behaved model might ask about a draft of the evaluation. */
const answer = z.strictObject({
  draft: z.string(),
  quote: z.string(),
  observation: z.string(),
  question: z.string(),
});
export type WellBehaved = z.infer<typeof answer>;
export const answerFile = z.strictObject({ about: z.string(), answers: z.array(answer) });

/** What is kept of a run for the page about the method. */
export interface GateResults {
  readonly ranOn: string;
  readonly attempts: number;
  /** Of those, seen for what they are before anything is sent to a model. */
  readonly recognized: number;
  /** What the stand-in wrote to all of them, and how much of it passed the gate. */
  readonly slips: number;
  readonly slipped: number;
  readonly answers: number;
  /** Of the well-behaved answers, how many passed. */
  readonly passed: number;
}

/** What the stand-in answers to a draft and its prompt. */
export type Slip = (scene: { draft: string; prompt: string; isCorrected: boolean }) => readonly Proposal[];
