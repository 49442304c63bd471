import { toWhomItTells } from "~/danger/about-child";
import { hearBoth } from "~/danger/hear";
import { isSpanish } from "~/library/spanish/questions";
import type { Statement } from "./answer/evidence";
import type { Person, Reply, Status } from "./answer/reply";
import { ask } from "./ask";
import type { Ground } from "./ground/ground";
import { textProblem } from "./steps/read-text";
import { writtenOut } from "./understand/short-forms";
import { nobody, studentIn } from "./understand/student";
import { plainText } from "./words/words";

/** What the search page says above its results. */
export interface SearchAnswer {
  readonly statements: readonly Statement[];
  readonly help: readonly Person[] | null;
  /** Somebody is in danger for sure: no page and no college is shown beside it. */
  readonly alone: boolean;
}

/** What the search found, where somebody is in danger for sure: nothing. */
export const besideDanger = {
  named: false,
  question: false,
  gone: [],
  pages: [],
  majors: [],
  colleges: [],
  found: 0,
  total: 0,
};

/** Words from which on a search is a question, unless it ends with a question mark. */
const fewestWords = 3;
const mostStatements = 2;

/**
 * The answer to what is typed into the search, where the counselor is sure of one; null for names and for everything
 * less sure. A search stands in the address, so a text that tells of the family's money or the student's record isn't
 * answered here: the page hands it to the counselor in the body of a form. Danger is answered at once, whatever was
 * looked for.
 * @param prepared gives the ground, and is only called for a question
 */
export async function searchAnswer(asked: string, prepared: () => Promise<Ground>): Promise<SearchAnswer | null> {
  // As the counselor hears it: also with short forms written out.
  const heard = hearBoth(asked, isSpanish(asked) ? asked : writtenOut(asked));
  if (heard !== null) {
    const { words, people } = toWhomItTells(heard.danger, asked);
    const statements = words.map((text) => ({ text, quoted: false, evidence: [] }));
    return { statements, help: people, alone: heard.alone };
  }
  if (!isQuestion(asked) || textProblem(asked) !== null || tellsOfSomebody(asked)) return null;
  const reply = ask({ text: asked, before: [], student: nobody }, await prepared());
  return isSure(reply) ? { statements: reply.statements.slice(0, mostStatements), help: null, alone: false } : null;
}

/** How the answer above the results ended; null where no question was asked. */
export function searchStatus(asked: string, answer: SearchAnswer | null): Status | null {
  if (answer !== null) return answer.help === null ? "answered" : "danger";
  return isQuestion(asked) ? "not known" : null;
}

/** Words enough for the counselor to be worth asking. */
export const isQuestion = (asked: string) =>
  asked.trim().endsWith("?") || asked.trim().split(/\s+/).length >= fewestWords;

/** Whether a text tells an income, a record or a family: what belongs in no address. */
function tellsOfSomebody(asked: string): boolean {
  const { gpa, sat, act, income, familySize, sai } = studentIn(plainText(asked));
  return [gpa, sat, act, income, familySize, sai].some((one) => one !== null);
}

const isSure = ({ status, statements }: Reply) =>
  status === "answered" && statements.length > 0 && statements.every(({ evidence }) => evidence.length > 0);
