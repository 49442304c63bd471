/**
 * The list of routes that every page of the site loads, made short. As Remix writes it, 131 kB (9.2 kB sent) name for
 * each route every file of its program, though the browser's router asks for a route's own file alone: what that file
 * needs stands in its first lines, and the preloads of the page at hand stand in the page. Decision 113.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformWithEsbuild } from "vite";

/**
 * @typedef {{ id: string, parentId?: string, path?: string, index?: boolean, module: string, imports?: string[],
 *   css?: string[], hasAction: boolean, hasLoader: boolean, hasClientAction: boolean, hasClientLoader: boolean,
 *   hasErrorBoundary: boolean }} Route
 * @typedef {{ entry: { module: string, imports: string[], css: string[] }, routes: Record<string, Route>, url: string,
 *   version: string }} RouteList
 */

const beginning = "window.__remixManifest=";

/** What a route can have, a bit each. */
const abilities = /** @type {const} */ ([
  "hasAction",
  "hasLoader",
  "hasClientAction",
  "hasClientLoader",
  "hasErrorBoundary",
]);

/**
 * One line a route: its id, its path, the part of its file's name that changes with the content, what it has, and the
 * number of the line of its parent. What the id says already, the name of the file, isn't written again.
 *
 * @param {RouteList["routes"]} routes
 */
export function linesOf(routes) {
  const all = Object.values(routes);
  return all.map(({ id, path, index, module, parentId, ...has }) => {
    const name = id.startsWith("routes/") ? id.slice("routes/".length) : `/${id}`;
    const file = module.slice("/assets/".length, -".js".length);
    const usual = `${id.split("/").at(-1)}-`;
    const marks = abilities.reduce((sum, ability, bit) => sum + (has[ability] ? 1 << bit : 0), index ? 32 : 0);
    const parent = all.findIndex((route) => route.id === parentId);
    return [name, path ?? "", file.startsWith(usual) ? file.slice(usual.length) : `/${file}`, marks, parent].join(" ");
  });
}

/**
 * Reads the lines back. It becomes part of the file, so it stands on nothing outside itself.
 *
 * @param {readonly string[]} lines
 */
export function routesOf(lines) {
  const has = ["hasAction", "hasLoader", "hasClientAction", "hasClientLoader", "hasErrorBoundary"];
  /** @type {Record<string, unknown>} */
  const routes = {};
  /** @type {string[]} */
  const ids = [];
  for (const line of lines) {
    const [name = "", path, file = "", marks, parent] = line.split(" ");
    const id = name[0] === "/" ? name.slice(1) : `routes/${name}`;
    ids.push(id);
    const module = file[0] === "/" ? file.slice(1) : `${id.split("/").pop()}-${file}`;
    /** @type {Record<string, unknown>} */
    const route = { id, module: `/assets/${module}.js` };
    // A parent stands before its children.
    if (ids[Number(parent)]) route.parentId = ids[Number(parent)];
    if (path || !route.parentId) route.path = path;
    if (Number(marks) & 32) route.index = true;
    has.forEach((ability, bit) => {
      route[ability] = (Number(marks) & (1 << bit)) !== 0;
    });
    routes[id] = route;
  }
  return routes;
}

/**
 * The preloads of the page at hand. Remix draws them once more when it takes the page over, from what the list names
 * for the entry; it adds the list itself and the entry's own file.
 *
 * @param {readonly string[]} apart the files that it adds
 */
function preloadsOfPage(apart) {
  const links = [...document.querySelectorAll("link[rel=modulepreload]")];
  return links.map((link) => link.getAttribute("href")).filter((file) => !apart.includes(`${file}`));
}

/**
 * The short form of Remix's file.
 *
 * @param {string} text the file as Remix writes it
 */
export async function shortRouteList(text) {
  if (!text.startsWith(beginning)) throw new Error(`the list of routes begins with ${text.slice(0, 40)}`);
  /** @type {RouteList} */
  const { entry, routes, url, version } = JSON.parse(text.slice(beginning.length).replace(/;$/, ""));
  const lines = linesOf(routes);
  const wanted = Object.values(routes).map(({ imports, css, ...route }) => {
    if (css?.length) throw new Error(`${route.id} has a style sheet of its own: the short list has no place for it`);
    return route;
  });
  const read = Object.values(routesOf(lines));
  const wrong = wanted.find((route, at) => !isSame(route, read[at]));
  if (wrong) throw new Error(`the short list of routes can't hold ${JSON.stringify(wrong)}`);
  const program = `${beginning}(() => {
    const url = ${JSON.stringify(url)}, module = ${JSON.stringify(entry.module)};
    return {
      entry: { module, imports: (${preloadsOfPage})([url, module]), css: [] },
      routes: (${routesOf})(${JSON.stringify(lines.join("\n"))}.split("\\n")),
      url,
      version: ${JSON.stringify(version)},
    };
  })();`;
  const { code } = await transformWithEsbuild(program, "routes.js", { minify: true, target: "es2022" });
  return code;
}

const isSame = (/** @type {object} */ one, /** @type {unknown} */ other) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other ?? {}).sort());

/** @type {import("vite").Plugin} */
export const shortList = {
  name: "short-route-list",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
  // Remix writes the file while it makes the server's build; the server's own list stays whole, for the preloads.
  writeBundle: {
    order: "post",
    sequential: true,
    async handler() {
      const folder = "build/client/assets";
      for (const name of readdirSync(folder).filter((each) => /^manifest-\w+\.js$/.test(each))) {
        const path = join(folder, name);
        writeFileSync(path, await shortRouteList(readFileSync(path, "utf8")));
      }
    },
  },
};
