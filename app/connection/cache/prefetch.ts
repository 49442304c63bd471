interface ManifestRoute {
  readonly path?: string;
  readonly module: string;
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
export async function prefetchPage(path: string): Promise<void> {
  if (asked.has(path)) return;
  asked.add(path);
  const page = routes().find((route) => `/${route.path}` === path);
  if (page === undefined) return;
  const program = await fetchAhead(page.module);
  for (const file of importsOf(await program?.text())) {
    if (document.querySelector(`link[href="${file}"]`) === null) fetchAhead(file);
  }
}

const fetchAhead = (file: string): Promise<Response | undefined> =>
  fetch(file, { priority: "low" }).catch(() => undefined);

/** The files that a file of the program needs before it runs: all of them stand in its first lines. */
export function importsOf(program = ""): readonly string[] {
  return [...program.matchAll(/\b(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, name]) => `/assets/${name}`);
}
