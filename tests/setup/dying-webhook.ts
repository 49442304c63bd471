/**
 * A process that takes events from the stand-in for Stripe as the webhook does, and kills itself before its n-th write:
 * `node --import tsx tests/setup/dying-webhook.ts '{"database":…,"standIns":…,"customer":…,"write":7}'`.
 */
import type { KyselyPlugin } from "kysely";
import { receiveEvent } from "../../app/billing/sync/receive.server";
import type { Database } from "../../app/env.server";
import { openStore } from "../../app/store/database.server";
import { Payer } from "./payer";

interface Task {
  readonly database: Database;
  readonly standIns: string;
  readonly customer: string;
  readonly write: number;
}

const task = JSON.parse(process.argv[2] ?? "") as Task;
const payer = new Payer(task.standIns);
let seen = 0;
const deadly: KyselyPlugin = {
  transformQuery({ node }) {
    if (/^(Insert|Update|Delete)/.test(node.kind)) seen += 1;
    if (seen === task.write) process.kill(process.pid, "SIGKILL");
    return node;
  },
  transformResult: async ({ result }) => result,
};
const store = openStore(task.database).withPlugin(deadly);
for (const event of await payer.events(task.customer)) {
  await receiveEvent(store, payer.client, event, () => new Date());
}
await store.destroy();
