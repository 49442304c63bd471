import { answered } from "~/counselor/answer/reply";
import { telling } from "~/counselor/words/words";
import type { Asked } from "../intents/intent";
import { storedMatch } from "../passages/quote";
import { quoted } from "../tools/library";
import { passagesFor } from "./find-in-guides";
import { nearest } from "./quote-library";
import type { Step } from "./step";
import { rankedIntents } from "./use-tools";

/** From this match on a question is the stored one, but for a word that tells little. */
const leastOfStored = 0.95;
/** So likely its section has to be, by all its words. */
const leastOdds = 0.7;

/**
 * A question that a family's own section answers, stored word for word or nearly so, before a tool that only knows some
 * of its words: "how much should I borrow" isn't what one may borrow. Who names a college, a state, a field or a record
 * of their own asks for what a tool works out.
 */
export const quoteShortAnswer: Step = {
  name: "quote a short answer",
  run({ asked: resolved, ground }) {
    const asked = resolved();
    const { understood } = asked;
    const [tool] = understood.spanish || isForTools(asked) ? [] : rankedIntents(asked);
    if (tool === undefined) return null;
    const looked = passagesFor(asked, ground);
    const [best] = looked.found;
    if (best === undefined) return null;
    const { passage } = best;
    const { program } = understood;
    // What holds for every state's program says so of this one by its name, or doesn't.
    if (program !== null && !telling(program.words).every((word) => telling(passage.text).includes(word))) return null;
    const isQuestion = passage.family === "help" && passage.headings.at(-1)?.endsWith("?");
    if (!isQuestion || (looked.odds.get(passage.url) ?? 0) < leastOdds) return null;
    // "How much can we take in Parent PLUS" isn't answered by whether a child can take it over.
    if (asksAmount.test(understood.bare) && !/\d/.test(passage.text)) return null;
    const match = storedMatch(ground.passages, passage.id, looked.terms);
    if (match < Math.max(leastOfStored, tool.score)) return null;
    return { ...answered([quoted(passage, looked, ground)]), pages: nearest(looked.found) };
  },
};

const asksAmount = /^(?:(?:so|ok|and|hi) )*how (?:much|many)\b/;

/** Whether something is named that a tool looks up. A state is, unless one of its programs says it. */
function isForTools({ colleges, states, understood }: Asked): boolean {
  const { system, program, field, occupations, student } = understood;
  const record = [student.gpa, student.sat, student.act, student.income, student.sai];
  return (
    colleges.length > 0 ||
    system !== null ||
    field !== null ||
    occupations.length > 0 ||
    record.some((one) => one !== null) ||
    states.some((state) => state !== program?.state)
  );
}
