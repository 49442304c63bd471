import stored from "../../../content/counselor/danger/model.json";
import { type Danger, danger, dangerOf, withoutHarmless } from "./danger";
import { compile } from "./groups";
import { dangerOdds, type HeardKind, heardKinds, isInSpanish } from "./odds";
import { asksWhatDeathPays } from "./payoff";
import { plainWords } from "./plain-words";
import type { DangerKind } from "./rules";
import { unpackOdds } from "./stored-odds";
import { toneOf, unsureTone } from "./tones";

/** What was heard in a message, and whether it's sure enough to say nothing about college. */
export interface Heard {
  readonly danger: Danger;
  readonly sure: boolean;
}

/** From these odds on, somebody is in danger, or may be (decision 111). */
const ofWhole = { sure: 0.9, unsure: 0.4 };
/** A part alone sounds worse than it does in its message ("my nerves are shot"), so the model isn't sure of one. */
const ofPart = { sure: Number.POSITIVE_INFINITY, unsure: 0.75 };

/** Somebody at home who frightens: too little for a rule to be sure of. */
const frightens = compile([
  "{someone} (?:\\w+ )?(?:gets?|got|acts?|turns?|becomes?|is) (?:\\w+ )?(?:scary|frightening)(?! (?:good|smart|fast|accurate|about|excited))",
  "{someone} scares? me(?! (?:with (?:the )?(?:cost|price|debt|loan\\w*|stories)|about (?:college|loans|debt)|away))",
  "{familia} (?:\\w+ )?(?:se pone|se vuelve) (?:\\w+ )?(?:feo|fea|agresiv[oa]|como loc[oa])",
]);

let unpacked: ReturnType<typeof unpackOdds> | undefined;

/** Where one thing ends that is said and another begins: "nobody can find my sister, can i get an extension". */
const betweenParts = /[.?!;…\n]+|,(?=\s)/;
/** A part of fewer words says too little alone. */
const fewestWords = 4;

/**
 * A text and its parts, each to be heard alone: a question about college beside it must not drown what was said. Apart
 * from those with a way of speaking that is harmless in the whole.
 */
function partsOf(text: string): readonly string[] {
  const left = withoutHarmless(text).replaceAll("| ", "");
  const parts = text
    .split(betweenParts)
    .filter((part) => part.trim().split(/\s+/).length >= fewestWords && left.includes(plainWords(part).trim()));
  return [text, ...parts.filter((part) => part !== text)];
}

/**
 * Whether a message tells of danger: by the rules, which know how people say it, or by what the model has learned, which
 * hears what nobody said that way before. Null where neither hears anything.
 */
export function hear(text: string): Heard | null {
  const byRules = danger(text);
  if (byRules !== null) return { danger: byRules, sure: true };
  let heard: Heard | null = null;
  for (const part of partsOf(text)) {
    const one = hearByModel(part, part === text ? ofWhole : ofPart);
    if (one?.sure === true) return one;
    heard ??= one;
  }
  return heard;
}

function hearByModel(text: string, from: typeof ofWhole): Heard | null {
  unpacked ??= unpackOdds(stored);
  const words = withoutHarmless(text);
  const odds = dangerOdds(unpacked, words);
  const any = 1 - (odds[0] ?? 1);
  if (any < from.unsure) {
    return words.search(frightens) < 0
      ? null
      : { danger: dangerOf("abuse", "abuse", isInSpanish(text) ? "es" : "en"), sure: false };
  }
  const heard = heardKinds.reduce<Exclude<HeardKind, "none">>(
    (best, kind, at) => (kind !== "none" && (odds[at] ?? 0) > (odds[heardKinds.indexOf(best)] ?? 0) ? kind : best),
    "self-harm",
  );
  // What is taken, who is missing and how somebody eats are manners of self-harm.
  const kind = kindOf[heard] ?? "self-harm";
  const language = isInSpanish(text) ? "es" : "en";
  // "Missing" tells of a goodbye; `toneOf` finds it where there is one.
  const known = heard === "missing" ? "lost" : heard;
  const fitting = toneOf(words, known);
  if (any >= from.sure) return { danger: dangerOf(kind, fitting, language), sure: true };
  // What it was heard in says it as well: two that agree are sure. What a death would pay is answered to nobody who may
  // weigh it.
  if (fitting !== known) return { danger: dangerOf(kind, fitting, language), sure: true };
  if (kind === "self-harm" && asksWhatDeathPays(words)) {
    return { danger: dangerOf(kind, "payoff", language), sure: true };
  }
  return { danger: dangerOf(kind, unsureTone(words, fitting), language), sure: false };
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
