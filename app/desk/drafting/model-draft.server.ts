import { preparedGround } from "~/counselor/ground/ground.server";
import { askModel, prepare } from "~/counselor/model/ask-model";
import { modelInWords } from "~/counselor/model/in-words.server";
import { knownColleges } from "~/counselor/model/names.server";
import { nobody } from "~/counselor/understand/student";
import { env } from "~/env.server";
import { takeAnswerOfSite } from "~/model/allowance.server";
import { type Failure, failures, type Talk } from "~/model/talk";
import { log } from "~/reports/log.server";
import type { Store } from "~/store/database.server";
import type { ArticleFields } from "../fields";
import { type Drafted, draftPlaces, type Passed } from "./draft-places";
import { noPlace } from "./open-places";

/** What came of asking a model for a draft; in words where there is none. */
export type DraftOutcome = ({ readonly kind: "drafted" } & Drafted) | { readonly kind: "none"; readonly why: string };

const none = (why: string): DraftOutcome => ({ kind: "none", why });

/**
 * Has the counselor's model draft the open places of an outline, sentence by sentence through the counselor's gate.
 * Nothing is sent but the questions of the outline and public evidence.
 */
export async function draftWithModel(store: Store, fields: ArticleFields, now: Date): Promise<DraftOutcome> {
  const settings = env().model;
  if (settings === null) return none("No model is configured");
  const { talkWith } = await import("~/model/provider.server");
  const talk = talkWith(settings);
  let usedUp = false;
  let failure: Failure | null = null;
  const onFailure = (one: Failure) => {
    failure ??= one;
  };
  const drafted = await draftPlaces(fields, async (question) => {
    if (!(await takeAnswerOfSite(store, now))) usedUp = true;
    return usedUp ? [] : passedBy(talk, question, onFailure);
  });
  if (drafted.filled > 0) return { kind: "drafted", ...drafted };
  if (drafted.open === 0) return none(noPlace);
  if (usedUp) return none("The site has asked the model as often today as it may");
  const name = modelInWords()?.name ?? "The model";
  if (failure !== null) return none(`${name} ${failureWords[failure]}. Ask again later`);
  return none(`${name} wrote nothing that may stand in an article. Write it yourself`);
}

const failureWords: Readonly<Record<Failure, string>> = {
  unreachable: "can’t be reached",
  "rate limited": "takes no more questions for now",
  "too slow": "took too long",
  cut: "broke off",
  left: "was interrupted",
};

/**
 * The sentences that a model wrote to a question and that passed; those it wrote until then where it failed.
 * @param onFailure is told why its answer didn't come to its end
 */
export async function passedBy(
  talk: Talk,
  question: string,
  onFailure: (failure: Failure) => void = () => {},
): Promise<readonly Passed[]> {
  const ground = await preparedGround();
  const asked = { text: question, before: [], student: nobody };
  const prepared = prepare(asked, ground);
  if (prepared.kept !== null) return [];
  const signal = new AbortController().signal;
  const passed: Passed[] = [];
  try {
    const answer = askModel(asked, prepared, ground, { talk, collegesIn: knownColleges(), signal });
    for (;;) {
      const next = await answer.next();
      // What it answers without the model is left out: that is ours already, and stands on another page.
      if (next.done) {
        const { outcome } = next.value;
        const failure = failures.find((one) => one === outcome);
        if (failure !== undefined) onFailure(failure);
        break;
      }
      const { text, evidence } = next.value;
      passed.push({ text, pages: evidence.map(({ url }) => url) });
    }
  } catch (error) {
    log().error({ kind: error instanceof Error ? error.name : "unknown" }, "A draft of the model failed");
    onFailure("cut");
  }
  return passed;
}
