import { forEveryone } from "~/account/audience/audience.server";
import { json } from "~/http/response.server";
import { health } from "~/server/requests/health.server";

/** For servers without `app/server/`, which answers this address by itself. */
export const loader = forEveryone.loader(async () => {
  const { status, body } = await health();
  return json(body, { status });
});
