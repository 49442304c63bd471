import stored from "../../../content/counselor/danger/model.json";
import { type Danger, danger, withoutHarmless } from "./danger";
import { dangerOdds, type HeardKind, heardKinds, isInSpanish } from "./odds";
import { peopleFor } from "./people";
import type { DangerKind, DangerTone } from "./rules";
import { unpackOdds } from "./stored-odds";
import { dangerWords } from "./words";

/** What was heard in a message, and whether it's sure enough to say nothing about college. */
export interface Heard {
  readonly danger: Danger;
  readonly sure: boolean;
}

/** From these odds on, somebody is in danger, or may be (decision 111). */
const sureFrom = 0.9;
const unsureFrom = 0.4;

let unpacked: ReturnType<typeof unpackOdds> | undefined;

/**
 * Whether a message tells of danger: by the rules, which know how people say it, or by what the model has learned, which
 * hears what nobody said that way before. Null where neither hears anything.
 */
export function hear(text: string): Heard | null {
  const byRules = danger(text);
  if (byRules !== null) return { danger: byRules, sure: true };
  unpacked ??= unpackOdds(stored);
  const odds = dangerOdds(unpacked, withoutHarmless(text));
  const any = 1 - (odds[0] ?? 1);
  if (any < unsureFrom) return null;
  const heard = heardKinds.reduce<Exclude<HeardKind, "none">>(
    (best, kind, at) => (kind !== "none" && (odds[at] ?? 0) > (odds[heardKinds.indexOf(best)] ?? 0) ? kind : best),
    "self-harm",
  );
  const sure = any >= sureFrom;
  return { danger: spoken(heard, sure ? heard : "hint", isInSpanish(text) ? "es" : "en"), sure };
}

/** The danger of two texts of one question, as typed and with short forms written out: the surer one. */
export function hearBoth(raw: string, typed: string): Heard | null {
  const first = hear(raw);
  if (first?.sure === true || typed === raw) return first;
  const second = hear(typed);
  return second?.sure === true ? second : (first ?? second);
}

const kindOf: Readonly<Partial<Record<HeardKind, DangerKind>>> = {
  ...{ violence: "violence", abuse: "abuse", "no-home": "no-home", hunger: "hunger" },
};

function spoken(heard: HeardKind, tone: DangerTone, language: "en" | "es"): Danger {
  // What was taken, who is missing and how somebody eats are manners of self-harm.
  const kind = kindOf[heard] ?? "self-harm";
  return { kind, language, words: dangerWords[language][tone], people: peopleFor(tone, language) };
}
