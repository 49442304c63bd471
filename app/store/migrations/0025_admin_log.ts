import { type Kysely, type Migration, sql } from "kysely";

const never = "lines of the administrators' log are never changed";

/**
 * What administrators looked at and did, and why. Lines are only added: the store itself refuses to
 * change or delete one, also
 * by a replacing insert. It names an account by its id alone, and no key ties them: the line stays
 * when the account goes.
 */
export const adminLog: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("admin_log")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("admin_id", "text", (column) => column.notNull())
      .addColumn("admin_name", "text", (column) => column.notNull())
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("account_id", "text")
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("said", "text")
      .execute();
    await db.schema.createIndex("admin_log_by_time").on("admin_log").column("at").execute();
    await db.schema.createIndex("admin_log_of_account").on("admin_log").columns(["account_id", "at"]).execute();
    await db.schema.createIndex("admin_log_of_action").on("admin_log").columns(["action", "at"]).execute();
    await db.schema.createIndex("account_by_email").on("account").column("email").execute();
    if (db.getExecutor().adapter.supportsTransactionalDdl) await keepOnPostgres(db);
    else await keepOnSqlite(db);
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropIndex("account_by_email").execute();
    await db.schema.dropTable("admin_log").execute();
    if (db.getExecutor().adapter.supportsTransactionalDdl) await sql`drop function admin_log_keep()`.execute(db);
  },
};

async function keepOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function admin_log_keep() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception '${never.replaceAll("'", "''")}'; end`)}`.execute(db);
  await sql`
    create trigger admin_log_keep_line before update or delete on admin_log
    for each row execute function admin_log_keep()`.execute(db);
  await sql`
    create trigger admin_log_keep_all before truncate on admin_log
    for each statement execute function admin_log_keep()`.execute(db);
}

async function keepOnSqlite(db: Kysely<unknown>): Promise<void> {
  const refuse = sql`select raise(abort, ${sql.lit(never)})`;
  await sql`create trigger admin_log_no_update before update on admin_log begin ${refuse}; end`.execute(db);
  await sql`create trigger admin_log_no_delete before delete on admin_log begin ${refuse}; end`.execute(db);
  // A replacing insert deletes without asking the trigger above.
  await sql`
    create trigger admin_log_no_replace before insert on admin_log
    when exists (select 1 from admin_log where id = new.id) begin ${refuse}; end`.execute(db);
}
