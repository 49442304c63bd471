import type { QueryKeys } from "~/http/cache";

/** A route whose answers may be kept, as the address of a request finds it. */
export interface Declared {
  readonly queryKeys: QueryKeys;
  /** Ids of the routes that make up the page, outermost first. */
  readonly routes: readonly string[];
}

/** The longest key, in characters: a longer query is asked for once, and would only push others out. */
const longestKey = 1_000;

/** One address in one spelling. Remix also answers others, such as capitals; each would be kept again. */
const plainPath = /^\/(?:[a-z0-9_][a-z0-9._-]*(?:\/[a-z0-9_][a-z0-9._-]*)*)?$/;

/**
 * The path and query under which an answer is kept, and for which Remix is asked: the fields that the route declares,
 * in the order in which it names them, and nothing else. For the data of a page also the routes that the browser lacks.
 *
 * @param url of the request, e.g. "/search?utm_source=x&q=fafsa"
 * @param declared finds what a path declares, and null where nothing is kept
 * @returns e.g. "/search?q=fafsa"; null for an address whose answer is not kept
 */
export function cacheKey(url: string, declared: (pathname: string) => Declared | null): string | null {
  const at = url.indexOf("?");
  const path = at === -1 ? url : url.slice(0, at);
  if (url.length > 8 * longestKey || !plainPath.test(path)) return null;
  const page = pageOf(path);
  const route = declared(page);
  if (route === null) return null;
  if (at === -1) return path;
  const given = new URLSearchParams(url.slice(at + 1));
  const isData = page !== path;
  if (route.queryKeys === "personal" && [...given.keys()].some((name) => !(isData && name === "_routes"))) return null;
  const wanted = new URLSearchParams();
  for (const name of route.queryKeys === "personal" ? [] : route.queryKeys) {
    for (const value of given.getAll(name)) wanted.append(name, value);
  }
  if (isData && given.has("_routes")) {
    const asked = (given.get("_routes") ?? "").split(",", 20);
    const lacking = route.routes.filter((id) => asked.includes(id));
    if (lacking.length === 0) return null;
    wanted.append("_routes", lacking.join(","));
  }
  const query = wanted.toString();
  const key = query === "" ? path : `${path}?${query}`;
  return key.length > longestKey ? null : key;
}

/** The path of the page whose data an address asks for; other paths as they are. */
function pageOf(path: string): string {
  if (!path.endsWith(".data")) return path;
  return path === "/_root.data" ? "/" : path.slice(0, -".data".length);
}
