import { digestsOf, lastRuns } from "~/benchmark/data.server";
import { measuredPages } from "~/benchmark/pages";
import type { RunAbout } from "~/benchmark/results";
import { weightBudgets } from "~/benchmark/weight-budgets";
import { budgetOf, kinds, overweight, type Weight } from "~/benchmark/weights";
import type { Store } from "~/store/database.server";
import { pageOf, readTable, type TableRow } from "../table";
import { weightsShape } from "./server-shapes";

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

/** What a page weighed last, and in the release before that one. */
interface Weighed {
  readonly run: RunAbout;
  readonly weight: Weight;
  readonly before: Weight | null;
}

/** Every page by what it weighed last: a run that an administrator asks for weighs only the pages that they chose. */
async function weighed(store: Store): Promise<readonly Weighed[]> {
  const runs = await lastRuns(store);
  const found = await digestsOf(store, runs);
  return measuredPages.flatMap(({ path }) => {
    const all = runs.flatMap((run) => {
      const weight = found.get(run.id)?.weights.find((one) => one.path === path);
      return weight === undefined ? [] : [{ run, weight }];
    });
    const [last] = all;
    const before = all.find(({ run }) => run.release !== last?.run.release)?.weight ?? null;
    return last === undefined ? [] : [{ ...last, before }];
  });
}

const totalOf = (weight: Weight) => kinds.reduce((sum, kind) => sum + weight[kind], 0);

export const weightRows = async (store: Store): Promise<readonly TableRow[]> => (await weighed(store)).map(rowOf);

function rowOf({ run, weight, before }: Weighed): TableRow {
  const over = overweight(weightBudgets, weight).map(
    (kind) => `${kind}: ${kilobytes(budgetOf(weightBudgets, weight.template, kind))} kB allowed`,
  );
  const { path, template } = weight;
  return {
    id: path,
    path,
    template,
    at: run.askedAt,
    over: over.join("; "),
    ...Object.fromEntries(kinds.map((kind) => [kind, kilobytes(weight[kind])])),
    total: kilobytes(totalOf(weight)),
    before: before === null ? null : kilobytes(totalOf(before)),
  };
}

export async function readWeights(store: Store, params: URLSearchParams) {
  const rows = await weightRows(store);
  const query = readTable(weightsShape, params);
  return {
    pages: measuredPages.length,
    budgets: weightBudgets,
    weights: { shape: weightsShape, query, page: pageOf(weightsShape, rows, query) },
  };
}
