/** The programs of two states beside each other: "HOPE vs Bright Futures", "TOPS in Louisiana or HOPE in Georgia". */
import { answered, type Reply } from "~/counselor/answer/reply";
import { isState, stateName } from "~/geography/states";
import { stateAid } from "../tools/state-aid";
import { type NamedProgram, programIn } from "../understand/programs";
import { nobody } from "../understand/student";
import { quoteProgram } from "./quote-program";
import { resolve } from "./resolve";
import type { Asking, Step } from "./step";

const weighs = /\b(?:vs|versus|or|better|compar\w+|difference|more than|than|and)\b/;
/** By itself a verb; beside another state's program a scholarship, and Georgia's where no state is said. */
const hope = /\bhope\b(?! (?:to|that|i|we|he|she|they|you|it|this)\b)/;
const mostOfEach = 2;

export const programsBeside: Step = {
  name: "tell programs of two states",
  run(asking) {
    const { understood } = asking.asked();
    const { plain, program, spanish } = understood;
    if (program === null || spanish || !weighs.test(plain)) return null;
    const other = otherIn(plain, program, asking);
    if (other === null || other.state === program.state) return null;
    const inOrder = plain.indexOf(other.said) < plain.indexOf(program.said) ? [other, program] : [program, other];
    const told = inOrder.map((one) => toldOf(one, asking));
    return told.some((reply) => reply.length === 0) ? null : answered(told.flat());
  },
};

function otherIn(plain: string, { said }: NamedProgram, { ground }: Asking): NamedProgram | null {
  const rest = plain.replace(said, " ");
  const named = programIn(rest, ground.passages);
  if (named !== null) return named;
  const beside = hope.exec(rest)?.[0];
  if (beside === undefined) return null;
  const found = programIn(`${rest} georgia hope scholarship`, ground.passages);
  return found === null ? null : { ...found, said: beside };
}

/** What a program is, from its state's guide; where a state has none, its days and who knows the rest. */
function toldOf({ state, words }: NamedProgram, { ground }: Asking): Reply["statements"] {
  if (!isState(state)) return [];
  if (ground.stateFacts(state) === null)
    return stateAid.run({ state, about: "all", rules: true }, ground).statements.slice(0, mostOfEach);
  const name = /\bhope\b/.test(words) ? "hope scholarship" : words;
  const text = `What does the ${stateName(state)} ${name} pay?`;
  const asked = resolve({ text, before: [], student: nobody }, ground);
  const reply = quoteProgram.run({ raw: text, typed: text, ground, asked: () => asked });
  return reply?.statements.slice(0, mostOfEach) ?? [];
}
