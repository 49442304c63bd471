/**
 * Loaded into a site before it starts (`node --import`): writes one line for each statement that its SQLite store is
 * asked, to the file that STATEMENTS names. Without the beginning and the end of transactions.
 */
import { appendFileSync } from "node:fs";
import Database from "libsql";

const file = process.env.STATEMENTS;
const { prepare } = Database.prototype;

if (file !== undefined) {
  /** @this {any} */
  const counted = function (/** @type {string} */ text) {
    if (!/^\s*(begin|commit|rollback|savepoint|release|pragma)\b/i.test(text)) appendFileSync(file, `${text}\n`);
    return /** @type {any} */ (prepare.call(this, text));
  };
  Database.prototype.prepare = counted;
}
