import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { describe, expect, it } from "vitest";
import { narrowedBuild } from "./narrowed-build";

const paths: Readonly<Record<string, readonly [parent: string | undefined, path: string | undefined]>> = {
  root: [undefined, ""],
  home: ["root", undefined],
  layout: ["root", undefined],
  pricing: ["layout", "pricing"],
  plan: ["root", "plan/:plan"],
  tasks: ["plan", "tasks"],
  start: ["root", "plan/start"],
  state: ["root", "college-planning-:state"],
  college: ["root", "Colleges/:college"],
  word: ["root", ":word"],
  rest: ["root", "*"],
};
const routes = Object.fromEntries(
  Object.entries(paths).map(([id, [parentId, path]]) => [
    id,
    { id, parentId, path, index: id === "home" || undefined },
  ]),
);
const build = { routes, assets: { version: "1", routes } } as unknown as ServerBuild;
const narrow = narrowedBuild(build);

function leadsTo({ routes: all }: ServerBuild, pathname: string): readonly string[] {
  const under = (parent: string | undefined): object[] =>
    Object.values(all)
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path, index }) => ({ id, path, ...(index ? { index } : { children: under(id) }) }));
  const found = matchRoutes(under(undefined) as Parameters<typeof matchRoutes>[0], pathname);
  return found?.map(({ route }) => route.id ?? "") ?? [];
}

describe("a build with the routes of one path", () => {
  it("leads where the whole build leads", () => {
    for (const path of [
      "/",
      "/pricing",
      "/PRICING/",
      "/plan/start",
      "/plan/abc",
      "/plan/abc/tasks",
      "/plan/abc/none",
      "/college-planning-ohio",
      "/colleges/204796-ohio",
      "/colleges",
      "/fafsa",
      "/no/such/page",
      "/%70ricing",
      "//pricing",
      "/%",
      "/plan%2Fstart",
    ])
      expect(leadsTo(narrow(path), path), path).toEqual(leadsTo(build, path));
  });

  it("holds no route of another first segment, nor its files", () => {
    const { routes: of, assets } = narrow("/plan/abc/tasks.data");
    expect(Object.keys(of)).toEqual(["root", "home", "layout", "plan", "tasks", "start", "word", "rest"]);
    expect(Object.keys(assets.routes)).toEqual(Object.keys(of));
    expect(assets.version).toBe("1");
  });
});
