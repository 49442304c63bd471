import type { Draft, Span } from "../text/draft";
import { phrases, placesOf } from "../text/draft";
import { general } from "./general";
import type { Rule } from "./rule";
import { sources } from "./sources";

const dressed = phrases([
  "plethora",
  "myriad",
  "multitude of",
  "utiliz(?:e|ed|es|ing)",
  "endeavou?r(?:s|ed)?",
  "commenc(?:e|ed|ing)",
  "facilitat(?:e|ed|es|ing)",
  "ascertain(?:ed)?",
  "cognizant",
  "delv(?:e|ed|es|ing)",
  "tapestry",
  "testament to",
  "unwavering",
  "indelible",
  "profound(?:ly)?",
  "multifaceted",
  "quintessential",
  "ubiquitous",
  "juxtaposition",
  "epitome",
  "embark(?:ed|ing)? (?:up)?on",
  "paramount",
  "pivotal",
  "instill(?:ed|s|ing)?",
  "fostering",
  "foster(?:ed|s)? (?:a|an|my|our|the)",
  "harness(?:ed|ing)?",
  "intricate(?:ly)?",
  "holistic",
  "transformative",
  "tenacity",
  "perseveran(?:t|ce)",
  "hitherto",
  "thus",
  "whilst",
  "amongst",
  "albeit",
  "aforementioned",
  "furthermore",
  "moreover",
  "exemplif(?:y|ies|ied)",
  "garner(?:ed)?",
  "traverse(?:d)?",
  "kaleidoscope",
  "symphony of",
  "crucible",
  "beacon",
  "resonat(?:e|ed|es)",
]);

/** "The 6:40 from Beacon": a capital letter within a sentence. */
const isName = ({ text, sentences }: Draft, { start }: Span): boolean =>
  /\p{Lu}/u.test(text.charAt(start)) && sentences.every((sentence) => sentence.start !== start);

export const thesaurus: Rule = {
  id: "thesaurus",
  kind: "language",
  name: "Words in their Sunday clothes",
  why: "Readers say they notice a thesaurus. They want to hear how you talk about something you know well.",
  source: sources.officers,
  where: "Everywhere but in quoted speech: some 50 words of ours, and 30 of retext’s list of words with a plainer one.",
  allowed: 1,
  question: "Which word would you use for this if you told it to your cousin?",
  find: (draft) =>
    [...placesOf(draft, dressed).filter((place) => !isName(draft, place)), ...general(draft, "simplify")].sort(
      (a, b) => a.start - b.start,
    ),
  flags: [
    "I utilized a plethora of resources to facilitate our success.",
    "This pivotal moment instilled in me an unwavering tenacity.",
    "Subsequently I sought to acquire proficiency in Spanish.",
  ],
  passes: [
    "I used every pot in the kitchen and two from next door.",
    "We need enough flour for sixty rolls, so I weigh it twice.",
    "“Thus,” my chemistry teacher always said, and wrote it on the board.",
    "I take the 6:40 from Beacon, and Denise boards at Cold Spring.",
    "A lot of people came, more than we had chairs for.",
  ],
};
