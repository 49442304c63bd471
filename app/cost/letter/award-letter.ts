/** An aid offer put in order: what it costs, what is a gift, what is borrowed or earned, and how the letter says it. */
import { dollars } from "~/design/figures";
import { checkLetter, type Figure, type LetterWarning } from "./checks";
import { isPayInKind, isTotal, kindOf, type LineKind, namesLender, paysAPrice, soundsLikeAid, totalOf } from "./kinds";
import type { LetterLine } from "./letter-line";
import type { FederalLimits } from "./limits";
import type { LetterWords } from "./words";

export interface DecodedLetter {
  readonly lines: readonly LetterLine[];
  /** Whole dollars a year; `null` where neither the letter nor the reader says it. */
  readonly cost: number | null;
  readonly costBasis: "letter" | "items" | "reader" | null;
  readonly grants: number;
  readonly work: number;
  readonly loans: number;
  readonly plus: number;
  /** Cost less grants and nothing else, never below 0. */
  readonly netPrice: number | null;
  /** What is still to pay when every loan and job is taken. */
  readonly gap: number | null;
  /** What is odd in the letter, with the sums it puts in doubt. */
  readonly warnings: readonly LetterWarning[];
  /** Sums that a line leaves open because its kind or its amount for one year is not clear. */
  readonly open: readonly Figure[];
  readonly practices: readonly Practice[];
  readonly questions: readonly string[];
}

export interface Practice {
  readonly name: string;
  readonly kept: "yes" | "partly" | "no" | "unclear";
  readonly why: string;
}

/**
 * @param typedCost cost of a year that the reader typed because the letter does not say it, whole dollars
 * @param said what the letter says around its lines
 * @param limits federal limits that its amounts are held against; without them nothing is checked
 */
export function decodeLetter(
  lines: readonly LetterLine[],
  typedCost: number | null,
  said: LetterWords = { award: null, next: null },
  limits: FederalLimits | null = null,
): DecodedLetter {
  const sum = (kind: LineKind) =>
    lines.filter((line) => line.kind === kind).reduce((all, { amount }) => all + amount, 0);
  const items = sum("cost");
  const stated = Math.max(0, ...lines.filter(({ kind }) => kind === "totalCost").map(({ amount }) => amount));
  const cost = stated > 0 ? stated : typedCost !== null ? typedCost : items > 0 ? items : null;
  const costBasis = stated > 0 ? "letter" : typedCost !== null ? "reader" : items > 0 ? "items" : null;
  const grants = sum("grant");
  const work = sum("work");
  const loans = sum("loan");
  const plus = sum("plus");
  const netPrice = cost === null ? null : Math.max(0, cost - grants);
  return {
    lines,
    cost,
    costBasis,
    grants,
    work,
    loans,
    plus,
    netPrice,
    gap: netPrice === null ? null : Math.max(0, netPrice - work - loans - plus),
    warnings: limits === null ? [] : checkLetter(lines, limits),
    open: openFigures(lines),
    practices: practicesOf(lines, said, stated, netPrice),
    questions: questionsFor(lines, stated),
  };
}

const has = (lines: readonly LetterLine[], kind: LineKind, pattern: RegExp) =>
  lines.some((line) => line.kind === kind && pattern.test(line.label));

/**
 * The eight points of the Department of Education's guidance on aid offers (April 2019, and GENERAL-21-70 of October
 * 2021), on which GAO's ten practices (GAO-23-104708) rest, and that each line says its kind, which is GAO's. Five of
 * the eight are GAO's too; public accounts of its report confirm no more.
 */
function practicesOf(
  lines: readonly LetterLine[],
  said: LetterWords,
  stated: number,
  netPrice: number | null,
): readonly Practice[] {
  const tuition = has(lines, "cost", /tuition/i);
  const living = has(lines, "cost", /housing|room|board|meal|food|dining|living/i);
  const indirect = has(lines, "cost", /book|supplies|transport|travel|personal|misc/i);
  const parts = [tuition, living, indirect].filter(Boolean).length;
  const missing = [!tuition && "tuition", !living && "housing and food", !indirect && "books, travel or personal costs"]
    .filter(Boolean)
    .join(", ");
  return [
    {
      name: "It lists the main costs one by one, those on the bill and those that aren’t",
      kept: parts === 3 ? "yes" : parts > 0 ? "partly" : "no",
      why: parts === 3 ? "Tuition, housing and food, and other costs each have a line." : `No line for: ${missing}.`,
    },
    {
      name: "It gives the total cost of attendance with all main costs in it",
      kept: stated === 0 ? "no" : parts === 3 ? "yes" : "partly",
      why:
        stated === 0
          ? "We found no total cost."
          : parts === 3
            ? "The total is there, with its parts."
            : "There’s a total, but the letter doesn’t show everything in it.",
    },
    netPricePractice(lines, stated, netPrice),
    separationPractice(lines),
    labelPractice(lines),
    lenderPractice(lines),
    plusPractice(lines),
    textPractice("It doesn’t call itself an award, since loans and jobs aren’t awards", not(said.award), {
      yes: "The aid as a whole isn’t called an award.",
      no: "It calls the aid, with its loans and jobs, an award.",
    }),
    textPractice("It says what to do next", said.next, {
      yes: "It names a next step or a date to answer by.",
      no: "We found no next step and no date to answer by.",
    }),
  ];
}

/** What a line is by its kind or, where its amount alone kept it from being counted, by its name. */
const kindSaid = ({ kind, label }: LetterLine): LineKind => (kind === "unknown" ? ownKind(label) : kind);

/** The sums that may be larger by a line that is not counted. A line that could be any aid leaves all of them open. */
function openFigures(lines: readonly LetterLine[]): readonly Figure[] {
  const figures: Partial<Record<LineKind, readonly Figure[]>> = {
    grant: ["grants"],
    loan: ["loans"],
    plus: ["loans"],
    work: ["work"],
    cost: ["cost"],
    totalCost: ["cost"],
    sum: [],
    netPrice: [],
  };
  const stated = lines.some(({ kind }) => kind === "totalCost");
  const open = lines
    .filter(({ kind }) => kind === "unknown")
    .flatMap(({ label }): readonly Figure[] => {
      if (isPayInKind(label)) return ["grants", "work"];
      if (paysAPrice(label)) return ["grants"];
      return figures[ofWhat(label)] ?? ["grants", "loans", "work", ...(mayBeCost(label) ? ["cost" as const] : [])];
    });
  return [...new Set(open)].filter((figure) => figure !== "cost" || !stated);
}

/** "Tuition (after the resident discount)", "Other": among the costs of a letter this may be one of them. */
const mayBeCost = (label: string): boolean => kindOf(label) === "cost" || otherCost.test(label);
const otherCost = /^\W*other\b|\b(misc\w*|charges?|costs?|expenses?|due|parking|laptop|computer)\b/i;

/** "Total grants and scholarships" that is asked about leaves the grants open. */
const ofWhat = (label: string): LineKind => {
  const kind = ownKind(label);
  return kind === "sum" && isTotal(label) ? totalOf(label) : kind;
};

const isLoan = (line: LetterLine): boolean => ["loan", "plus"].includes(kindSaid(line));

/** Not counted, though its name says what it is: its amount for one year could not be read in one way only. */
export const isOnlyAmountUnclear = (line: LetterLine): boolean =>
  line.kind === "unknown" && kindSaid(line) !== "unknown";

/** "Tuition Exchange" sounds like aid, so its "tuition" does not say what it is. */
const ownKind = (label: string): LineKind => {
  const kind = kindOf(label);
  return kind === "cost" && soundsLikeAid(label) ? "unknown" : kind;
};

function plusPractice(lines: readonly LetterLine[]): Practice {
  const name = "It doesn’t count a parent’s loan as the student’s aid";
  const plus = lines.find(({ kind, amount }) => kind === "plus" && amount > 0);
  if (plus) return { name, kept: "no", why: `“${plus.label}” is listed as aid, with ${dollars(plus.amount)}.` };
  const unsure = lines.find(({ kind, label, amount }) => kind === "unknown" && ownKind(label) === "plus" && amount > 0);
  return unsure
    ? { name, kept: "no", why: `“${unsure.label}” is listed as aid, with an amount that isn’t clear.` }
    : { name, kept: "yes", why: "No Parent PLUS amount is listed as aid." };
}

/** Subsidized and unsubsidized loans are federal by their name. */
const lender =
  /\b(federal|direct|stafford|perkins|plus|(un)?-?sub(sidi[sz]ed)?|state|private|institutional|college|university)\b/i;

const withoutLender = (lines: readonly LetterLine[]) =>
  lines.filter((line) => isLoan(line) && !lender.test(line.label) && !namesLender(line.label));

function lenderPractice(lines: readonly LetterLine[]): Practice {
  const name = "It says who makes each loan: the federal government, the state, the college or a private lender";
  const loans = lines.filter(isLoan);
  const [first, ...more] = withoutLender(loans);
  if (loans.length === 0) return { name, kept: "yes", why: "There’s no loan in it." };
  return first === undefined
    ? { name, kept: "yes", why: "Every loan names its lender." }
    : {
        name,
        kept: more.length + 1 === loans.length ? "no" : "partly",
        why: `“${first.label}” doesn’t say whose loan it is.`,
      };
}

const not = (said: boolean | null): boolean | null => (said === null ? null : !said);

/** A practice that the words of a letter keep or not. */
function textPractice(
  name: string,
  kept: boolean | null,
  why: { readonly yes: string; readonly no: string },
): Practice {
  if (kept === null) return { name, kept: "unclear", why: "The text of the letter wasn’t pasted." };
  return kept ? { name, kept: "yes", why: why.yes } : { name, kept: "no", why: why.no };
}

function netPricePractice(lines: readonly LetterLine[], stated: number, netPrice: number | null): Practice {
  const name = "It gives a net price: all main costs less grants, and nothing else taken off";
  const said = lines.find(({ kind }) => kind === "netPrice")?.amount;
  if (said === undefined) return { name, kept: "no", why: "We found no net price." };
  if (stated === 0 || netPrice === null) {
    return { name, kept: "unclear", why: "There’s a net price, but no total cost to check it with." };
  }
  const off = netPrice - said;
  if (Math.abs(off) <= 5) return { name, kept: "yes", why: "Cost less grants gives the same figure." };
  return off > 0
    ? {
        name,
        kept: "no",
        why: `It is ${dollars(off)} lower than cost less grants: loans, work or some costs are left out.`,
      }
    : { name, kept: "partly", why: `It is ${dollars(-off)} higher than cost less the grants that were found.` };
}

function separationPractice(lines: readonly LetterLine[]): Practice {
  const name = "It keeps grants, loans and work-study separate";
  const order = lines.flatMap((line) => (isLoan(line) ? ["loan"] : [kindSaid(line)].filter(isGiftOrWork)));
  const groups = order.filter((kind, at) => kind !== order[at - 1]);
  if (new Set(groups).size < 2) return { name, kept: "unclear", why: "We found only one kind of aid." };
  return groups.length === new Set(groups).size
    ? { name, kept: "yes", why: "Each kind is listed together." }
    : { name, kept: "no", why: "Grants, loans or work-study are mixed in one list." };
}

const isGiftOrWork = (kind: LineKind) => kind === "grant" || kind === "work";

/** Aid, or what may be: a cost told by its heading is none. */
const isAid = ({ kind }: LetterLine) => ["grant", "loan", "plus", "work", "unknown"].includes(kind);

function labelPractice(lines: readonly LetterLine[]): Practice {
  const name = "It says what kind of aid each line is";
  const aid = lines.filter(isAid);
  const unnamed = aid.filter((line) => line.toldBy !== "line" && !isOnlyAmountUnclear(line));
  if (aid.length === 0) return { name, kept: "unclear", why: "We found no aid." };
  const [first] = unnamed;
  return first === undefined
    ? { name, kept: "yes", why: "Every line says grant, scholarship, loan or work-study." }
    : { name, kept: unnamed.length === aid.length ? "no" : "partly", why: `“${first.label}” doesn’t say what it is.` };
}

function questionsFor(lines: readonly LetterLine[], stated: number): readonly string[] {
  const grants = lines.filter(({ kind }) => kind === "grant");
  const teach = lines.some(({ label }) => /\bTEACH\b/i.test(label));
  const unknown = lines.filter((line) => isAid(line) && (line.kind === "unknown" || line.toldBy === "heading"));
  const any = (kind: LineKind) => lines.some((line) => line.kind === kind);
  return [
    ...(stated === 0
      ? ["What is the whole cost of attendance for one year, with housing, food, books, travel and personal costs?"]
      : []),
    ...unknown.map((line) =>
      isPayInKind(line.label)
        ? `Is “${line.label}” taken off the bill, what job is it for, and what do I owe if the job ends?`
        : line.per === "term" && isOnlyAmountUnclear(line)
          ? `“${line.label}” is the amount of one term. How many dollars is it for the whole year?`
          : isOnlyAmountUnclear(line)
            ? `How many dollars in one year is “${line.label}”, and does it come on top of the other lines?`
            : `What kind of aid is “${line.label}”: a grant, a loan or a job?`,
    ),
    ...grants.map(
      ({ label }) => `Is “${label}” paid again every year, for how many years, and what must I do to keep it?`,
    ),
    ...(grants.length > 0 ? ["If prices rise, do my grants rise with them?"] : []),
    ...(teach
      ? ["The TEACH Grant turns into a loan if its service isn’t done. Which service is it, and for how long?"]
      : []),
    "If I win an outside scholarship, do you reduce your grants?",
    ...withoutLender(lines).map(({ label }) => `Whose loan is “${label}”, and what are its rate and its fee?`),
    ...(any("loan") ? ["Which part of each loan is subsidized, and can I take less?"] : []),
    ...(any("plus")
      ? ["Please show the offer without the Parent PLUS loan: is what’s left something you expect us to pay?"]
      : []),
    ...(any("work")
      ? ["Is the work-study job guaranteed, how many hours is it, and when do I get paid? It doesn’t lower the bill."]
      : []),
    "When do I have to answer by, and can you review the offer if our income has changed?",
  ];
}
