import { z } from "zod";
import type { Example } from "~/learned/fit-looks";
import glossary from "../../../content/counselor/glossary.json";
import besideFile from "../../../content/counselor/wordings/beside.json";
import wordingsFile from "../../../content/counselor/wordings/wordings.json";
import { questionFiles } from "../evaluation/questions.server";
import { plainAsks, storyKind } from "../wording/plain-asks";
import { shapeOfWording } from "../wording/shape";

const wordings = z.strictObject({
  about: z.string(),
  kinds: z.array(z.strictObject({ kind: z.string(), wordings: z.array(z.string()).min(20) })),
});
const beside = z.strictObject({ about: z.string(), stories: z.array(z.string()), none: z.array(z.string()) });

/** Words that somebody may want explained stand for `{term}`, each in its turn. */
const terms = glossary.terms.map(({ term }) => term.replace(/ \(.*\)$/, ""));

/** What is said beside a question, as words. */
export const stories = (): readonly (readonly string[])[] => beside.parse(besideFile).stories.map(shapeOfWording);

/**
 * What the counselor learns the kinds of questions from, those of no kind first. `about` names an example where it's
 * held out.
 */
export function wordingExamples(): readonly Example[] {
  const { none, stories } = beside.parse(besideFile);
  const unanswered = questionFiles()
    .flatMap(({ questions }) => questions)
    .flatMap(({ ask, want }) => ("abstain" in want ? [ask] : []));
  const kinds = new Map(wordings.parse(wordingsFile).kinds.map((one) => [one.kind, one.wordings]));
  return [
    ...[...none, ...unanswered].map((text): Example => ({ said: shapeOfWording(text), kind: 0 })),
    ...stories.map((text): Example => ({ said: shapeOfWording(text), kind: storyKind })),
    ...plainAsks.flatMap(({ kind, ask }, at) =>
      [ask, ...(kinds.get(kind) ?? [])].flatMap((text, place): Example[] =>
        text.includes("{term}")
          ? [0, 1, 2].map((turn) => ({
              said: shapeOfWording(text.replaceAll("{term}", terms[(place * 7 + turn * 31) % terms.length] ?? "")),
              kind: at + 1,
            }))
          : [{ said: shapeOfWording(text), kind: at + 1 }],
      ),
    ),
  ];
}
