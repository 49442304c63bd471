import { forEveryone } from "~/account/audience/audience.server";
import { json } from "~/http/response.server";
import { startWork } from "~/http/work-limit.server";
import { compareList } from "~/match/compare/comparison.server";

/** The colleges of a list side by side, for a device that keeps the tools. Public figures alone: nobody's answers. */
export const loader = forEveryone.loader(async ({ request }) => {
  await startWork(request);
  const unitids = new URL(request.url).searchParams.get("unitids") ?? "";
  return json({ comparison: compareList(unitids, new Date()) }, { policy: "everyoneData" });
});
