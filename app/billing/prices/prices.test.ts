import { createServer } from "node:http";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { type StandIns, startStandIns } from "~/sandbox/server";
import type { Store } from "~/store/database.server";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { standInClient } from "../stripe/stripe.server";
import { patience, priceSource } from "./prices.server";

const now = new Date("2026-11-22T12:00:00.000Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const day = 24 * 60;

/** Takes every request and never answers. */
async function silentStripe() {
  let asked = 0;
  const server = createServer(() => {
    asked += 1;
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(async () => void server.close());
  const address = server.address();
  const client = standInClient(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
  return { client, asked: () => asked };
}

it("waits two seconds for Stripe and not more", () => expect(patience).toBe(2_000));

onBothStores("the last known prices", (empty) => {
  let opened: EmptyStore;
  let standIns: StandIns;
  const at = (): Store => opened.store;
  const answering = () => priceSource(at, () => standInClient(standIns.origin));
  beforeEach(async () => {
    opened = await empty();
    standIns = await startStandIns();
  });
  afterEach(async () => {
    await standIns.stop();
    await opened.close();
  });

  it("are shown with their moment by a process that never heard Stripe, which is asked once", async () => {
    const heard = await answering().current(now);
    expect(heard).toMatchObject({ late: false, readAt: now.toISOString() });
    expect(heard?.prices.map(({ cents }) => cents)).toEqual([900, 7900]);
    const silent = await silentStripe();
    // Long enough that the question is on its way before the wait for it ends, also on a machine that does other work.
    const other = priceSource(at, () => silent.client, 1_000);
    expect(await other.current(later(4)), "as good as new").toEqual({ ...heard, late: false });
    expect(silent.asked()).toBe(0);
    expect(await other.current(later(6))).toEqual({ ...heard, late: true });
    expect(await other.current(later(6.2)), "the next reader does not wait").toEqual({ ...heard, late: true });
    expect(silent.asked()).toBe(1);
    expect(await other.current(later(30 * day - 1))).toEqual({ ...heard, late: true });
    expect(await other.current(later(30 * day))).toBeNull();
  });

  it("are those that were heard last, whoever heard them", async () => {
    const [one, two] = [answering(), answering()];
    await one.current(later(60));
    expect((await two.current(now))?.readAt).toBe(later(60).toISOString());
    const [row] = await opened.store.selectFrom("known_prices").selectAll().execute();
    expect(row?.read_at).toBe(later(60).toISOString());
    expect((await answering().current(later(120)))?.readAt).toBe(later(120).toISOString());
  });

  it("are none where nobody has ever heard any, and a store that fails does not matter", async () => {
    const silent = await silentStripe();
    expect(await priceSource(at, () => silent.client, 50).current(now)).toBeNull();
    expect(await priceSource(at, () => null).current(now)).toBeNull();
    await opened.store.schema.dropTable("known_prices").execute();
    expect(await answering().current(now)).toMatchObject({ late: false });
  });
});
