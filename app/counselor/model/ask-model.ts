import type { Talk } from "~/model/talk";
import type { Statement } from "../answer/evidence";
import type { Reply } from "../answer/reply";
import { type Question, reply } from "../ask";
import type { CollegesIn } from "../gate/college-names";
import type { Ground } from "../ground/ground";
import type { Asked } from "../intents/intent";
import { onDemand } from "../steps/on-demand";
import { resolve } from "../steps/resolve";
import { libraryPassages } from "../tools/library";
import { type Composed, composeWithModel } from "./compose";
import { type Kept, staysHere } from "./may-be-sent";

/** The answer without a model, and whether the question may go to one. */
export interface Prepared {
  readonly floor: Reply;
  /** Why the question stays here; null where it may be sent. */
  readonly kept: Kept | "limit" | "failure" | null;
  asked(): Asked;
}

/** Answers without a model first: it's what stands when everything else falls away. */
export function prepare(
  question: Question,
  ground: Ground,
  asked: () => Asked = onDemand(() => resolve(question, ground)),
): Prepared {
  const floor = reply(question, ground, asked);
  if (floor.status === "danger") return { floor, kept: "danger", asked };
  if (floor.status === "limit" || floor.status === "failure") return { floor, kept: floor.status, asked };
  const { typed } = asked().understood;
  return {
    floor,
    kept: staysHere({ raw: question.text, typed, asked, ground }, question.before, floor.help !== null),
    asked,
  };
}

/** Passages that a model may use besides what the tools say. */
const mostPassages = 4;
/** Earlier questions that a model gets, to know what "there" is. */
const mostEarlier = 3;

/** Answers a question that may be sent with a model, sentence by sentence. */
export function askModel(
  question: Question,
  { floor, asked }: Prepared,
  ground: Ground,
  { talk, collegesIn, signal }: { readonly talk: Talk; readonly collegesIn: CollegesIn; readonly signal: AbortSignal },
): AsyncGenerator<Statement, Composed> {
  const { student, states, understood } = asked();
  const words = understood.bare.length < 2 ? understood.plain : understood.bare;
  const found =
    words.length < 2
      ? { known: false, statements: [] }
      : libraryPassages.run({ question: words, states: [...states], most: mostPassages }, ground);
  const isTold = (text: string) => floor.statements.some((one) => one.text === text);
  const passages = { ...found, statements: found.statements.filter(({ text }) => !isTold(text)) };
  const earlier = question.before.slice(-mostEarlier);
  return composeWithModel(
    { question: question.text, earlier, student, floor, passages, ground, collegesIn },
    talk,
    signal,
  );
}
