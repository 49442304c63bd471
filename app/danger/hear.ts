import { unpackLooks } from "~/learned/stored-looks";
import stored from "../../content/counselor/danger/model.json";
import { type Danger, dangerIn, dangerOf, withoutHarmless } from "./danger";
import { isCircumstance } from "./kinds/circumstance";
import { faintSign } from "./kinds/faint-signs";
import { isGrief } from "./kinds/grief";
import { asksWhatDeathPays } from "./kinds/payoff";
import type { DangerKind } from "./kinds/rules";
import { toneOf, unsureTone } from "./kinds/tones";
import { dangerOdds, type HeardKind, heardKinds, isInSpanish } from "./learned/odds";
import { plainWords } from "./learned/plain-words";

/** What was heard in a message. */
export interface Heard {
  readonly danger: Danger;
  readonly sure: boolean;
  /** Whether people to call are all there is to say: it's sure, and no circumstance of a question (decision 111). */
  readonly alone: boolean;
}

/** From these odds on, somebody is in danger, or may be (decision 111). */
const ofWhole = { sure: 0.9, unsure: 0.4 };
/** A part alone sounds worse than it does in its message ("my nerves are shot"), so the model isn't sure of one. */
const ofPart = { sure: Number.POSITIVE_INFINITY, unsure: 0.75 };

let unpacked: ReturnType<typeof unpackLooks> | undefined;

/** Where one thing ends that is said and another begins: "nobody can find my sister, can i get an extension". */
const betweenParts = /[.?!;…\n]+|,(?=\s)/;
/** A part of fewer words says too little alone. */
const fewestWords = 4;

/**
 * The parts of a text, each to be heard alone: a question about college beside it must not drown what was said. Apart
 * from those with a way of speaking that is harmless in the whole.
 */
function partsOf(text: string, words: string): readonly string[] {
  const left = words.replaceAll("| ", "");
  return text
    .split(betweenParts)
    .filter(
      (part) =>
        part !== text && part.trim().split(/\s+/).length >= fewestWords && left.includes(plainWords(part).trim()),
    );
}

/**
 * Whether a message tells of danger: by the rules, which know how people say it, or by what the model has learned,
 * which hears what nobody said that way before. Null where neither hears anything.
 */
export function hear(text: string): Heard | null {
  const words = withoutHarmless(text);
  const byRules = dangerIn(words);
  if (byRules !== null) return surely(byRules, text);
  let heard = hearByModel(text, words, ofWhole);
  if (heard?.sure === true) return surely(heard.danger, text);
  for (const part of partsOf(text, words)) {
    const one = hearByModel(part, withoutHarmless(part), ofPart);
    if (one?.sure === true) return surely(one.danger, text);
    heard ??= one;
  }
  if (!isGrief(words)) return heard;
  return surely(dangerOf("self-harm", "grief", spokenIn(text)), text);
}

const spokenIn = (text: string) => (isInSpanish(text) ? "es" : "en");

const surely = (found: Danger, text: string): Heard => ({
  danger: found,
  sure: true,
  alone: !isCircumstance(plainWords(text), found.tone),
});

/** @param words plain words of the text, harmless ways of speaking taken out */
function hearByModel(text: string, words: string, from: typeof ofWhole): Heard | null {
  unpacked ??= unpackLooks(stored);
  const odds = dangerOdds(unpacked, words);
  const any = 1 - (odds[0] ?? 1);
  if (any < from.unsure) {
    const sign = faintSign(words);
    return sign === null ? null : { danger: dangerOf(sign.kind, sign.tone, spokenIn(text)), sure: false, alone: false };
  }
  const language = spokenIn(text);
  const heard = heardKinds.reduce<Exclude<HeardKind, "none">>(
    (best, kind, at) => (kind !== "none" && (odds[at] ?? 0) > (odds[heardKinds.indexOf(best)] ?? 0) ? kind : best),
    "self-harm",
  );
  // What is taken, who is missing and how somebody eats are manners of self-harm.
  const kind = kindOf[heard] ?? "self-harm";
  // "Missing" tells of a goodbye; `toneOf` finds it where there is one.
  const known = heard === "missing" ? "lost" : heard;
  const fitting = toneOf(words, known);
  if (any >= from.sure) return { danger: dangerOf(kind, fitting, language), sure: true, alone: true };
  // What it was heard in says it as well: two that agree are sure. What a death would pay is answered to nobody who may
  // weigh it.
  if (fitting !== known) return { danger: dangerOf(kind, fitting, language), sure: true, alone: true };
  if (kind === "self-harm" && asksWhatDeathPays(words)) {
    return { danger: dangerOf(kind, "payoff", language), sure: true, alone: true };
  }
  return { danger: dangerOf(kind, unsureTone(words, fitting), language), sure: false, alone: false };
}

/** The danger of two texts of one question, as typed and with short forms written out: the surer one. */
export function hearBoth(raw: string, typed: string): Heard | null {
  const first = hear(raw);
  if (first?.alone === true || typed === raw) return first;
  const second = hear(typed);
  return second !== null && weightOf(second) > weightOf(first) ? second : first;
}

const weightOf = (heard: Heard | null) => (heard === null ? 0 : 1 + Number(heard.sure) + Number(heard.alone));

const kindOf: Readonly<Partial<Record<HeardKind, DangerKind>>> = {
  violence: "violence",
  abuse: "abuse",
  "no-home": "no-home",
  hunger: "hunger",
};
