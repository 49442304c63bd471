import { preparedGround } from "~/counselor/ground/ground.server";
import { askModel, prepare } from "~/counselor/model/ask-model";
import { modelInWords } from "~/counselor/model/in-words.server";
import { knownColleges } from "~/counselor/model/names.server";
import { nobody } from "~/counselor/understand/student";
import { env } from "~/env.server";
import { takeAnswerOfSite } from "~/model/allowance.server";
import type { Talk } from "~/model/talk";
import { log } from "~/reports/log.server";
import type { Store } from "~/store/database.server";
import type { ArticleFields } from "../fields";
import { type Drafted, draftPlaces, type Passed } from "./draft-places";

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
  const drafted = await draftPlaces(fields, async (question) => {
    if (!(await takeAnswerOfSite(store, now))) usedUp = true;
    return usedUp ? [] : passedBy(talk, question);
  });
  if (drafted.filled > 0) return { kind: "drafted", ...drafted };
  if (drafted.open === 0) return none("The text has no open place: a line that begins with TODO:");
  if (usedUp) return none("The site has asked the model as often today as it may");
  return none(`${modelInWords()?.name ?? "The model"} wrote nothing that may stand in an article. Write it yourself`);
}

/** The sentences that a model wrote to a question and that passed; none where it failed. */
export async function passedBy(talk: Talk, question: string): Promise<readonly Passed[]> {
  const ground = await preparedGround();
  const asked = { text: question, before: [], student: nobody };
  const prepared = prepare(asked, ground);
  if (prepared.kept !== null) return [];
  const signal = new AbortController().signal;
  const passed: Passed[] = [];
  try {
    // What it answers without the model is left out: that is ours already, and stands on another page.
    for await (const { text, evidence } of askModel(asked, prepared, ground, {
      ...{ talk, collegesIn: knownColleges(), signal },
    })) {
      passed.push({ text, pages: evidence.map(({ url }) => url) });
    }
  } catch (error) {
    log().error({ kind: error instanceof Error ? error.name : "unknown" }, "A draft of the model failed");
  }
  return passed;
}
