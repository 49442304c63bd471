import type { ConfirmedFact, FactSource, StateFacts } from "./schema";
import { isFactGroup } from "./schema";

/** What a reference such as `state.texas.aid.texas-grant.amounts.maximum` stands for. */
export interface StateReference {
  readonly value: string | number;
  readonly unit: "dollars" | "percent" | "number" | "date" | "text";
  readonly year: string;
  readonly source: FactSource;
  readonly checked: string;
}

const sentences = ["name", "statement", "who", "how", "renewal", "deadline", "year"] as const;
type Sentence = (typeof sentences)[number];
const isSentence = (part: string): part is Sentence => (sentences as readonly string[]).includes(part);

/**
 * Follows a reference into a state's facts.
 * @param path what stands after `state.<slug>.`, taken apart at the dots: `["aid", "texas-grant", "amounts",
 *   "maximum"]`, `[…, "dates", "opens"]` or `[…, "statement"]` (also name, who, how, renewal, deadline, year, official)
 * @throws Error that says what is wrong, also for a fact that is only recalled
 */
export function readStateReference(facts: StateFacts, path: readonly string[]): StateReference {
  const written = ["state", facts.slug, ...path].join(".");
  const fact = confirmedFact(facts, path, written);
  const [, , part = "", key = ""] = path;
  const about = { year: fact.year, source: fact.source, checked: fact.checked };
  if (path.length === 4 && part === "amounts") {
    const amount = own(fact.amounts, key);
    if (amount) return { ...about, ...amount, source: amount.source ?? fact.source };
  }
  if (path.length === 4 && part === "dates") {
    const date = own(fact.dates, key);
    if (date) return { ...about, ...date, source: date.source ?? fact.source, unit: "date" };
  }
  if (path.length === 3) {
    const text = part === "official" ? fact.official.name : isSentence(part) ? fact[part] : undefined;
    if (text !== undefined) return { ...about, value: text, unit: "text" };
  }
  throw new Error(`${written}: the fact has no such part`);
}

function confirmedFact(facts: StateFacts, [group = "", id = ""]: readonly string[], written: string): ConfirmedFact {
  const fact = isFactGroup(group) ? own(facts.facts[group], id) : undefined;
  if (fact === undefined) throw new Error(`${written}: there is no such fact`);
  if (fact.confidence === "recalled") throw new Error(`${written}: only recalled, so it may not be referenced`);
  return fact;
}

function own<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}
