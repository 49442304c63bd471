import { describe, expect, it } from "vitest";
import { drawn } from "./files/drawn";
import { graphMl } from "./files/graphml";
import { jsonLd } from "./files/json-ld";
import { type Edge, type Graph, graphInSteps, into, type Kind, type Relation, type Thing } from "./parts/graph";
import { questionOf, questions } from "./questions";
import { dependentsOf } from "./questions/dependents";
import { endOfMonth } from "./questions/due-this-month";
import type { Asked } from "./questions/question";

const thing = (id: string, more: Partial<Thing> = {}): Thing => {
  const kind = id.split(":")[0] as Kind;
  return { id, kind, title: id, href: null, due: null, note: id.slice(kind.length + 1), ...more };
};
const edge = (from: string, relation: Relation, to: string): Edge => ({ from, relation, to });

/** A small site: two pages, a figure in a table that a tool reads, an example that the tool works out. */
function graphOf(things: Iterable<Thing>, edges: Iterable<Edge>): Graph {
  const steps = graphInSteps(things, edges);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const graph = graphOf(
  [
    thing("page:/aid"),
    thing("page:/example", { due: "2026-11-30" }),
    thing("page:/form"),
    thing("figure:aid.pell-amount", { note: "$7,395" }),
    thing("figure:grants.pell-amount", { note: "$7,395" }),
    thing("figure:grants.unused", { note: "$12" }),
    thing("figure:example.lopez"),
    thing("table:aid", { due: "2026-10-01" }),
    thing("table:forgotten"),
    thing("tool:/calculator"),
    thing("source:Law", { title: "Higher Education Act", note: "Congress, 2024" }),
    thing("source:Old law", { title: "Higher Education Act", note: "Congress, 2020" }),
    thing("answer:/aid#pell"),
    thing("answer:/aid#other"),
    thing("topic:pell grants", { title: "Pell Grants" }),
  ],
  [
    edge("page:/aid", "shows", "figure:aid.pell-amount"),
    edge("page:/aid", "cites", "source:Law"),
    edge("page:/aid", "links", "page:/example"),
    edge("page:/aid", "links", "page:/no-such-page"),
    edge("page:/example", "shows", "figure:example.lopez"),
    edge("page:/example", "shows", "figure:grants.pell-amount"),
    edge("page:/example", "cites", "source:Old law"),
    edge("figure:example.lopez", "computed", "tool:/calculator"),
    edge("tool:/calculator", "reads", "table:aid"),
    edge("table:aid", "holds", "figure:aid.pell-amount"),
    edge("figure:aid.pell-amount", "cites", "source:Law"),
    edge("figure:grants.pell-amount", "cites", "source:Old law"),
    edge("answer:/aid#pell", "shows", "figure:aid.pell-amount"),
    edge("answer:/aid#pell", "quotes", "page:/aid"),
    edge("answer:/aid#other", "quotes", "page:/aid"),
  ],
);
const misses = [{ words: "grant pells", times: 9, first: "2026-11-01", last: "2026-11-20", found: null }];
const crawled = new Map([["/form", { in: 3, out: 0 }]]);
const asked: Asked = { graph, today: "2026-11-23", misses, crawled };
const answer = (key: string) =>
  questionOf(key)
    ?.ask(asked)
    .map(({ id }) => id);
const dependents = (id: string) =>
  dependentsOf(graph, id)
    .map(({ thing, reason }) => `${reason} ${thing.id}`)
    .sort();

describe("what stands on a thing", () => {
  it("is exact for a figure, and then what works with its table", () => {
    expect(dependents("figure:aid.pell-amount")).toEqual([
      "shows answer:/aid#pell",
      "shows page:/aid",
      "works figure:example.lopez",
      "works page:/example",
      "works tool:/calculator",
    ]);
  });

  it("is everything in a table, and every section of a page that cites a source", () => {
    expect(dependents("table:aid")).toContain("shows page:/aid");
    expect(dependents("table:aid")).toContain("shows page:/example");
    expect(dependents("source:Law")).toContain("shows answer:/aid#other");
    expect(dependents("source:Old law")).not.toContain("shows page:/aid");
  });

  it("is nothing for what is not there", () => {
    expect(dependents("figure:no.such")).toEqual([]);
  });
});

describe("a question", () => {
  it("has an address of its own, and columns that it is sorted by", () => {
    expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length);
    for (const { columns, sort } of questions) {
      expect(columns.map(({ key }) => key)).toContain(sort.replace(/^-/, ""));
    }
  });

  it("names facts and tables that are used nowhere", () => {
    expect(answer("unused-facts")).toEqual(["figure:grants.unused", "table:forgotten"]);
  });

  it("names pages that cite nothing, link nowhere and are linked from nowhere", () => {
    expect(answer("cites-nothing")).toEqual(["page:/form"]);
    expect(answer("links-nowhere")).toEqual(["page:/example", "page:/form"]);
    expect(answer("linked-from-nowhere")).toEqual(["page:/aid", "page:/form"]);
  });

  it("names what is overdue or due by the end of the month", () => {
    expect(answer("due-this-month")).toEqual(["page:/example", "table:aid"]);
    expect(endOfMonth("2028-02-03")).toBe("2028-02-29");
  });

  it("names one fact that two pages state from two sources, and two editions of one publication", () => {
    expect(answer("two-sources")).toEqual(["figure:aid.pell-amount figure:grants.pell-amount", "source:Old law"]);
  });

  it("names searches without a page, and the nearest topic", () => {
    const [row] = questionOf("searched-in-vain")?.ask(asked) ?? [];
    expect(row).toMatchObject({ words: "grant pells", times: 9, topic: "Pell Grants", found: null });
  });
});

describe("a file of the graph", () => {
  it("leaves out edges that lead nowhere, and names things by their place for the drawing", () => {
    expect(into(graph, "page:/example").length).toBe(1);
    const { things, edges } = drawn(graph, asked.today);
    expect(edges).toHaveLength(graph.edges.length);
    expect(things.filter(([, , , due]) => due > 0).map(([id, , , due]) => [id, due])).toEqual([
      ["page:/example", 1],
      ["table:aid", 2],
    ]);
  });

  it("is JSON-LD whose relations lead to things that are in it", () => {
    const { "@graph": all } = JSON.parse(jsonLd(graph, "https://site.example")) as {
      "@graph": Record<string, string | string[]>[];
    };
    const ids = new Set(all.map((one) => one["@id"]));
    const named = all.flatMap((one) =>
      Object.entries(one).flatMap(([key, to]) => (key.startsWith("g:") && Array.isArray(to) ? to : [])),
    );
    expect(named).toHaveLength(graph.edges.length);
    expect(named.filter((to) => !ids.has(to))).toEqual([]);
  });

  it("is GraphML that takes any title", () => {
    const odd = graphOf([thing("page:/a", { title: 'Aid & "costs" <2027>\u0001' })], []);
    expect(graphMl(odd)).toContain("Aid &amp; &quot;costs&quot; &lt;2027&gt;</data>");
  });
});
