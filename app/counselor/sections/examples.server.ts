import { askedFor } from "~/counselor/passages/asked";
import { sentencesOf, wordCount } from "~/counselor/passages/cut";
import { passages, spanishPassages } from "~/counselor/passages/passages.server";
import { digestOf } from "~/digest.server";
import type { Example } from "./fit-sections";

/** What a sentence that stands in a section counts beside a question that is asked for it. */
const ofSentence = 0.3;
const leastWords = 6;

/** The digest of the stored questions: a model that was fitted on others is out of date. */
export const askedDigest = (): string => digestOf(JSON.stringify(askedFor), "hex").slice(0, 16);

/** What the model is fitted on: the stored questions, the headings and the sentences of each section that has some. */
export function sectionExamples(): readonly Example[] {
  const all = [...passages().all, ...spanishPassages().all].filter(({ state }) => state === null);
  const asked = new Set(all.filter((passage) => passage.asked.length > 0).map(({ url }) => url));
  return all
    .filter(({ url }) => asked.has(url))
    .flatMap(({ url: section, title, headings, text, asked }) => [
      ...asked.map((question) => ({ text: question, section, weight: 1 })),
      ...(headings.length > 0 ? [{ text: `${headings.at(-1)} ${title}`, section, weight: 1 }] : []),
      ...text
        .split("\n")
        .flatMap((line) => sentencesOf(line))
        .filter((sentence) => wordCount(sentence) >= leastWords)
        .map((sentence) => ({ text: sentence, section, weight: ofSentence })),
    ]);
}
