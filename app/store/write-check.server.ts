import type { Store } from "./database.server";

/** How long an answer holds, in milliseconds: anybody may ask for the health of the site, and each look writes. */
const holds = 5_000;

/**
 * Whether a store takes writes: a full disk, a file without rights and a standby can all be read as if nothing were
 * wrong. One row is written and taken away again.
 *
 * @returns null, or why it could not be written
 */
export async function writeProblem(store: Store, now: Date): Promise<unknown> {
  const key = "health check";
  const until = now.toISOString();
  try {
    await store.transaction().execute(async (writing) => {
      await writing
        .insertInto("rate_limit")
        .values({ key, taken: 0, until })
        .onConflict((conflict) => conflict.column("key").doUpdateSet({ until }))
        .execute();
      await writing.deleteFrom("rate_limit").where("key", "=", key).execute();
    });
    return null;
  } catch (error) {
    return error;
  }
}

/** The same, asked at most once in five seconds; those who come together wait for one look. */
export function rarely(check: (now: Date) => Promise<unknown>): (now: Date) => Promise<unknown> {
  let last: { readonly at: number; readonly problem: Promise<unknown> } | null = null;
  return (now) => {
    if (last === null || now.getTime() - last.at >= holds || now.getTime() < last.at) {
      last = { at: now.getTime(), problem: check(now) };
    }
    return last.problem;
  };
}
