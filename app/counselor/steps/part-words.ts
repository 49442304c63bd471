/** What the words of one part of a question say by themselves. */
import { stem, telling } from "~/counselor/words/words";

/** Words that ask for nothing by themselves: "what should I do", "is that good", "is there a way". */
export const saysLittle = new Set(
  "do does good bad ok okay true real fair worth best better right wrong way anything something start first else next people year long time school college work try take put go think tell say enough matter possible normal new apply due deadline deadlines fecha limite plazo nobody explain thousand need"
    .split(" ")
    .map(stem),
);

export const subjectOf = (text: string) => telling(text).filter((word) => !saysLittle.has(word));

/** "Is it", "like that", "la tenemos que": of what was said before. */
export const pointsBack = /\b(?:mine|ours|it|its|that|this|they|them|those|these|la|lo|las|los|eso|esto)\b/;

/** Subjects from which on a part is looked for by itself. */
export const fewSubjects = 2;
