import { isWithin, placesOf } from "../text/draft";
import { general } from "./general";
import type { Rule } from "./rule";
import { sources } from "./sources";

/** "Was born", "is called": nobody says these any other way. */
const usual = new Set([
  "born",
  "called",
  "named",
  "married",
  "supposed",
  "used",
  "gone",
  "done",
  "made",
  "based",
  "left",
  "lost",
  "known",
  "tired",
  "worn",
  "torn",
  "broken",
  "stuck",
  "set",
  "shut",
  "cut",
  "hurt",
  "put",
  "split",
  "read",
  "hit",
  "felt",
  "told",
  "taught",
  "given",
]);

/** What retext leaves to others: a form of "be" and a participle in -ed that isn't how somebody is. */
const regular =
  /\b(?:is|are|was|were|be|been|being)\s+(?:\w+ly\s+)?(?!(?:tired|excited|scared|worried|surprised|interested|ashamed|supposed|used|married|closed|finished|retired|located|amazed|bored|confused|convinced|determined|embarrassed|disappointed|frustrated|inspired|motivated|overwhelmed|pleased|prepared|qualified|relieved|satisfied|shocked|stressed|terrified|thrilled|dressed|crowded|packed|faded|gifted|allowed|diagnosed|named|called|delayed|divorced|red|crooked|naked|wicked|need|indeed|hundred|devastated|depressed|exhausted|disgusted|annoyed|humbled|honored|blessed|heartbroken|delighted|required|needed|canceled|cancelled|closed|sold)\b)\w{2,}ed\b/gi;

export const passive: Rule = {
  id: "passive",
  kind: "language",
  name: "Nobody does it",
  why: "When things are done and nobody does them, a reader can’t see what you did. That’s the person they’re looking for.",
  source: sources.verbs,
  where:
    "Everywhere but in quoted speech: a form of “be” with a participle, of retext’s list or in -ed, less the ones everyone uses.",
  allowed: 6,
  question: "Who did this, and were you there?",
  find: (draft) => {
    const own = placesOf(draft, regular);
    const irregular = general(draft, "passive")
      .filter((place) => !usual.has(place.said) && !isWithin(place, own))
      .map(({ start, end }) => ({ start: wordBefore(draft.text, start), end }));
    return [...own, ...irregular].sort((a, b) => a.start - b.start);
  },
  flags: [
    "The decision was taken that the club would be closed.",
    "Money was given and the posters were written by noon.",
    "I was chosen, and the team was driven to the meet.",
  ],
  passes: [
    "I was born in Toledo and named for an aunt.",
    "We closed the club on a Friday and gave the money back.",
    "The screen was broken before I got there.",
  ],
};

/** The mark begins with the form of "be" before the participle, if it's within three words. */
function wordBefore(text: string, at: number): number {
  const before = /\b(?:am|is|are|was|were|be|been|being)\s+(?:\w+\s+){0,2}$/i.exec(
    text.slice(Math.max(0, at - 30), at),
  );
  return before ? at - before[0].length : at;
}
