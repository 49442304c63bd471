import { type Kysely, type Migration, sql } from "kysely";

/**
 * No two colleges on a plan's list have the same position. Lists from before may hold some that do: their lines are
 * numbered again in the order in which they were shown. Lines that were taken off get a new position when they come
 * back.
 */
export const collegePositions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update plan_college set position = numbered.place
      from (
        select id, row_number() over (partition by plan_id order by position, id) as place from plan_college
      ) as numbered
      where numbered.id = plan_college.id and plan_college.plan_id in (
        select plan_id from plan_college where removed_at is null group by plan_id, position having count(*) > 1
      )`.execute(db);
    await sql`create unique index plan_college_position on plan_college (plan_id, position) where removed_at is null`.execute(
      db,
    );
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropIndex("plan_college_position").execute();
  },
};
