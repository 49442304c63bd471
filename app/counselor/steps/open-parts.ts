/** Nothing that is asked is dropped: what an answer leaves open is answered by itself, or named. */
import { type Statement, say } from "~/counselor/answer/evidence";
import { answered, type Reply } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { wordsIn } from "~/counselor/sentences/sentences";
import { termsOf } from "~/counselor/words/phrases";
import { plainText, stem, telling } from "~/counselor/words/words";
import { withoutStatus } from "../intents/aid";
import type { Asked } from "../intents/intent";
import { together } from "../intents/loan-terms";
import { asksPayOf } from "../intents/majors";
import { topicsOf } from "../passages/topics";
import { shortName } from "../tools/college-evidence";
import { quoted } from "../tools/library";
import {
  askedParts,
  nameOfPart,
  ofForm,
  parentPlusLoan,
  withLoan,
  withPerson,
  withTest,
} from "../understand/asked-parts";
import { clausesOf, collegesSoFar } from "../understand/clauses";
import { tellsIndependent } from "../understand/independent";
import { understand } from "../understand/understand";
import { likeliest, writtenPlainly } from "../wording/plain-question";
import { partPlainly } from "./ask-plainly";
import { inOrder, isTold, type OfPart } from "./in-order";
import { isGood } from "./joined-reply";
import { quoteLibrary } from "./quote-library";
import { quoteProgram } from "./quote-program";
import { resolveNext } from "./resolve";
import type { Asking, Step } from "./step";
import { isSurelyAsked, paysBack, toolsForPart } from "./use-tools";

/** Parts of one question that are looked at. */
const mostParts = 5;
/** Answers that are added to the first. */
const mostAdded = 3;
/** Parts without an answer that are named word for word. */
const mostNamed = 2;

/** Words that ask for nothing by themselves: "what should I do", "is that good", "is there a way". */
const saysLittle = new Set(
  "do does good bad ok okay true real fair worth best better right wrong way anything something start first else next people year long time school college work try take put go think tell say enough matter possible normal new apply due deadline deadlines fecha limite plazo nobody explain thousand need"
    .split(" ")
    .map(stem),
);

const subjectOf = (text: string) => telling(text).filter((word) => !saysLittle.has(word));

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

/** "Is it", "like that", "la tenemos que": of what was said before. */
const pointsBack = /\b(?:mine|ours|it|its|that|this|they|them|those|these|la|lo|las|los|eso|esto)\b/;

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

interface Part {
  readonly part: string;
  /** The same without the names of colleges. */
  readonly bare: string;
  /** The parts before it. */
  readonly before: readonly string[];
  readonly told: string;
  /** What is said already. */
  readonly statements: readonly Statement[];
}

/** A part that says of what only together with the one before it: "and do we qualify", "how much could I take". */
const leansBack =
  /\b(?:qualif(?:y|ies)|eligible|it|that|they|them|those|one|both)\b|^(?:and |also )?how (?:much|many|long)\b/;

/**
 * "I'm undocumented. Can I file, and is there state aid": what somebody says of their status holds for all they ask.
 */
function withStatus(own: Asked, whole: Asked): Asked {
  if (
    borrows.test(own.understood.bare) &&
    !tellsIndependent(own.understood.bare) &&
    tellsIndependent(whole.understood.bare)
  )
    return { ...own, understood: { ...own.understood, bare: `${own.understood.bare} independent` } };
  const said = withoutStatus.exec(whole.understood.bare)?.[0];
  if (said === undefined || withoutStatus.test(own.understood.bare)) return own;
  return { ...own, understood: { ...own.understood, bare: `${own.understood.bare} ${said}` } };
}

const asksAmount = /^(?:and |also )?how (?:much|many)\b/;

/** "Cal Grant deadline and what GPA": a few words are of the program that was named before. */
function askedOfNamed(part: string, own: Asked, whole: Asked, ground: Ground): Reply | null {
  const { program } = whole.understood;
  if (program === null || own.understood.program !== null || own.colleges.length > 0) return null;
  // "How much does each pay" is of several.
  const isSaid = ` ${plainText(part)} `.includes(` ${program.said} `);
  if ((!isSaid && subjectOf(part).length >= fewSubjects) || /\b(?:each|both|all)\b/i.test(part)) return null;
  const typed = isSaid ? part : `${part} ${program.said}`;
  const asked = { ...own, understood: { ...understand(typed, ground), program } };
  return quoteProgram.run({ raw: typed, typed, asked: () => withStatus(asked, whole), ground });
}

/** What answers one part: the tools by its own words, by those before it, then the guides. Null where nothing does. */
function answerPart(here: Part, whole: Asked, ground: Ground): Reply | null {
  const { before } = here;
  const part = filledIn(here);
  if (part !== here.part) {
    const ofThing = fromGuides({ ...here, part }, { ...whole, colleges: [] }, ground, here.part);
    if (ofThing !== null) return ofThing;
  }
  const own = withStatus(resolveNext(part, null, whole.student, ground), whole);
  const ofProgram =
    own.understood.program === null ? null : quoteProgram.run({ raw: part, typed: part, asked: () => own, ground });
  if (ofProgram !== null) return ofProgram;
  const ofNamed = askedOfNamed(part, own, whole, ground);
  if (ofNamed !== null) return ofNamed;
  const alone: Asked = {
    ...own,
    states: own.states.length > 0 ? own.states : whole.states,
    // "Which colleges, and what does it pay": graduates of the field that was named before.
    understood: paysBack.test(plainText(part))
      ? { ...own.understood, field: own.understood.field ?? lastField(before, ground) ?? whole.understood.field }
      : own.understood,
  };
  const beside = { ...alone, colleges: whole.colleges };
  // What a word means is in the guides, whatever tools know of the thing itself.
  const meaning = wantsMeaning(part) ? fromGuides({ ...here, part }, whole, ground) : null;
  if (meaning !== null) return meaning;
  // A payment of the loan that was named before is worked out.
  if (part.endsWith(parentPlusLoan)) {
    const payment = toolsForPart([alone], ground);
    if (payment !== null) return payment;
  }
  // "What do their engineers make": at the college first, and not everywhere.
  if (beside.colleges.length > 0 && beside.understood.field !== null && asksPayOf(beside.understood)) {
    const ofField = toolsForPart([own.colleges.length > 0 ? alone : beside], ground);
    if (ofField !== null) return ofField;
  }
  const surely = partPlainly(own.colleges.length > 0 ? alone : beside, ground, true);
  if (surely !== null) return surely;
  const byTool = toolsForPart(
    own.colleges.length > 0 || whole.colleges.length === 0 ? [alone] : [beside, alone],
    ground,
  );
  // "When does the CSS Profile open" beside a college that we don't know to ask for it: of the form, and not of it.
  const ofForms =
    own.colleges.length === 0 && whole.colleges.length > 0 && ofForm.test(part)
      ? fromGuides({ ...here, part }, { ...whole, colleges: [] }, ground, part, true)
      : null;
  if (byTool !== null) return byTool.status === "not known" ? (ofForms ?? byTool) : byTool;
  if (ofForms !== null) return ofForms;
  const plainly = partPlainly(own.colleges.length > 0 ? alone : beside, ground);
  if (plainly !== null) return plainly;
  // No guide says what one college does.
  if (own.colleges.length > 0) return null;
  const last = before.at(-1);
  if (last !== undefined && leansBack.test(plainText(part)) && whole.colleges.length === 0) {
    const both = resolveNext(`${last} ${part}`, null, whole.student, ground);
    const byBoth = toolsForPart([both], ground, (one) => !one.every((statement) => isTold(statement, here.statements)));
    const isFresh = byBoth?.statements.some((one) => !isTold(one, here.statements));
    // An amount that a tool has told already leaves nothing for the guides to say.
    if (byBoth !== null && (isFresh || asksAmount.test(plainText(part)))) return byBoth;
    if (byBoth !== null) return fromGuides({ ...here, part }, whole, ground) ?? byBoth;
  }
  return fromGuides({ ...here, part }, whole, ground);
}

const borrows = /\b(?:borrow\w*|loans?|take out)\b/;

/** The field that the parts before one name last. */
const lastField = (before: readonly string[], ground: Ground) =>
  before.map((one) => understand(one, ground).field).findLast((field) => field !== null);

/** Whether a part asks what a word means: "what's early decision", "explain rolling admission". */
const wantsMeaning = (part: string) => asksMeaning.test(plainText(part.replace(/\bwhat['’]s\b/gi, "what is")));

const asksMeaning =
  /\bdifference between\b|^(?:and )?(?:explain|define) (?:an? |the )?(?:[\w-]+ ){0,2}[\w-]+$|^(?:and )?what(?: ?s| is| are| does) (?!.*\b(?:max|maximum|minimum|min|most|least|biggest|cap|deadlines?|due|dates?|tuition|costs?|prices?|rates?|fees?|average|median|gpa|chances?|percent\w*|requirements?|limits?|it|that|this)\b)(?:an? |the )?(?:[\w-]+ ){0,2}[\w-]+(?: mean)?$/;

/** A part with what "it" stands for, where the part before names a form or an award and not only a college. */
function filledIn({ part, before }: Part): string {
  const named = ofForm.exec(before.at(-1) ?? "")?.[1];
  // "And does our 529 count" behind one about the FAFSA: on that form.
  if (named !== undefined && isForm.test(named) && counts.test(part) && !ofForm.test(part))
    return `${part} on the ${named}`;
  if (named === undefined || ofForm.test(part) || isPlaces.test(part)) return part;
  return part.replace(/\b(?:it|that)\b/i, named);
}

/** "FAFSA deadline in Tennessee and does it have free college": a form has and offers nothing. */
const isPlaces = /\b(?:it|that) (?:have|has|offers?|gives?)\b/i;

const isForm = /^(?:fafsa|css)/i;
const counts = /\bcounts?(?: too| as well)?$/i;

/** "What about the scholarship": of what is asked before it. */
const asksAbout = /^(?:and )?(?:what|how) about\b/i;

/** A figure of a college is in the tables or nowhere. */
const asksFigure = /\b(?:rates?|percent\w*|prices?|costs?|average|median|tuition)\b/;

/** Subjects from which on a part is looked for by itself. */
const fewSubjects = 2;

/**
 * What the guides say to one part. One that hardly says of what ("what papers") is looked for with what is told beside
 * it, and only on the pages that the answer is quoted from already.
 */
function fromGuides(
  { part, before, told, statements }: Part,
  whole: Asked,
  ground: Ground,
  typed = part,
  ofForms = false,
): Reply | null {
  const thin =
    !wantsMeaning(part) && subjectOf(part).length < fewSubjects && (topicsOf(part).size === 0 || asksAbout.test(part));
  const around = [told, before.at(-1) ?? ""].filter(Boolean).join(". ");
  const pages = new Set(statements.map(({ evidence }) => evidence[0]?.url.split("#")[0]));
  if (thin) return subjectOf(part).length === 0 ? null : headedBy(part, pages, whole.understood.spanish, ground);
  // "Do we report it": of what is said around it.
  const stands = around === "" || !/\b(?:it|that|they|them|this|those)\b/i.test(part);
  // "What's FAFSA, when is it due, and do I need my ex's income": for the form that was named before.
  const form =
    topicsOf(part).size === 0 ? [...before].reverse().flatMap((one) => ofForm.exec(one)?.[1] ?? [])[0] : null;
  const texts = [
    ...(stands ? [part] : []),
    ...(around === "" ? [] : [`${around}. ${part}`]),
    ...(form ? [`${part} ${form}`] : []),
  ];
  if (whole.colleges.length > 0 && asksFigure.test(plainText(part))) return null;
  // Beside a college the guides have to say it surely, but for what a word means.
  const colleges = wantsMeaning(part) ? [] : whole.colleges;
  for (const text of texts) {
    const asked = { ...resolveNext(text, null, whole.student, ground), states: whole.states, colleges };
    const reply = quoteLibrary.run({ raw: text, typed: text, asked: () => asked, ground });
    const [first] = reply?.statements ?? [];
    if (reply === null || first === undefined) continue;
    // The very line that is told already answers this part, too.
    const isWhole = ofForms && text === part && stands;
    if ((text === part && isTold(first, statements)) || isWhole || fitsPart(typed, around, first)) return reply;
  }
  return null;
}

/** The heading of the section a statement is quoted from: what its page is called tells nothing of its lines. */
const headingOf = ({ evidence: [first] }: Statement): string => first?.title.split(": ").at(-1) ?? "";

/**
 * The section of the pages quoted already that is headed by what a part asks for: "what papers", "and the deadline".
 */
function headedBy(
  part: string,
  pages: ReadonlySet<string | undefined>,
  spanish: boolean,
  ground: Ground,
): Reply | null {
  const terms = termsOf(part);
  const words = terms.flatMap(({ words, also }) => [words, ...also]).filter((list) => list.length > 0);
  const passages = spanish ? ground.spanishPassages : ground.passages;
  const section = passages.all.find(({ url, headings, example }) => {
    const heading = telling(headings.at(-1) ?? "");
    return (
      !example && pages.has(url.split("#")[0]) && words.some((list) => list.every((word) => heading.includes(word)))
    );
  });
  return section === undefined ? null : answered([quoted(section, { terms, bare: part }, ground, passages)]);
}

/** A yes or no to "does the FAFSA count our house" answers no other "does the FAFSA count". */
const mostOfHeading = 0.75;

/** Whether a quotation is about a part: it has its words, and answers no other question than this. */
function fitsPart(part: string, around: string, statement: Statement): boolean {
  const heading = subjectOf(headingOf(statement));
  const said = new Set(telling(`${around} ${part}`));
  const shared = heading.filter((word) => said.has(word)).length;
  const isAnswer =
    headingOf(statement).endsWith("?") || /^(?:No|Yes|Usually|Often|Sometimes|Not)\b/.test(statement.text);
  const topics = topicsOf(`${around} ${part}`);
  const told = topicsOf(`${statement.text} ${statement.evidence[0]?.title ?? ""}`);
  // "Can an adult get it": of what is said around it, and not of adults.
  const whole = topicsOf(around);
  const leans = subjectOf(part).length < fewSubjects && topicsOf(part).size > 0 && pointsBack.test(plainText(part));
  if (leans && whole.size > 0) if (![...whole].some((topic) => told.has(topic))) return false;
  return (
    speaksOf(part, [statement]) &&
    (!isAnswer || shared >= heading.length * mostOfHeading) &&
    (topics.size === 0 || [...topics].some((topic) => told.has(topic)))
  );
}

const half = 0.5;

/** Whether most of what a part asks of stands in an answer or in the headings it's quoted from. */
function speaksOf(part: string, statements: readonly Statement[], least = half): boolean {
  const there = new Set(statements.flatMap((one) => telling(`${one.text} ${headingOf(one)}`)));
  // "We make about 70 thousand": the reader's own amounts stand on no page.
  const terms = termsOf(part).filter(({ words }) => words.some((word) => !saysLittle.has(word) && !/\d/.test(word)));
  const found = terms.filter(({ words, also }) =>
    [words, ...also].some((list) => list.length > 0 && list.every((word) => there.has(word))),
  ).length;
  return found >= terms.length * least;
}

/** Whether an answer says already that it leaves a part open. */
const isNamed = (part: string, statements: readonly Statement[]): boolean =>
  statements.some(({ text, evidence }) => evidence.length === 0 && plainText(text).includes(plainText(part)));

/** Names a part that nothing here answers, where there's enough of it to say which one it is. */
function openNamed(part: string, ground: Ground): readonly Statement[] {
  const name = nameOfPart(part.replace(/^(?:(?:and|also|but|so|y) )+/i, ""));
  return name === null ? [] : [say(wordsIn(ground).say("part open", { part: name }))];
}
