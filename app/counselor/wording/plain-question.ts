import { plainText } from "~/counselor/words/words";
import { isState, stateName } from "~/geography/states";
import { looksOdds } from "~/learned/looks";
import { unpackLooks } from "~/learned/stored-looks";
import glossary from "../../../content/counselor/glossary.json";
import stored from "../../../content/counselor/wordings/model.json";
import type { Asked } from "../intents/intent";
import { borrowedEachYear } from "../understand/loan-told";
import { moneyOf } from "../understand/money";
import type { Understood } from "../understand/understand";
import { partsOf } from "./parts";
import { type Need, type PlainAsk, plainAsks, storyKind } from "./plain-asks";
import { shapeOf, standIns } from "./shape";

let unpacked: ReturnType<typeof unpackLooks> | undefined;

/** A kind of question with how likely it's meant. */
export interface HeardAsk {
  readonly ask: PlainAsk;
  readonly odds: number;
}

/** How likely each kind is: none, the plain questions in their order, a story. */
function oddsOf(shape: readonly string[]): readonly number[] {
  unpacked ??= unpackLooks(stored);
  return looksOdds(unpacked, shape);
}

/** How likely some words ask nothing, and only tell of somebody. */
export const storyOdds = (shape: readonly string[]): number => oddsOf(shape)[storyKind] ?? 0;

/** A question that names a college hardly asks what holds everywhere. */
const ofEverywhere = 0.4;

/** Which plain question some words mean, the likeliest; null where it's none of them. */
function heardIn(shape: readonly string[]): HeardAsk | null {
  const namesCollege = shape.includes(standIns.college);
  const odds = oddsOf(shape).map((one, at) =>
    namesCollege && at > 0 && !plainAsks[at - 1]?.needs.includes("college") ? one * ofEverywhere : one,
  );
  const most = odds.reduce((best, one, at) => (one > (odds[best] ?? 0) ? at : best), 0);
  const ask = plainAsks[most - 1];
  return ask === undefined ? null : { ask, odds: odds[most] ?? 0 };
}

const heardOf = new WeakMap<Understood, HeardAsk | null>();

/** The likeliest plain question of a text, heard in all of it or in one of its parts. */
export function likeliest({ understood }: Asked): HeardAsk | null {
  const ready = heardOf.get(understood);
  if (ready !== undefined) return ready;
  const heard = partsOf(understood).reduce(
    (best: HeardAsk | null, { from, to }) => {
      const one = heardIn(shapeOf(understood, from, to));
      return one !== null && one.odds > (best?.odds ?? 0) ? one : best;
    },
    heardIn(shapeOf(understood)),
  );
  heardOf.set(understood, heard);
  return heard;
}

/** Who wants a word explained, however it's said: "the college keeps saying call the bursar. who is that". */
const wantsMeaning = /\b(?:who|whos|what|whats|wtf|mean|means|meaning|explain|define|huh)\b/;
/** "Everybody says superscore and I have no idea". */
const isLost =
  /\b(?:(?:have|has|had|got|ve) no (?:idea|clue)|never heard of (?:it|that)|(?:don t|do not|didn t|dont) (?:know|get|understand) (?:it|that|what (?:it|that|they|this))|foggiest|lost me|over my head|greek to me)\b(?! (?:if|whether|how|when|where|which|who|why|about|of))/;
const mostWordsOfTerm = 20;

/** "What is the bursar?", where a question without a college names one word that we explain; null elsewhere. */
export function wordAsked(asked: Asked): string | null {
  const { plain } = asked.understood;
  const lost = isLost.test(plain);
  if (asked.colleges.length > 0 || !(lost || wantsMeaning.test(plain)) || plain.split(" ").length > mostWordsOfTerm)
    return null;
  const word = lastTerm(plain);
  // "The acceptance rate at Northlake Tech" asks for a figure of something we don't know.
  return word === null || (!lost && ofSomething.test(word.behind)) ? null : `What is ${word.name}?`;
}

const ofSomething = /^(?:at|of|for|to|in|from|with|on)\b/;

/** Of several words that we explain the last: who tells where it was said names that first. */
function lastTerm(plain: string): { readonly name: string; readonly behind: string } | null {
  const text = ` ${plain} `;
  const found = terms
    .map(({ said, name }) => ({ name, at: text.lastIndexOf(` ${said} `), length: said.length + 2 }))
    .filter(({ at }) => at >= 0)
    .reduce((last: { name: string; at: number; length: number } | null, one) => {
      return last === null || one.at > last.at ? one : last;
    }, null);
  return found === null ? null : { name: found.name, behind: text.slice(found.at + found.length) };
}

/** The plain question with what was named in the words of the family; null where it lacks something. */
export function writtenPlainly({ ask }: HeardAsk, asked: Asked): string | null {
  const missing = ask.needs.some((need) => namedFor[need](asked) === null);
  return missing
    ? (ask.without ?? null)
    : ask.ask.replace(/\{(\w+)\}/g, (_, need: Need) => namedFor[need](asked) ?? "");
}

const terms = glossary.terms
  .flatMap(({ term, asked }) => {
    const [name = ""] = term.split(" (");
    return [...new Set([name, ...asked.map((one) => one.replace(/^(?:what is|define) (?:an? |the )?/, ""))])]
      .filter((one) => !/ (?:mean|meaning|stand)/.test(one))
      .map((one) => ({ said: plainText(one), name }));
  })
  .sort((a, b) => b.said.length - a.said.length);

const isYear = /^20[0-4]\d$/;

const namedFor: Readonly<Record<Need, (asked: Asked) => string | null>> = {
  college: ({ colleges }) => (colleges.length === 0 ? null : colleges.map(({ name }) => name).join(" and ")),
  state: ({ states, student }) => {
    const code = states[0] ?? student.state;
    return code !== null && isState(code) ? stateName(code) : null;
  },
  field: ({ understood }) => understood.field?.label ?? null,
  job: ({ understood }) => understood.occupations[0]?.words ?? null,
  program: ({ understood }) => understood.program?.words ?? null,
  income: ({ student }) => (student.income === null ? null : `$${student.income}`),
  // "Under the 2026 rules on a 52k salary" names no sum that is owed.
  money: ({ understood: { plain }, student }) => {
    const sums = plain.split(" ").flatMap((word) => (isYear.test(word) ? [] : (moneyOf(word) ?? [])));
    // Of what is borrowed each year all of it is owed.
    const sum = borrowedEachYear(plain)?.total ?? sums.find((one) => one >= 100 && one !== student.income);
    return sum === undefined ? null : `$${sum}`;
  },
  term: ({ understood: { plain } }) => lastTerm(plain)?.name ?? null,
};
