import { answered, type Reply } from "~/counselor/answer/reply";
import { termsOf } from "~/counselor/words/phrases";
import { telling } from "~/counselor/words/words";
import type { Ground } from "../ground/ground";
import { quoted } from "../tools/library";
import type { NamedProgram } from "../understand/programs";

const moved = /\b(?:mov(?:e|es|ed|ing)|relocat\w+)\b(?! (?:away|out)\b)/;
const getsIt = /\b(?:get|gets|qualify|eligible|still|right away|can|could|when|how long|if)\b/;

/**
 * "We just moved here, can she get it": how long one must have lived in the state comes before what the program gives.
 */
export function quoteAfterMove({ state, words }: NamedProgram, plain: string, ground: Ground): Reply | null {
  if (!moved.test(plain) || !getsIt.test(plain)) return null;
  const rules = ground.passages.all.filter((one) => one.state === state && one.url.includes("#residency-"));
  const [own] = telling(words);
  const rule =
    rules.find(({ url }) => own !== undefined && url.endsWith(`#residency-${own}`)) ??
    rules.find(({ url }) => /#residency-(?:domicile|twelve|twelve-months|parent|year)$/.test(url));
  if (rule === undefined) return null;
  const looked = { terms: termsOf("resident twelve months live in state"), bare: plain };
  return answered([quoted(rule, looked, ground)]);
}
