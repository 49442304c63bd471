import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { CompiledQuery } from "kysely";
import type { Store } from "~/store/database.server";

/** What the processes of a release asked a store that was empty and up to date at first. */
export interface ReleaseStatements {
  /** Every text once. */
  readonly texts: readonly string[];
  /** What was committed, in that order: numbers of texts, each with its values. */
  readonly committed: readonly (readonly (readonly [number, readonly unknown[]])[])[];
  /** Numbers of the texts that only read. */
  readonly reads: readonly number[];
}

type Line = { readonly wrote: readonly (readonly [string, readonly unknown[]])[] } | { readonly read: string };

/** Keeps what `record-statements.js` has written. */
export function keepStatements(recorded: string, file: string): void {
  const lines = readFileSync(recorded, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
  const texts: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? texts.push(text) - 1;
    numbers.set(text, number);
    return number;
  };
  const committed = lines.flatMap((line) =>
    "wrote" in line ? [line.wrote.map(([text, values]) => [numberOf(text), values] as const)] : [],
  );
  const reads = [...new Set(lines.flatMap((line) => ("read" in line ? [numberOf(line.read)] : [])))];
  const statements: ReleaseStatements = { texts, committed, reads };
  writeFileSync(file, gzipSync(JSON.stringify(statements), { level: 9 }));
}

export const readStatements = (file: string): ReleaseStatements =>
  JSON.parse(gunzipSync(readFileSync(file)).toString()) as ReleaseStatements;

/** Writes again what a release wrote, transaction by transaction: as its processes do, beside those of today. */
export async function writeAgain(store: Store, { texts, committed }: ReleaseStatements): Promise<void> {
  for (const statements of committed) {
    await store.transaction().execute(async (within) => {
      for (const [number, values] of statements) {
        const text = texts[number] ?? "";
        await within.executeQuery(CompiledQuery.raw(text, [...values])).catch((cause: unknown) => {
          throw new Error(`The release that stands can no longer write:\n${text}`, { cause });
        });
      }
    });
  }
}

/**
 * The questions of a release that a store can no longer answer, each with why. SQLite takes the name of a column that
 * is gone for a text, where no table stands before it; PostgreSQL says so.
 */
export async function unanswered(store: Store, { texts, reads }: ReleaseStatements): Promise<readonly string[]> {
  const refused: string[] = [];
  const isPostgres = store.getExecutor().adapter.supportsTransactionalDdl;
  for (const number of reads) {
    const text = texts[number] ?? "";
    const ask = isPostgres ? `prepare asked as ${text}` : `explain ${text}`;
    await store.connection().execute(async (alone) => {
      try {
        await alone.executeQuery(CompiledQuery.raw(ask));
        if (isPostgres) await alone.executeQuery(CompiledQuery.raw("deallocate asked"));
      } catch (error) {
        refused.push(`${String(error)}: ${text}`);
      }
    });
  }
  return refused;
}
