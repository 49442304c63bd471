/** What a text asks, one thing after the other, and what it tells beside that. Pure. */
import { plainText } from "../words/words";

export interface AskedParts {
  /** Each thing that is asked, as a question of its own and in the words it was typed with. */
  readonly parts: readonly string[];
  /** Sentences that ask nothing: "My parents split custody 50/50". */
  readonly told: string;
}

/** Where one part ends and the next begins; what stands between is kept to tell a new sentence from a list. */
const between =
  /([?;!]+|\.(?=\s|$)|,|\((?=\d\))|\s(?!(?<=\btuition )(?:&|and) fees\b)(?!(?<=\broom )(?:&|and) board\b)(?:\+|(?<!\ba )&|and|y|(?<!\bparent )plus(?! loans?\b)|also(?= (?:is|are|do|does|can|will|should|what|when|where|who|which|how)\b))(?= ))/i;

const greeting =
  "(?:(?:ok|okay|so|hey|hi|hello|also|and|but|then|or|now|please|well|y|tambien|anyway|plus|like) )*(?:(?:i (?:also )?)?(?:want|need)(?:ed)? to know |tell me |wondering (?:if )?)?";

const asker =
  "what|which|when|where|who|whose|whom|how|why|que|cual|cuales|cuando|cuanto|cuanta|cuantos|cuantas|como|quien|donde";
const askerWithVerb = "(?:what|when|where|who|how)(?: ?s| is| are|re)";
/** "When I apply", "what the college wants": these say when or what, and ask nothing by themselves. */
const subordinate = "(?: (?:i|we|he|she|they|it|you|my|our|the|a|ever) )(?!.*\\?)";
const verbs =
  "do|does|did|is|are|am|was|can|could|should|will|would|may|has|puedo|puede|podemos|debo|tengo que|necesito|hay|es";
const whom =
  "i|we|he|she|they|it|you|u|my|our|his|her|their|the|a|an|this|that|these|those|there|mine|ours|hers|theirs|any(?:one|body|thing)?|some(?:one|body)|people|colleges?|schools?|parents?|students?|grades|scholarships?|loans?|grants?|fafsa|css|sat|act|aps?|ib|pell|need|also|most|kids|all|many|both|either|each|aid|tuition|housing|financial aid";

const opensAsking = new RegExp(
  `^${greeting}(?:(?:the )?difference between\\b|(?:explain|define) |${askerWithVerb}\\b|(?:${asker})\\b(?!${subordinate}))`,
);
const opensWithVerb = new RegExp(`^${greeting}(?:${verbs}) (?:${whom})\\b`);
const opensWithAnyVerb = new RegExp(`^${greeting}(?:${verbs}) `);
/** "Does Auburn require it" behind a comma or an "and": nothing but a question begins with these. */
const opensWithDo = new RegExp(`^${greeting}(?:does|did) `);
/** "And is Emory test optional": a verb before a name. */
const opensWithName = /^(?:(?:and|also|but|so|plus) )*(?:is|are|does|did|will|has) \p{Lu}/u;
/** "If I take a gap year do I apply now\": the question comes behind its condition. */
const asksLater = new RegExp(
  `^${greeting}(?:if|when|since|because|once|after) .*\\b(?:do|does|should|can|could|will|would|is|are) (?:i|we|he|she|they|it|my|our)\\b`,
);

/** "CSS due", "housing deadline", "next SAT date": a day is asked, in the fewest words. */
const dayWords = /^(?:the )?(?:(?:[\w-]+ ){1,3}(?:due|deadlines?|dates?)|next (?:sat|act))$/;

/** "Loan rate and fee", "Howard tuition": a figure is asked for without a verb, by its name alone. */
const figureWords =
  /^(?:the )?(?:[\w-]+ ){1,5}(?:rates?|fees?|costs?|price|tuition|requirements?|limits?|enrollment|amounts?|scores?)(?: (?:there|each year|(?:freshman|sophomore|junior|senior|first) year|(?:for|at|in) .+))?$/;
/** "Price for our county". */
const figureFor = /^(?:tuition|costs?|price|total)(?: and fees)? (?:for|from|in) /;
/** Words of somebody who tells of themselves: "we got free tuition", "grandson wants low cost". */
const tells =
  /\b(?:i|we|he|she|they|you|my|our|his|her|their|us|me|got|has|have|had|wants?|needs?|likes?|lost|live|lives|is|are|was|were|with|no|if|because)\b/;
/** "CSS Profile what is that": the subject stands before its question. */
const subjectFirst = /^(.{2,40}?) (?:-+ )?(?:what(?: is|['’]?s) (?:that|it|this)|what does (?:that|it) mean)$/i;
/** "So am I", "neither does he": said of oneself, though a verb comes before the person. */
const soAmI =
  /^(?:and )?(?:so|neither|nor) (?:am|are|is|was|do|does|did|have|has|can|will) (?:i|we|he|she|they|my \w+)$/;

/** In a list one word may ask: "tuition, housing, size". */
const figureAlone = /^(?:tuition|costs?|price|housing|dorms|size|enrollment|debt|salary|fees?|sat|act)$/;
/** Beside a deadline to apply it's the fee of that. */
const feeAlone = /^(?:the )?fees?$/;
const dayAlone = /^(?:the )?(?:deadlines?|due dates?)$/;

/** What goes on with another thing of its kind. */
const listsThings =
  /\b(?:have|has|offers?|teach|majors?|programs?|degrees?|in|or|vs|study|between|compare|need|want|send|take|require|accept)\b/;

/** A piece of fewer words is a name, and asks nothing by itself. */
const fewestHeard = 2;

/** With fewer words before an "and" a name may only belong to what follows: "FAFSA and when is it due". */
const fewWords = 4;

/** Whether a piece of a text asks. @param begins whether it begins a sentence */
const asks = (piece: string, plain: string, begins = false): boolean =>
  !soAmI.test(plain) &&
  (opensAsking.test(plain) ||
    opensWithVerb.test(plain) ||
    opensWithDo.test(plain) ||
    opensWithName.test(piece) ||
    asksLater.test(plain) ||
    (begins && opensWithAnyVerb.test(plain)));

/**
 * Takes a text apart at its marks and its "and". A text that asks one thing has one part.
 *
 * @param isHeard whether a piece asks something, though no word of it says so: "what scores most kids have"
 */
export function askedParts(typed: string, isHeard: (piece: string) => boolean = () => false): AskedParts {
  const parts: string[] = [];
  const told: string[] = [];
  const bits = typed.replace(/[’‘]/g, "'").split(between);
  /** A list is still going on: what asks nothing belongs to the question before it. */
  let goesOn = false;
  let sentenceBegins = true;
  let isFigure = false;
  // "Do they have nursing, biology" goes on with what they have.
  const isHeardAlone = (plain: string, piece: string) =>
    (plain.split(" ").length >= fewestHeard ||
      (goesOn && (figureAlone.test(plain) || !listsThings.test(plainText(parts.at(-1) ?? ""))))) &&
    isHeard(piece);
  /** Short pieces that stand before the word that asks: "FAFSA and CSS due". */
  let names: string[] = [];
  for (let at = 0; at < bits.length; at += 2) {
    const piece = (bits[at] ?? "").trim();
    const mark = (bits[at + 1] ?? "").trim();
    // "When's the deadline" asks, and "when the deadline" doesn't.
    const plain = plainText(piece.replace(/\b(what|when|where|who|how)'s\b/gi, "$1s").replace(/ please$/i, ""));
    if (plain !== "") {
      const subject = subjectFirst.exec(piece)?.[1];
      const isAsked = asks(piece, plain, sentenceBegins);
      const next = (bits[at + 2] ?? "").trim();
      // "Business schools in Texas and what do graduates make": what stands before the "and" is asked, too.
      const isBefore =
        sentenceBegins &&
        /^(?:\+|&|and|plus|y)$/i.test(mark) &&
        plain.split(" ").length >= fewWords &&
        asks(next, plainText(next));
      const isNamed = (figureWords.test(plain) || figureFor.test(plain)) && (sentenceBegins || isFigure);
      if (goesOn && feeAlone.test(plain) && applies.test(parts.at(-1) ?? "")) {
        parts.push("the application fee");
      } else if (subject !== undefined && !isAsked) {
        parts.push(`what is ${subject}`);
        goesOn = true;
      } else if (isAsked || ((isNamed || isBefore) && !tells.test(plain)) || isHeardAlone(plain, piece)) {
        isFigure = !isAsked;
        parts.push(piece);
        goesOn = true;
        told.push(...names);
        names = [];
      } else if (goesOn && dayAlone.test(plain)) {
        parts.push(`when is the ${piece.replace(/^the /i, "")}`);
      } else if (dayWords.test(plain)) {
        parts.push(...[...names.map((name) => `${name} due`), piece].map((name) => `when is ${name}`));
        goesOn = true;
        names = [];
      } else if (goesOn && parts.length > 0) {
        const joint =
          mark === "" && /^(?:\+|&|and|plus|y)$/i.test((bits[at - 1] ?? "").trim()) ? " and " : joiner(bits[at - 1]);
        parts.push(`${parts.pop() ?? ""}${joint}${piece}`);
      } else if (plain.split(" ").length <= 3) {
        names.push(piece);
      } else {
        told.push(...names, piece);
        names = [];
      }
    }
    sentenceBegins = /[?.!;]/.test(mark);
    if (sentenceBegins) {
      goesOn = false;
      told.push(...names);
      names = [];
    }
  }
  return { parts, told: [...told, ...names].join(". ") };
}

const joiner = (mark: string | undefined): string => {
  const word = (mark ?? "").trim();
  return /^[,]$/.test(word) ? ", " : ` ${word} `;
};

/** Forms and awards that "it" may stand for, rather than the college beside them. */
export const ofForm = /\b(css(?: profile)?|fafsa|scholarships?|honors|housing|deposit|verification|appeal)\b/i;

const applies = /\b(?:common app|appl(?:y|ies|ying|ication))\b/i;
const theFee = /\b(the|a|any) fee\b/i;

/** "Do I need the SAT, what's the average there and when is the next one": both are of the test that was named. */
export function withTest(part: string, before: readonly string[]): string {
  if (applies.test(before.join(" ")) && theFee.test(part)) return part.replace(theFee, "$1 application fee");
  const asksCost = /\bhow much (?:is|are|does|do) the (?:sat|act)s?(?: cost)?$/i;
  if (asksCost.test(part)) return "how much do the SAT and the ACT cost";
  const test = /\b(sat|act)\b/i.exec([...before].reverse().join(" "))?.[1];
  if (test === undefined || /\b(?:sat|act)\b/i.test(part)) return part;
  return part
    .replace(/\b(send|submit|require|need|report) (?:it|them)\b/i, `$1 the ${test}`)
    .replace(/\b(is|are) (?:it|they)(?= (?:optional|required|needed|mandatory)\b)/i, `$1 the ${test}`)
    .replace(/\bwhen (?:is|s) it next\b/i, `when is the next ${test}`)
    .replace(/\b(?:get|have) (?:an? )?(?:fee )?waiver$/i, `get a fee waiver for the ${test}`)
    .replace(/\bnext (?:one|date|test)\b/i, `next ${test}`)
    .replace(/\b(average|median|middle)(?= (?:there|score|scores|for|of)\b|$)/i, `$1 ${test}`);
}

const onForm = /\b(put|list|add|include|count|report) (?:her|him|them)(?= on\b)/i;
const person =
  /\b(?:my|our) (?:\w+-)?(?:aunt|uncle|grandma|grandmother|grandpa|grandfather|grandparents?|step ?-?(?:mom|dad|mother|father)|sister|brother|cousins?|foster (?:mom|dad|parents?|mother|father)|guardians?|boyfriend|girlfriend|husband|wife)\b/gi;

/** "I live with my aunt. Do I put her on the FAFSA": whom. */
export function withPerson(part: string, before: readonly string[]): string {
  const named = before.join(". ").match(person)?.at(-1);
  return named === undefined ? part : part.replace(onForm, `$1 ${named}`);
}

/** "And what's the monthly payment": of the loan that was named before. */
export function withLoan(part: string, before: readonly string[]): string {
  if (
    asksMost.test(part) &&
    !anyLoan.test(part) &&
    studentLoan.test(before.join(" ")) &&
    !parentLoan.test(before.join(" "))
  )
    return `${part} in federal student loans`;
  if (!ofLoan.test(part) || anyLoan.test(part) || !parentLoan.test(before.join(" "))) return part;
  return `${part}${parentPlusLoan}`;
}

export const parentPlusLoan = " of a Parent PLUS loan";

/** "What's the max for a junior". */
const asksMost = /^(?:and )?what(?:['’]?s| is) the (?:max(?:imum)?|limit|cap|most)\b/i;
const studentLoan = /\b(?:(?:un)?subsidized|federal loans?|student loans?|direct loans?)\b/i;
const ofLoan = /\b(?:monthly payment|payments?|a month|interest|rate|fee)\b/i;
const anyLoan = /\b(?:plus|private|direct|stafford|subsidized|unsubsidized|student loans?|tuition|application)\b/i;
const parentLoan = /\bparent plus\b/i;

/** Words of a part from which on one can tell which it is. */
const enoughToName = 3;

/**
 * A part as an answer may name it. A figure of the reader's would stand there without a source, so the words up to it
 * name the part; null where there are too few of them.
 */
export function nameOfPart(part: string): string | null {
  const at = part.search(/\S*\d/);
  if (at < 0) return part;
  const before = part
    .slice(0, at)
    .trim()
    .replace(/(?:\s+(?:a|an|the|in|on|of|for|at|by|with|to|de|en|con|por))+$/i, "");
  return before.split(/\s+/).length < enoughToName ? null : `${before} …`;
}
