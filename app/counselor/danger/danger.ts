import { abuse } from "./abuse";
import { despair } from "./despair";
import { eating } from "./eating";
import { exploited } from "./exploited";
import { compile } from "./groups";
import { hints } from "./hints";
import { hunger } from "./hunger";
import { noHome } from "./no-home";
import { type Contact, peopleFor } from "./people";
import { plainWords } from "./plain-words";
import type { DangerKind, DangerRules, Language } from "./rules";
import { selfHarm } from "./self-harm";
import { taken } from "./taken";
import { violence } from "./violence";
import { dangerWords } from "./words";

export interface Danger {
  readonly kind: DangerKind;
  readonly language: Language;
  /** What to say first, a paragraph each. */
  readonly words: readonly string[];
  /** Whom to call, the first one first. */
  readonly people: readonly Contact[];
}

/** Every kind with its rules, in the order of `dangerKinds`: the first that fits is answered. */
export const dangerRules: readonly DangerRules[] = [
  taken,
  selfHarm,
  eating,
  despair,
  violence,
  abuse,
  exploited,
  noHome,
  hunger,
  hints,
];

const compiled = dangerRules.map(({ kind, manner, en, es }) => ({
  kind,
  tone: manner ?? kind,
  en: { danger: compile(en.danger), harmless: compile(en.harmless) },
  es: { danger: compile(es.danger), harmless: compile(es.harmless) },
}));

/**
 * Ways of speaking that are harmless under any heading: "kill me if I miss the deadline" is neither violence nor
 * self-harm.
 */
const harmless = compiled.flatMap(({ en, es }) => [en.harmless, es.harmless]);

/**
 * Whether a text tells of somebody in danger (self-harm, violence, abuse, no place to sleep, hunger), and whom to call
 * then. Asked before anything else is done with a text, whoever wrote it; null where nothing is found.
 */
export function danger(text: string): Danger | null {
  const words = plainWords(text);
  // A mark takes the place of a harmless phrase, so that what stands before and after it doesn't join.
  const left = harmless.reduce((so, phrase) => so.replace(phrase, "_"), words);
  // Once sentence by sentence, and once as if there were no full stops: people who are afraid set them anywhere.
  const joined = left.replaceAll("| ", "");
  const holds = (phrase: RegExp) => left.search(phrase) >= 0 || joined.search(phrase) >= 0;
  for (const { kind, tone, en, es } of compiled) {
    const language = holds(es.danger) ? "es" : holds(en.danger) ? "en" : null;
    if (language !== null) {
      return { kind, language, words: dangerWords[language][tone], people: peopleFor(tone, language) };
    }
  }
  return null;
}
