import { absence } from "./kinds/absence";
import { abuse } from "./kinds/abuse";
import { control } from "./kinds/control";
import { despair } from "./kinds/despair";
import { eating } from "./kinds/eating";
import { exploited } from "./kinds/exploited";
import { compileInParts } from "./kinds/groups";
import { hints } from "./kinds/hints";
import { hunger } from "./kinds/hunger";
import { lastSteps } from "./kinds/last-steps";
import { lost } from "./kinds/lost";
import { missing } from "./kinds/missing";
import { noHome } from "./kinds/no-home";
import { payoff } from "./kinds/payoff";
import type { DangerKind, DangerRules, DangerTone, Language } from "./kinds/rules";
import { selfHarm } from "./kinds/self-harm";
import { taken } from "./kinds/taken";
import { threats } from "./kinds/threats";
import { toneOf } from "./kinds/tones";
import { violence } from "./kinds/violence";
import { weakSigns } from "./kinds/weak-signs";
import { plainWords } from "./learned/plain-words";
import { type Contact, peopleFor } from "./people";
import { dangerWords } from "./words";

export interface Danger {
  readonly kind: DangerKind;
  /** The kind, or the manner of it, that what is said and whom to call go by. */
  readonly tone: DangerTone;
  readonly language: Language;
  /** What to say first, a paragraph each. */
  readonly words: readonly string[];
  /** Whom to call, the first one first. */
  readonly people: readonly Contact[];
}

/** Every kind with its rules, in the order of `dangerKinds`: the first that fits is answered. */
export const dangerRules: readonly DangerRules[] = [
  taken,
  missing,
  lost,
  selfHarm,
  eating,
  payoff,
  despair,
  lastSteps,
  violence,
  threats,
  abuse,
  control,
  exploited,
  noHome,
  hunger,
  hints,
  absence,
];

const compiled = dangerRules.map(({ kind, manner, en, es }) => ({
  kind,
  tone: manner ?? kind,
  en: { danger: compileInParts(en.danger), harmless: compileInParts(en.harmless) },
  es: { danger: compileInParts(es.danger), harmless: compileInParts(es.harmless) },
}));

/**
 * Ways of speaking that are harmless under any heading: "kill me if I miss the deadline" is neither violence nor
 * self-harm.
 */
const harmless = compiled.flatMap(({ en, es }) => [...en.harmless, ...es.harmless]);

/** Two weak signs farther apart than this many characters of a text have nothing to do with each other. */
const together = 400;

const compiledSigns = weakSigns.map(({ kind, manner, signs }) => ({
  kind,
  tone: manner ?? kind,
  signs: Object.values(signs).map(compileInParts),
}));

/** Words that only a Spanish text holds: in it the reply to two weak signs is Spanish. */
const spanish = / (?:que|una|pero|para|porque|mis|estoy|tengo|esta|por|los|las|muy|ya no|con) /;

/**
 * Whether a text tells of somebody in danger (self-harm, violence, abuse, no place to sleep, hunger), and whom to call
 * then. Asked before anything else is done with a text, whoever wrote it; null where nothing is found.
 */
export const danger = (text: string): Danger | null => dangerIn(withoutHarmless(text));

/** @param left plain words, harmless ways of speaking taken out */
export function dangerIn(left: string): Danger | null {
  // Once sentence by sentence, and once as if there were no full stops: people who are afraid set them anywhere.
  const joined = left.replaceAll("| ", "");
  const holds = (phrases: readonly RegExp[]) =>
    phrases.some((phrase) => left.search(phrase) >= 0 || (joined !== left && joined.search(phrase) >= 0));
  for (const { kind, tone, en, es } of compiled) {
    const language = holds(es.danger) ? "es" : holds(en.danger) ? "en" : null;
    if (language !== null) {
      return dangerOf(kind, toneOf(left, tone), language);
    }
  }
  for (const { kind, tone, signs } of compiledSigns) {
    if (hasTwoTogether(joined, signs)) {
      const language = spanish.test(joined) ? "es" : "en";
      return dangerOf(kind, toneOf(left, tone), language);
    }
  }
  return null;
}

/** What is said, and whom to call, where a kind is heard. */
export const dangerOf = (kind: DangerKind, tone: DangerTone, language: Language): Danger => ({
  kind,
  tone,
  language,
  words: dangerWords[language][tone],
  people: peopleFor(tone, language),
});

/** The plain words of a text without ways of speaking that only sound like danger. */
export function withoutHarmless(text: string): string {
  // A mark takes the place of a harmless phrase, so that what stands before and after it doesn't join.
  return harmless.reduce((so, phrase) => so.replace(phrase, "_"), plainWords(text));
}

/** Whether two different signs stand close to each other. */
function hasTwoTogether(words: string, signs: readonly (readonly RegExp[])[]): boolean {
  const places = signs.map((parts) => parts.flatMap((part) => [...words.matchAll(part)].map(({ index }) => index)));
  return places.some((ones, at) =>
    ones.some((one) =>
      places.some((others, other) => other > at && others.some((it) => Math.abs(it - one) <= together)),
    ),
  );
}
