import { seemsAbout } from "../prompts/about";
import { asksForText } from "../prompts/asks-for-text";
import { answeredParts, limitIn, type Part, partsOf } from "../prompts/parts";
import { type Prompt, promptOf, prompts } from "../prompts/prompts";
import { rules } from "../rules/all";
import { contactDetails } from "../rules/contact-details";
import type { Place, Rule, RuleKind } from "../rules/rule";
import { countText, readingSeconds } from "../text/count";
import { cleanText, type Draft, isWithin, readText } from "../text/draft";
import { looksEnglish } from "../text/english";
import { specificsOf } from "../text/signs";
import { type Asked, type Finding, longest, type Reading, type Reuse } from "./reading";

/** Places of one finding that are marked; more would paint the page. */
const mostMarked = 12;

/**
 * Reads a draft as a careful teacher might: what it answers, where a reader may stop, and one question for each. The
 * same in the browser and on the server; it holds no words to paste.
 */
export function readDraft(asked: Asked): Reading {
  const draft = readText(cleanText(asked.draft).slice(0, longest.draft));
  const pasted = cleanText(asked.pasted).slice(0, longest.pasted);
  const prompt = withPasted(promptOf(asked.prompt), pasted);
  const { words, characters } = countText(draft.text);
  const [least, most] = prompt.words;
  const isEnglish = looksEnglish(draft);
  return {
    text: draft.text,
    prompt,
    length: { words, characters, seconds: readingSeconds(words), least, most, mostCharacters: prompt.characters },
    parts: answeredParts(isEnglish ? draft : readText(""), prompt.parts),
    sentences: draft.sentences.map(({ start, end, words: own }) => ({ start, end, words: own.length })),
    findings: rules
      .filter(({ kind }) => isEnglish || inAnyLanguage(kind))
      .flatMap((rule) => findingOf(rule, draft, prompt)),
    askedToWrite: asksForText(pasted),
    isEnglish,
    reuse: reuseOf(draft, prompt, words),
    beyondActivities: beyond(draft, cleanText(asked.activities).slice(0, longest.activities)),
    specifics: specificsOf(draft).length,
  };
}

/** Phone numbers and gaps look alike in every language; what the other rules look for are English words. */
const inAnyLanguage = (kind: RuleKind) => kind === "own work" || kind === "privacy";

/** A request to write is no part, and neither is a bare name such as "Personal statement": nothing could answer it. */
const isPart = ({ kind, text, words }: Part) => !asksForText(text) && (kind !== "open" || words.length >= 3);

/** The prompt with the parts and the limit of what was pasted. */
function withPasted(prompt: Prompt, pasted: string): Prompt {
  if (pasted.trim() === "") return prompt;
  const limit = limitIn(pasted);
  return {
    ...prompt,
    parts: prompt.parts.length > 0 ? prompt.parts : partsOf(pasted).filter(isPart),
    words: [prompt.words[0], limit.words ?? prompt.words[1]],
    characters: limit.characters ?? prompt.characters,
  };
}

/** What a rule finds, once it's more than it lets pass. */
export function findingOf(rule: Rule, draft: Draft, prompt: Pick<Prompt, "kind">): Finding[] {
  if (rule.only && !rule.only.includes(prompt.kind)) return [];
  const places = [...rule.find(draft)].sort((a, b) => a.start - b.start);
  // A short draft may have half of what 500 words may.
  const passed = rule.allowed * Math.max(0.5, draft.words.length / 500);
  if (places.length === 0 || places.length <= passed) return [];
  const { id, kind, name, why, source, question } = rule;
  const marked = places.slice(0, mostMarked).map(toPlace);
  return [{ id, kind, name, why, source, question, places: marked, more: places.length - marked.length }];
}

/** A place alone: rules may hand out whole sentences. */
const toPlace = ({ start, end, note }: Place): Place => (note === undefined ? { start, end } : { start, end, note });

/** Prompts that the draft seems to be about and whose parts it seems to answer, all of them; the nearest first. */
function reuseOf(draft: Draft, own: Prompt, words: number): readonly Reuse[] {
  // No essay of 650 words has 200 sentences; each of them is held to every part of every prompt.
  if (words < 60 || draft.sentences.length > 200 || own.kind === "short" || own.kind === "why") return [];
  return prompts
    .filter(({ id, parts, kind }) => id !== own.id && parts.length > 1 && kind !== "short" && kind !== "why")
    .filter(({ id }) => seemsAbout(id, draft.text))
    .map((prompt) => {
      const answered = answeredParts(draft, prompt.parts).filter(({ sentences }) => sentences.length > 0).length;
      const [least, most] = prompt.words;
      const over = most !== null && words > most ? words - most : least !== null && words < least ? words - least : 0;
      return { prompt, answered, over };
    })
    .filter(({ prompt, answered }) => answered === prompt.parts.length)
    .sort((a, b) => Math.abs(a.over) - Math.abs(b.over))
    .slice(0, 5);
}

/** Names, numbers and things that the essay tells and the activities list doesn't; no part of a phone number. */
function beyond(draft: Draft, activities: string): readonly string[] | null {
  if (activities.trim() === "") return null;
  const known = new Set(readText(activities).words.map(({ text }) => text));
  const details = contactDetails.find(draft);
  return specificsOf(draft)
    .filter((specific) => specific.kind !== "speech" && !isWithin(specific, details))
    .map(({ start, end }) => draft.text.slice(start, end))
    .filter((word) => !known.has(word.toLowerCase()))
    .slice(0, 30);
}
