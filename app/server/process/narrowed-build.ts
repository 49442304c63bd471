import type { ServerBuild } from "@remix-run/node";

type Routes = ServerBuild["routes"];

/**
 * The build with those routes alone that a path can lead to, told by its first segment. Remix flattens, sorts and
 * compiles all its routes anew three times for each page it draws, and never keeps that: with each of some 160 routes
 * it took a sixth of the processor time of a page of a plan.
 *
 * Routes whose first segment is a parameter, and those at "/", stand in every narrowed build, so a path leads where it
 * would lead among all. The browser's own list of routes is a file of its own, and stays whole.
 */
export function narrowedBuild(build: ServerBuild): (pathname: string) => ServerBuild {
  // Of a segment with a parameter inside, such as "news-:year", Remix reads every letter as it stands.
  const firsts = new Map(Object.keys(build.routes).map((id) => [id, firstSegmentOf(build.routes, id)]));
  const known = new Set(firsts.values());
  const narrowed = new Map<string | null, ServerBuild>();
  return (pathname) => {
    const segment = segmentAsked(pathname);
    const asked = known.has(segment) ? segment : null;
    const before = narrowed.get(asked);
    if (before !== undefined) return before;
    const leads = ([id]: readonly [string, unknown]) => [null, asked].includes(firsts.get(id) ?? null);
    const among = <T>(all: Readonly<Record<string, T>>) => Object.fromEntries(Object.entries(all).filter(leads));
    const made: ServerBuild = {
      ...build,
      routes: among(build.routes),
      assets: { ...build.assets, routes: among(build.assets.routes) },
    };
    narrowed.set(asked, made);
    return made;
  };
}

/**
 * What answers requests with a build, made once for each narrowed one.
 *
 * @param handlerOf makes a request handler of Remix for a build
 */
export function narrowed<H>(build: ServerBuild, handlerOf: (build: ServerBuild) => H): (pathname: string) => H {
  const buildFor = narrowedBuild(build);
  const made = new Map<ServerBuild, H>();
  return (pathname) => {
    const of = buildFor(pathname);
    const handler = made.get(of) ?? handlerOf(of);
    made.set(of, handler);
    return handler;
  };
}

/** The first segment of every path of a route; null where it may be any, or none. */
function firstSegmentOf(routes: Routes, id: string): string | null {
  const route = routes[id];
  if (route === undefined) return null;
  const above = route.parentId === undefined ? null : firstSegmentOf(routes, route.parentId);
  if (above !== null) return above;
  const first = (route.path ?? "").split("/").find((segment) => segment !== "") ?? "";
  return first === "" || /^[:*]|\?$/.test(first) ? null : first.toLowerCase();
}

/** The first segment of a path as routes are matched: decoded, in any case, and without what asks for data alone. */
function segmentAsked(pathname: string): string | null {
  const [, first = ""] = /^\/*([^/]*)/.exec(pathname.replace(/\.data$/, "")) ?? [];
  try {
    return decodeURIComponent(first).toLowerCase();
  } catch {
    return null;
  }
}
