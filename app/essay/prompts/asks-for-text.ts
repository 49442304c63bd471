import { writeForMe } from "../rules/write-for-me";
import { readText } from "../text/draft";

/**
 * Ways of asking for text that a college's question doesn't use: colleges ask to write, too ("Write a note to your
 * future roommate"), so it takes a "me," a "this," a part of an essay alone, or words of those who fix texts.
 */
const asked: readonly RegExp[] = [
  /\b(?:for|give|send|show|write|dictate|hand) me\b|\b(?:for|to) me,? please\b|\bas if you were me\b|\bpretend (?:you|that you|you['’]re)\b/i,
  /^\s*(?:please )?(?:only|just) (?:the|a|an|one|this|fill|do|show|give|write)\b|\bnothing more\b|\bi['’]ll do the rest\b/im,
  /\b(?:my|this|the) (?:essay|draft|paragraph|text|english|notes|ending|essay's ending) (?:for me|sound|better|shorter|longer)\b|\bsound (?:more|better|like a)\b|\bin my (?:voice|name)\b/i,
  /\b(?:fix|correct|polish|proofread|paraphrase|humanize|reword|rephrase|rewrite|re-write|tighten)\b[^.?!\n]{0,40}\b(?:my|this|the|it|these|every|each|grammar|english|sentences?)\b/i,
  /\bmake (?:it|this|me|them) (?:sound|shorter|longer|better|less|more|flow)\b|\bturn my \p{L}+ into\b|\breplace the\b|\buse (?:stronger|better) \p{L}+\b|\bcombine these\b|\bimprove the\b/iu,
  /\b(?:a title|sentence starters|an outline|a hook|a transition|topic sentences?|one (?:metaphor|simile|better verb)|a (?:single )?(?:metaphor|simile|haiku)|model answer|sample essay|finished essay|fill in the blank)\b/i,
  /\bignore (?:all|the|your|any|previous)\b|\b(?:system|assistant)\s*:|\bno(?:te)? to the (?:assistant|model|ai)\b|\bthe assistant\b|\bdear ai\b|\byou(?:['’]re| are) (?:a|an|my) [^.\n]{0,40}\b(?:novelist|writer|ghostwriter|assistant|poet|editor)\b|\bfield named\b|\bin json\b/i,
  /(?<!\p{L})(?:escr[ií]be(?:me|lo|la)?|reescrib\w+|escribe solo|trad[uú]ce(?:lo|la|me)?|corrige(?:me|lo)?|mejora|dame|hazme|haz un|redacta|completa esta)(?!\p{L})/iu,
];

/** Whether a pasted prompt asks for text to be written, rather than asking the student something. */
export const asksForText = (pasted: string): boolean =>
  writeForMe.find(readText(pasted)).length > 0 || asked.some((pattern) => pattern.test(pasted));
