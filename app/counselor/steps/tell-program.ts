/** A program of a state that a question means without the name our pages give it. */
import { type Statement, say } from "~/counselor/answer/evidence";
import { answered, type Reply, to, without } from "~/counselor/answer/reply";
import { termsOf } from "~/counselor/words/phrases";
import { stateName } from "~/geography/states";
import { statePagePath } from "~/library/guides/guides";
import type { Ground } from "../ground/ground";
import type { Asked } from "../intents/intent";
import type { Passage } from "../passages/passage";
import { wordsIn } from "../sentences/sentences";
import { quoted, quotedText } from "../tools/library";
import { calledIn, describedIn, statesOfPlaces } from "../understand/described/described";
import type { DescribedProgram } from "../understand/described/program";
import { asksWhen } from "../understand/program-parts";
import { factOf, unconfirmedAt } from "./program-facts";
import { titledIn } from "./program-titles";
import { quoteProgram } from "./quote-program";
import type { Asking, Step } from "./step";

export const tellProgram: Step = {
  name: "tell a program by what is said of it",
  run: (asking) => toldIn(asking, false),
};

/** The same behind the tools, of what they answer better where it asks for more than one program. */
export const tellOneOfMore: Step = {
  name: "tell one of several programs",
  run: (asking) => toldIn(asking, true),
};

function toldIn(asking: Asking, mayAskMore: boolean): Reply | null {
  const asked = asking.asked();
  const { plain, program, spanish, typed } = asked.understood;
  // Several questions are answered one by one.
  if (spanish || (typed.match(/\?+/g) ?? []).length > 1) return null;
  const called = calledIn(plain);
  if (called.length > 0) return byItsName(called, asking) ?? tell(called, plain, asking.ground);
  // "How much is NOVA, and is there a grant": the price is asked first.
  if (asked.colleges.length > 0 && pricesBeside.test(plain)) return null;
  // "Arizona" beside "foster waiver" is the state, whatever college goes by its name.
  const { mentions } = asked.understood;
  const atCollege =
    asked.colleges.length > 0 && !(mentions.length > 0 && mentions.every(({ state }) => state !== null));
  for (const states of statesOf(asked, asking.ground)) {
    const titled = mayAskMore ? null : tellTitled(plain, states, asking.ground);
    if (titled !== null) return titled;
    const told = tell(describedIn(plain, states, program?.said ?? null, mayAskMore, atCollege), plain, asking.ground);
    if (told !== null) return told;
  }
  return null;
}

const pricesBeside = /\b(?:how much (?:is|are|does)|(?:hard|easy) to get in(?:to)?)\b.*\b(?:and|also|what)\b/;

/** What is told of a program by its name goes further into what is asked, where it's that program. */
function byItsName(programs: readonly DescribedProgram[], asking: Asking): Reply | null {
  const reply = quoteProgram.run(asking);
  return programs.some(({ fact }) =>
    reply?.statements.some(({ evidence }) => evidence.some(({ url }) => url.endsWith(`#${fact}`))),
  )
    ? reply
    : null;
}

/** The states a question may mean: those it says, else the student's own; then those of its colleges and cities. */
function statesOf({ states, colleges, student, understood }: Asked, ground: Ground): readonly (readonly string[])[] {
  const said = [...understood.states.map(({ code }) => code), ...states];
  return [
    said.length > 0 || student.state === null ? said : [student.state],
    [...statesOfPlaces(understood.plain, ground.colleges), ...colleges.map(({ state }) => state)],
  ];
}

function tell(programs: readonly DescribedProgram[], plain: string, ground: Ground): Reply | null {
  const statements = programs.flatMap((program) => {
    const passage = passageOf(program, ground);
    return passage === null ? [] : statementsOf(passage, plain, ground);
  });
  const guide = ground.stateFacts(programs[0]?.state ?? "");
  if (guide === null) return null;
  const [toAsk] = statements.length > 0 ? [] : programs.flatMap((program) => askWhom(program, ground) ?? []);
  if (toAsk !== undefined) return toAsk;
  if (statements.length === 0) return null;
  return answered(statements, [
    to(`All of ${stateName(guide.state)}’s aid`, statePagePath(guide.slug, "financial-aid")),
  ]);
}

/** Of a program that the guide names and couldn't confirm: whom to ask about what. Null for any other. */
function askWhom({ state, fact }: DescribedProgram, ground: Ground): Reply | null {
  const guide = ground.stateFacts(state);
  const toAsk = unconfirmedAt(fact, guide);
  if (guide === null || toAsk === null) return null;
  const { name, ask, official } = toAsk;
  const values = { state: stateName(state), program: name, office: official.name, ask };
  const own = official.url === undefined ? [] : [{ url: official.url, title: official.name }];
  const page = { url: statePagePath(guide.slug, "financial-aid"), title: `${guide.name}: state aid` };
  return without("not known", [say(wordsIn(ground).say("program to ask", values))], [...own, page]);
}

/** A program whose full name stands only where the guide says where it read of it. */
function tellTitled(plain: string, states: readonly string[], ground: Ground): Reply | null {
  const passage = titledIn(plain, states, ground);
  const guide = ground.stateFacts(passage?.state ?? "");
  if (passage === null || guide === null) return null;
  return answered(statementsOf(passage, plain, ground), [
    to(`All of ${stateName(guide.state)}’s aid`, statePagePath(guide.slug, "financial-aid")),
  ]);
}

const passageOf = ({ state, fact }: DescribedProgram, ground: Ground): Passage | null =>
  ground.passages.all.find((passage) => passage.state === state && passage.url.endsWith(`#${fact}`)) ?? null;

const asksHow = /\bhow (?:do|does|can|to|would|should)\b|\b(?:apply|sign up|claim|register|steps)\b/;

/** What the guide confirms of it: its day first where that's asked, then what it is and for whom. */
function statementsOf(passage: Passage, plain: string, ground: Ground): readonly Statement[] {
  const asked = { terms: termsOf(plain), bare: plain };
  const fact = factOf(passage, ground);
  if (fact === null) return [quoted(passage, asked, ground)];
  const days = asksWhen.test(plain) ? fact.deadline : undefined;
  const texts = [days, fact.statement, fact.who, asksHow.test(plain) ? fact.how : undefined];
  return texts.flatMap((text) => (text === undefined ? [] : [quotedText(passage, text, asked, ground)]));
}
