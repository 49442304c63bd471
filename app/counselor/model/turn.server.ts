import { env } from "~/env.server";
import { modelAnswersAllowed } from "~/family/access/plan-limits.server";
import { takeAnswer } from "~/model/allowance.server";
import { log } from "~/reports/log.server";
import { database } from "~/store/database.server";
import type { Statement } from "../answer/evidence";
import type { Conversation, Turn } from "../conversation";
import type { Ground } from "../ground/ground";
import type { Asked } from "../intents/intent";
import { askModel, prepare } from "./ask-model";
import type { Composed, Outcome } from "./compose";
import { countAnswer, countStatus, kept } from "./counts.server";
import { knownColleges } from "./names.server";
import { noteFor, noteIn, notes } from "./notes";

/**
 * The newest question of a conversation with its answer: sentence by sentence where a model is configured and may be
 * asked, at once otherwise. Whatever goes wrong with the model, the answer without it stands.
 *
 * @param asked what the question asks, where the conversation has been taken apart already
 * @param signal ends the provider's work when the reader leaves
 */
export async function* answerTurn(
  request: Request,
  { question, before, student }: Conversation,
  ground: Ground,
  asked: (() => Asked) | undefined,
  signal: AbortSignal,
): AsyncGenerator<Statement, Turn> {
  const settings = env().model;
  const now = new Date();
  const asking = { text: question, before, student };
  const prepared = prepare(asking, ground, asked);
  await kept(countStatus(database(), prepared.floor.status, now));
  const mayKeep = prepared.kept === null || prepared.kept === "ourselves";
  const turn = (note: string | null, reply = prepared.floor): Turn => ({
    question,
    reply,
    note: note === null ? null : noteIn(reply.language ?? "en", note),
    mayKeep,
  });
  if (settings === null) return turn(null);
  if (prepared.kept !== null) return turn(prepared.kept === "status" ? notes.status : null);

  const taken = await takeAnswer(database(), request, { now, allowed: modelAnswersAllowed });
  if (taken.usedUp !== null) {
    await keepCount({ outcome: "used up", passed: 0, refused: [] }, now);
    return turn(notes[taken.usedUp]);
  }
  let passed = 0;
  let composed: Composed | null = null;
  // Loaded where there's a model: nobody else pays for the package.
  const { talkWith } = await import("~/model/provider.server");
  const answer = askModel(asking, prepared, ground, { talk: talkWith(settings), collegesIn: knownColleges(), signal });
  try {
    while (composed === null) {
      const next = await answer.next();
      if (next.done) composed = next.value;
      else {
        passed += 1;
        yield next.value;
      }
    }
  } catch (error) {
    // The message may hold words of the question: only the kind of the error is told.
    log().error({ kind: error instanceof Error ? error.name : "unknown" }, "The counselor's model failed");
  } finally {
    // A reader who leaves between two sentences ends the work of the provider, too.
    await answer.return({ reply: prepared.floor, outcome: "left", passed, refused: [] });
    const outcome: Outcome = composed?.outcome ?? (signal.aborted ? "left" : "unreachable");
    await keepCount({ outcome, passed, refused: composed?.refused ?? [] }, now);
    // Only an answer that a model gave counts.
    if (passed === 0) await taken.giveBack();
  }
  if (composed === null) return turn(noteFor("unreachable", 0, settings.name, settings.url));
  return turn(noteFor(composed.outcome, composed.passed, settings.name, settings.url), composed.reply);
}

const keepCount = (counted: Parameters<typeof countAnswer>[1], now: Date) =>
  kept(countAnswer(database(), counted, now));
