import { say } from "../evidence";
import type { Ground } from "../ground";
import { type Asked, type Intent, leastScore } from "../intents/intent";
import { intents } from "../intents/intents";
import { asks, type Reply } from "../reply";
import { shortName } from "../tools/college-evidence";
import type { Step } from "./step";

/** What a question asks of the tools, the likeliest first. */
export function rankedIntents(
  ...[asked]: Parameters<Intent["score"]>
): readonly { readonly intent: Intent; readonly score: number }[] {
  return intents
    .map((intent) => ({ intent, score: intent.score(asked) }))
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score);
}

/** Questions that every campus of a system answers the same way. */
const sameEverywhere = ["test policy", "college deadlines", "grades needed"];

/** Asks the tool that fits best. */
export const useTools: Step = {
  name: "ask the tools",
  run({ asked: understand, ground }) {
    const asked = understand();
    const unclear = choiceOf(asked, ground);
    for (const { intent } of rankedIntents(unclear?.tried ?? asked).slice(0, 2)) {
      if (unclear !== null && !(unclear.system && sameEverywhere.includes(intent.name))) return unclear.reply;
      const reply = intent.answer(unclear?.tried ?? asked, ground);
      if (reply !== null) return reply;
    }
    return null;
  },
};

/** A name that more than one college goes by, as questions to choose from; null where it's clear. */
function choiceOf(asked: Asked, { byUnitid }: Ground) {
  const { understood, colleges, student } = asked;
  const { system, mentions, typed } = understood;
  const ask = (question: string, choices: readonly string[]): Reply => ({
    ...asks([], { field: "question", question, choices: [...choices] }),
    statements: [say(question)],
  });
  if (system !== null && colleges.length === 0) {
    const campuses = system.unitids.flatMap((unitid) => byUnitid.get(unitid) ?? []);
    const choices = campuses
      .slice(0, 4)
      .map((college) => renamed(typed, new RegExp(`\\b${system.name}\\b`, "i"), shortName(college)));
    return {
      system: true,
      tried: { ...asked, colleges: campuses.slice(0, 1) },
      reply: ask(
        `${system.name} has ${campuses.length} campuses with figures of their own. Which one do you mean?`,
        choices,
      ),
    };
  }
  const twice = mentions.find(
    ({ unitid, others }) =>
      others.length > 0 && ![unitid, ...others].some((one) => byUnitid.get(one)?.state === student.state),
  );
  if (twice === undefined) return null;
  const same = [twice.unitid, ...twice.others].flatMap((unitid) => byUnitid.get(unitid) ?? []);
  if (!same.some(({ unitid }) => colleges.some((college) => college.unitid === unitid))) return null;
  const choices = same.map((college) => `${typed.replace(/[?\s]+$/, "")} (${shortName(college)})?`);
  return {
    system: false,
    tried: asked,
    reply: ask("More than one college goes by that name. Which one do you mean?", choices),
  };
}

/** The question with a campus in place of its system; the campus behind it where the system's name isn't found. */
const renamed = (typed: string, system: RegExp, campus: string) =>
  system.test(typed) ? typed.replace(system, campus) : `${typed.replace(/[?\s]+$/, "")} (${campus})?`;
