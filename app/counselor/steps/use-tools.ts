import { say } from "~/counselor/answer/evidence";
import { answered, type Reply } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { wordsIn } from "~/counselor/sentences/sentences";
import { isOwnPrice, priceIntent } from "../intents/college-figures";
import { type Asked, type Intent, leastScore } from "../intents/intent";
import { intents } from "../intents/intents";
import { together } from "../intents/loan-terms";
import { fieldIntent, namesFieldAlone } from "../intents/majors";
import { topicsOf } from "../passages/topics";
import { shortName } from "../tools/college-evidence";
import { netPrice } from "../tools/prices";
import { askedParts, nameOfPart, ofForm } from "../understand/asked-parts";
import { clausesOf, collegesSoFar } from "../understand/clauses";
import type { NamedField } from "../understand/fields";
import { saidToBeSo } from "../understand/hearsay";
import { understand } from "../understand/understand";
import { plainText, telling } from "../words/words";
import { isForPart } from "./for-part";
import { firstPrice, isGood, joinedReply } from "./joined-reply";
import { ofNamedJob } from "./named-job";
import type { Step } from "./step";
import { choiceOf } from "./which-college";

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
const sameEverywhere = [
  ...["test policy", "college deadlines", "grades needed"],
  "essays of the University of California",
];

/** "What will tuition be in 2029": no table holds a figure of that year. */
const ofFarYear =
  /\b(?:will|would|going to|gonna)\b.*\b(?:tuition|costs?|price|rates?|be|charge)\b.*\b20(?:29|[3-9]\d)\b|\b(?:tuition|costs?|price|rate) (?:in|for|by) 20(?:29|[3-9]\d)\b/;

/** Asks the tool that fits best. */
export const useTools: Step = {
  name: "ask the tools",
  run({ asked: resolved, ground }) {
    const asked = resolved();
    if (ofFarYear.test(asked.understood.plain)) return null;
    const beside = together.find((intent) => intent.score(asked) > 0)?.answer(asked, ground) ?? null;
    if (beside !== null) return beside;
    const several = answerSeveral(asked, ground);
    if (several !== null) return several;
    const unclear = choiceOf(asked, ground);
    for (const { intent } of rankedIntents(unclear?.tried ?? asked).slice(0, 2)) {
      if (unclear !== null && !(unclear.system && sameEverywhere.includes(intent.name))) return unclear.reply;
      const reply = intent.answer(unclear?.tried ?? asked, ground);
      if (reply !== null)
        return unclear !== null && intent.name === "college deadlines" ? ofEveryCampus(reply, asked, ground) : reply;
    }
    return ofOnlyQuestion(asked, ground);
  },
};

/** Sentences, and what a dash parts: "my son toured Clarkson - what share come back". */
const sentences = /(?<=[.!?])\s+|\s+[-–—]+\s+/;

/** A question that leaves its college to the sentence before it must be this sure. */
const leastBorrowed = 0.85;

/**
 * "My mom will kill me if I go out of state. How much is IU?": the one sentence that asks, read by itself where the
 * whole says nothing to the tools. A college that the sentence before it names is meant there, too. Null where no tool
 * is sure of it, or where more than one sentence asks.
 */
function ofOnlyQuestion(asked: Asked, ground: Ground): Reply | null {
  const { typed, spanish, mentions } = asked.understood;
  const all = typed.trim().split(sentences);
  const questions = all.filter((one) => one.endsWith("?") || opens.test(plainText(one)));
  const question = saidToBeSo(all) ?? questions[0];
  if (spanish || question === undefined || questions.length > 1 || all.length < 2 || all.length > mostParts)
    return null;
  const own = understand(question, ground);
  const isBorrowed = own.mentions.length === 0;
  const itself: Asked = { ...asked, understood: isBorrowed ? { ...own, mentions } : own };
  const alone = ofNamedJob(itself, asked) ?? itself;
  const least = isBorrowed ? leastBorrowed : leastOfPart;
  const [best] = rankedIntents(alone).filter(({ score, intent }) => score >= least && isForPart(intent.name, alone));
  return best?.intent.answer(alone, ground) ?? null;
}

/** The day of one campus, and that the others have the same, where they do. */
function ofEveryCampus(reply: Reply, { understood: { system, bare } }: Asked, ground: Ground): Reply {
  if (system === null) return reply;
  const applicant = /\btransfer/.test(bare) ? "transfer" : "first-year";
  const campuses = system.unitids.flatMap((unitid) => ground.byUnitid.get(unitid) ?? []);
  const dated = campuses.flatMap((college) => {
    const days = ground
      .deadlines(college, applicant)
      .flatMap(({ plan, date }) => (date === null ? [] : [`${plan} ${date}`]));
    return days.length === 0 ? [] : [{ college, days: days.join() }];
  });
  const [first, ...others] = dated;
  if (first === undefined || others.length === 0 || others.some(({ days }) => days !== first.days)) return reply;
  const list = dated.map(({ college }) => shortName(college).replace(/^.*, /, "")).join(", ");
  const [cited] = reply.statements.flatMap(({ evidence }) => evidence);
  if (cited === undefined) return reply;
  const all = say(wordsIn(ground).say("every campus", { system: system.name, list }), { ...cited, figures: {} });
  return { ...reply, statements: [...reply.statements, all] };
}

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
  const all = parts.map((part) => understand(part, ground));
  const named = all.map(({ mentions }) => mentions.map(({ unitid }) => unitid));
  const found = new Map<string, { readonly intent: Intent; readonly asked: Asked }>();
  let priced = false;
  /** The field that was named last: "nursing, and what do they make after". */
  let field: NamedField | null = null;
  for (const [at, part] of parts.entries()) {
    // "CSS Profile for Duke, and how much does it cost": the form does, and not Duke.
    if (asked.colleges.length > 0 && pointsBack.test(part) && ofForm.test(parts[at - 1] ?? "")) continue;
    const own = all[at] ?? understand(part, ground);
    field = own.field ?? field;
    const soFar = collegesSoFar(parts, named, at);
    const whole: Asked = {
      ...asked,
      colleges: soFar.length > 0 ? asked.colleges.filter(({ unitid }) => soFar.includes(unitid)) : asked.colleges,
      understood: {
        ...own,
        mentions: understood.mentions,
        states: understood.states,
        // What the family says of itself in one sentence holds for what it asks in the next.
        field: own.field ?? (asksWhere.test(own.bare) ? understood.field : paysBack.test(own.bare) ? field : null),
      },
    };
    const [best] = rankedIntents(whole).filter(({ intent }) => isForPart(intent.name, whole));
    if (best !== undefined && best.score >= leastOfPart && !found.has(best.intent.name))
      found.set(best.intent.name, { intent: best.intent, asked: whole });
    else if (best === undefined && asksPrice.test(own.bare) && found.has(fieldIntent.name)) priced = true;
  }
  if (found.size + Number(priced) < 2) return null;
  const replies = [...found.values()].slice(0, mostThings).flatMap((one) => {
    const reply = one.intent.answer(one.asked, ground);
    if (reply === null) return [];
    if (one.intent === fieldIntent && priced) return [reply, ...pricesAt(reply, asked, ground)];
    return [one.intent === priceIntent && !isOwnPrice(one.asked) ? onlyPublished(reply) : reply];
  });
  return joinedReply(replies, asked.colleges.length < 2);
}

/** Who asks beside other things what a college costs hears its price, and isn't asked for an income. */
const onlyPublished = (reply: Reply): Reply => ({
  ...reply,
  ...(reply.status === "asks" ? { status: "answered", asks: [], statements: firstPrice(reply.statements) } : {}),
});

/**
 * What a tool says to one part of a question, read in several ways: of the college the whole is about, or of none. Null
 * where no tool is sure of it.
 *
 * @param isFresh whether statements say something that isn't said already: such an answer goes first
 */
export function toolsForPart(
  ways: readonly Asked[],
  ground: Ground,
  isFresh: (statements: Reply["statements"]) => boolean = () => true,
): Reply | null {
  const ranked = ways
    .flatMap((asked) => rankedIntents(asked).map((one) => ({ ...one, asked })))
    .filter(({ intent, score, asked }) => score >= leastOfPart && isForPart(intent.name, asked))
    .sort((a, b) => b.score - a.score);
  let told: Reply | null = null;
  for (const { intent, asked } of ranked.slice(0, 2)) {
    const whole = intent.answer(asked, ground);
    const reply = whole !== null && intent === priceIntent && !isOwnPrice(asked) ? onlyPublished(whole) : whole;
    if (reply !== null && isFresh(reply.statements)) return reply;
    told ??= reply;
  }
  return told;
}

/** From this score on a few words ask for something of a college, though no word of them says that they ask. */
const leastSure = 0.9;

/** Whether a piece of a list surely asks something of the college that the whole is about. */
export const isSurelyAsked = (asked: Asked): boolean =>
  (asked.understood.field !== null && namesFieldAlone(asked.understood)) ||
  rankedIntents(asked).some(({ intent, score }) => score >= leastSure && isForPart(intent.name, asked));

/** What graduates earn, of a field that isn't named again. */
export const paysBack =
  /\b(?:it|that|they|those|grad(?:uate)?s?)\b.*\b(?:pays?(?! interest)|earn|makes?|salary)\b|\bsalar(?:y|ies)\b/;

/** "Where should she apply": for a field that was named before. */
const asksWhere = /\b(?:where|which (?:colleges?|schools?)|what (?:colleges?|schools?))\b/;
const asksPrice = /\b(?:cost|costs|price|pay|how much|tuition)\b/;
/** Colleges whose price is told beside their field. */
const mostPriced = 3;
/** Families behind a price below which it isn't told for others. */
const fewFamilies = 10;

/** What families with this income paid at the colleges that an answer names first. */
function pricesAt(reply: Reply, { student }: Asked, ground: Ground): readonly Reply[] {
  const unitids = reply.statements.flatMap(
    ({ evidence }) => /^\/colleges\/(\d{6})/.exec(evidence[0]?.url ?? "")?.[1] ?? [],
  );
  const statements = [...new Set(unitids)].flatMap((unitid) => {
    const { known, statements: all } = netPrice.run(
      { unitid: Number(unitid), income: student.income, home: student.state },
      ground,
    );
    // What two families paid says nothing to a third.
    const paid = all.filter(({ evidence: [first] }) => Number(first?.figures.students ?? 0) >= fewFamilies);
    return known ? paid.slice(0, 1) : [];
  });
  const told = statements.slice(0, mostPriced);
  return told.length === 0 ? [] : [answered(told)];
}

/** How a question begins that stands by itself. */
const opens =
  /^(?:(?:ok|so|hey|hi|also|and|but|then|wtf) )*(?:what|whats|when|whens|how|hows|who|whos|where|which|why|do|does|did|is|are|am|can|could|should|will|would|if|que|cual|cuando|cuanto|cuanta|como|quien|donde|puedo|puede|tengo|es|hay|need|should)\b/;
/** A question that speaks of what was asked before it. */
const pointsBack = /\b(?:it|that|they|them|one)\b/i;
const topic = /^(?:(?:ok|so|hey|hi|wtf) )*what(?: ?s| is| are)? (?:the |an? )?(.{2,40})$/;

/** Asks what a word means, which the guides say whatever college is named beside it. */
const asksMeaning =
  /^(?:(?:ok|so|hey|hi|wtf) )*what(?: ?s| is| are| does)\b(?!.*\b(?:rate|percent\w*|price|cost|deadline|average|median)\b)/;

/** Whether a page quoted for a question with "it" is about what "it" stands for. */
function isAbout({ statements }: Reply, named: string): boolean {
  const words = telling(named);
  return statements.some(({ quoted, evidence: [first] }) => {
    const title = telling(first?.title ?? "");
    return !quoted || words.every((word) => title.includes(word));
  });
}

/**
 * A text of two or three questions: each is asked by itself, of the tools and of the guides, and where one isn't
 * answered, the reply says which. Null where fewer than two are asked, or where the tools take them together.
 *
 * @param most how many may stay without an answer
 */
export function answerEach(asked: Asked, ground: Ground, others: readonly Step[], most: number): Reply | null {
  const { typed, spanish, mentions } = asked.understood;
  const parts = clausesOf(typed).map((part) => part.replace(/^(?:and|y) /i, ""));
  const plain = parts.map((part) => plainText(part));
  if (parts.length < 2 || parts.length > mostThings || !plain.every((part) => opens.test(part))) return null;
  if (most === 0 && together.some((intent) => intent.score(asked) > 0)) return null;
  // What is asked of one program of a state is told from its facts together.
  if (most === 0 && (asked.understood.program !== null || answerSeveral(asked, ground) !== null)) return null;
  const named = topic.exec(plain[0] ?? "")?.[1];
  const replies = parts.map((part, at) => {
    // "What's the CSS Profile and how much does it cost": "it" is what was asked first.
    const filled = at > 0 && named !== undefined && pointsBack.test(part) ? named : null;
    const whole = filled === null ? part : part.replace(pointsBack, filled);
    const own = understand(whole, ground);
    const bound = { ...asked, understood: { ...own, spanish: own.spanish || spanish, mentions } };
    const fits = asked.colleges.length === 0 || asksMeaning.test(plain[at] ?? "");
    // A part that names no subject of the field has lost what it speaks of.
    // "Can an adult get it" is about what was named before, and not about adults.
    const leans = at > 0 && filled === null && pointsBack.test(part) && telling(part).length < fewTelling;
    const guides = fits && !leans && (at === 0 || filled !== null || topicsOf(whole).size > 0) ? others : [];
    for (const step of [useTools, ...guides]) {
      const reply = step.run({ raw: whole, typed: whole, asked: () => bound, ground });
      if (reply !== null) return filled === null || isAbout(reply, filled) ? reply : null;
    }
    return null;
  });
  const open = parts.filter((_, at) => !isGood(replies[at] ?? nothing));
  const told = replies.filter((reply) => reply !== null);
  const [only, second] = told.filter(isGood);
  if (only === undefined || open.length > most) return null;
  const joined = second === undefined ? only : joinedReply(told, asked.colleges.length < 2);
  // What is taken apart as questions is answered or named part by part behind this step.
  if (joined === null || open.length === 0 || askedParts(typed).parts.length > 1) return joined;
  const name = nameOfPart(open[0] ?? "");
  if (name === null) return joined;
  return { ...joined, statements: [...joined.statements, say(wordsIn(ground).say("part open", { part: name }))] };
}

/** With as many telling words a part says by itself what it is about. */
const fewTelling = 2;

const nothing: Reply = { status: "not known", statements: [], asks: [], next: [], pages: [], help: null };
