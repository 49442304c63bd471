import { forEveryone } from "~/account/audience.server";
import { catalogue } from "~/colleges/catalogue.server";
import { json } from "~/http/response.server";
import { database } from "~/store/database.server";
import { storeState } from "~/store/migrate.server";

/**
 * Whether this process can serve people: the store answers and is up to date, and the college tables are in memory.
 * 200 when it can, 503 when it cannot, so that a load balancer needs to read nothing but the status.
 */
export const loader = forEveryone.loader(async () => {
  const store = await storeState(database());
  const colleges = catalogue().all.length;
  const ready = store === "ready" && colleges > 0;
  return json({ ready, store, content: { colleges } }, { status: ready ? 200 : 503 });
});
