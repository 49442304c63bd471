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
 * Fetches the program of a likely next page into the browser's cache. Only fetched, not run: Remix's own prefetch loads
 * the module, and reloads this page when that fails. Data is not fetched ahead (decision 81).
 */
export function prefetchPage(path: string): void {
  if (asked.has(path)) return;
  asked.add(path);
  const page = routes().find((route) => `/${route.path}` === path);
  for (const file of page ? [page.module, ...(page.imports ?? [])] : []) {
    if (document.querySelector(`link[href="${file}"]`) === null) fetch(file, { priority: "low" }).catch(() => {});
  }
}
