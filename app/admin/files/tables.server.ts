import type { Store } from "~/store/database.server";
import { counselorRows, counselorShape } from "../counselor.server";
import { subscriptionRows, subscriptionShape, weekRows, weeksShape } from "../counts.server";
import { articleRows, articlesShape } from "../desk/list.server";
import { workRows, workShape } from "../desk/work.server";
import { dueRows, dueShape } from "../due.server";
import { groupsShape, readGroups, readReports, reportsShape } from "../errors.server";
import { graphTables } from "../graph/tables.server";
import { readRuns, runsShape } from "../jobs.server";
import { logShape, readLog } from "../log.server";
import { bucketRows, loaderRows, pageRows, runRows } from "../performance/server-screens.server";
import {
  bucketsShape,
  loadersShape,
  pagesShape,
  runsShape as serverRunsShape,
  weightsShape,
} from "../performance/server-shapes";
import { causesShape, distributionShape, overShape, vitalsShape } from "../performance/shapes";
import { causeRows, distributionRows, overRows, readDistribution, vitalRows } from "../performance/vitals.server";
import { weightRows } from "../performance/weights.server";
import { searchRows as missedRows, searchesShape } from "../searches.server";
import { crawlRows, crawlsShape } from "../seo/crawls.server";
import { checkRows, checksShape } from "../seo/dashboard.server";
import { findingRows, findingsShape } from "../seo/findings.server";
import { crawledShape, readCrawled } from "../seo/pages.server";
import { opportunityRows, opportunityShape, searchRows, searchShape } from "../seo/search.server";
import {
  mostInFile,
  pageOf,
  readTable,
  type TablePage,
  type TableQuery,
  type TableRow,
  type TableShape,
  tableCsv,
} from "../table";

/** A table that can be downloaded: its shape and where its rows come from. */
interface FileTable {
  readonly shape: TableShape;
  read(store: Store, query: TableQuery, now: Date): Promise<TablePage>;
}

/** Rows that are all in memory, once it is known what is asked for. */
const asked = (
  shape: TableShape,
  rows: (store: Store, query: TableQuery, now: Date) => Promise<readonly TableRow[]>,
): FileTable => ({
  shape,
  read: async (store, query, now) => pageOf(shape, await rows(store, query, now), query, mostInFile),
});
/** Rows that are all in memory. */
const whole = (
  shape: TableShape,
  rows: (store: Store, now: Date) => Promise<readonly TableRow[]> | readonly TableRow[],
): FileTable => asked(shape, async (store, _, now) => rows(store, now));

const tables: readonly FileTable[] = [
  whole(weeksShape, weekRows),
  whole(subscriptionShape, subscriptionRows),
  whole(searchesShape, missedRows),
  whole(counselorShape, counselorRows),
  whole(dueShape, (_, now) => dueRows(now)),
  whole(articlesShape, articleRows),
  whole(workShape, workRows),
  whole(checksShape, checkRows),
  whole(findingsShape, findingRows),
  whole(crawlsShape, crawlRows),
  whole(opportunityShape, opportunityRows),
  whole(searchShape, searchRows),
  whole(overShape, overRows),
  asked(vitalsShape, vitalRows),
  asked(causesShape, causeRows),
  asked(distributionShape, async (store, query, now) =>
    distributionRows(query, await readDistribution(store, query, now)),
  ),
  whole(serverRunsShape, runRows),
  whole(weightsShape, weightRows),
  asked(pagesShape(), pageRows),
  asked(loadersShape, loaderRows),
  asked(bucketsShape(), bucketRows),
  ...graphTables.map(({ shape, rows }) => asked(shape, rows)),
  { shape: groupsShape, read: (store, query) => readGroups(store, query, mostInFile) },
  { shape: reportsShape, read: (store, query) => readReports(store, query, mostInFile) },
  { shape: logShape, read: (store, query) => readLog(store, query, mostInFile) },
  { shape: crawledShape, read: (store, query) => readCrawled(store, query, mostInFile) },
  { shape: runsShape, read: (store, query) => readRuns(store, query, mostInFile) },
];

/**
 * A table of the back office as a CSV file, filtered and sorted as its address says; null where there is no such table.
 *
 * @param file "errors.csv"
 */
export async function tableFile(
  store: Store,
  file: string,
  params: URLSearchParams,
  now: Date,
): Promise<{ readonly name: string; readonly text: string } | null> {
  const table = tables.find(({ shape }) => `${shape.name}.csv` === file);
  if (table === undefined) return null;
  const page = await table.read(store, { ...readTable(table.shape, params), page: 1 }, now);
  return { name: file, text: tableCsv(table.shape, page) };
}
