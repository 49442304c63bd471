import type { Day } from "~/calendar/day";
import type { Conversation, Turn } from "../conversation";
import type { Ground } from "../ground/ground";
import { prepare } from "../model/ask-model";
import { wholeTurn } from "../model/stream";
import { answerTurn } from "../model/turn.server";
import { joined, nobody } from "../understand/student";
import { factsOf, type PlanFact, saidOf } from "./facts";

interface Used {
  /** The chosen lines; none while they're only shown. */
  readonly facts: readonly PlanFact[];
  readonly planId: string;
  readonly today: Day;
}

/**
 * Answers one question with the chosen lines of a plan. What was said in the conversation counts before them. Null
 * where no line is chosen yet: then they're shown first. Danger is answered at once, and no plan is asked for.
 */
export async function answerWithPlan(
  request: Request,
  { question, before, student }: Conversation,
  ground: Ground,
  { facts, planId, today }: Used,
): Promise<Turn | null> {
  const { floor, kept } = prepare({ text: question, before, student }, ground);
  if (kept === "danger" || floor.status === "danger") return { question, reply: floor, note: null, mayKeep: false };
  if (facts.length === 0) return null;
  const known = joined({ ...nobody, ...factsOf(facts) }, student);
  const asked = { question, before, student: known };
  const turn = await wholeTurn(answerTurn(request, asked, ground, undefined, request.signal));
  const isAnswer = turn.reply.status === "answered" || turn.reply.status === "asks";
  const beside = isAnswer ? saidOf(facts, planId, today) : [];
  const used = facts.map(({ label, value }) => `${label}: ${value}`).join("; ");
  return {
    ...turn,
    reply: { ...turn.reply, statements: [...turn.reply.statements, ...beside] },
    note: `${turn.note === null ? "" : `${turn.note} `}From your plan, for this question alone: ${used}.`,
    // Kept, it would be answered again without the plan, and say something else.
    mayKeep: false,
  };
}
