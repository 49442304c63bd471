import { say } from "~/counselor/answer/evidence";
import { asks, type Reply } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { type Asked, type Intent, leastScore } from "../intents/intent";
import { intents } from "../intents/intents";
import { shortName } from "../tools/college-evidence";
import { clausesOf } from "../understand/clauses";
import { understand } from "../understand/understand";
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
  run({ asked: resolved, ground }) {
    const asked = resolved();
    const several = answerSeveral(asked, ground);
    if (several !== null) return several;
    const unclear = choiceOf(asked, ground);
    for (const { intent } of rankedIntents(unclear?.tried ?? asked).slice(0, 2)) {
      if (unclear !== null && !(unclear.system && sameEverywhere.includes(intent.name))) return unclear.reply;
      const reply = intent.answer(unclear?.tried ?? asked, ground);
      if (reply !== null) return reply;
    }
    return null;
  },
};

/** At most this many things of one question are answered. */
const mostThings = 3;
/** Parts of a question that are looked at: each one is read as a question of its own. */
const mostParts = 20;
/** A part of a question must ask this surely to be answered by itself. */
const leastOfPart = 0.6;

/** A question that asks several things, each answered by its own tool; null where it asks one. */
function answerSeveral(asked: Asked, ground: Ground): Reply | null {
  const { understood } = asked;
  const parts = clausesOf(understood.typed).slice(0, mostParts);
  if (parts.length < 2 || understood.system !== null) return null;
  const found = new Map<string, { readonly intent: Intent; readonly asked: Asked }>();
  for (const part of parts) {
    const own = understand(part, ground);
    const whole: Asked = { ...asked, understood: { ...own, mentions: understood.mentions, states: understood.states } };
    const [best] = rankedIntents(whole).filter(
      ({ intent }) => !loose.includes(intent.name) || isPlainly(intent.name, own.bare),
    );
    if (best !== undefined && best.score >= leastOfPart && !found.has(best.intent.name))
      found.set(best.intent.name, { intent: best.intent, asked: whole });
  }
  if (found.size < 2) return null;
  const replies = [...found.values()].slice(0, mostThings).flatMap((one) => one.intent.answer(one.asked, ground) ?? []);
  const good = replies.filter(({ status }) => status === "answered" || status === "asks");
  const [first] = good;
  if (first === undefined || good.length < 2) return null;
  return {
    ...first,
    status: good.some(({ status }) => status === "asks") ? "asks" : "answered",
    statements: good.flatMap(({ statements }) => statements),
    asks: good.flatMap((reply) => reply.asks).slice(0, 1),
    next: good.flatMap(({ next }) => next).slice(0, 2),
  };
}

/** A chance is a thing asked beside others where the word for it is there. */
const isPlainly = (intent: string, bare: string) =>
  intent === "chance of admission" && /\b(?:chances?|odds|shot|likelihood)\b/.test(bare);

/** What any mention of a college or field answers to: not a thing asked beside another. */
const loose = ["about a college", "compare colleges", "chance of admission", "program at a college", "state aid"];

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
      reply: ask(`${system.name} has several campuses with figures of their own. Which one do you mean?`, choices),
    };
  }
  const twice = mentions.find(
    ({ unitid, others }) =>
      others.length > 0 &&
      ![unitid, ...others].some((one) =>
        [
          student.state,
          ...understood.states.map(({ code }) => code),
          ...mentions.filter((other) => other.others.length === 0).map((other) => byUnitid.get(other.unitid)?.state),
        ].includes(byUnitid.get(one)?.state ?? ""),
      ),
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
