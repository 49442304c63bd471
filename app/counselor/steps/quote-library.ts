import { answered, type NearPage } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { termsOf } from "~/counselor/words/phrases";
import type { Asked } from "../intents/intent";
import { findPassages } from "../passages/quote";
import { quoted } from "../tools/library";
import type { Step } from "./step";

/** A passage must hold this much of what was asked before it's given as the answer. */
export const leastOfPassage = 0.66;

/** Passages for a question, without the names of colleges, which the guides rarely hold. */
export function passagesFor({ understood: { bare }, states }: Asked, ground: Ground, most = 5) {
  const terms = termsOf(bare);
  return { terms, found: findPassages(ground.passages, { terms, states }, most) };
}

/** A question whether one college does something. */
const aboutTheCollege = /^(?:is|does|are|has|do|did|will) (?!i\b|we\b|my\b|he\b|she\b|they\b|it (?:hurt|help|matter))/;

/** Quotes the guides word for word where they hold what was asked. */
export const quoteLibrary: Step = {
  name: "quote the guides",
  run({ asked, ground }) {
    // "Does Clemson superscore?" asks about Clemson: what the word means is no answer to it.
    if (asked().colleges.length > 0 && aboutTheCollege.test(asked().understood.plain)) return null;
    const { terms, found } = passagesFor(asked(), ground);
    const [best] = found;
    if (best === undefined || best.score < leastOfPassage + (asked().colleges.length > 0 ? 0.12 : 0)) return null;
    const statements = [quoted(best.passage, terms)];
    return { ...answered(statements), pages: nearest(found) };
  },
};

/** Up to three pages of passages, each once. */
export function nearest(found: readonly { readonly passage: { readonly url: string; readonly title: string } }[]) {
  const byTitle = new Map<string, NearPage>();
  for (const { passage } of found) {
    if (!byTitle.has(passage.title)) byTitle.set(passage.title, { url: passage.url, title: passage.title });
  }
  return [...byTitle.values()].slice(0, 3);
}
