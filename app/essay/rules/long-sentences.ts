import { general } from "./general";
import type { Rule } from "./rule";

const longest = 55;

export const longSentences: Rule = {
  id: "long-sentence",
  kind: "language",
  name: "A sentence to read twice",
  why: "People who read dozens of essays a day read each one once. What needs a second reading is lost.",
  source: null,
  where: `Sentences of 16 words and more that most of retext’s seven formulas call hard for a 19-year-old, and any over ${longest} words.`,
  allowed: 1,
  question: "If you read this aloud, where do you breathe?",
  find: (draft) => {
    const hard = general(draft, "readability");
    return draft.sentences.filter(
      ({ start, end, words }) =>
        words.length > longest || (words.length >= 16 && hard.some((place) => place.start < end && place.end > start)),
    );
  },
  flags: [
    "Participating in extracurricular organizational activities throughout my educational experience has contributed substantially to the development of my interpersonal communication capabilities and my understanding of collaborative responsibility within diverse communities.",
    "I went to the store and I got the bread and then I went to the library and I read the book that my teacher had told me about and then I went home and I told my mother about the book and she told me about a book that she had read when she was a girl in Ohio and we sat down.",
    "Considering the international implications of environmental deterioration, educational institutions demonstrating comprehensive sustainability initiatives represent particularly attractive opportunities for continuing my interdisciplinary investigation of agricultural technologies and their socioeconomic consequences.",
  ],
  passes: [
    "I read the book on the bus, and by the time we got to Elm Street I had missed my stop and didn't care, because the whale was about to come up.",
    "We lost.",
    "My brother holds the light, I hold the wrench, and the neighbor holds the dog, who would like to hold the wrench.",
  ],
};
