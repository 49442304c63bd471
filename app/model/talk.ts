import type { ModelMessage } from "ai";

/** Something a model may call: what it answers, what it takes as JSON Schema, and the call itself. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
  readonly input: object;
  /** Answers JSON. What can't be read is said so, for the model to call it again. */
  run(input: unknown): string;
}

/** Why the model isn't asked: the person's own answers are used up, their network's, or everybody's. */
export type UsedUp = "own" | "address" | "everyone";

/** What is sent to a model in one go. */
export interface TalkRequest {
  /** What it's told before anything else. */
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ModelTool[];
  /** Ends the request when the reader leaves. */
  readonly signal: AbortSignal;
}

/** Why a model's answer didn't come to its end. */
export const failures = ["unreachable", "rate limited", "too slow", "cut", "left"] as const;
export type Failure = (typeof failures)[number];

export interface TalkEnd {
  /** Null where it came to its end. */
  readonly failure: Failure | null;
  /** What the model wrote and called, to go on from. */
  readonly messages: readonly ModelMessage[];
}

/** One answer of a model, its text piece by piece as it comes. Doesn't throw: how it ended is what it returns. */
export type Talk = (request: TalkRequest) => AsyncGenerator<string, TalkEnd>;
