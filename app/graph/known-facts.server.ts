import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { catalogue } from "~/colleges/catalogue.server";
import { stateSlugs } from "~/library/addresses/paths";
import { exampleFile } from "~/library/figures/example";
import { provenanceOf, resolveFact } from "~/library/figures/facts.server";
import { writeFigure } from "~/library/figures/figure";
import { factsOf } from "~/library/guides/facts.server";
import type { DatedTable } from "~/season/due";
import type { KnownFact } from "./parts/facts";

const folder = (...path: string[]) => join(process.cwd(), "content", "facts", ...path);
const jsonIn = (name: string) => readdirSync(folder(name)).filter((file) => file.endsWith(".json"));
const read = (...path: string[]): unknown => JSON.parse(readFileSync(folder(...path), "utf8"));

/** Every fact that pages can show: those of words, of states and of examples, and every other that a text names. */
export function* knownFacts(named: Iterable<string>, tables: readonly DatedTable[]): Generator<KnownFact> {
  const tableOf = (name: string) => {
    const subject = name.split(".")[0] ?? "";
    return tables.find(({ names }) => names.includes(subject))?.table ?? null;
  };
  const known = new Set<string>();
  for (const fact of [...factsOfStates(), ...examples()]) {
    known.add(fact.name);
    yield fact;
  }
  for (const name of [...namesOfWords(), ...named]) {
    if (known.has(name)) continue;
    known.add(name);
    yield namedFact(name, tableOf);
  }
}

type TableOf = (name: string) => string | null;

const words = z.record(z.string(), z.looseObject({}));

function namesOfWords(): readonly string[] {
  return jsonIn("words").flatMap((file) => {
    const subject = file.replace(/\.json$/, "");
    return Object.keys(words.parse(read("words", file))).map((key) => `${subject}.${key}`);
  });
}

/** A fact by its dotted name. One that the library refuses is a fact all the same: its page shows a mistake. */
function namedFact(name: string, tableOf: TableOf): KnownFact {
  const [subject = "", first = "", ...rest] = name.split(".");
  const college = subject === "college" ? catalogue().byUnitid.get(Number(first))?.name : undefined;
  const title = college === undefined ? name : `${college}: ${rest.join(".")}`;
  const about = { name, title, table: tableOf(name), state: null, tools: [] };
  try {
    const { value, unit } = resolveFact(name);
    const note = unit === null ? String(value) : writeFigure({ value, unit }, null);
    const source = provenanceOf(name);
    return { ...about, note: note.slice(0, 120), sources: source === null ? [] : [source] };
  } catch {
    return { ...about, note: "cannot be read", sources: [] };
  }
}

function factsOfStates(): readonly KnownFact[] {
  return stateSlugs.flatMap((slug) => {
    const facts = factsOf(slug);
    if (facts === null) return [];
    const about = { table: "states", sources: [], state: facts.state, tools: [] };
    const sites = { ...about, name: `state.${slug}.sites`, title: `${facts.name}: official sites`, note: "" };
    const programs = Object.entries(facts.facts).flatMap(([group, byId]) =>
      Object.entries(byId ?? {}).map(([id, fact]): KnownFact => {
        const name = `state.${slug}.${group}.${id}`;
        const parts = fact.confidence === "recalled" ? [] : [fact.amounts, fact.dates];
        const apart = parts.flatMap((part) => Object.values(part ?? {}).flatMap(({ source }) => source ?? []));
        return {
          ...about,
          name,
          title: `${facts.name}: ${fact.name}`,
          note: fact.confidence === "recalled" ? "a question for the office" : `${group}, ${fact.year}`,
          sources: fact.confidence === "recalled" ? [] : [fact.source, ...apart],
        };
      }),
    );
    return [sites, ...programs];
  });
}

/** Which tool works out each part of an example. */
const toolOf = {
  sai: "/tools/fafsa-calculator",
  loan: "/college-cost-calculator/loan",
  match: "/college-match-quiz",
  trip: "/college-visit-planner",
  prices: "/college-cost-calculator",
} as const;
const worked = Object.keys(toolOf) as (keyof typeof toolOf)[];

function examples(): readonly KnownFact[] {
  return jsonIn("examples").map((file) => {
    const name = file.replace(/\.json$/, "");
    const given = exampleFile.parse(read("examples", file));
    const tools = worked.filter((part) => given[part] !== undefined).map((part) => toolOf[part]);
    const about = { table: null, sources: [], state: null };
    return { ...about, name: `example.${name}`, title: `Example: ${name}`, note: given.say.slice(0, 120), tools };
  });
}
