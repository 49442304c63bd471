import { specificsOf } from "../text/signs";
import type { Rule } from "./rule";
import { sources } from "./sources";

const fewest = 40;
/** Names, numbers, things and speech in a hundred words, below which a draft could be anybody's. */
const inHundred = 3;

export const specifics: Rule = {
  id: "no-specifics",
  kind: "substance",
  name: "It could be anybody’s",
  why: "There’s hardly a name, a number or a thing in it that belongs to you. Readers tell essays apart by exactly those.",
  source: sources.specific,
  where: `The whole draft, from ${fewest} words on: fewer than ${inHundred} different names, numbers, things and quotes in a hundred words.`,
  allowed: 0,
  question: "Which person, place, number or thing in this story has a name you’ve left out?",
  only: ["story", "answer", "why"],
  find: (draft) => {
    const count = draft.words.length;
    const [first] = draft.paragraphs;
    if (count < fewest || !first || specificsOf(draft).length / count >= inHundred / 100) return [];
    return [first];
  },
  flags: [
    "Helping other people has shown me that kindness is important, and I try to be kind in everything I do, because when people help each other the community becomes stronger and everyone can succeed in the things that they want to do in life.",
    "Being part of a team has been one of the best parts of school for me because it showed me how to work with others and how to deal with winning and with losing, and I hope to go on doing so in the future.",
    "I want to study medicine because I like to help people and I am interested in how the body works, and I know that it will take a lot of effort but I am ready for the challenge and excited about the future ahead of me.",
  ],
  passes: [
    "Every Friday I count the drawer at Dino’s twice. The first time I’m tired. The second time I hope I was wrong, because if we’re short by $4 my dad will say it was him, and it’s never him, and Rosa and I both know it.",
    "Mrs. Kowalski pays me in pierogi, eleven of them, always eleven, wrapped in a bread bag, for shoveling the steps that nobody but the mailman and her son from Parma ever uses, and he only comes when the Browns are on and we have cable.",
    "A short note.",
  ],
};
