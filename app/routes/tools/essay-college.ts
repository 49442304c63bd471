import { forEveryone } from "~/account/audience/audience.server";
import { checkedCollege } from "~/essay/college/college.server";
import { json } from "~/http/response.server";
import { startWork } from "~/http/work-limit.server";

/**
 * What the check of an essay needs to know of one college (`unitid`). The draft isn't sent: it's checked where it is.
 */
export const loader = forEveryone.loader(async ({ request }) => {
  await startWork(request);
  const unitid = new URL(request.url).searchParams.get("unitid") ?? "";
  const college = /^\d{6}$/.test(unitid) ? checkedCollege(Number(unitid)) : null;
  if (college === null) return json({ error: { message: "No college has this number." } }, { status: 404 });
  return json({ college }, { policy: "everyoneData" });
});
