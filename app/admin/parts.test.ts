import { afterAll, expect, it } from "vitest";
import { checkServices } from "~/jobs/check-services.server";
import { deliverMail, mostAttempts } from "~/mail/deliver.server";
import { queueMail } from "~/mail/queue.server";
import { startStandIns } from "~/sandbox/server";
import type { Store } from "~/store/database.server";
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

  const part = async (store: Store, key: string, now: Date) =>
    (await partsOf(store, now)).find((one) => one.key === key);

  it("counts an event of Stripe that nobody got done, however old and behind however many others", async () => {
    const { store, close } = await empty();
    try {
      const event = (id: string, at: Date, done: boolean) => ({
        id,
        type: "x",
        received_at: at.toISOString(),
        made_at: at.toISOString(),
        done_at: done ? at.toISOString() : null,
      });
      const many = Array.from({ length: 600 }, (_, i) => event(`done ${i}`, later(-i), true));
      await store.insertInto("billing_event").values(many).execute();
      expect(await part(store, "webhooks", start)).toMatchObject({ status: "good" });
      const old = event("old", later(-9 * 24 * 60), false);
      await store
        .insertInto("billing_event")
        .values([old, event("newer", later(-700), false)])
        .execute();
      const state = await part(store, "webhooks", start);
      expect(state).toMatchObject({ status: "wrong", next: { job: "reconcile" } });
      expect(state?.words).toMatch(/^2 received but not done/);
    } finally {
      await close();
    }
  });

  it("counts a message that was given up, and keeps neither its address nor its words", async () => {
    const { store, close } = await empty();
    try {
      const letter = { kind: "contact", to: "someone@example.org", subject: "Hello", text: "Words." };
      await queueMail(store, letter, start);
      const fail = async () => {
        throw Object.assign(new Error("no"), { code: "ECONNECTION" });
      };
      for (let attempt = 0; attempt < mostAttempts; attempt++) {
        expect((await part(store, "mail", later(attempt * 400)))?.words).toMatch(/^1 waiting[^;]*$/);
        await deliverMail(store, fail, () => later(attempt * 400));
      }
      const state = await part(store, "mail", later(3000));
      expect(state).toMatchObject({ status: "wrong", lastGood: null });
      expect(state?.words).toBe("Nothing waits; given up in the last 7 days: contact 1");
      expect(JSON.stringify(await store.selectFrom("mail").selectAll().execute())).not.toMatch(/example|Words|Hello/);
      expect((await part(store, "mail", later(20_000)))?.words).toBe("Nothing waits");
    } finally {
      await close();
    }
  });
});
