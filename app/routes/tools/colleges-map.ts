import { forEveryone } from "~/account/audience/audience.server";
import { readListMap } from "~/colleges/place/list-map";
import { drawListMap } from "~/colleges/place/list-map.server";
import { text } from "~/http/response.server";
import { startWork } from "~/http/work-limit.server";

/** Where the colleges of a list are: numbers on a map, for whoever asks. The list beside it says the names. */
export const loader = forEveryone.loader(async ({ request }) => {
  const asked = readListMap(new URL(request.url).searchParams);
  if (asked === null) return text("Name up to 25 colleges, such as unitids=204796,203535.", { status: 400 });
  await startWork(request);
  const drawn = drawListMap(asked);
  if (drawn === null) return text("None of these colleges has a place we know.", { status: 404 });
  return text(drawn, { policy: "file", type: "image/svg+xml" });
});
