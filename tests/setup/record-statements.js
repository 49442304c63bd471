/**
 * Makes a process write down what it asks its store, SQLite or PostgreSQL: a line of JSON for each transaction that was
 * committed, with the statements that write and their values, and one for each question that only reads, without
 * values. Loaded into a site before it starts (`node --import`), and by a test that writes beside it. The file is the
 * one that RECORD_STATEMENTS names when something is asked.
 */
import { appendFileSync } from "node:fs";
import Database from "libsql";
import pg from "pg";

/** What a connection has written in the transaction that it is in. @type {WeakMap<object, [string, unknown[]][]>} */
const begun = new WeakMap();
/** @type {Set<string>} */
const known = new Set();

/** @param {object} line */
function keep(line) {
  const file = process.env.RECORD_STATEMENTS;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/**
 * Something that a store has answered.
 *
 * @param {object} connection
 * @param {string} text
 * @param {readonly unknown[]} values
 */
function note(connection, text, values) {
  if (/^(begin|start transaction)\b/i.test(text)) begun.set(connection, []);
  else if (/^rollback\b/i.test(text)) begun.delete(connection);
  else if (/^commit\b/i.test(text)) {
    const wrote = begun.get(connection) ?? [];
    begun.delete(connection);
    if (wrote.length > 0) keep({ wrote });
  } else if (/^(insert|update|delete)\b|^with\b.*\b(insert into|update|delete from)\b/is.test(text)) {
    const within = begun.get(connection);
    if (within === undefined) keep({ wrote: [[text, values]] });
    else within.push([text, [...values]]);
  } else if (/^(select|with)\b/i.test(text) && !known.has(text)) {
    known.add(text);
    keep({ read: text });
  }
}

const { exec, prepare } = Database.prototype;
/** Statements that are being asked. @type {Set<object>} */
const asking = new Set();

/** @this {any} */
Database.prototype.exec = function (/** @type {string} */ text) {
  const answer = exec.call(this, text);
  note(this, text, []);
  return /** @type {any} */ (answer);
};

/** @this {any} */
Database.prototype.prepare = function (/** @type {string} */ text) {
  const statement = /** @type {any} */ (prepare.call(this, text));
  for (const way of ["run", "all", "iterate"]) {
    const ask = statement[way];
    statement[way] = (/** @type {unknown[]} */ ...given) => {
      // `all` asks by `iterate`, and it's one statement.
      if (asking.has(statement)) return ask.apply(statement, given);
      asking.add(statement);
      try {
        const answer = ask.apply(statement, given);
        note(this, text, /** @type {unknown[]} */ (given[0] ?? []));
        return answer;
      } finally {
        asking.delete(statement);
      }
    };
  }
  return statement;
};

const client = /** @type {any} */ (pg.Client.prototype);
const { query } = client;

/** @this {any} */
client.query = function (/** @type {unknown} */ text, /** @type {unknown} */ values, /** @type {unknown} */ told) {
  const answer = query.call(this, text, values, told);
  if (typeof text !== "string" || typeof answer?.then !== "function") return answer;
  return answer.then((/** @type {unknown} */ rows) => {
    note(this, text, Array.isArray(values) ? values : []);
    return rows;
  });
};
