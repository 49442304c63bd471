import { forEveryone } from "~/account/audience/audience.server";
import { costData } from "~/cost/calculator/cost-data.server";
import { json } from "~/http/response.server";

/** What the cost calculator works with, for prefetching; `?unitids=` adds the figures of up to six colleges. */
export const loader = forEveryone.loader(({ request }) => {
  const { searchParams } = new URL(request.url);
  const { body, mistake } = costData(searchParams);
  if (mistake !== null) return json({ error: { message: mistake, path: "unitids" } }, { status: 400 });
  return json(body, { policy: "everyoneData" });
});
