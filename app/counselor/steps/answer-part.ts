/** What answers one part of a question: a program, a tool, a plain question, or the guides. */
import type { Statement } from "~/counselor/answer/evidence";
import { answered, type Reply } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { termsOf } from "~/counselor/words/phrases";
import { plainText, telling } from "~/counselor/words/words";
import type { Asked } from "../intents/intent";
import { asksPayOf } from "../intents/majors";
import { topicsOf } from "../passages/topics";
import { quoted } from "../tools/library";
import { ofForm, parentPlusLoan } from "../understand/asked-parts";
import { understand } from "../understand/understand";
import { partPlainly } from "./ask-plainly";
import { isTold } from "./in-order";
import { ofNamedJob } from "./named-job";
import { askedOfNamed, usedAtCollege, withProgram, withStatus } from "./part-of-program";
import { fewSubjects, pointsBack, saysLittle, subjectOf } from "./part-words";
import { quoteLibrary } from "./quote-library";
import { quoteProgram } from "./quote-program";
import { resolveNext } from "./resolve";
import { paysBack, toolsForPart } from "./use-tools";

/** One part of a question, with what stands around it. */
export interface Part {
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

const asksAmount = /^(?:and |also )?how (?:much|many)\b/;

/** What answers one part: the tools by its own words, by those before it, then the guides. Null where nothing does. */
export function answerPart(here: Part, whole: Asked, ground: Ground): Reply | null {
  const { before } = here;
  const part = filledIn(here);
  if (part !== here.part) {
    const ofThing = fromGuides({ ...here, part }, { ...whole, colleges: [] }, ground, here.part);
    if (ofThing !== null) return ofThing;
  }
  const own = withProgram(withStatus(resolveNext(part, null, whole.student, ground), whole), whole);
  const job = ofNamedJob(own, whole);
  const ofJob = job === null ? null : toolsForPart([job], ground);
  if (ofJob !== null) return ofJob;
  const ofProgram =
    own.understood.program === null ? null : quoteProgram.run({ raw: part, typed: part, asked: () => own, ground });
  if (ofProgram !== null) return ofProgram;
  const ofNamed = askedOfNamed(part, own, whole, ground) ?? usedAtCollege(part, own, whole, ground);
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
export const asksFigure = /\b(?:rates?|percent\w*|prices?|costs?|average|median|tuition)\b/;

/** Nor does a guide say how to reach somebody at one college. */
const asksContact = /\b(?:phone|telephone|cell|email|e mail|contact|address)(?: (?:numbers?|address|info\w*))?$/;

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
  const stands = (around === "" || !/\b(?:it|that|they|them|this|those)\b/i.test(part)) && saysOfWhat(part);
  const leans = subjectOf(part).length === 0 || saysOfWhat(part) || pointsBack.test(plainText(part));
  if (whole.colleges.length > 0 && isOfPlace({ part, before, told: around })) return null;
  // "What's FAFSA, when is it due, and do I need my ex's income": for the form that was named before.
  const form =
    topicsOf(part).size === 0 ? [...before].reverse().flatMap((one) => ofForm.exec(one)?.[1] ?? [])[0] : null;
  const texts = [
    ...(stands ? [part] : []),
    ...(around === "" || !leans ? [] : [`${around}. ${part}`]),
    ...(form ? [`${part} ${form}`] : []),
  ];
  if (whole.colleges.length > 0 && (asksFigure.test(plainText(part)) || asksContact.test(plainText(part)))) return null;
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

/** A subject of the field or two words of weight: "do I need to apply separately" says nothing of what. */
const saysOfWhat = (part: string) => topicsOf(part).size > 0 || subjectOf(part).length >= fewSubjects;

/** "Is it military", where nothing but a college was named before: of the college, of which no guide speaks. */
export const isOfPlace = ({ part, before, told }: Pick<Part, "part" | "before" | "told">): boolean =>
  /^(?:and |also )?(?:is|are) (?:it|they|that|this) /.test(plainText(part)) &&
  topicsOf([told, ...before].join(" ")).size === 0;

/** The heading of the section a statement is quoted from: what its page is called tells nothing of its lines. */
export const headingOf = ({ evidence: [first] }: Statement): string => first?.title.split(": ").at(-1) ?? "";

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

export const half = 0.5;

/** Whether most of what a part asks of stands in an answer or in the headings it's quoted from. */
export function speaksOf(part: string, statements: readonly Statement[], least = half): boolean {
  const there = new Set(statements.flatMap((one) => telling(`${one.text} ${headingOf(one)}`)));
  // "We make about 70 thousand": the reader's own amounts stand on no page.
  const terms = termsOf(part).filter(({ words }) => words.some((word) => !saysLittle.has(word) && !/\d/.test(word)));
  const found = terms.filter(({ words, also }) =>
    [words, ...also].some((list) => list.length > 0 && list.every((word) => there.has(word))),
  ).length;
  return found >= terms.length * least;
}
