import { say } from "~/counselor/answer/evidence";
import { spanishWordsPath, wordsPath } from "~/counselor/answer/paths";
import { answered, type NearPage, without } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import type { Passage } from "~/counselor/passages/passage";
import { wordsIn } from "~/counselor/sentences/sentences";
import { plainText, telling } from "~/counselor/words/words";
import { isState, stateName } from "~/geography/states";
import type { Asked } from "../intents/intent";
import { type AskedOfPassage, quoted } from "../tools/library";
import { studentsByCity } from "../understand/cities";
import { entriesAsked, entryAsked } from "./entry-asked";
import { type Found, leastFor, leastOfPassage, mostNear, passagesFor, spanishPagesFor } from "./find-in-guides";
import type { Step } from "./step";
import { rankedIntents } from "./use-tools";

/** A question whether one college does something, or how many there do. */
const aboutTheCollege =
  /^(?:is|does|are|has|do|did|will) (?!i\b|we\b|my\b|he\b|she\b|it (?:hurt|help|matter))|^how many (?:people|students|kids|girls|boys)\b/;

/** Whether an early round makes a difference, at whichever college. */
const roundHelps =
  /\b(?:early (?:decision|action)|ed|ea)\b.*\b(?:helps?|boosts?|advantages?|benefits?|better (?:chances?|odds|shot)|(?:raise|increase|improve)s?|worth it)\b|\b(?:helps?|boosts?|advantages?|better (?:chances?|odds)|increase|improve)\b.*\b(?:early (?:decision|action)|ed|ea)\b/;

/** Where the guide says so. */
const roundSection = "/help/early-decision-vs-regular-decision#chance";

/** No guide holds a day of one college, or when it answers. */
const dayOfCollege = /^when (?:do|does|did|is|are|will|can)\b/;
const hearFrom = /\bwhen\b.*\bhear (?:back )?from\b(?! (?:early|regular|rolling|ed|ea|rd|colleges|schools|them all)\b)/;

/** What will be in years that nobody knows of. */
const farAhead =
  /\bwill\b.*\bloans?\b.*\b(?:cancel\w*|forgiven|wiped)\b.*\b(?:next|this|soon|year)\b|\b(?:will|going to|gonna)\b.*\b20(?:29|[3-9]\d)\b/;

/** Whether a site is up this minute, how long a line is today, and what another person knows or thinks. */
const ofThisMinute =
  /\bis (?:the )?(?:\w+ ){0,3}(?:website|site|portal|server|app) (?:\w+ )?(?:down|up|working|broken|crash\w*)\b(?!.*\b(?:deadline|what (?:do|should|can)))|\b(?:hold|wait|waiting) times?\b|\b(?:phone|line) wait\b|^(?:does|do|did) (?:my|his|her|our|their) (?:\w+ )?(?:counselor|teacher|principal|coach|roommate|interviewer|reader) (?:know|like|think|hate|remember|love)\b/;

const asksNumber = /^(?:how (?:many|much|long|often|old)|what (?:percent|share|time))\b/;

/** Quotes the guides word for word where they hold what was asked. */
export const quoteLibrary: Step = {
  name: "quote the guides",
  run({ asked, ground }) {
    // "Does Clemson superscore?" asks about Clemson: what the word means is no answer to it.
    // What an early round is good for holds at every college.
    const ofRound = roundHelps.test(asked().understood.plain);
    const colleges = ofRound ? [] : asked().colleges;
    if (colleges.length > 0 && aboutTheCollege.test(asked().understood.plain)) return null;
    if (hearFrom.test(asked().understood.plain)) return null;
    if (colleges.length > 0 && dayOfCollege.test(asked().understood.plain)) return null;
    const spanish = asked().understood.spanish ? fromSpanishPages(asked(), ground) : null;
    if (spanish !== null) return spanish;
    if ([farAhead, ofThisMinute].some((open) => open.test(asked().understood.plain))) return null;
    const looked = passagesFor(asked(), ground);
    const { found } = looked;
    const best = (ofRound ? found.find(({ passage }) => passage.url === roundSection) : undefined) ?? found[0];
    if (best === undefined) return null;
    const entry = colleges.length > 0 ? null : entryAsked(found, asked().understood.bare);
    if (entry !== null) return { ...answered([quoted(entry, looked, ground)]), pages: nearest(found) };
    const same = colleges.length > 0 ? undefined : entryWrittenApart(asked().understood.bare, ground);
    if (same !== undefined) return { ...answered([quoted(same, looked, ground)]), pages: nearest(found) };
    const both =
      colleges.length > 0 ? null : entriesAsked(ground.passages.all.filter(isEntry), asked().understood.bare);
    if (both !== null) return { ...answered(both.map((one) => quoted(one, looked, ground))), pages: nearest(found) };
    if (asked().understood.spanish && looked.known < leastInEnglish) return null;
    const ofCollege = colleges.length > 0;
    const least = ofCollege ? Math.max(leastOfPassage, leastFor(looked)) + forCollege : leastFor(looked);
    if (best.score < least || isOnlyPlace(best.passage, looked, ground)) return null;
    if (!explainsIt(best.passage, asked().understood.bare, ground)) {
      const word = oneWord.exec(asked().understood.bare)?.[1];
      if (word === undefined || !isEntry(best.passage)) return null;
      return without("not known", [say(wordsIn(ground).say("no entry", { word }))], nearest(found));
    }
    const quotation = quoted(best.passage, looked, ground);
    const statements = [quotation];
    // Who asks for a number or a time isn't answered by words without one.
    if (
      asksNumber.test(asked().understood.plain) &&
      // "How much debt is too much" is answered by the section that asks how much, if by a rule and no figure.
      !asksNumber.test(plainText(best.passage.headings.at(-1) ?? "")) &&
      !/\d|\b(?:days|weeks|months|once|twice|one|two|three|four|five|six|ten|twelve|none|half)\b/i.test(
        statements[0]?.text ?? "",
      )
    )
      return null;
    return { ...answered(statements), pages: nearest(found) };
  },
};

/** What more is needed where a college is named: the guides rarely speak of one. */
const forCollege = 0.35;

/**
 * Nothing of a question but a place stands on the page: "snow in Ann Arbor" isn't answered where Ann Arbor is written.
 */
function isOnlyPlace({ id }: Passage, { terms, bare }: Found, { passages, colleges }: Ground): boolean {
  const stems = passages.stems[id];
  const [, place] = / in ([a-z ]+)$/.exec(bare) ?? [];
  if (stems === undefined || place === undefined || !studentsByCity(colleges).has(place)) return false;
  const ofPlace = telling(place);
  const said = new Set([...stems.heading, ...stems.title, ...stems.text, ...stems.asked.flat()]);
  return terms.every(({ words, also }) =>
    [words, ...also].every((list) => list.every((word) => ofPlace.includes(word) || !said.has(word))),
  );
}

const isEntry = ({ url }: Passage) => url.startsWith(`${wordsPath}#`) || url.startsWith(`${spanishWordsPath}#`);

/** A word or two to be explained, and nothing else. */
const oneWord =
  /^(?:what|define|explain) (?:is |are |does )?(?:a |an |the )?((?:[\w-]+ ){0,2}[\w-]+?)(?: mean| stand for)?$/;

/** An entry whose name a question writes with other gaps: "wait list", "work study", "co op". */
function entryWrittenApart(bare: string, ground: Ground): Passage | undefined {
  const joined = (text: string) => plainText(text).replace(/[ -]|s\b/g, "");
  const word = joined(oneWord.exec(bare)?.[1] ?? "");
  return word === ""
    ? undefined
    : ground.passages.all.find((one) => isEntry(one) && joined(one.headings.at(-1) ?? "") === word);
}

/** As rare as that a word says what is meant: "protection" in "yield protection", and not "number" or "program". */
const tellsApart = 3.5;

/** Whether a passage is about the word that a question wants explained; one that only says it explains nothing. */
function explainsIt({ id, url }: Passage, bare: string, ground: Ground): boolean {
  const word = oneWord.exec(bare)?.[1];
  const stems = ground.passages.stems[id];
  if (word === undefined || stems === undefined) return true;
  if (url.startsWith(`${wordsPath}#`)) {
    // "Yield" is another term than "yield protection".
    const [first, ...more] = telling(word);
    const known = [...stems.heading, ...stems.text, ...stems.asked.flat()];
    return (
      first === undefined ||
      more.length === 0 ||
      [first, ...more].every((one) => known.includes(one) || (ground.passages.weightOf(one) ?? 0) < tellsApart)
    );
  }
  // Its rarest word tells: a "yellow ribbon program" is no program.
  const weight = (one: string) => ground.passages.weightOf(one) ?? Number.POSITIVE_INFINITY;
  const [rarest] = [...telling(word)].sort((a, b) => weight(b) - weight(a));
  if (rarest === undefined) return true;
  return (
    stems.heading.includes(rarest) ||
    stems.title.includes(rarest) ||
    stems.asked.some((phrase) => phrase.includes(rarest))
  );
}

/**
 * From this share on a Spanish question is understood. Where less of it is in our table, an English page that holds the
 * rest answers something else.
 */
const leastInEnglish = 0.7;

/**
 * A page in Spanish has fewer words to be found by: much of what was asked has to be there, or its section be likely.
 */
const leastOfSpanish = (likely: number) => (likely >= 0.5 ? 0.52 : likely >= 0.2 ? 0.58 : 0.62);

/** For a question in Spanish: the pages in Spanish first. */
function fromSpanishPages(asked: Asked, ground: Ground) {
  const { terms, found, likely } = spanishPagesFor(asked, ground);
  const looked = { terms, bare: asked.understood.typed };
  const both = entriesAsked(ground.spanishPassages.all.filter(isEntry), plainText(looked.bare));
  if (both !== null)
    return {
      ...answered(both.map((one) => quoted(one, looked, ground, ground.spanishPassages))),
      pages: nearest(found),
    };
  const [best] = found;
  if (best === undefined || best.score < leastOfSpanish(likely)) return null;
  return inSpanishOf(best.passage, found, looked, ground);
}

/** From this score and these odds on a page in Spanish goes before what a tool quotes in English. */
const sureInSpanish = 0.8;

/** A question in Spanish whose state has its aid in English only: the page in Spanish, where that surely answers it. */
export const quoteSpanish: Step = {
  name: "quote the pages in Spanish",
  run({ asked, ground }) {
    const { understood, colleges } = asked();
    if (!understood.spanish || colleges.length > 0 || rankedIntents(asked())[0]?.intent.name !== "state aid")
      return null;
    const { terms, found, likely } = spanishPagesFor(asked(), ground);
    const [best] = found;
    if (best === undefined || best.score < sureInSpanish || likely < sureInSpanish) return null;
    // What every state has is no answer to what one has.
    const [state] = asked().states;
    if (
      state !== undefined &&
      isState(state) &&
      ground.stateFacts(state) !== null &&
      !best.passage.text.includes(stateName(state))
    )
      return null;
    return inSpanishOf(best.passage, found, { terms, bare: understood.typed }, ground);
  },
};

const inSpanishOf = (passage: Passage, found: Found["found"], looked: AskedOfPassage, ground: Ground) => ({
  ...answered([quoted(passage, looked, ground, ground.spanishPassages)]),
  pages: nearest(found),
});

/** Up to three pages of passages, each once. */
export function nearest(found: readonly { readonly passage: { readonly url: string; readonly title: string } }[]) {
  const byTitle = new Map<string, NearPage>();
  for (const { passage } of found) {
    if (!byTitle.has(passage.title)) byTitle.set(passage.title, { url: passage.url, title: passage.title });
  }
  return [...byTitle.values()].slice(0, mostNear);
}
