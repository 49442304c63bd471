import { stateName } from "~/colleges/states";
import { answered, to } from "~/counselor/answer/reply";
import { type Term, termsOf } from "~/counselor/words/phrases";
import { telling } from "~/counselor/words/words";
import { statePagePath } from "~/library/states/guides";
import { scorePassage } from "../passages/quote";
import { quoted } from "../tools/library";
import type { Step } from "./step";

/** Its name is known, so less of the other words has to be there than for a question without one. */
const leastOfProgram = 0.38;

/** A program of a state that's named: what its guide confirms of it, word for word. */
export const quoteProgram: Step = {
  name: "quote a state's program",
  run({ asked, ground }) {
    const { understood } = asked();
    const { program } = understood;
    if (program === null) return null;
    const terms = termsOf(understood.bare === "" ? understood.plain : `${understood.plain}`);
    const name: Term = { words: telling(program.words), also: [] };
    const facts = ground.passages.all
      .filter(({ state, url }) => state === program.state && url.includes("#"))
      .map((passage) => ({ passage, score: scorePassage(ground.passages, passage.id, [name, ...terms]) }))
      .sort((a, b) => b.score - a.score);
    const [best, second] = facts;
    if (best === undefined || best.score < leastOfProgram) return null;
    const also = second !== undefined && second.score >= best.score - 0.08 ? [second] : [];
    const guide = ground.stateFacts(program.state);
    return answered(
      [best, ...also].map(({ passage }) => quoted(passage, terms)),
      guide === null
        ? []
        : [to(`All of ${stateName(program.state)}’s aid`, statePagePath(guide.slug, "financial-aid"))],
    );
  },
};
