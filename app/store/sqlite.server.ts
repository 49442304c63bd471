import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import LibsqlDatabase from "libsql";

/** How long a writer waits for another process to finish writing, in milliseconds. */
export const BUSY = 10_000;

/**
 * Opens a SQLite file for Kysely: readers go on while one process writes, and a writer waits for its turn.
 *
 * The turn is always taken by `begin immediate`, for two reasons. A transaction that reads first and writes later
 * would otherwise fail at once when someone else wrote in between, however long it may wait. And libsql leaves a
 * statement that gave up waiting unfinished, after which no transaction of the connection can commit; only `exec`
 * cleans up after itself.
 */
export function openSqliteFile(file: string): SqliteDatabase {
  makePrivate(file);
  const sqlite = new LibsqlDatabase(file);
  // Set first: the others may themselves have to wait.
  sqlite.pragma(`busy_timeout = ${BUSY}`);
  enterWal(sqlite);
  sqlite.pragma("synchronous = NORMAL");
  sqlite.pragma("foreign_keys = ON");
  // What somebody deletes is overwritten with zeros, and not only forgotten where it stood.
  sqlite.pragma("secure_delete = ON");
  return {
    close: () => sqlite.close(),
    prepare(text) {
      if (/^(begin|commit|rollback|savepoint|release)\b/i.test(text)) return transactionStatement(sqlite, text);
      const statement = sqlite.prepare(text);
      return /^(insert|update|delete)\b/i.test(text) ? writingStatement(sqlite, statement) : statement;
    },
  };
}

/**
 * The file and its folder are this user's alone. SQLite gives the two files beside it the rights of the file itself;
 * they may be older than that. A folder that was there before keeps its rights, since other things may live in it.
 */
function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, 0o600);
}

function transactionStatement(sqlite: LibsqlDatabase.Database, text: string): SqliteStatement {
  const command = text === "begin" ? "begin immediate" : text;
  const run = () => {
    // A full disk ends a transaction by itself; to roll it back again would hide why.
    if (text !== "rollback" || sqlite.inTransaction) sqlite.exec(command);
    return { changes: 0, lastInsertRowid: 0 };
  };
  return { reader: false, run, all: () => [], iterate: () => [][Symbol.iterator]() };
}

function writingStatement(sqlite: LibsqlDatabase.Database, statement: LibsqlDatabase.Statement): SqliteStatement {
  const inTurn = <T>(write: () => T): T => {
    if (sqlite.inTransaction) return write();
    sqlite.exec("begin immediate");
    try {
      const result = write();
      sqlite.exec("commit");
      return result;
    } catch (error) {
      if (sqlite.inTransaction) sqlite.exec("rollback");
      throw error;
    }
  };
  return {
    reader: statement.reader,
    run: (parameters) => inTurn(() => statement.run(parameters)),
    all: (parameters) => inTurn(() => statement.all(parameters)),
    iterate: (parameters) => inTurn(() => statement.all(parameters))[Symbol.iterator](),
  };
}

/** Write-ahead logging. SQLite does not wait its busy timeout for this one, so this does. */
function enterWal(sqlite: LibsqlDatabase.Database): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; ; waited += 25) {
    try {
      sqlite.pragma("journal_mode = WAL");
      return;
    } catch (error) {
      if (waited >= BUSY) throw error;
      Atomics.wait(pause, 0, 0, 25);
    }
  }
}
