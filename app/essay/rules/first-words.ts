import { phrases, placesOf } from "../text/draft";
import type { Rule } from "./rule";
import { sources } from "./sources";

const throat = phrases([
  "(?:ever )?since i was (?:a )?(?:little|young|child|kid|small|born)",
  "(?:ever )?since (?:i can remember|as long as i can remember)",
  "for as long as i can remember",
  "from (?:a|an) (?:very )?(?:young|early) age",
  "growing up,? i (?:was|have|had) always",
  // "I've always been the tall one" is somebody's own.
  "i(?: have|'ve) always been(?! (?:the|a|an|one|too|\\w+er)\\b)",
  "i(?: have|'ve) always been (?:a|an|the) (?:very|hard|creative|curious|type|kind|person)",
  "i(?: have|'ve) always (?:loved|wanted|dreamed|had)",
  "my whole life",
  "throughout my (?:life|high school (?:career|years))",
  "in today's (?:society|world|fast[- ]paced world)",
  "in modern society",
  "since the (?:dawn|beginning) of (?:time|mankind|humanity)",
  "(?:webster's|merriam-webster|the|oxford)(?: dictionary)? defines",
  "life is (?:a|like a|full of) (?:journey|roller ?coaster|marathon|race|highway|series|box of|ups|challenges|obstacles|surprises)",
  "(?:these|those) (?:famous |wise )?words (?:by|of|from|said|spoken)",
  "(?:famous|favorite) (?:quote|saying)",
  "\\w+ is something that (?:plays|is|has)",
  "i have had the (?:privilege|opportunity|pleasure|honor)",
  "(?:albert einstein|gandhi|martin luther king,? jr\\.?|nelson mandela|steve jobs|eleanor roosevelt) once said",
  "as .{3,30} once said",
  "many people (?:think|believe|say)",
  "have you ever (?:wondered|thought)",
  "my name is",
  "in this essay",
  "i am (?:writing|applying)",
]);

export const firstWords: Rule = {
  id: "first-words",
  kind: "substance",
  name: "An opening many could write",
  why: "A reader decides early how closely to read. The first hundred words here could begin many essays.",
  source: sources.opening,
  where: "The first hundred words: openings that come before the story begins.",
  allowed: 0,
  question: "Where in this draft is the first sentence only you could have written?",
  only: ["story", "answer", "why"],
  find: (draft) => {
    const end = draft.words[99]?.end ?? draft.text.length;
    return placesOf(draft, throat).filter(({ start }) => start < end);
  },
  flags: [
    "Ever since I was little, I loved science.",
    "Webster's dictionary defines leadership as the ability to lead.",
    "I have always been fascinated by how things work.",
    "In today's society, technology is everywhere.",
    "As Mark Twain once said, travel is fatal to prejudice.",
    "Life is a journey full of ups and downs.",
    "“Winners never quit.” These words by Vince Lombardi have always inspired me.",
  ],
  passes: [
    "The freezer at Dino's dies about once a month, always on a Friday.",
    "Nobody told me the goat could open the gate.",
    "“Life is short,” said my grandfather, who was ninety-four, and took the stairs.",
    "I've always been the tall one, so I changed the bulbs.",
    "I keep a list of words my father mispronounces, and I mispronounce them with him.",
  ],
};
