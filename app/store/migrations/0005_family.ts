import { type Kysely, type Migration, sql } from "kysely";

/** The family's plan: who is in it, its list of colleges, what each household keeps, and who looked. */
export const family: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("family")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("plan")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("family_id", "text", (column) => column.notNull().references("family.id"))
      .addColumn("student_name", "text", (column) => column.notNull())
      .addColumn("class_year", "integer", (column) => column.notNull())
      .addColumn("state", "text")
      .addColumn("mode", "text", (column) => column.notNull())
      .addColumn("started_by", "text", (column) => column.notNull())
      .addColumn("taken_over", "integer", (column) => column.notNull())
      .addColumn("adult_from", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("plan_of_family").on("plan").column("family_id").execute();
    await db.schema
      .createTable("plan_member")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("plan_id", "text", (column) => column.notNull().references("plan.id").onDelete("cascade"))
      .addColumn("account_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("household", "text")
      .addColumn("admitted", "integer", (column) => column.notNull())
      .addColumn("joined_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("plan_member_once")
      .on("plan_member")
      .columns(["plan_id", "account_id"])
      .unique()
      .execute();
    await db.schema.createIndex("plan_member_of_account").on("plan_member").column("account_id").execute();
    // One student a plan, also when two people accept in the same moment.
    await sql`create unique index plan_one_student on plan_member (plan_id) where role = 'student'`.execute(db);
    await db.schema
      .createTable("plan_invitation")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("plan_id", "text", (column) => column.notNull().references("plan.id").onDelete("cascade"))
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("household", "text")
      .addColumn("from_side", "text", (column) => column.notNull())
      .addColumn("admitted", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("plan_invitation_of_plan").on("plan_invitation").column("plan_id").execute();
    await db.schema
      .createTable("plan_college")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("plan_id", "text", (column) => column.notNull().references("plan.id").onDelete("cascade"))
      .addColumn("unitid", "integer", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("way", "text")
      .addColumn("own_deadline", "text")
      .addColumn("note", "text", (column) => column.notNull())
      .addColumn("liked", "text", (column) => column.notNull())
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("removed_at", "text")
      .execute();
    await db.schema
      .createIndex("plan_college_once")
      .on("plan_college")
      .columns(["plan_id", "unitid"])
      .unique()
      .execute();
    await db.schema
      .createTable("household_vault")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("plan_id", "text", (column) => column.notNull().references("plan.id").onDelete("cascade"))
      .addColumn("household", "text", (column) => column.notNull())
      .addColumn("sealed", "text", (column) => column.notNull())
      .addColumn("shown_pay", "text")
      .addColumn("shown_aid", "text")
      .addColumn("told", "text")
      .addColumn("saved_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("household_vault_once")
      .on("household_vault")
      .columns(["plan_id", "household"])
      .unique()
      .execute();
    await db.schema
      .createTable("plan_log")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("plan_id", "text", (column) => column.notNull().references("plan.id").onDelete("cascade"))
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("who", "text", (column) => column.notNull())
      .addColumn("side", "text", (column) => column.notNull())
      .addColumn("what", "text", (column) => column.notNull())
      .addColumn("about", "text")
      .addColumn("about_side", "text")
      .addColumn("once", "text", (column) => column.unique())
      .execute();
    await db.schema.createIndex("plan_log_of_plan").on("plan_log").columns(["plan_id", "at"]).execute();
  },
  async down(db: Kysely<unknown>) {
    const tables = ["plan_log", "household_vault", "plan_college", "plan_invitation", "plan_member", "plan", "family"];
    for (const table of tables) await db.schema.dropTable(table).execute();
  },
};
