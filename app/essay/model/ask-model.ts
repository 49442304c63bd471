import type { ModelMessage } from "ai";
import type { Failure, Talk, TalkEnd } from "~/model/talk";
import { type Against, gateFor, type Passed, type Refusal } from "./gate";
import { correction, instructions, opening } from "./prompt";
import { type Proposal, proposalReader } from "./proposal";

/** How asking the model ended. `answered`: there's something to show. */
export type Outcome = "answered" | "nothing passed" | Failure;

export interface Answered {
  readonly passed: readonly Passed[];
  readonly refused: readonly Refusal[];
  readonly outcome: Outcome;
}

/** Questions of one answer, and proposals that fail; what a model writes beyond is not read. */
const mostPassed = 6;
const mostRefused = 16;

/** Asks a model about a draft. What fails at the gate isn't shown; the model is told of it once. */
export async function askModel(against: Against, talk: Talk, signal: AbortSignal): Promise<Answered> {
  const gate = gateFor(against);
  const passed: Passed[] = [];
  const refused: Refusal[] = [];
  let failure: Failure | null = null;
  let messages: readonly ModelMessage[] = [{ role: "user", content: opening(against) }];
  for (const round of ["first", "corrected"] as const) {
    const wrong: { proposal: Proposal; reason: Refusal }[] = [];
    const reader = proposalReader();
    const said = talk({ system: instructions, messages, tools: [], signal });
    let end: TalkEnd | null = null;
    try {
      while (end === null && passed.length < mostPassed && wrong.length < mostRefused) {
        const next = await said.next();
        if (next.done) end = next.value;
        for (const proposal of next.done ? [] : reader.read(next.value)) {
          const judged = gate(proposal);
          if ("refused" in judged) wrong.push({ proposal, reason: judged.refused });
          else if (isNew(judged.passed, passed) && passed.length < mostPassed) passed.push(judged.passed);
        }
      }
    } finally {
      // There's enough, or the reader has left: the model needn't write on.
      await said.return({ failure: "left", messages: [] });
    }
    refused.push(...wrong.map(({ reason }) => reason));
    failure = end?.failure ?? null;
    if (failure !== null || wrong.length === 0 || round === "corrected" || end === null) break;
    messages = [...messages, ...end.messages, { role: "user", content: correction(wrong) }];
  }
  passed.sort((a, b) => a.place.start - b.place.start);
  return { passed, refused, outcome: passed.length > 0 ? "answered" : (failure ?? "nothing passed") };
}

const isNew = ({ place, question }: Passed, before: readonly Passed[]) =>
  before.every((one) => one.question !== question && one.place.start !== place.start);
