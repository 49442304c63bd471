import { afterAll, expect, it } from "vitest";
import { checkServices } from "~/jobs/check-services.server";
import { startStandIns } from "~/sandbox/server";
import { onBothStores } from "../../tests/setup/stores";
import { partsOf } from "./parts.server";

const standIns = await startStandIns();
afterAll(() => standIns.stop());
Object.assign(process.env, {
  SANDBOX_ORIGIN: standIns.origin,
  MODEL_URL: "stand-in",
  MODEL_NAME: "well-behaved",
  MODEL_KEY: "none",
});

const start = new Date("2026-11-22T12:00:00.000Z");
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

onBothStores("the overview", (empty) => {
  it("says when the model, Stripe and Auth0 last answered", async () => {
    const { store, close } = await empty();
    try {
      const services = async (now: Date) => {
        const parts = (await partsOf(store, now)).filter(({ key }) => ["stripe", "auth0", "model"].includes(key));
        return Object.fromEntries(parts.map(({ key, words }) => [key, words]));
      };
      const each = (words: string) => ({ stripe: words, auth0: words, model: words });
      expect(await services(start)).toEqual(each("Not asked yet"));
      expect(await checkServices(store, start)).toEqual({ said: "3 of 3 answered", failed: 0 });
      expect(await services(later(1))).toEqual(each("Answers"));
      expect(await services(later(31))).toEqual(each("Not asked lately"));
    } finally {
      await close();
    }
  });
});
