import type { ModelMessage } from "ai";
import type { Failure, Talk, TalkEnd } from "~/model/talk";
import { type Finding, found, type Statement } from "../answer/evidence";
import type { Reply } from "../answer/reply";
import { type Dropped, type DropReason, gate } from "../gate";
import type { CollegesIn } from "../gate/college-names";
import type { Ground } from "../ground/ground";
import type { Student } from "../understand/student";
import { type FaultKind, faultKind } from "./fault";
import { correction, instructions, opening } from "./prompt";
import { type Proposal, proposalReader } from "./proposals";
import { fill, gateEvidenceOf, newBook, show, statementOf, type TokenBook } from "./tokens";
import { toolsFor } from "./tools";

/** What a model is asked, and what is answered without it. */
export interface Composing {
  readonly question: string;
  /** Earlier questions of the conversation, the oldest first. */
  readonly earlier: readonly string[];
  readonly student: Student;
  /** The answer without a model: what is left when nothing else is. */
  readonly floor: Reply;
  /** Passages of the library that may tell more. */
  readonly passages: Finding;
  readonly ground: Ground;
  readonly collegesIn: CollegesIn;
}

/**
 * How it went. `answered`: sentences of the model are in the answer. `nothing passed`: it wrote none that could be
 * shown.
 */
export type Outcome = "answered" | "nothing passed" | Failure;

/** Each sentence that the gate kept back, without its text. */
export interface Refusal {
  readonly reason: DropReason;
  readonly kind: FaultKind;
}

export interface Composed {
  readonly reply: Reply;
  readonly outcome: Outcome;
  readonly passed: number;
  readonly refused: readonly Refusal[];
}

/** Sentences of one answer, and of faults in it; what a model writes beyond is not read. */
const mostStatements = 8;
const mostFaults = 16;

/**
 * Answers with a model. Each sentence is held against the evidence before it is given out. The model is told once which
 * ones failed; what fails again, or is missing because the model broke off, is made up for by the answer without it.
 */
export async function* composeWithModel(
  composing: Composing,
  talk: Talk,
  signal: AbortSignal,
): AsyncGenerator<Statement, Composed> {
  const { question, earlier, student, floor, passages, ground, collegesIn } = composing;
  const book = newBook();
  const evidence = [found(...floor.statements.filter((one) => one.evidence.length > 0)), passages];
  const shown = evidence.filter(({ statements }) => statements.length > 0).map((one) => show(book, one));
  const tools = toolsFor(student, ground, book);
  let messages: readonly ModelMessage[] = [{ role: "user", content: opening(question, earlier, shown) }];

  const kept: Statement[] = [];
  /** Sentences without a fact wait for the first that has one: alone they are no answer. */
  const waiting: Statement[] = [];
  const refused: Refusal[] = [];
  let failure: Failure | null = null;
  let failed: readonly Dropped[] = [];
  for (const round of ["first", "corrected"] as const) {
    const dropped: Dropped[] = [];
    const reader = proposalReader();
    const said = talk({ system: instructions, messages, tools, signal });
    let end: TalkEnd | null = null;
    try {
      while (end === null && kept.length < mostStatements && dropped.length < mostFaults) {
        const next = await said.next();
        if (next.done) end = next.value;
        for (const proposal of next.done ? [] : reader.read(next.value)) {
          const judged = judge(proposal, book, collegesIn);
          if ("dropped" in judged) {
            dropped.push(judged.dropped);
            refused.push(judged.refusal);
          } else if (isNew(judged.statement, [...kept, ...waiting])) {
            waiting.push(judged.statement);
            if (judged.statement.evidence.length === 0) continue;
            kept.push(...waiting);
            yield* waiting.splice(0);
          }
        }
      }
    } finally {
      // The reader has left, or there's enough: the model needn't write on.
      await said.return({ failure: "left", messages: [] });
    }
    failed = dropped;
    failure = end?.failure ?? null;
    if (failure !== null || dropped.length === 0 || round === "corrected" || end === null) break;
    messages = [...messages, ...end.messages, { role: "user", content: correction(dropped) }];
  }
  const passed = kept.length;
  return {
    reply: replyWith(kept, floor, failed.length > 0 || failure !== null),
    outcome: failure ?? (passed === 0 ? "nothing passed" : "answered"),
    passed,
    refused,
  };
}

type Judged = { readonly statement: Statement } | { readonly dropped: Dropped; readonly refusal: Refusal };

/** One sentence before the gate, with our figures in place of the tokens. */
function judge(proposal: Proposal, book: TokenBook, collegesIn: CollegesIn): Judged {
  const evidence = gateEvidenceOf(book);
  const text = fill(book, proposal.text);
  if (text === null) {
    const dropped: Dropped = { statement: proposal, reason: "markup", what: "" };
    return { dropped, refusal: { reason: "markup", kind: "fabricated" } };
  }
  const [fault] = gate([{ text, evidence: proposal.evidence }], evidence, collegesIn).dropped;
  if (fault === undefined) return { statement: statementOf(book, text, proposal.evidence) };
  // The model is told of its own words, with the tokens in them.
  const dropped: Dropped = { ...fault, statement: proposal };
  return {
    dropped,
    refusal: { reason: fault.reason, kind: faultKind(fault.statement, fault.reason, evidence, collegesIn) },
  };
}

const isNew = ({ text }: Statement, before: readonly Statement[]) => before.every((one) => one.text !== text);

/**
 * What the model said and, where it's not whole, what is said without it. An answer that we're sure of is always there:
 * a model that speaks of something else doesn't take it away.
 */
function replyWith(kept: readonly Statement[], floor: Reply, isBroken: boolean): Reply {
  if (kept.length === 0) return floor;
  const sure = floor.status === "answered" || floor.status === "asks";
  const cited = new Set(kept.flatMap(({ evidence }) => evidence.map(({ url }) => url)));
  const isTold = floor.statements.some(({ evidence }) => evidence.some(({ url }) => cited.has(url)));
  const rest = sure && (isBroken || !isTold) ? floor.statements.filter((one) => isNew(one, kept)) : [];
  const { others = [], ...told } = floor;
  const left = others.filter(({ evidence }) => evidence.every(({ url }) => !cited.has(url)));
  return {
    ...told,
    status: floor.status === "asks" ? "asks" : "answered",
    statements: [...kept, ...rest],
    ...(left.length === 0 ? {} : { others: left }),
  };
}
