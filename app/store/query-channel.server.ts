import { channel } from "node:diagnostics_channel";
import type { LogEvent } from "kysely";

/** Where the store says that it asked something: how long it took, and nothing of what was asked. */
export const queryChannel = "site.store.query";

const queries = channel(queryChannel);

/** Kysely's log. Nobody listens but while the server is measured. */
export function tellQuery({ queryDurationMillis: milliseconds }: LogEvent): void {
  if (queries.hasSubscribers) queries.publish({ milliseconds });
}
