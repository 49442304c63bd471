import { forMember } from "~/account/audience.server";
import { env } from "~/env.server";
import { exportPlan, readEverything } from "~/family/export.server";
import { noteDownload, openPlan } from "~/family/open-plan.server";
import { cache, cached } from "~/http/cache";

export const headers = cached("closed");

/** A zip of everything in the plan that this member sees. A post, so that no link or preview makes one. */
export const action = forMember.action(async ({ params, member }) => {
  const opened = await openPlan(member, params.plan);
  const zip = exportPlan(await readEverything(opened), env().siteOrigin, opened.now);
  await noteDownload(opened, "everything");
  return new Response(zip as BodyInit, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": 'attachment; filename="college-plan.zip"',
      "Cache-Control": cache.closed,
    },
  });
});
