import { preparedPassages } from "~/counselor/passages/passages.server";
import { everyTool } from "~/counselor/tools/every-tool";
import { pageFiles } from "~/library/writing/files/files.server";
import { datedTables } from "~/season/dated-tables.server";
import { quotedSections } from "./answers.server";
import { knownFacts } from "./known-facts.server";
import { fixedThings, pageLinks, readPages } from "./known-pages.server";
import { factParts } from "./parts/facts";
import { type Edge, type Graph, graphInSteps, type Thing } from "./parts/graph";
import { answerParts, pageParts, type QuotedSection } from "./parts/pages";
import { factOf } from "./parts/read-body";
import { counselorParts, tableParts } from "./parts/tables";

/** The graph, and whether the counselor's sections are in it yet. */
export interface Knowledge {
  readonly graph: Graph;
  readonly ready: boolean;
}

type Made = Knowledge & { readonly files: ReturnType<typeof pageFiles> };

let kept: Made | undefined;
let making: Promise<Made> | undefined;

/**
 * Everything the site knows, as it stands in this process. Made once for each state of the pages, so once a release,
 * and again once the counselor's library is read, which takes seconds after a start; until then it lacks what the
 * counselor quotes. It is made step by step, with the requests of others in between. While it is made again, the one
 * before is given; only the first has to be waited for.
 */
export async function knowledge(): Promise<Knowledge> {
  const files = pageFiles();
  if (kept?.files === files && kept.ready) return kept;
  const sections = quotedSections();
  if (kept?.files === files && sections === null) return kept;
  making ??= inSteps(makeGraph(sections ?? []))
    .then((graph) => {
      kept = { files, ready: sections !== null, graph };
      // Only now: step by step beside each other, both would take as long as both together.
      if (!kept.ready) void preparedPassages();
      return kept;
    })
    .finally(() => {
      making = undefined;
    });
  if (kept === undefined) return making;
  making.catch(keepFault);
  return kept;
}

let fault: { readonly error: unknown } | undefined;
const keepFault = (error: unknown) => {
  fault = { error };
};

/**
 * The same without waiting: null while it is made for the first time, which this begins.
 * @throws what went wrong when it was made in the background, once: whoever asks then begins it again
 */
export function knowledgeByNow(): Knowledge | null {
  const { error } = fault ?? {};
  const failed = fault !== undefined;
  fault = undefined;
  if (failed) throw error;
  knowledge().catch(keepFault);
  return kept ?? null;
}

type Steps = Generator<void, Graph>;

async function inSteps(steps: Steps): Promise<Graph> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await new Promise((resume) => setImmediate(resume));
  }
}

/** Parts of the graph that are made before others get their turn: a few milliseconds of work. */
const atOnce = 100;

/** Makes the graph from the files of this release. */
function* makeGraph(sections: readonly QuotedSection[]): Steps {
  const tables = datedTables();
  yield;
  const pages = yield* readPages(tables);
  const around = pageLinks();
  const named = pages.flatMap(({ text, facts }) => [...text.names, ...facts].map(factOf));
  const [things, edges]: [Thing[], Edge[]] = [[], []];
  let count = 0;
  for (const parts of [
    fixedThings(),
    tableParts(tables, around.at),
    counselorParts(everyTool),
    factParts(knownFacts(named, tables)),
    pageParts(pages, around),
    answerParts(sections, pages, around),
  ]) {
    for (const part of parts) {
      if ("kind" in part) things.push(part);
      else edges.push(part);
      if (++count % atOnce === 0) yield;
    }
    yield;
  }
  return yield* graphInSteps(things, edges);
}
