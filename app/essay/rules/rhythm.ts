import type { Draft, Sentence } from "../text/draft";
import type { Place, Rule } from "./rule";

const run = 5;
/** Words by which lengths may differ and still sound alike. */
const alikeWithin = 3;

export const rhythm: Rule = {
  id: "rhythm",
  kind: "language",
  name: "One beat",
  why: "Sentences of the same length put a reader to sleep, however good each one is. A short one wakes them.",
  source: null,
  where: `${run} or more sentences in a row, of 10 words or more, whose lengths lie within ${alikeWithin} words of each other.`,
  allowed: 0,
  question: "Which of these matters most, and what would it sound like as the shortest sentence here?",
  find,
  flags: [
    "The kitchen was busy on most of the nights that I worked. The cooks were shouting at the waiters who stood by the door. The plates were coming back faster than any of us could wash. The floor was wet and the mats were sliding under our feet. The manager was in the office counting all the money from lunch.",
    "My first year in the club was mostly spent learning the rules. My second year in the club was mostly spent teaching others rules. My third year in the club was mostly spent on planning things. My fourth year in the club was mostly spent on finding money. My time in the club was the best part of my school.",
    "I began to study the piano when I was seven years old. I played in the recital hall when I was nine years old. I won a small contest when I was twelve years old. I taught my first student when I was sixteen years old. I still practice the same scales that I learned at seven.",
  ],
  passes: [
    "The kitchen was busy. On most of the nights that I worked the cooks shouted at the waiters who stood by the door with nothing to carry. Plates came back. The floor was wet and the mats slid. I washed.",
    "Stop. Look. Listen. Wait. Go.",
    "My first year was rules. My second year I taught them to eleven freshmen who didn't want any. The third was money: bake sales, car washes, one very bad concert in the rain behind the library. Then I was president. It felt like being handed a wet dog.",
  ],
};

function find({ sentences }: Draft): Place[] {
  const found: Place[] = [];
  let alike: Sentence[] = [];
  const close = () => {
    const [first] = alike;
    const last = alike.at(-1);
    if (alike.length >= run && first && last) found.push({ start: first.start, end: last.end });
  };
  for (const sentence of sentences) {
    const lengths = [...alike, sentence].map(({ words }) => words.length);
    const same = Math.min(...lengths) >= 10 && Math.max(...lengths) - Math.min(...lengths) <= alikeWithin;
    if (same) {
      alike.push(sentence);
      continue;
    }
    close();
    alike = sentence.words.length >= 10 ? [sentence] : [];
  }
  close();
  return found;
}
