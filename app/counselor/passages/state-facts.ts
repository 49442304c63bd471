import { type ConfirmedFact, factSentences, type StateFacts } from "~/library/guides/schema";
import { askedFor } from "./asked";
import type { Passage } from "./passage";

interface StatePageText {
  readonly path: string;
  readonly title: string;
  /** Markdown, in which a block says which facts the page shows. */
  readonly body: string;
}

/**
 * Confirmed facts of a state as passages, at the place of the page that shows each. A fact no page shows is left out.
 */
export function factPassages(facts: StateFacts, pages: readonly StatePageText[]): Omit<Passage, "id">[] {
  return Object.entries(facts.facts).flatMap(([group, byId]) =>
    Object.entries(byId ?? {}).flatMap(([id, fact]) => {
      if (fact.confidence !== "confirmed") return [];
      const page = pages.find(({ body }) => shows(body, group, id));
      if (page === undefined) return [];
      const { title, publisher, year } = fact.source;
      return {
        url: `${page.path}#${group}-${id}`,
        title: page.title,
        headings: [fact.name],
        example: false,
        text: [...factSentences.flatMap((part) => fact[part] ?? []), ...amountsLine(fact)].join("\n"),
        family: "states",
        state: facts.state,
        audience: ["student", "parent"],
        sources: `${publisher}: ${title} (${year})`,
        reviewed: fact.checked,
        asked: [...(askedFor[`${page.path}#${group}-${id}`] ?? [])],
      };
    }),
  );
}

/** Whether a block of the page shows the fact: `::state-facts{group=aid except="teg"}`. */
function shows(body: string, group: string, id: string): boolean {
  return [...body.matchAll(/^::state-facts\{([^}]*)\}/gm)].some(([, attributes = ""]) => {
    const given = new Map(
      [...attributes.matchAll(/([a-z]+)(?:=(?:"([^"]*)"|([^\s"]+)))?/g)].map(([, name = "", quoted, bare]) => [
        name,
        (quoted ?? bare ?? "").split(" ").filter(Boolean),
      ]),
    );
    const list = (name: string) => given.get(name) ?? [];
    const groups = [...list("groups"), ...list("group")];
    if (!groups.includes(group)) return false;
    if (given.has("changed")) return false;
    const only = list("only");
    return (only.length === 0 || only.includes(id)) && !list("except").includes(id);
  });
}

/** Amounts that no sentence of the fact gives, in a line: "Maximum: $10,858 (2025-26)." */
function amountsLine(fact: ConfirmedFact): readonly string[] {
  const text = factSentences.flatMap((part) => fact[part] ?? []).join(" ");
  const written = Object.entries(fact.amounts ?? {}).flatMap(([id, { value, unit, year }]) => {
    const number = value.toLocaleString("en-US");
    const amount = unit === "dollars" ? `$${number}` : unit === "percent" ? `${number}%` : number;
    if (text.includes(amount)) return [];
    const name = id.replace(/-/g, " ");
    return [`${name.charAt(0).toUpperCase()}${name.slice(1)}: ${amount} (${year}).`];
  });
  return written.length === 0 ? [] : [written.join(" ")];
}
