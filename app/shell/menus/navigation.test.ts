import { describe, expect, it } from "vitest";
import { everyAddress } from "../../../tests/setup/addresses";
import { anchors, everyPlace, footerColumns, menus } from "./navigation";
import { mobilePlaces } from "./places";

describe("the navigation", async () => {
  const known = new Set((await everyAddress()).map(({ path }) => `/${path}`.replace(/\/:\w+\?$/, "")));

  it.each(everyPlace.map(({ to }) => to))("%s is an address of the URL table", (to) => {
    const [path = "", fragment] = to.split("#");
    expect(known).toContain(path);
    if (fragment !== undefined) expect(anchors[path]).toContain(fragment);
  });

  it("has the four menus, and no name twice in one of them", () => {
    expect(menus.map(({ name }) => name)).toEqual(["Solutions", "How It Works", "Resources", "Company"]);
    for (const { groups } of menus) {
      const names = groups.flatMap(({ places }) => places.map(({ name }) => name));
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it("has the mobile list of the specification", () => {
    expect(mobilePlaces.map(({ name }) => name)).toEqual([
      "Home",
      "Solutions",
      "How It Works",
      "Blog",
      "Resources",
      "Pricing",
      "About",
      "Help Center",
    ]);
  });

  it("reaches everything of the menus from the foot of the page too", () => {
    const foot = new Set(footerColumns.flatMap(({ places }) => places.map(({ to }) => to)));
    const pages = everyPlace.map(({ to }) => to).filter((to) => !/#|^\/$|^\/admin$|^\/help-center$/.test(to));
    expect(pages.filter((to) => !foot.has(to))).toEqual([]);
  });
});
