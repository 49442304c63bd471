import { type Answers, derivedFields, listFields, moneyFields, noAnswers } from "../model/answers/input";

const defaults: Readonly<Record<string, unknown>> = noAnswers();
const never: readonly string[] = [...moneyFields, ...derivedFields];
const lists: readonly string[] = listFields;

/**
 * The query string of a shareable link (no leading "?"): only what differs from the defaults, always in the same order,
 * and never a word about money.
 */
export function toSearch(answers: Answers): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (never.includes(name) || value === null) continue;
    // A guess is guessed again from the link, so that the page can go on saying that it is one.
    if (name === "scale" && answers.weightedGuessed) continue;
    if (lists.includes(name)) {
      if (String(value) === String(defaults[name])) continue;
      for (const item of value as readonly string[]) search.append(name, item);
    } else if (value !== defaults[name]) search.set(name, String(value));
  }
  return search.toString();
}
