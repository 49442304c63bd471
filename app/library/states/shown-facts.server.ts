import { factsOf } from "../guides/facts.server";
import { readStatePath } from "../guides/guides";
import { isFactGroup } from "../guides/schema";
import { pageFileAt } from "../writing/articles/articles.server";

/**
 * Names and statements of the facts that a state page shows by a block, for the search: they stand in no sentence of
 * its file. Empty for every other page.
 */
export function shownFactsAt(path: string): string {
  const place = readStatePath(path);
  const facts = place && factsOf(place.slug)?.facts;
  const body = pageFileAt(path)?.body ?? "";
  if (!facts) return "";
  const named = [...body.matchAll(/^::state-facts\{groups?="?([a-z -]+)/gm)].flatMap(([, groups = ""]) =>
    groups.split(" "),
  );
  return [...new Set(named)]
    .filter(isFactGroup)
    .flatMap((group) => Object.values(facts[group] ?? {}))
    .map((fact) => `${fact.name}. ${fact.confidence === "confirmed" ? fact.statement : ""}`)
    .join(" ");
}
