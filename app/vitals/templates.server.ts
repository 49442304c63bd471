/** What a build says of one of its routes. */
interface Route {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
  readonly module: { readonly default?: unknown };
}

const here = globalThis as { [served]?: ReadonlyMap<string, string> };
const served = Symbol.for("site.templates");

/** Says which pages this process serves: the routes of its build that draw something. */
export function serveTemplates(routes: Readonly<Record<string, Route | undefined>>): void {
  const patternOf = (route: Route | undefined): string =>
    route === undefined ? "" : patternOf(routes[route.parentId ?? ""]) + (route.path ? `/${route.path}` : "");
  const pages = Object.values(routes).filter((route) => route?.module.default !== undefined && route.id !== "root");
  here[served] = new Map(pages.map((route) => [route?.id ?? "", patternOf(route) || "/"]));
}

/** Whether a page of this site is drawn by a route; nothing is known where no build is served. */
export const isTemplate = (id: string): boolean => here[served]?.has(id) === true;

/**
 * The address of a template as the route table has it, "/colleges/:college"; its id where this release has it no more.
 */
export const patternOf = (id: string): string => here[served]?.get(id) ?? id;
