import { forMember } from "~/account/audience/audience.server";
import { limitMember } from "~/account/audience/limit.server";
import { env } from "~/env.server";
import { logDownload } from "~/family/access/activity-log.server";
import { type Writing, writePlan } from "~/family/access/write-plan.server";
import { exportPlan, readEverything } from "~/family/export/export.server";
import { cache, cached } from "~/http/cache";

export const headers = cached("closed");

/** A zip of everything in the plan that this member sees. A post, so that no link or preview makes one. */
export const action = forMember.action(async ({ request, params, member }) => {
  await limitMember("files", member.id, request);
  const now = new Date();
  const read = async (writing: Writing) => {
    await logDownload(writing, "everything");
    return readEverything(writing);
  };
  const zip = exportPlan(await writePlan(member, params.plan, read, { now }), env().siteOrigin, now);
  return new Response(zip as BodyInit, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": 'attachment; filename="college-plan.zip"',
      "Cache-Control": cache.closed,
    },
  });
});
