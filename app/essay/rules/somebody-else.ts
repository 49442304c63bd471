import type { Rule } from "./rule";
import { sources } from "./sources";

const fewest = 40;

export const somebodyElse: Rule = {
  id: "somebody-else",
  kind: "substance",
  name: "Somebody else is the main character",
  why: "The reader is admitting you. Here they get to know another person better.",
  source: sources.officers,
  where: `The whole draft, from ${fewest} words on: he, she and theirs come four times as often as I and mine.`,
  allowed: 0,
  question: "What do you do differently on an ordinary Tuesday because of this person?",
  only: ["story", "answer"],
  find: ({ words, sentences }) => {
    const count = (pattern: RegExp) => words.filter(({ text }) => pattern.test(text)).length;
    const mine = count(/^(?:i|i['’]\w+|me|my|mine|myself|we|our|us)$/);
    const theirs = count(/^(?:he|she|his|her|him|hers|himself|herself|(?:he|she)['’]\w+)$/);
    if (words.length < fewest || theirs < 6 || theirs < 4 * mine) return [];
    return sentences
      .filter(({ words: own }) => own.filter(({ text }) => /^(?:he|she|his|her)$/.test(text)).length >= 2)
      .slice(0, 3);
  },
  flags: [
    "My grandfather came to Ohio in 1961 with his brother. He worked in a foundry and he saved his money. He met his wife at a dance. He built his house himself, and he painted it green. He lives there still with his dog and his radio.",
    "My mother is the strongest person there is. She raised her three children on her own, and she finished her degree at night. She never complained about her work. She kept her books on the stove, and she read her chapters while her soup boiled.",
    "Coach Diaz is a hero. He gave up his job in the city for his team. He drives the bus, he washes the shirts, and he buys the shoes with his own money. His wife says he sleeps with his whistle, and he doesn't deny it when he is asked.",
  ],
  passes: [
    "My grandfather came to Ohio in 1961, and I still have his lunch box. He painted his house green. When I paint, I use his brush, and I clean it the way he did, in a can of my own, because he'd know if I used his.",
    "She called. He came. They talked until noon.",
    "I washed the shirts, I drove the bus, I bought the shoes, and she watched me do it. Her whistle was loud. I hear it when I run alone by the river and nobody is there to time me, and I run faster, and I hate that I do.",
  ],
};
