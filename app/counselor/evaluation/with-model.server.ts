import type { Talk } from "~/model/talk";
import { type DropReason, dropReasons } from "../gate";
import type { Ground } from "../ground/ground";
import { askModel, prepare } from "../model/ask-model";
import { type FaultKind, faultKinds } from "../model/fault";
import { knownColleges } from "../model/names.server";
import { answerOf, readQuestion } from "../question";
import type { QuestionFile } from "./question";
import { evaluate } from "./run.server";
import { type Result, scoreOf } from "./score";

/** How a model did: what the gate kept back, and what got past it. */
export interface ModelScore {
  readonly results: readonly Result[];
  /** Answers by how asking the model ended; `stays here` where it wasn't asked. */
  readonly outcomes: ReadonlyMap<string, number>;
  /** Sentences of the model that were shown. */
  readonly shown: number;
  /** Sentences that the gate kept back, by kind and by reason. */
  readonly kinds: Readonly<Record<FaultKind, number>>;
  readonly reasons: Readonly<Record<DropReason, number>>;
}

/** Asks every question with a model, whatever it may cost. */
export async function evaluateWithModel(
  files: readonly QuestionFile[],
  ground: Ground,
  talk: Talk,
): Promise<ModelScore> {
  const outcomes = new Map<string, number>();
  const kinds = Object.fromEntries(faultKinds.map((kind) => [kind, 0])) as Record<FaultKind, number>;
  const reasons = Object.fromEntries(dropReasons.map((reason) => [reason, 0])) as Record<DropReason, number>;
  let shown = 0;
  const count = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  const results = await evaluate(files, async ({ ask, student, before }) => {
    const question = readQuestion({ question: ask, student, before });
    const prepared = prepare(question, ground);
    if (prepared.kept !== null) {
      count("stays here");
      return answerOf(prepared.floor);
    }
    const { signal } = new AbortController();
    const work = askModel(question, prepared, ground, { talk, collegesIn: knownColleges(), signal });
    for (;;) {
      const next = await work.next();
      if (!next.done) continue;
      const { reply, outcome, passed, refused } = next.value;
      count(outcome);
      shown += passed;
      for (const { kind, reason } of refused) {
        kinds[kind] += 1;
        reasons[reason] += 1;
      }
      return answerOf(reply);
    }
  });
  return { results, outcomes, shown, kinds, reasons };
}

/** Some lines for a terminal: what was kept back and what got past, apart. */
export function linesOf(name: string, { results, outcomes, shown, kinds, reasons }: ModelScore): readonly string[] {
  const list = (entries: Iterable<readonly [string, number]>) =>
    [...entries].flatMap(([key, times]) => (times === 0 ? [] : [`${key} ${times}`])).join(", ") || "none";
  const { wrongFigures, unsourced } = scoreOf("all", results);
  return [
    `${name}: ${results.length} questions, ${shown} sentences of the model shown`,
    `  ended     ${list(outcomes)}`,
    `  kept back ${faultKinds.map((kind) => `${kind} ${kinds[kind]}`).join(", ")}`,
    `  by reason ${list(Object.entries(reasons))}`,
    `  shown     wrong figures ${wrongFigures}, unsourced ${unsourced}`,
  ];
}

/** Every so many questions of each kind. */
export const someOf = (files: readonly QuestionFile[], every: number): readonly QuestionFile[] =>
  files.map((file) => ({ ...file, questions: file.questions.filter((_, at) => at % every === 0) }));
