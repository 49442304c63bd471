import type { Member } from "~/account/member";
import { type Conversation, carriedFields, earlierTurns, meanings, type Posted } from "../conversation";
import type { Ground } from "../ground/ground";
import { prepare } from "../model/ask-model";
import { bounds, keptTurn } from "./thread";
import { keepThread, type Refused } from "./threads.server";

/** Why nothing was kept, and the form to press again once it's fixed. */
export interface NotKept {
  readonly message: string;
  /** Null where pressing it again can't help. */
  readonly fields: readonly (readonly [name: string, value: string])[] | null;
}

const reasons: Readonly<Record<Refused, string>> = {
  "too many": `You already keep ${bounds.threads} conversations. Delete one you don’t need, then keep this one.`,
  "too long": "This conversation is too long to keep in one piece. Start a new one, and keep that.",
};

/**
 * Keeps what a page shows of a conversation. Nothing that the browser sends as an answer is taken: each question is
 * answered again, without a model. A conversation with a question about danger or immigration status isn't kept.
 *
 * @param between what is done after each answer: a server answers others meanwhile
 */
export async function keepConversation(
  member: Member,
  posted: Posted,
  ground: Ground,
  now: Date,
  between: () => Promise<void>,
): Promise<{ readonly id: string } | NotKept> {
  if (Object.keys(posted.messages).length > 0) return { message: "There’s nothing to keep yet.", fields: null };
  const { question, before, student } = posted;
  const earlier = before.map((text) => ["before", text] as const);
  const fields: NotKept["fields"] = [...earlier, ...carriedFields(posted), ["question", question]];
  const asked = meanings(posted, ground);
  if (!mayBeKept(posted, ground)) {
    return {
      message: "Conversations about danger or immigration status aren’t kept, and this one wasn’t.",
      fields: null,
    };
  }
  const turns = await earlierTurns({ before: [...before, question] }, ground, asked, between);
  if (turns.some(({ reply }) => reply.status === "failure")) {
    return { message: "Something went wrong on our side, and nothing was kept. Please try again in a moment.", fields };
  }
  const content = { turns: turns.map((turn) => keptTurn(turn, now)), student };
  const kept = await keepThread(member, posted.thread, content, { now });
  return "id" in kept ? kept : { message: reasons[kept.refused], fields };
}

/** Whether a conversation may be kept at all: decided by its words, the earlier ones too. */
function mayBeKept({ question, before, student }: Conversation, ground: Ground): boolean {
  const { kept } = prepare({ text: question, before, student }, ground);
  return kept === null || kept === "ourselves" || kept === "failure";
}
