import { expect, it, vi } from "vitest";
import { everyTool } from "~/counselor/tools/every-tool";
import { blocksOfState } from "~/library/checks/link-targets.server";
import { resolveFact } from "~/library/figures/facts.server";
import { fillReferences } from "~/library/figures/reference";
import { factsOf } from "~/library/guides/facts.server";
import { stateBlockNames } from "~/library/states/blocks/blocks";
import { checkArticle } from "~/library/writing/articles/articles.server";
import { pageFiles } from "~/library/writing/files/files.server";
import { datedTables } from "~/season/dated-tables.server";
import { knowledge } from "./graph.server";
import { thingsOf } from "./parts/graph";
import { tablesOfBlocks } from "./parts/pages";
import { factOf, readText } from "./parts/read-body";
import { counselorReads } from "./parts/tables";
import { dependentsOf } from "./questions/dependents";

const planted = vi.hoisted(() => new Set<string>());
vi.mock(import("~/library/figures/facts.server"), async (original) => {
  const real = await original();
  return {
    ...real,
    resolveFact: (name: string) => {
      const figure = real.resolveFact(name);
      return planted.has(name) && typeof figure.value === "number" ? { ...figure, value: figure.value + 1 } : figure;
    },
  };
});

/** Every page of words as readers see it, by its path. */
function rendered(): ReadonlyMap<string, string> {
  const pages = pageFiles().filter(({ front }) => front !== null);
  return new Map(
    pages.map((page) => {
      const others = page.state === null ? undefined : blocksOfState(page.state, page.path);
      return [page.path, checkArticle(page, undefined, others).article.html];
    }),
  );
}

it("a planted change of one fact lists exactly the pages that show it", async () => {
  const before = rendered();
  const ohio = factsOf("ohio")?.facts.aid?.ocog;
  if (ohio?.confidence !== "confirmed") throw new Error("Ohio's grant is not confirmed");
  const was = { ...ohio };
  Object.assign(ohio, { name: "Planted Grant", statement: `${ohio.statement} Planted.` });
  for (const amount of Object.values(ohio.amounts ?? {})) amount.value += 1;
  planted.add("aid.2026-27.pell.max").add("repaying.ibr-newer");
  const after = rendered();
  Object.assign(ohio, was);
  for (const amount of Object.values(ohio.amounts ?? {})) amount.value -= 1;
  planted.clear();

  const { graph } = await knowledge();
  const shown = ["state.ohio.aid.ocog", "aid.2026-27.pell.max", "repaying.ibr-newer"].flatMap((name) => {
    const pages = dependentsOf(graph, `figure:${name}`).filter(
      ({ thing, reason }) => thing.kind === "page" && reason === "shows",
    );
    expect(pages.length, name).toBeGreaterThan(0);
    return pages.map(({ thing }) => thing.note);
  });
  const changed = [...before].filter(([path, html]) => after.get(path) !== html).map(([path]) => path);
  expect([...new Set(shown)].sort()).toEqual(changed.sort());
});

it("the graph asks for the same figures as the pages do, and knows each of them", async () => {
  const { graph } = await knowledge();
  for (const { file, body, front } of pageFiles()) {
    if (front === null) continue;
    const { names } = fillReferences(body, resolveFact);
    expect([...readText(body).names].sort(), file).toEqual([...names].sort());
    for (const name of names) expect(graph.things.has(`figure:${factOf(name)}`), name).toBe(true);
  }
});

it("each block and each tool of the counselor is known, and reads tables that there are", () => {
  expect(Object.keys(tablesOfBlocks).sort()).toEqual([...stateBlockNames, "college", "inputs", "tool"].sort());
  expect(Object.keys(counselorReads).sort()).toEqual(everyTool.map(({ name }) => name).sort());
  const tables = new Set(datedTables().map(({ table }) => table));
  const named = [...Object.values(tablesOfBlocks), ...Object.values(counselorReads)].flat();
  expect(named.filter((table) => !tables.has(table))).toEqual([]);
});

it("every table is joined to something, and every figure but those that are worked out has its table", async () => {
  const { graph } = await knowledge();
  const loose = thingsOf(graph, "table").filter(({ id }) => !graph.in.has(id) && !graph.out.has(id));
  expect(loose.map(({ id }) => id)).toEqual([]);
  const without = thingsOf(graph, "figure").filter(
    ({ id }) => !graph.in.get(id)?.some(({ relation }) => relation === "holds"),
  );
  expect(without.filter(({ id }) => !/^figure:(example|counselor)\./.test(id)).map(({ id }) => id)).toEqual([]);
});
