import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { LRUCache } from "lru-cache";
import type { QueryKeys } from "~/http/cache";
import type { Declared } from "./cache-key";

type Routes = ServerBuild["routes"];

interface RouteObject {
  readonly id: string;
  readonly path?: string;
  readonly index?: true;
  readonly children?: RouteObject[];
}

/**
 * Finds what the route of a path declares with `cachedWhole` in its `headers`, and null where it declares nothing.
 * Nested routes depend on the fields of all of them.
 */
export function declaredRoutes(routes: Routes): (pathname: string) => Declared | null {
  const table = childrenOf(routes, undefined);
  const known = new LRUCache<string, { readonly declared: Declared | null }>({ max: 5_000 });
  return (pathname) => {
    const before = known.get(pathname);
    if (before !== undefined) return before.declared;
    const ids = matchRoutes(table as Parameters<typeof matchRoutes>[0], pathname)?.map(({ route }) => route.id ?? "");
    const declared = ids === undefined ? null : declaredBy(routes, ids);
    known.set(pathname, { declared });
    return declared;
  };
}

function declaredBy(routes: Routes, ids: readonly string[]): Declared | null {
  const keysOf = (id: string): QueryKeys | undefined =>
    (routes[id]?.module.headers as { readonly queryKeys?: QueryKeys } | undefined)?.queryKeys;
  // The innermost route says what the answer's policy is.
  if (keysOf(ids.at(-1) ?? "") === undefined) return null;
  const all = ids.map(keysOf).filter((keys) => keys !== undefined);
  return { routes: ids, queryKeys: all.includes("personal") ? "personal" : [...new Set(all.flat())] };
}

function childrenOf(routes: Routes, parent: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route?.parentId === parent)
    .map((route) => {
      const { id = "", path, index } = route ?? {};
      return index
        ? { id, index: true, ...(path !== undefined && { path }) }
        : { id, ...(path !== undefined && { path }), children: childrenOf(routes, id) };
    });
}
