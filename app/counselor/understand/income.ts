import { moneyOf } from "./money";
import { earnApart, payIn } from "./pay";

const amount = String.raw`(\$?\d+(?:\.\d+)?(?:k\b|m\b)?(?: (?:thousand|grand|million)\b)?)`;
const incomeSigns = [
  new RegExp(
    String.raw`\b(?:mak(?:e|es|ing)|made|earn(?:s|ing|ed)?|incomes?(?: (?:of|is|was|right|exactly|just|at|around|about|under|over|below|only|a|the|year))*|agi(?: (?:of|is))?|salary(?: of)?|household(?: income)?(?: of)?|bring(?:s|ing)?(?: in| home)?|famil(?:y|ies) (?:at|on|under|with|of))(?: (?:around|about|only|just|roughly|like|under|over|up to|less than|more than|below|total of|a total of|combined|is|of|between))* ${amount}`,
  ),
  new RegExp(
    `${amount}(?: (?:a|per) year| annually| yearly)?(?: (?:of|in))? (?:family |household |combined |annual |yearly )?(?:income|agi|salary|earners?)`,
  ),
  new RegExp(`${amount}(?: a|per) year(?: family| household| income)`),
  // "We're at about 60k", "I clear maybe 42 thousand", "100000 together".
  new RegExp(
    String.raw`\b(?:we|i)(?: are| re| m| am)? (?:at|clear|gross|net|take home|bring in|get by on|live on)(?: (?:at|about|around|roughly|only|maybe|just|like))* ${amount}`,
  ),
  new RegExp(`${amount} (?:together|combined|between (?:us|the two of us))`),
  // "If we're under 30k a year", "they're around 60k a year".
  /\b(?:we|they) (?:are|re)(?: (?:around|about|roughly|like|only|just|under|below|over|above))+ (\$?\d{2,3}k\b|\$?\d{5,6}\b|\$?\d+ (?:thousand|grand)\b)(?: (?:a|per) year)?(?! (?:in )?(?:debt|miles|short|loans?))/,
  // "About 40 thousand a year coming in", "together it's 85000 a year".
  new RegExp(String.raw`${amount}(?: (?:a|per) (?:year|yr))? coming in\b`),
  new RegExp(
    String.raw`\b(?:together|combined|between us|total)(?: (?:it s|its|it is|thats|that s|we re at|about|around|maybe|roughly))* ${amount}(?: (?:a|per) (?:year|yr)\b)`,
  ),
  new RegExp(String.raw`\b(?:at|on|for|with) ${amount} (?:income|a year|per year|household)\b`),
  // "One kid, 60k, SAI?": beside the index a sum is an income, where it's no savings and no debt.
  /^(?!.*\b(?:sav\w+|debts?|loans?|owe|borrow\w*|529|home|house|assets?|sai (?:of|is|was|came))\b)(?=.*\b(?:sai|efc|pell)\b).*?(\$?\d{2,3}k)\b/,
  // "Net price for 90k\"
  /\bnet (?:price|cost)\b(?: \w+){0,4} (?:for|at|on|with) (\$?\d+k\b)/,
  // "What would it cost with $60,000", "what do we pay there at 85k"
  /\b(?:(?:costs?|price|charge)\b(?: \w+){0,5} (?:with|at|on)|(?:pay|paid)\b(?: \w+){0,5} (?:with|at)) (?:about |around |only |just )?(\$?\d{2,3}k\b|\$?\d{5,6}\b|\$?\d{2,3} (?:thousand|grand)\b)(?! ?(?:%|percent|in\b|of\b|from\b|off\b|saved|savings|scholarships?|grants?|(?:\w+ )?(?:aid|loans?|debt)|merit|pell|down|students?|award|left|discount|at\b|over\b|each|a month|per month|interest))/,
  // "A family from Ohio with 200k"
  new RegExp(String.raw`\bfamil(?:y|ies)(?: \w+){1,4} (?:with|on|at) ${amount}`),
];

const bands = [
  new RegExp(
    String.raw`\b(?:incomes?|families|family|making|earning|between|from|of) (?:of |between |from |in the )*${amount}(?: thousand)? (?:to|and|-) ${amount}(?: thousand)?`,
  ),
  /\$?(\d{2,3})k? ?(?:to|-) ?\$?(\d{2,3})(?:k| thousand)\b/,
];
const limits: readonly (readonly [RegExp, 0 | 1])[] = [
  [new RegExp(String.raw`\b(?:under|below|less than|up to|at most) ${amount}`), 0],
  [new RegExp(String.raw`\b(?:over|above|more than|at least) ${amount}`), 1],
];

/**
 * The middle of the band that begins or ends there, where it's the lowest or the highest; otherwise the edge itself.
 */
const edgeIncome = (money: number, more: 0 | 1) =>
  more === 1 && money >= 110_000 ? Math.max(150_000, money) : more === 0 && money <= 30_000 ? 15_000 : money;

/**
 * An income that is said as a band: the middle of "48 to 75 thousand", the edge of "under 30,000" and "over $110,000".
 */
function bandIn(plain: string): number | null {
  if (
    !/\b(?:famil(?:y|ies)|incomes?|income|earn\w*|mak(?:e|es|ing)|household|low[- ]income|pay|net price)\b/.test(plain)
  )
    return null;
  const thousands = (value: number | null) => (value !== null && value < 1_000 ? value * 1_000 : value);
  for (const band of bands) {
    const match = band.exec(plain);
    const [from, to] = [thousands(moneyOf(match?.[1] ?? "")), thousands(moneyOf(match?.[2] ?? ""))];
    if (from !== null && to !== null && from < to) return Math.round((from + to) / 2);
  }
  for (const [limit, more] of limits) {
    const money = thousands(moneyOf(limit.exec(plain)?.[1] ?? ""));
    if (money !== null && money >= 10_000) return edgeIncome(money, more);
  }
  return null;
}

/** The family's income in a plain question. "Making 60" means thousands. */
export function incomeIn(plain: string): number | null {
  const ofGraduates = /\b(?:graduates?|alumni|after graduat|majors?|degree)\b.*\b(?:make|earn)/.test(plain);
  const told = (ofGraduates ? null : payIn(plain)) ?? bandIn(plain);
  // Of two parents who live apart one counts, and which one their pay doesn't say.
  if (told !== null || ofGraduates || earnApart(plain)) return told;
  for (const sign of incomeSigns) {
    // "A family of 5 making 45,000": the first number that fits may be how many they are.
    for (const [, written = ""] of plain.matchAll(new RegExp(sign.source, "g"))) {
      const money = moneyOf(written);
      if (money === null) continue;
      if (money >= 10 && money < 1_000 && !/\$/.test(written)) return money * 1_000;
      if (money >= 1_000 || money === 0) return money;
    }
  }
  return null;
}
