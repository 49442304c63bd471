import type { Kysely, Migration } from "kysely";

/**
 * Drafts of essays: versions, how they were written, to whom one is shown, and what that person asked. All of it hangs
 * on the essay, and goes with it.
 */
export const drafts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("plan_draft")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("plan_id", "text", (column) => column.notNull().references("plan.id").onDelete("cascade"))
      .addColumn("essay_id", "text", (column) => column.notNull().references("plan_essay.id").onDelete("cascade"))
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("based_on", "integer")
      .addColumn("how", "text", (column) => column.notNull())
      .addColumn("sitting", "text")
      .addColumn("turn", "integer", (column) => column.notNull())
      .addColumn("letters", "integer", (column) => column.notNull())
      .addColumn("sealed", "text", (column) => column.notNull())
      .addColumn("made_at", "text", (column) => column.notNull())
      .addColumn("saved_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("plan_draft_once").on("plan_draft").columns(["essay_id", "number"]).unique().execute();
    await db.schema.createIndex("plan_draft_of_plan").on("plan_draft").column("plan_id").execute();
    await db.schema
      .createTable("plan_draft_sitting")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("plan_id", "text", (column) => column.notNull().references("plan.id").onDelete("cascade"))
      .addColumn("essay_id", "text", (column) => column.notNull().references("plan_essay.id").onDelete("cascade"))
      .addColumn("turn", "integer", (column) => column.notNull())
      .addColumn("sealed", "text", (column) => column.notNull())
      .addColumn("began_at", "text", (column) => column.notNull())
      .addColumn("last_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("plan_draft_share")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("plan_id", "text", (column) => column.notNull().references("plan.id").onDelete("cascade"))
      .addColumn("essay_id", "text", (column) => column.notNull().references("plan_essay.id").onDelete("cascade"))
      .addColumn("draft_id", "text", (column) => column.notNull().references("plan_draft.id").onDelete("cascade"))
      .addColumn("member_id", "text", (column) => column.notNull().references("plan_member.id").onDelete("cascade"))
      .addColumn("until", "text", (column) => column.notNull())
      .addColumn("shared_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("plan_draft_share_once")
      .on("plan_draft_share")
      .columns(["essay_id", "member_id"])
      .unique()
      .execute();
    await db.schema
      .createTable("plan_draft_question")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("plan_id", "text", (column) => column.notNull().references("plan.id").onDelete("cascade"))
      .addColumn("essay_id", "text", (column) => column.notNull().references("plan_essay.id").onDelete("cascade"))
      .addColumn("draft_id", "text", (column) => column.notNull().references("plan_draft.id").onDelete("cascade"))
      .addColumn("member_id", "text", (column) => column.references("plan_member.id").onDelete("set null"))
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("sealed", "text", (column) => column.notNull())
      .addColumn("asked_at", "text", (column) => column.notNull())
      .execute();
    // What a delete of an essay, a version or a part in the plan looks for.
    for (const [table, column] of hanging) {
      await db.schema.createIndex(`${table}_of_${column}`).on(table).column(`${column}_id`).execute();
    }
  },
  async down(db: Kysely<unknown>) {
    const tables = ["plan_draft_question", "plan_draft_share", "plan_draft_sitting", "plan_draft"];
    for (const table of tables) await db.schema.dropTable(table).execute();
  },
};

const hanging = [
  ["plan_draft_sitting", "essay"],
  ["plan_draft_sitting", "plan"],
  ["plan_draft_share", "plan"],
  ["plan_draft_share", "draft"],
  ["plan_draft_share", "member"],
  ["plan_draft_question", "plan"],
  ["plan_draft_question", "essay"],
  ["plan_draft_question", "draft"],
  ["plan_draft_question", "member"],
] as const;
