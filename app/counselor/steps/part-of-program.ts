/** One part of a question, of the program or with the status that the whole names. */
import type { Reply } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { plainText } from "~/counselor/words/words";
import { withoutStatus } from "../intents/aid";
import type { Asked } from "../intents/intent";
import { tellsIndependent } from "../understand/independent";
import { understand } from "../understand/understand";
import { programAt } from "./in-full";
import { fewSubjects, subjectOf } from "./part-words";
import { quoteProgram } from "./quote-program";

/**
 * "I'm undocumented. Can I file, and is there state aid": what somebody says of their status holds for all they ask.
 */
export function withStatus(own: Asked, whole: Asked): Asked {
  if (
    borrows.test(own.understood.bare) &&
    !tellsIndependent(own.understood.bare) &&
    tellsIndependent(whole.understood.bare)
  )
    return { ...own, understood: { ...own.understood, bare: `${own.understood.bare} independent` } };
  const said = withoutStatus.exec(whole.understood.bare)?.[0];
  if (said === undefined || withoutStatus.test(own.understood.bare)) return own;
  return { ...own, understood: { ...own.understood, bare: `${own.understood.bare} ${said}` } };
}

const borrows = /\b(?:borrow\w*|loans?|take out)\b/;

/** "Cal Grant deadline and what GPA": a few words are of the program that was named before. */
export function askedOfNamed(part: string, own: Asked, whole: Asked, ground: Ground): Reply | null {
  const { program } = whole.understood;
  if (program === null || own.understood.program !== null || own.colleges.length > 0) return null;
  // "How much does each pay" is of several.
  const isSaid = ` ${plainText(part)} `.includes(` ${program.said} `);
  if ((!isSaid && subjectOf(part).length >= fewSubjects) || /\b(?:each|both|all)\b/i.test(part)) return null;
  // "Which is cheaper" holds colleges against each other, and not programs.
  if (!isSaid && whole.colleges.length > 1 && /\bwhich\b/i.test(part)) return null;
  const typed = isSaid ? part : `${part} ${program.said}`;
  const asked = { ...own, understood: { ...understand(typed, ground), program } };
  return quoteProgram.run({ raw: typed, typed, asked: () => withStatus(asked, whole), ground });
}

/** "Is HOPE possible" beside Tennessee: the program of the state that the whole names. */
export function withProgram(own: Asked, { understood: { program } }: Asked): Asked {
  const isSame = program !== null && own.understood.program?.said === program.said;
  return isSame ? { ...own, understood: { ...own.understood, program } } : own;
}

/** "Use it at", "is it good at", "does Chemeketa take it"; "also UGA's acceptance rate" asks for something else. */
const usesItThere =
  /\b(?:use|take) (?:it|that|this)\b.*\b(?:at|to|for)\b|\b(?:it|that|this) (?:works?|good|counts?|pays?|covers?|goes|accepted)\b.*\b(?:at|to|for|by)\b|\b(?:take|accept)s? (?:it|that|this)$/;

/** "And can I use it at Chemeketa": what the program that was named says of such colleges. */
export function usedAtCollege(part: string, own: Asked, whole: Asked, ground: Ground): Reply | null {
  const { program } = whole.understood;
  const [college, ...others] = own.colleges;
  if (program === null || own.understood.program !== null || college === undefined || others.length > 0) return null;
  if (!usesItThere.test(plainText(part))) return null;
  const typed = programAt(program, college);
  if (typed === null) return null;
  const asked = { ...own, colleges: [], understood: { ...understand(typed, ground), program } };
  return quoteProgram.run({ raw: typed, typed, asked: () => asked, ground });
}
