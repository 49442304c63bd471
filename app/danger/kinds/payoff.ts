import { compile } from "./groups";
import type { DangerRules } from "./rules";

const dies = "(?:die|dies|dead|pass away|passes away|(?:was|were) (?:not (?:here|around|alive)|gone)|without me)";
const died = `(?:${dies}|died|death|dying|passed away)`;
const settles =
  "(?:forgiven|forgive|discharged|cancel\\w*|insurance|payout|pays?|paid|debts?|loans?|owe|off the hook|wiped|go(?:es)? away)";
/** What makes the question one of somebody who weighs it. */
const motive =
  "(?:i am the student|i feel like|(?:would|will|could) (?:\\w+ )?(?:solve|fix|help|save|be easier|be worth|set)|if i (?:\\w+ ){0,2}(?:die|died|pass|was not|were not)|better off|asking for real|worth more|because of me|one less)";
const muerte = "(?:muero|muriera|muere|morir|muerto|muerta|falleciera|faltara|no estuviera)";
const yoMuerto =
  "si (?:(?:yo )?me (?:muero|muriera|muera)|yo (?:ya )?(?:faltara|no estuviera|falleciera)|(?:ya )?no estuviera)(?! de (?:risa|nervios|hambre))";
const paga = "(?:perdon\\w*|cancel\\w*|seguro|deudas?|prestamos?|pagan?|pagaria|borra\\w*|debe|deben|debemos)";
/**
 * A question about what a death would pay, asked by somebody who may be weighing it. It isn't answered: a number there
 * is a reason.
 */
export const payoff: DangerRules = {
  kind: "self-harm",
  manner: "payoff",
  en: {
    danger: [
      `${dies} (?:\\w+ ){0,14}${settles}(?: \\w+){0,24} ${motive}`,
      `${settles} (?:\\w+ ){0,14}${dies}(?: \\w+){0,24} ${motive}`,
      `${motive} (?:\\w+ ){0,14}${settles}(?: \\w+){0,14} ${dies}`,
      `(?:life insurance|loans?|debts?|insurance)(?: \\w+){0,14} if i (?:\\w+ )?(?:was not here|were not here|was gone|die|died|pass away|was dead)(?! (?:for|on|to|at|all|of))`,
      `if i (?:\\w+ )?(?:was not here|were not here|was gone|die|died|pass away|was dead)(?! (?:for|on|to|at|all|of))(?: \\w+){0,14} (?:life insurance|insurance|loans?|debts?)`,
    ],
    harmless: [],
    catches: [
      "if the student dies is the parent plus loan gone, it would solve it for my mom",
      "would life insurance pay for my brothers college if i wasn't here",
      "if i was gone would my loans be canceled",
      "if i was dead would my parents still owe the loan",
      "when a student dies are the loans discharged? i feel like that would help my family",
      "if the student dies does the debt go away, my dad would be better off",
    ],
    passes: [
      "what happens to a parent PLUS loan if the parent dies",
      "my son died last year, do we still owe his loan",
      "are federal loans discharged when the borrower dies",
      "my grandpa passed away and left life insurance, does it count on the fafsa",
      "if I don't pay my loan does it go away",
    ],
  },
  es: {
    danger: [`${yoMuerto}(?: \\w+){0,14} ${paga}`, `(?:${paga}|paga)(?: \\w+){0,14} ${yoMuerto}`],
    harmless: [],
    catches: [
      "si me muero se borra el préstamo de mi papá",
      "el seguro de vida paga la universidad de mi hermana si yo no estuviera",
      "si yo faltara, mis papás ya no deben los préstamos",
    ],
    passes: ["mi esposo falleció, ¿todavía debo su préstamo?", "¿qué pasa con el préstamo si muere el padre?"],
  },
};

const either = compile([
  `${died} (?:\\w+ ){0,16}${settles}`,
  `${settles} (?:\\w+ ){0,16}${died}`,
  `${muerte} (?:\\w+ ){0,16}${paga}`,
  `${paga} (?:\\w+ ){0,16}${muerte}`,
]);
const plain = compile([
  "(?:my|our) (?:\\w+ )?(?:son|daughter|child|kid|husband|wife|mom|dad|mother|father|grand\\w+|brother|sister) (?:\\w+ )?(?:died|passed|was killed)",
  "(?:if|when|after) (?:a|the) (?:\\w+ )?(?:borrower|parent|cosigner|co signer|spouse) (?:dies|died|passes|passed)",
  "(?:hij[oa]|espos[oa]|mama|papa|padre|madre) (?:\\w+ )?(?:fallecio|murio)",
]);

/** Whether an unsure message asks what a death would pay, and nothing says that somebody has died already. */
export function asksWhatDeathPays(words: string): boolean {
  const joined = words.replaceAll("| ", "");
  return joined.search(either) >= 0 && joined.search(plain) < 0;
}
