import { provider } from "~/account/provider/provider.server";
import { stripe } from "~/billing/stripe/stripe.server";
import { env, type ModelSettings } from "~/env.server";
import type { Store } from "~/store/database.server";
import { kindOf } from "./error-kind";
import type { Done } from "./job.server";

/** Milliseconds that a service may take to answer. */
const patience = 8_000;

/** Asks a service whether it answers. Null where none is configured. */
export type Ask = () => Promise<unknown> | null;

const services: Readonly<Record<string, Ask>> = {
  stripe: () => stripe()?.prices.list({ limit: 1 }, { timeout: patience, maxNetworkRetries: 0 }) ?? null,
  auth0: () => {
    const from = provider();
    // The keys that sign everybody's sign-in: without them nobody new comes in.
    return from === null ? null : answers(`${from.origin}/.well-known/jwks.json`);
  },
  model: () => {
    const { model } = env();
    return model === null ? null : askModel(model);
  },
};

/** Asks a model's endpoint what it has: that shows whether it can be reached and takes the key, and costs no answer. */
export const askModel = ({ url, key }: ModelSettings): Promise<void> =>
  answers(`${url}/models`, { Authorization: `Bearer ${key}` });

/** Fails unless an address answers well. Of a body, nothing is kept. */
async function answers(address: string, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  const response = await fetch(address, { headers, redirect: "error", signal: AbortSignal.timeout(patience) });
  await response.arrayBuffer();
  if (!response.ok)
    throw Object.assign(new Error("The service does not answer as it should."), { code: `${response.status}` });
}

/** Asks every service and writes down the moment and how it answered. */
export async function checkServices(store: Store, now: Date, asks = services): Promise<Done> {
  const at = now.toISOString();
  const failed: string[] = [];
  const checked: string[] = [];
  for (const [part, ask] of Object.entries(asks)) {
    const asked = ask();
    if (asked === null) continue;
    checked.push(part);
    const reason = await asked.then(
      () => null,
      (error: unknown) => kindOf(error),
    );
    if (reason !== null) failed.push(part);
    const change = reason === null ? { ok_at: at } : { failed_at: at, reason };
    await store
      .insertInto("part_check")
      .values({ part, ok_at: null, failed_at: null, reason: null, ...change })
      .onConflict((conflict) => conflict.column("part").doUpdateSet(change))
      .execute();
  }
  return {
    said: `${checked.length - failed.length} of ${checked.length} answered${failed.length > 0 ? `; not: ${failed.join(", ")}` : ""}`,
    failed: failed.length,
  };
}
