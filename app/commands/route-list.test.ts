import { describe, expect, it } from "vitest";
import { linesOf, routesOf, shortRouteList } from "./route-list";

const none = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
};

const routes = {
  root: { ...none, id: "root", path: "", module: "/assets/root-BwjML7dF.js", hasLoader: true },
  "routes/site/home": {
    ...none,
    id: "routes/site/home",
    parentId: "root",
    index: true,
    module: "/assets/home-Cyrv_3aQ.js",
    hasErrorBoundary: true,
  },
  "routes/plan/layout": {
    ...none,
    id: "routes/plan/layout",
    parentId: "root",
    path: "plan/:plan",
    module: "/assets/layout-Cyrv-3aQ.js",
    hasClientLoader: true,
  },
  "routes/plan/tasks": {
    ...none,
    id: "routes/plan/tasks",
    parentId: "routes/plan/layout",
    path: "tasks",
    module: "/assets/tasks-00000000.js",
    hasAction: true,
    hasClientAction: true,
  },
  // Without a path, and with an id or a file that isn't named after the other.
  "routes/account/subscription": {
    ...none,
    id: "routes/account/subscription",
    parentId: "root",
    module: "/assets/subscription-layout-11111111.js",
  },
  "words/help": { ...none, id: "words/help", parentId: "root", path: "help/*", module: "/assets/article-22222222.js" },
};

const whole = {
  entry: { module: "/assets/entry-33333333.js", imports: ["/assets/a-44444444.js"], css: [] },
  routes: Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, { ...route, imports: ["/assets/a-44444444.js"], css: [] }]),
  ),
  url: "/assets/manifest-12345678.js",
  version: "12345678",
};
const written = `window.__remixManifest=${JSON.stringify(whole)};`;

/** What a page of these preloads has on its window once it ran the file. */
function runIn(preloads: readonly string[], program: string): unknown {
  const page = {
    querySelectorAll: () => preloads.map((href) => ({ getAttribute: () => href })),
  };
  const window: { __remixManifest?: unknown } = {};
  new Function("window", "document", program)(window, page);
  return window.__remixManifest;
}

describe("the short list of routes", () => {
  it("says of every route what the router asks", () => {
    expect(routesOf(linesOf(routes))).toEqual(routes);
  });

  it("has the preloads of the page at hand for the entry, which Remix draws again when it takes the page over", async () => {
    const page = [whole.url, whole.entry.module, "/assets/b-55555555.js", "/assets/root-BwjML7dF.js"];
    expect(runIn(page, await shortRouteList(written))).toEqual({
      entry: { module: whole.entry.module, imports: page.slice(2), css: [] },
      routes,
      url: whole.url,
      version: whole.version,
    });
  });

  it("begins as the long one does, by which whoever keeps tools knows that it leads everywhere", async () => {
    expect(await shortRouteList(written)).toMatch(/^window\.__remixManifest/);
  });

  it("stops the build where a route has what it can't say", async () => {
    const styled = { ...whole, routes: { ...whole.routes, root: { ...whole.routes.root, css: ["/assets/a.css"] } } };
    await expect(shortRouteList(`window.__remixManifest=${JSON.stringify(styled)};`)).rejects.toThrow("style sheet");
    const spaced = { ...whole, routes: { root: { ...routes.root, path: "two words" } } };
    await expect(shortRouteList(`window.__remixManifest=${JSON.stringify(spaced)};`)).rejects.toThrow("two words");
    await expect(shortRouteList("export default {}")).rejects.toThrow("begins with");
  });
});
