import { from, type Graph, into, type Thing, thingsOf } from "../parts/graph";
import { type Answer, column, type Question } from "./question";

/** Words of a name that tell what a fact is about: "aid.2026-27.pell.maxAward" → pell, max, award. */
function telling(name: string): ReadonlySet<string> {
  const words = name
    .replace(/^figure:/, "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/);
  return new Set(words.filter((word) => word.length > 3 && !common.has(word)));
}

/** Words of so many names that they tell nothing. */
const common = new Set([
  "state",
  "loans",
  "college",
  "amounts",
  "dates",
  "year",
  "most",
  "least",
  "maximum",
  "minimum",
]);

/** The value of a fact, comparable: "$4,000" and "4000" are one. Null for a sentence and for small counts. */
function comparable({ note }: Thing): string | null {
  const plain = note.replace(/[$,]/g, "");
  if (/^\d+(\.\d+)?%?$/.test(plain)) return Number.parseFloat(plain) > 12 ? plain : null;
  return /^[A-Z][a-z]+ \d{1,2}, \d{4}$/.test(note) ? note : null;
}

const subjectOf = ({ id }: Thing) => id.split(".")[0];

const pagesOf = (graph: Graph, id: string) =>
  into(graph, id, "shows", "cites").flatMap((edge) => {
    const thing = graph.things.get(edge.from);
    return thing?.kind === "page" ? [thing.note] : [];
  });

const listed = (paths: readonly string[]) => [...new Set(paths)].sort().join(", ");

/** Facts with one value, kept twice under related names, each with a source of its own and each on a page. */
function* keptTwice(graph: Graph): Generator<Answer> {
  const byValue = new Map<string, Thing[]>();
  for (const fact of thingsOf(graph, "figure")) {
    const value = comparable(fact);
    if (value === null || !/^figure:(?!college|example|site|season)/.test(fact.id)) continue;
    byValue.set(value, [...(byValue.get(value) ?? []), fact]);
  }
  for (const [value, facts] of byValue) {
    for (const [at, one] of facts.entries()) {
      for (const other of facts.slice(at + 1)) {
        const [sources, others] = [one, other].map(({ id }) => from(graph, id, "cites").map(({ to }) => to));
        if (!sources?.length || !others?.length || sources.some((source) => others.includes(source))) continue;
        // One table at the same place in two years is one fact that did not change.
        if (one.id.replace(/\d/g, "") === other.id.replace(/\d/g, "")) continue;
        // Under one subject, two names are two facts; under two, one word in common is chance.
        if (subjectOf(one) === subjectOf(other)) continue;
        const words = telling(other.id);
        if ([...telling(one.id)].filter((word) => words.has(word)).length < 2) continue;
        const pages = [one, other].map(({ id }) => listed(pagesOf(graph, id)));
        if (pages.includes("") || pages[0] === pages[1]) continue;
        const what = `${value}: ${one.title} and ${other.title}`;
        const id = `${one.id} ${other.id}`;
        yield { id, thing: one.id, what, kind: "Kept twice", first: pages[0] ?? "", second: pages[1] ?? "" };
      }
    }
  }
}

/** One publication that pages cite in two editions. */
function* twoEditions(graph: Graph): Generator<Answer> {
  const works = new Map<string, Thing[]>();
  for (const source of thingsOf(graph, "source")) {
    const publisher = source.note.replace(/, [^,]*$/, "");
    const work = `${publisher}: ${source.title}`.toLowerCase();
    works.set(work, [...(works.get(work) ?? []), source]);
  }
  for (const editions of works.values()) {
    const cited = editions
      .map((source) => ({ source, pages: listed(pagesOf(graph, source.id)) }))
      .filter(({ pages }) => pages !== "")
      .sort((a, b) => (a.source.note < b.source.note ? 1 : -1));
    const [newest, ...older] = cited;
    for (const { source, pages } of newest === undefined ? [] : older) {
      const years = [source, newest?.source].map((one) => one?.note.replace(/^.*, /, "")).join(" and ");
      const what = `${source.title} (${years})`;
      const first = newest?.pages ?? "";
      yield { id: source.id, thing: source.id, what, kind: "Two editions", first, second: pages };
    }
  }
}

/** Where two pages state one fact from two sources. */
export const twoSources: Question = {
  key: "two-sources",
  title: "One fact from two sources",
  why: "Two pages that rest on two sources for one fact can come to contradict each other when one is read again. Looked for are facts of two subjects with the same value and two words of their names in common, and publications cited in two editions; a person decides whether they are one.",
  columns: [
    column("what", "Fact or publication"),
    column("kind", "How"),
    column("first", "Pages with the first, or with the newer edition"),
    column("second", "Pages with the other"),
  ],
  sort: "kind",
  empty: "No fact is stated from two sources.",
  ask: ({ graph }) => [...keptTwice(graph), ...twoEditions(graph)],
};
