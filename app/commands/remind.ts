/**
 * `npm run remind`: queues today's reminders and notices of closing colleges, and sends what waits. The server does the
 * same every morning; this is for an outage, or for a machine that does it on its own clock. Safe at any time, also
 * while the site runs: each person is looked at once a day. Ends with 1 when somebody could not be looked at or mail
 * could not be sent.
 */
import { env } from "~/env.server";
import { todayOf } from "~/family/access/open-plan.server";
import { tellClosings } from "~/family/closings/tell-closings.server";
import { remind } from "~/family/dates/remind.server";
import { deliverNow } from "~/mail/deliver.server";
import { openStore } from "~/store/database.server";
import { explain } from "./explain";

try {
  const now = new Date();
  const store = openStore(env().database);
  try {
    const { looked, queued, failed } = await remind(store, todayOf(now), now);
    console.log(`Looked at ${looked} people, queued ${queued} mails.`);
    const closings = await tellClosings(store, todayOf(now), now);
    console.log(`Queued ${closings.queued} closing notices.`);
    for (const error of [...failed, ...closings.failed]) console.error(explain(error));
    if (failed.length + closings.failed.length > 0) process.exitCode = 1;
    console.log(`Sent ${await deliverNow(store)} mails.`);
  } finally {
    await store.destroy();
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
