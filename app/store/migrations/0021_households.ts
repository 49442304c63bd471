import { randomBytes } from "node:crypto";
import { type Kysely, type Migration, sql } from "kysely";

/** Columns that named a household by its letter, beside words such as "student" or "shared". */
const mixed: readonly (readonly [table: string, column: string])[] = [
  ["plan_invitation", "from_side"],
  ["plan_log", "side"],
  ["plan_log", "about_side"],
  ["plan_saved", "owner"],
  ["plan_task", "owner"],
  ...(["book", "writer", "payer", "receiver"] as const).map((column) => ["plan_ledger_entry", column] as const),
  ...(["book", "proposer"] as const).map((column) => ["plan_ledger_split", column] as const),
];

/** Tables whose rows belong to a household and to nothing else. */
const whole = ["plan_member", "plan_invitation", "household_vault"] as const;

/** Every table that is changed. `plan` comes first, as in every transaction that writes to a plan. */
const locked = ["plan", ...new Set([...whole, ...mixed.map(([table]) => table)])];

/**
 * Gives each household of a plan a row with a random id, and puts that id wherever a letter stood: "a" was the first
 * household of a plan and "b" the second, and a household changed its letter when the other one left (decision 35).
 *
 * A plan gets a second household where its mode has two, and where any row names one, so that no row is lost. What a
 * student was left with when a ledger ended names no household: there "a" meant whoever else it was.
 *
 * `household` becomes `household_id`, so a process of the release before fails at its next query instead of reading ids
 * as letters or writing letters beside ids.
 */
export const households: Migration = {
  async up(db: Kysely<unknown>) {
    await lock(db);
    await db.schema
      .createTable("plan_household")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("plan_id", "text", (column) => column.notNull().references("plan.id").onDelete("cascade"))
      .addColumn("position", "integer", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("plan_household_order")
      .on("plan_household")
      .columns(["plan_id", "position"])
      .unique()
      .execute();
    for (const table of ["plan_member", "plan_invitation"]) {
      // A parent without a household was taken for one of the first.
      await sql`
        update ${sql.table(table)} set household = 'a' where role = 'parent' and household is null`.execute(db);
    }
    await addHouseholds(db);
    await sql`update plan_ledger_entry set payer = 'other' where book = 'student' and payer <> 'student'`.execute(db);
    await sql`update plan_ledger_entry set receiver = 'other' where book = 'student' and receiver <> 'student'`.execute(
      db,
    );
    for (const [table, column] of mixed) await toIds(db, table, column);
    await sql`
      update plan_task set owner = 'asked:' || ${idOf("plan_task", sql`substr(plan_task.owner, 7)`)}
      where owner in ('asked-a', 'asked-b')`.execute(db);
    await db.schema.dropIndex("household_vault_once").execute();
    for (const table of whole) {
      await db.schema
        .alterTable(table)
        .addColumn("household_id", "text", (column) => column.references("plan_household.id").onDelete("cascade"))
        .execute();
      const id = idOf(table, sql.ref(`${table}.household`));
      await sql`update ${sql.table(table)} set household_id = ${id} where household is not null`.execute(db);
      await db.schema.alterTable(table).dropColumn("household").execute();
      await db.schema.createIndex(`${table}_of_household`).on(table).column("household_id").execute();
    }
    await db.schema
      .createIndex("household_vault_once")
      .on("household_vault")
      .columns(["plan_id", "household_id"])
      .unique()
      .execute();
  },
  async down(db: Kysely<unknown>) {
    for (const [table, column] of mixed) await toLetters(db, table, column);
    await sql`
      update plan_task set owner = 'asked-' || ${letterOf(sql`substr(plan_task.owner, 7)`)}
      where owner like 'asked:%'`.execute(db);
    await sql`update plan_ledger_entry set payer = 'a' where payer = 'other'`.execute(db);
    await sql`update plan_ledger_entry set receiver = 'a' where receiver = 'other'`.execute(db);
    await db.schema.dropIndex("household_vault_once").execute();
    for (const table of whole) {
      await db.schema.alterTable(table).addColumn("household", "text").execute();
      const letter = letterOf(sql.ref(`${table}.household_id`));
      await sql`update ${sql.table(table)} set household = ${letter} where household_id is not null`.execute(db);
      await db.schema.dropIndex(`${table}_of_household`).execute();
      await db.schema.alterTable(table).dropColumn("household_id").execute();
    }
    await db.schema
      .createIndex("household_vault_once")
      .on("household_vault")
      .columns(["plan_id", "household"])
      .unique()
      .execute();
    await db.schema.dropTable("plan_household").execute();
  },
};

/**
 * Keeps processes of the release before out until the end, so that none writes a letter into a table that is done
 * already. SQLite has nobody beside a migration anyway.
 */
async function lock(db: Kysely<unknown>): Promise<void> {
  if (!db.getExecutor().adapter.supportsTransactionalDdl) return;
  const tables = sql.join(locked.map((name) => sql.table(name)));
  await sql`lock table ${tables} in access exclusive mode`.execute(db);
}

/** Writes the households that plans have, or that any of their rows names. */
async function addHouseholds(db: Kysely<unknown>): Promise<void> {
  const named = sql.join(
    [
      sql`select id from plan where mode in ('open', 'apart')`,
      ...whole.map((table) => sql`select plan_id from ${sql.table(table)} where household = 'b'`),
      ...mixed.map(([table, column]) => sql`select plan_id from ${sql.table(table)} where ${sql.ref(column)} = 'b'`),
      sql`select plan_id from plan_task where owner = 'asked-b'`,
    ],
    sql` union `,
  );
  const { rows: plans } = await sql<{ id: string }>`select id from plan`.execute(db);
  const two = new Set((await sql<{ id: string }>`${named}`.execute(db)).rows.map(({ id }) => id));
  for (const { id: plan } of plans) {
    for (const position of two.has(plan) ? [1, 2] : [1]) {
      const id = `hh_${randomBytes(16).toString("hex")}`;
      await sql`
        insert into plan_household (id, plan_id, position) values (${id}, ${plan}, ${position})`.execute(db);
    }
  }
}

/** The id that takes the place of a letter in a row of a table. */
const idOf = (table: string, letter: ReturnType<typeof sql>) => sql`(
  select home.id from plan_household as home
  where home.plan_id = ${sql.ref(`${table}.plan_id`)}
    and home.position = case ${letter} when 'a' then 1 else 2 end)`;

/** The letter of a household's id: "a" for the first that its plan has now. */
const letterOf = (id: ReturnType<typeof sql>) => sql`(
  select case when exists (
    select 1 from plan_household as earlier
    where earlier.plan_id = home.plan_id and earlier.position < home.position) then 'b' else 'a' end
  from plan_household as home where home.id = ${id})`;

async function toIds(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const id = idOf(table, sql.ref(`${table}.${column}`));
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${id} where ${sql.ref(column)} in ('a', 'b')`.execute(db);
}

async function toLetters(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const letter = letterOf(sql.ref(`${table}.${column}`));
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${letter} where ${sql.ref(column)} like 'hh!_%' escape '!'`.execute(
    db,
  );
}
