/** What is asked of a program beside what it is: part time, at a private college, after moving away. */
import type { Statement } from "~/counselor/answer/evidence";
import { say } from "~/counselor/answer/evidence";
import type { Reply } from "~/counselor/answer/reply";
import { termsOf } from "~/counselor/words/phrases";
import { telling } from "~/counselor/words/words";
import { stateName } from "~/geography/states";
import type { Ground } from "../ground/ground";
import { wordsIn } from "../sentences/sentences";
import { quotedText } from "../tools/library";
import type { NamedProgram } from "../understand/programs";
import { factOf } from "./program-facts";

interface Aspect {
  readonly name: "aspect part time" | "aspect private" | "aspect moving" | "aspect online" | "aspect summer";
  readonly asked: RegExp;
  /** What a line says that answers it. */
  readonly told: RegExp;
}

const aspects: readonly Aspect[] = [
  {
    name: "aspect part time",
    asked:
      /\b(?:part|half)[- ]time\b|\b(?:one|two|1|2|couple of|few|fewer|less than (?:12|full)) (?:classes|class|credits?)\b/,
    told: /\b(?:part|half|full|quarter)[- ]time\b|\bat least (?:half|\w+ credit)|\b\d+ credits a (?:year|term|semester)\b/i,
  },
  {
    name: "aspect private",
    asked: /\bprivate (?:colleges?|schools?|universit(?:y|ies)|one|ones)\b|\bprivate$/,
    told: /\bprivate\b|\bindependent\b|\bat SUNY and CUNY\b/i,
  },
  {
    name: "aspect moving",
    asked:
      /\b(?:mov(?:e|es|ed|ing)|leav(?:e|es|ing)|relocat\w+|live|work)\b(?: \w+){0,4} (?:away|out|out of (?:the )?state|out of \w+(?: \w+)?|another state|elsewhere|after|afterwards?|once|when)\b|\bhave to (?:stay|live|work)\b/,
    told: /\b(?:promise|stay|live|agree)\b.*\b(?:years?|after)\b|\bloan\b.*\bif you leave\b/i,
  },
  {
    name: "aspect online",
    asked: /\b(?:online|virtual|distance)\b/,
    told: /\b(?:online|virtual|distance)\b/i,
  },
  {
    name: "aspect summer",
    asked: /\bsummer (?:classes|class|school|term|courses?|semester)\b|\b(?:in|over|during|for) (?:the )?summer\b/,
    told: /\bsummer\b/i,
  },
];

/** What is asked of the program without the aspects that no other program is told for: "TEXAS Grant part time". */
export const withoutAspect = (plain: string): string =>
  aspects.reduce((rest, { name, asked }) => (keepsWords.has(name) ? rest : rest.replace(asked, " ")), plain);

const keepsWords: ReadonlySet<string> = new Set(["aspect private", "aspect moving"]);

/**
 * A reply on a program, with the line on what of it was asked: first where the guide confirms one, and named as open
 * where it has none.
 */
export function withAspect(reply: Reply | null, program: NamedProgram, plain: string, ground: Ground): Reply | null {
  const aspect = aspects.find(({ asked }) => asked.test(plain));
  if (reply === null || reply.status !== "answered" || aspect === undefined) return reply;
  const answering = reply.statements.filter(({ text }) => aspect.told.test(text));
  if (answering.length > 0)
    return { ...reply, statements: [...answering, ...reply.statements.filter((one) => !answering.includes(one))] };
  const line = lineOn(aspect, program, plain, ground);
  if (line !== null) return { ...reply, statements: [line, ...reply.statements] };
  const [first] = reply.statements;
  const [cited] = first?.evidence ?? [];
  if (cited === undefined) return reply;
  const { say: write } = wordsIn(ground);
  const office = officeOf(cited.url, program.state, ground);
  if (office === null) return reply;
  const open = write("aspect open", { aspect: write(aspect.name), office });
  return { ...reply, statements: [...reply.statements, say(open, { ...cited, figures: {} })] };
}

/** The confirmed line of the program that says it. */
function lineOn({ told }: Aspect, { state, words }: NamedProgram, plain: string, ground: Ground): Statement | null {
  const names = telling(words).filter((word) => !telling(stateName(state)).includes(word));
  for (const passage of ground.passages.all) {
    if (passage.state !== state || !passage.url.includes("#aid-")) continue;
    const fact = factOf(passage, ground);
    if (fact === null) continue;
    const heading = telling(passage.headings.at(-1) ?? "");
    if (names.length === 0 || !names.every((word) => heading.includes(word))) continue;
    const text = [fact.statement, fact.who, fact.renewal].find((one) => one !== undefined && told.test(one));
    if (text !== undefined) return quotedText(passage, text, { terms: termsOf(plain), bare: plain }, ground);
  }
  return null;
}

/** The office that the guide names for the fact at an address. */
function officeOf(url: string, state: string, ground: Ground): string | null {
  const passage = ground.passages.all.find((one) => one.url === url);
  const fact = passage === undefined ? null : factOf(passage, ground);
  return fact?.official.name ?? agencyIn(state, ground);
}

const agencyIn = (state: string, ground: Ground): string | null =>
  Object.values(ground.stateFacts(state)?.facts.aid ?? {})[0]?.official.name ?? null;
