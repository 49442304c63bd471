import { forMember } from "~/account/audience.server";
import { env } from "~/env.server";
import { listColleges } from "~/family/college-lines.server";
import { exportPlan } from "~/family/export.server";
import { readKept } from "~/family/export-kept.server";
import { openPlan } from "~/family/open-plan.server";
import { cache, cached } from "~/http/cache";

export const headers = cached("closed");

/** A zip of everything in the plan that this member sees. A post, so that no link or preview makes one. */
export const action = forMember.action(async ({ params, member }) => {
  const opened = await openPlan(member, params.plan);
  const { view, now } = opened;
  const { lines } = listColleges(view, now.toISOString().slice(0, 10));
  return new Response(exportPlan(view, lines, await readKept(opened), env().siteOrigin, now) as BodyInit, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": 'attachment; filename="college-plan.zip"',
      "Cache-Control": cache.closed,
    },
  });
});
