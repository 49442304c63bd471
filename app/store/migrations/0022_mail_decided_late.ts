import type { Kysely, Migration } from "kysely";

/**
 * An invitation knows who sent it and ends with their part in the plan; a message that waits knows the invitation it is
 * about and ends with it, and which dates it names. Invitations from before know no sender and end after their 14 days.
 */
export const mailDecidedLate: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("plan_invitation")
      .addColumn("invited_by", "text", (column) => column.references("plan_member.id").onDelete("cascade"))
      .execute();
    await db.schema.createIndex("plan_invitation_of_member").on("plan_invitation").column("invited_by").execute();
    await db.schema
      .alterTable("mail")
      .addColumn("invitation_id", "text", (column) => column.references("plan_invitation.id").onDelete("cascade"))
      .execute();
    await db.schema.createIndex("mail_of_invitation").on("mail").column("invitation_id").execute();
    await db.schema.alterTable("mail").addColumn("named", "text").execute();
  },
  async down(db: Kysely<unknown>) {
    for (const index of ["mail_of_invitation", "plan_invitation_of_member"]) await db.schema.dropIndex(index).execute();
    for (const column of ["named", "invitation_id"]) await db.schema.alterTable("mail").dropColumn(column).execute();
    await db.schema.alterTable("plan_invitation").dropColumn("invited_by").execute();
  },
};
