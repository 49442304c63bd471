import type { QueryClient } from "@tanstack/react-query";
import { type CacheProfile, profiles } from "./cache-profiles";
import { request } from "./request";

/** Data that a page asks for as soon as it opens, at `/api` + its path. */
const dataOf: Readonly<Record<string, { name: string; profile: CacheProfile }>> = {
  "/pricing": { name: "stripe-prices", profile: profiles.static },
  "/college-cost-calculator": { name: "college-data", profile: profiles.static },
  "/application-timeline": { name: "timeline-templates", profile: profiles.static },
};

interface ManifestRoute {
  readonly path?: string;
  readonly module: string;
  readonly imports?: readonly string[];
}

/** The part of Remix's list of routes that is read here. */
function routes(): ManifestRoute[] {
  const { __remixManifest } = window as { __remixManifest?: { routes: Record<string, ManifestRoute> } };
  return Object.values(__remixManifest?.routes ?? {});
}

const asked = new Set<string>();

/**
 * Fetches what a likely next page needs into the browser's cache: its program, and its data where it has an address
 * for it. Only fetched, not run: Remix's own prefetch loads the module, and reloads this page when that fails.
 */
export function prefetchPage(client: QueryClient, path: string): void {
  if (asked.has(path)) return;
  asked.add(path);
  const all = routes();
  const page = all.find((route) => `/${route.path}` === path);
  for (const file of page ? [page.module, ...(page.imports ?? [])] : []) {
    if (document.querySelector(`link[href="${file}"]`) === null) fetch(file, { priority: "low" }).catch(() => {});
  }
  const data = dataOf[path];
  const address = `/api${path}`;
  if (data === undefined || !all.some((route) => `/${route.path}` === address)) return;
  client.prefetchQuery({
    queryKey: [data.name],
    queryFn: async ({ signal }) => (await request("GET", address, undefined, signal)).json(),
    retry: false,
    ...data.profile,
  });
}
