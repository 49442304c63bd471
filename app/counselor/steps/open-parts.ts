/** Nothing that is asked is dropped: what an answer leaves open is answered by itself, or named. */
import { type Statement, say } from "~/counselor/answer/evidence";
import type { Reply } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { wordsIn } from "~/counselor/sentences/sentences";
import { plainText } from "~/counselor/words/words";
import type { Asked } from "../intents/intent";
import { together } from "../intents/loan-terms";
import { topicsOf } from "../passages/topics";
import { shortName } from "../tools/college-evidence";
import { askedParts, nameOfPart, withLoan, withPerson, withTest } from "../understand/asked-parts";
import { clausesOf, collegesSoFar } from "../understand/clauses";
import { understand } from "../understand/understand";
import { likeliest, writtenPlainly } from "../wording/plain-question";
import { answerPart, asksFigure, half, headingOf, type Part, speaksOf } from "./answer-part";
import { ofThingNamed } from "./barely-asked";
import { inOrder, isTold, type OfPart } from "./in-order";
import { isGood } from "./joined-reply";
import { fewSubjects, pointsBack, subjectOf } from "./part-words";
import { resolveNext } from "./resolve";
import type { Asking, Step } from "./step";
import { isSurelyAsked, toolsForPart } from "./use-tools";

/** Parts of one question that are looked at. */
const mostParts = 5;
/** Answers that are added to the first. */
const mostAdded = 3;
/** Parts without an answer that are named word for word. */
const mostNamed = 2;

/** An answer with what it leaves open: the other parts of the question, and the parts that nothing here answers. */
export function withOpenParts(reply: Reply, { typed, asked: resolved, ground }: Asking): Reply {
  // Who has to choose first ("which campus?") asks again with all of it.
  if (!completed.includes(reply.status) || reply.asks.some(({ field }) => field === "question")) return reply;
  // What is answered as one is all told already.
  if (reply.status === "answered" && together.some((intent) => intent.score(resolved()) > 0)) return reply;
  const { asked, parts, told } = takenApart(typed, resolved(), ground);
  if (parts.length < 2) return withOtherCollege(reply, typed, asked, ground);
  // Where one college is named, every part is of it.
  const named =
    asked.colleges.length < 2
      ? []
      : [told, ...parts].map((one) => understand(one, ground).mentions.map(({ unitid }) => unitid));
  const added: Reply[] = [];
  const ofParts: OfPart[] = [];
  let covered = 0;
  for (const [at, asIs] of parts.slice(0, mostParts).entries()) {
    const part = filledFrom(asIs, told, parts.slice(0, at));
    const statements = [...reply.statements, ...added.flatMap((one) => one.statements)];
    // The days of a program that is named are told with it.
    const isProgramDay = asked.understood.program !== null && asksDay.test(plainText(part)) && statements.some(isOfDay);
    if (isNamed(part, statements) || isProgramDay) {
      covered += Number(isProgramDay);
      ofParts.push({ found: statements.filter((one) => isNamed(part, [one])), fresh: [], open: [] });
      continue;
    }
    const { bare } = understand(part, ground);
    const here: Part = { part, bare, before: parts.slice(0, at), told, statements };
    const soFar = collegesSoFar([told, ...parts], named, at + 1);
    const ofPart =
      soFar.length === 0
        ? asked
        : { ...asked, colleges: asked.colleges.filter(({ unitid }) => soFar.includes(unitid)) };
    const answer = answerPart(here, ofPart, ground);
    const found = answer?.statements ?? [];
    // What leads there is what answers, or the day where one is asked: once that is told, the rest is only beside it.
    const lead = (asksDay.test(plainText(part)) ? found.find(isOfDay) : undefined) ?? found[0];
    const fresh = found.filter((one) => !isTold(one, statements));
    const isBeside = lead !== undefined && isTold(lead, statements);
    if (answer !== null && answer.status === "not known") ofParts.push({ found, fresh: [], open: fresh });
    else if (fresh.length > 0 && answer !== null && !isBeside && added.length < mostAdded) {
      added.push({ ...answer, statements: fresh });
      ofParts.push({ found, fresh, open: [] });
    } else if (isLeftOpen(here, answer, asked.colleges.length > 0) || (answer === null && isOfOther(here, ground)))
      ofParts.push({ found: [], fresh: [], open: openNamed(part, ground) });
    else {
      covered += 1;
      ofParts.push({ found, fresh: isBeside ? fresh : [], isBeside, open: [] });
    }
  }
  // The answer that came first was found for one of the parts, in whatever words it says it.
  const answersOne = covered === 0 && added.length === 0 && reply.status !== "not known";
  const ordered = withFewNamed(answersOne ? withoutFirstOpen(ofParts) : ofParts);
  if (ordered.every(({ fresh, open }) => fresh.length + open.length === 0)) return { ...reply, several: true };
  const all = reply.status === "not known" ? added : [reply, ...added];
  const isOfProgram = asked.understood.program !== null;
  return {
    ...reply,
    several: true,
    status: all.some(({ status }) => status === "asks") ? "asks" : all.length === 0 ? "not known" : "answered",
    // What is told of a program's parts is in its order already.
    statements:
      isOfProgram && ofParts.every(({ fresh }) => fresh.length === 0)
        ? [...reply.statements, ...ordered.flatMap(({ open }) => open)]
        : [...inOrder(reply.statements, ordered, isOfProgram)],
    asks: all.flatMap(({ asks }) => asks).slice(0, 1),
    next: all.flatMap(({ next }) => next).slice(0, 2),
    pages: all.flatMap(({ pages }) => pages).slice(0, 3),
  };
}

/**
 * Where nothing takes the whole: what answers one of its parts. The others are answered or named behind it. A foster
 * story and the FAFSA beside it keep no price from being told.
 */
export const answerFirstPart: Step = {
  name: "answer a part",
  run({ typed, asked: resolved, ground }) {
    const { asked, parts, told } = takenApart(typed, resolved(), ground);
    if (parts.length < 2 || parts.length > mostParts) return null;
    for (const [at, asIs] of parts.entries()) {
      const before = parts.slice(0, at);
      const part = filledFrom(asIs, told, before);
      const here: Part = { part, bare: understand(part, ground).bare, before, told, statements: [] };
      const answer = answerPart(here, asked, ground);
      if (answer !== null && isGood(answer)) return answer;
    }
    return null;
  },
};

/** A part with the test, the loan and the person that were named before it. */
const filledFrom = (part: string, told: string, before: readonly string[]): string =>
  ofThingNamed(plainText(part), plainText(before.at(-1) ?? ""), false) ??
  withPerson(withLoan(withTest(part, [told, ...before]), before), [told, ...before]);

/** A question's parts, and the question with the colleges that all of them are about. */
function takenApart(typed: string, whole: Asked, ground: Ground) {
  const asked = withCollege(typed, whole, ground);
  return { asked, ...askedParts(typed, (piece) => isHeard(piece, asked, ground)) };
}

/**
 * "Lehman College - what's tuition, how much is TAP, and what percent graduate": beside a program of a state its
 * college is still that of the parts that name no program.
 */
function withCollege(typed: string, whole: Asked, ground: Ground): Asked {
  if (whole.understood.program === null || whole.colleges.length > 0) return whole;
  const [first] = clausesOf(typed).flatMap((clause) => {
    const own = resolveNext(clause, null, whole.student, ground);
    return own.understood.program === null && own.colleges.length > 0 ? [own.colleges] : [];
  });
  return first === undefined ? whole : { ...whole, colleges: first };
}

/** From these odds on a piece of a list is taken for something asked. */
const leastHeard = 0.85;

/** "I have 12 AP credits" tells, though it's of what is asked next. */
const tellsOfOneself = /^(?:(?:and|but|so) )?(?:i|we|he|she|they|my|our|his|her|their)\b/;

/** Whether a piece is one of the ways in which families ask something, of the colleges of the whole. */
function isHeard(piece: string, { colleges, student }: Asked, ground: Ground): boolean {
  if (tellsOfOneself.test(plainText(piece))) return false;
  const own = resolveNext(piece, null, student, ground);
  const heard = likeliest(own);
  if (heard !== null && heard.odds >= leastHeard && writtenPlainly(heard, { ...own, colleges }) !== null) return true;
  const there = own.colleges.length > 0 ? own.colleges : colleges;
  if (there.length === 0) return false;
  // "Is Sitting Bull College a place that takes it", "nursing yes or no", "total if she lives at home".
  return (own.colleges.length > 0 && opensWithIs.test(piece)) || isSurelyAsked({ ...own, colleges: there });
}

const opensWithIs = /^(?:is|are|does|do|did|will|would|can) /i;

/** Without the first part that is named as open. */
function withoutFirstOpen(parts: readonly OfPart[]): readonly OfPart[] {
  const first = parts.findIndex(({ open }) => open.length > 0);
  return parts.map((one, at) => (at === first ? { ...one, open: [] } : one));
}

/** As few parts named as open as one reads, each once. */
function withFewNamed(parts: readonly OfPart[]): readonly OfPart[] {
  const seen = new Set<string>();
  return parts.map((one) => ({
    ...one,
    open: one.open.filter(({ text }) => {
      const isOne = seen.size < mostNamed && !seen.has(text);
      if (isOne) seen.add(text);
      return isOne;
    }),
  }));
}

/** "Bright Futures deadlines, and also tuition at UCF": a clause about a college that the answer says nothing of. */
function withOtherCollege(reply: Reply, typed: string, whole: Asked, ground: Ground): Reply {
  const clauses = clausesOf(typed);
  if (reply.status !== "answered" || clauses.length < 2 || whole.understood.program === null) return reply;
  const cited = reply.statements.flatMap(({ evidence }) => evidence.map(({ url }) => url)).join(" ");
  const added = clauses.flatMap((clause) => {
    const own = resolveNext(clause, null, whole.student, ground);
    if (own.understood.program !== null || own.colleges.length === 0) return [];
    if (own.colleges.some(({ unitid }) => cited.includes(`/${unitid}-`))) return [];
    return toolsForPart([own], ground) ?? [];
  });
  if (added.length === 0) return reply;
  return { ...reply, statements: [...reply.statements, ...added.flatMap(({ statements }) => statements)] };
}

const completed: readonly Reply["status"][] = ["answered", "asks", "not known"];

/** Whether a day is asked. */
const asksDay =
  /(?:^|\b(?:and|also|so|by|know|tell me|or|exactly) )when\b|\bwhen (?:is|are|s|do|does|did|will|should|can|to)\b|\b(?:whens|due|deadlines?|what (?:day|date)|too late|cuando)\b/;
const aDay =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b|\bdeadlines?\b|\bdate\b/;

const isOfDay = ({ text }: Statement) => aDay.test(text);

/**
 * Whether a part has to be named: only what is clearly another subject than all that was found or said. To deny what
 * was just answered in other words ("is that an error", "is it guaranteed") is worse than to say nothing.
 */
function isLeftOpen({ part, bare, statements }: Part, found: Reply | null, besideCollege: boolean): boolean {
  const plain = plainText(part);
  if (plain.split(" ").length < fewWords) return false;
  const said = [...statements, ...(found?.statements ?? [])];
  // "Are the dorms coed" beside what dorms cost: a yes or no of a college that nothing said gives.
  if (besideCollege && found === null && yesOrNo.test(plain) && !ofThing.test(plain) && !speaksOf(bare, said, 1))
    return true;
  if (!isOwnSubject(bare, said)) return false;
  // "When is the CSS due" at a college that doesn't ask for it needs no day.
  const isMoot = found?.statements.some(({ text }) => /\bdoesn’t (?:ask|take|offer|require)\b/.test(text));
  if (asksDay.test(plain) && !isMoot)
    return (
      !found?.statements.some(({ text }) => aDay.test(text)) &&
      !said.some((one) => aDay.test(one.text) && speaksOf(bare, [one]))
    );
  return found === null && subjectOf(bare).length > 0 && !speaksOf(bare, statements, asksFigure.test(plain) ? 1 : half);
}

/**
 * "And can she use it at Emory": a part of a college that nothing said speaks of. "I have 12 AP credits. Will they
 * count at Emory" is of what is told before it, and no guide says what one college does.
 */
function isOfOther({ part, told, statements }: Part, ground: Ground): boolean {
  if (told !== "" && pointsBack.test(plainText(part)) && speaksOf(told, statements)) return false;
  const { mentions } = understand(part, ground);
  const cited = statements.flatMap(({ evidence }) => evidence.map(({ url }) => url)).join(" ");
  return (
    mentions.length > 0 &&
    mentions.every(({ unitid, state }) => {
      const college = ground.byUnitid.get(unitid);
      const isSaid = college !== undefined && statements.some(({ text }) => text.includes(shortName(college)));
      return state === null && !isSaid && !cited.includes(`/${unitid}-`);
    })
  );
}

/** But for the college, which "they" is in "do they have daycare". */
const ofThing =
  /\b(?:it|its|that|this|those|these|mine|ours|them)\b|(?<!\b(?:do|does|will|can) )\bthey\b|\bthey (?!(?:\w+ )?(?:have|offer|give|let|allow|provide|got|run)\b)/;

/** Whether there is something, or what somebody there will do. */
const yesOrNo =
  /^(?:and |also |or )?(?:(?:do|does|is|are|can|will) \w+|how much .*\bcoach\b|what (?:is|s) the .* like)\b/;

/** Whether a part names a subject of the field that nothing said speaks of, or else several things and no "it". */
function isOwnSubject(bare: string, said: readonly Statement[]): boolean {
  // "Do they have that major" is answered by what a college teaches.
  if (hasMajor.test(plainText(bare)) && said.some(({ evidence }) => evidence.some(isOfPrograms))) return false;
  const topics = topicsOf(bare);
  if (topics.size === 0) return subjectOf(bare).length >= fewSubjects && !pointsBack.test(plainText(bare));
  // A day or a figure is something else than what is said of its subject.
  if (asksDay.test(plainText(bare)) || asksFigure.test(plainText(bare))) return true;
  const told = topicsOf(said.map((one) => `${one.text} ${headingOf(one)}`).join(" "));
  return [...topics].some((topic) => !told.has(topic));
}

const hasMajor =
  /^(?:and |also )?(?:do|does|is|are|has|have) (?:they|it|there)(?: even| also)? ?(?:have|has|offer|teach|got)? (?:that|it|this|the|a|an?|such)\b(?: \w+){0,2}$/;
const isOfPrograms = ({ url }: { readonly url: string }) => url.endsWith("#programs");

/** A part of fewer words may be no question at all. */
const fewWords = 2;

/** Whether an answer says already that it leaves a part open. */
const isNamed = (part: string, statements: readonly Statement[]): boolean =>
  statements.some(({ text, evidence }) => evidence.length === 0 && plainText(text).includes(plainText(part)));

/** Names a part that nothing here answers, where there's enough of it to say which one it is. */
function openNamed(part: string, ground: Ground): readonly Statement[] {
  const name = nameOfPart(part.replace(/^(?:(?:and|also|but|so|y) )+/i, ""));
  return name === null ? [] : [say(wordsIn(ground).say("part open", { part: name }))];
}
