import type { Draft, Sentence } from "../text/draft";
import type { Place, Rule } from "./rule";

const run = 4;

export const openings: Rule = {
  id: "openings",
  kind: "language",
  name: "The same first word, again and again",
  why: "Read aloud, sentences that begin alike sound like a list. A reader who hears a list stops hearing you.",
  source: null,
  where: `${run} or more sentences of one paragraph in a row that begin with the same word. Two or three can be a style.`,
  allowed: 0,
  question: "Which of these sentences could start with the place, the thing or the other person?",
  find,
  flags: [
    "I joined the band. I learned the drums. I practiced daily. I played in June.",
    "We walked to the lake. We sat down. We ate the bread. We went home.",
    "She cooks. She cleans. She drives. She never says so.",
  ],
  passes: [
    "I joined the band. On Mondays we met early. I learned the drums. In June we played.",
    "I came. I saw. I left. Then the door opened.",
    "He laughed. The dog barked. He laughed again. Nobody moved.",
  ],
};

function find({ sentences }: Draft): Place[] {
  const found: Place[] = [];
  let alike: Sentence[] = [];
  const close = () => {
    if (alike.length >= run)
      found.push(...alike.map(({ words }) => ({ start: words[0]?.start ?? 0, end: words[0]?.end ?? 0 })));
  };
  for (const sentence of sentences) {
    const before = alike.at(-1);
    if (before?.words[0]?.text === sentence.words[0]?.text && before?.paragraph === sentence.paragraph) {
      alike.push(sentence);
      continue;
    }
    close();
    alike = [sentence];
  }
  close();
  return found;
}
