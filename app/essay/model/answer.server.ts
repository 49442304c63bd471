import { env } from "~/env.server";
import { type AnswersAllowed, takeAnswer } from "~/model/allowance.server";
import { addCounts } from "~/model/counts.server";
import { log } from "~/reports/log.server";
import { database } from "~/store/database.server";
import { longest, type Reading } from "../reading/reading";
import { cleanText } from "../text/draft";
import { agreeField, agreementTo, type ModelAnswer, type NamedModel } from "./answer";
import { type Answered, askModel } from "./ask-model";
import { staysHere } from "./may-be-sent";
import { keptNotes, outcomeNotes, usedUpNotes } from "./notes";
import { promptText } from "./prompt";

/** The model that this site is configured with; null where there's none, and the coach then shows nothing of it. */
export function namedModel(): NamedModel | null {
  const { model } = env();
  return model === null ? null : { name: model.name, host: new URL(model.url).host };
}

/**
 * Asks the model about one draft, once the student has agreed to send this draft to it. Nothing of the draft is kept or
 * logged; what is counted are decisions and outcomes.
 *
 * @param form what was posted; the box in it names the provider that the student read about
 */
export async function answerWithModel(
  request: Request,
  form: URLSearchParams,
  reading: Reading,
  allowed: AnswersAllowed,
  signal: AbortSignal = request.signal,
): Promise<ModelAnswer> {
  const settings = env().model;
  const named = namedModel();
  if (settings === null || named === null || form.get(agreeField) !== agreementTo(named)) return { kind: "not agreed" };
  const pasted = cleanText(form.get("pasted") ?? "").slice(0, longest.pasted);
  const kept = staysHere(reading, pasted);
  if (kept !== null) {
    if ("danger" in kept) return { kind: "danger", words: kept.danger.words, people: kept.danger.people };
    return { kind: "note", note: keptNotes[kept.kept] };
  }
  const now = new Date();
  const taken = await takeAnswer(database(), request, { now, allowed });
  if (taken.usedUp !== null) {
    await keepCount({ "essay model": { "used up": 1 } }, now);
    return { kind: "note", note: usedUpNotes[taken.usedUp] };
  }
  let answered: Answered = { passed: [], refused: [], outcome: "unreachable" };
  try {
    const { talkWith } = await import("~/model/provider.server");
    const against = { draft: reading.text, prompt: promptText(reading.prompt, pasted) };
    answered = await askModel(against, talkWith(settings), signal);
  } catch (error) {
    // The message may hold words of the draft: only the kind of the error is told.
    log().error({ kind: error instanceof Error ? error.name : "unknown" }, "The essay coach's model failed");
  } finally {
    const { passed, outcome } = answered;
    await keepCount({ "essay gate": countsOf(answered), "essay model": { [outcome]: 1 } }, now);
    if (passed.length === 0) await taken.giveBack();
  }
  if (answered.outcome !== "answered") return { kind: "note", note: outcomeNotes[answered.outcome] };
  const questions = answered.passed.map(({ place: { start, end }, observation, question }) => ({
    quote: reading.text.slice(start, end).replace(/\s+/g, " "),
    observation,
    question,
  }));
  return { kind: "questions", questions };
}

/** Each decision of the gate by its reason. No texts. */
function countsOf({ passed, refused }: Answered): Readonly<Record<string, number>> {
  const counts: Record<string, number> = passed.length > 0 ? { passed: passed.length } : {};
  for (const reason of refused) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

async function keepCount(counts: Parameters<typeof addCounts>[1], now: Date): Promise<void> {
  await addCounts(database(), counts, now).catch((error: unknown) =>
    log().error({ err: error }, "The essay coach's counts could not be kept"),
  );
}
