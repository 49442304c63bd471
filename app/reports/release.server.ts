import type { Store } from "~/store/database.server";

const here = globalThis as { [running]?: string };
const running = Symbol.for("site.release");

/** Says which release this process serves: the version of the build's manifest, which its pages name too. */
export function serveRelease(version: string): void {
  here[running] = version;
}

/** The release of this process; "development" where no build is served. */
export const currentRelease = (): string => here[running] ?? "development";

/**
 * Writes down when a release first served, once; what came later is newer.
 *
 * @returns whether it was not known before
 */
export async function noteRelease(store: Store, version: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await store
    .insertInto("site_release")
    .values({ version, first_seen_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("version").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** The release that served first the latest; null before any did. */
export async function latestRelease(store: Store): Promise<string | null> {
  const row = await store
    .selectFrom("site_release")
    .select("version")
    .orderBy("first_seen_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? null;
}

/** When a release first served; null for one that never did. */
export async function releaseSince(store: Store, version: string): Promise<string | null> {
  const row = await store
    .selectFrom("site_release")
    .where("version", "=", version)
    .select("first_seen_at")
    .executeTakeFirst();
  return row?.first_seen_at ?? null;
}
