import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collegePath } from "~/colleges/address";
import { catalogue } from "~/colleges/catalogue.server";
import { isListed } from "~/season/closure";
import { collegeIndex } from "../search/search.server";
import { browse } from "./browse";
import { filterOptions } from "./labels";

const ask = (search: string) => browse(new URLSearchParams(search), catalogue().all, collegeIndex(), "2026-11-22");

describe("the page of colleges", () => {
  it("shows all of them when nothing is asked", () => {
    const all = ask("");
    expect(all.page.total).toBe(catalogue().all.filter(({ unitid }) => isListed(unitid, "2026-11-22")).length);
    expect(all.page.total).toBeLessThan(catalogue().all.length);
    expect(all.search).toBe("");
    expect(all.active).toEqual([]);
    expect(all.pages.previous).toBeNull();
    expect(all.pages.next).toBe("/colleges?page=2");
  });

  it("puts the nearest first for a ZIP code, and says when it knows none", () => {
    const gambier = { lat: 40.376, lon: -82.397 };
    const near = (search: string, place: typeof gambier | null) =>
      browse(new URLSearchParams(search), catalogue().all, collegeIndex(), "2026-11-22", () => place);
    const found = near("zip=43022", gambier);
    expect(found.search).toBe("?zip=43022");
    expect(found.page.items[0]).toMatchObject({ name: "Kenyon College", fewFinish: null });
    const miles = found.page.items.map((row) => row.miles ?? Number.NaN);
    expect(miles).toEqual([...miles].sort((a, b) => a - b));
    expect(found.active.map(({ label, to }) => [label, to])).toEqual([["Near 43022", "/colleges"]]);
    expect(near("zip=00000", null).errors.zip).toMatch(/don’t know where/);
    expect(near("zip=4302", null).errors.zip).toMatch(/five digits/);
  });

  it("warns where few finish", () => {
    const rows = ask("sort=graduation&order=asc").page.items;
    expect(rows.every(({ fewFinish }) => fewFinish?.startsWith("Only "))).toBe(true);
  });

  it("forgets the fields a form sends empty", () => {
    expect(ask("q=&state=&state=MA&region=&netPriceTo=&open=&sort=applicants&page=1").search).toBe("?state=MA");
  });

  it("takes one filter away by a link and keeps the others", () => {
    const { active } = ask("q=art&state=CA&state=OR&admitFrom=20&admitTo=60&page=2");
    expect(active.map(({ label }) => label)).toEqual(["“art”", "California", "Oregon", "Admits 20% to 60%"]);
    const oregon = active.find(({ label }) => label === "Oregon");
    const left = new URLSearchParams(oregon?.to.split("?")[1]);
    expect(left.getAll("state")).toEqual(["CA"]);
    expect(left.get("admitFrom")).toBe("20");
    expect(left.has("page")).toBe(false);
  });

  it("names the filter that empties the list, with the colleges that come back", () => {
    const empty = ask("state=WY&control=nonprofit&mission=hbcu");
    expect(empty.page.total).toBe(0);
    const [first] = empty.relax;
    expect(first?.label).toBe("Wyoming");
    expect(ask(first?.to.split("?")[1] ?? "").page.total).toBe(first?.colleges);
    expect(first?.colleges).toBeGreaterThan(10);
  });

  it("offers every field once, and what taking all its values away brings", () => {
    const { relax } = ask("state=WY&state=MT&state=ID&control=nonprofit&control=forprofit&mission=hbcu");
    expect(relax[0]?.label).toBe("Wyoming and 2 more");
    expect(ask(relax[0]?.to.split("?")[1] ?? "").page.total).toBe(relax[0]?.colleges);
    expect(relax).toHaveLength(2);
  });

  it("searches once, however many filters empty the list", () => {
    const index = collegeIndex();
    let searches = 0;
    const words = new Proxy(index.words, {
      get(target, name) {
        if (name !== "search") return Reflect.get(target, name);
        return (...asked: Parameters<typeof target.search>) => {
          searches += 1;
          return target.search(...asked);
        };
      },
    });
    const many = [
      ...filterOptions.state.map(({ value }) => `state=${value}`),
      ...filterOptions.field.map(({ value }) => `field=${value}`),
    ];
    const counted = { ...index, words };
    browse(new URLSearchParams("q=college"), catalogue().all, counted, "2026-11-22");
    const once = searches;
    const empty = browse(
      new URLSearchParams(`q=college&admitTo=0&${many.join("&")}`),
      catalogue().all,
      counted,
      "2026-11-22",
    );
    expect(empty.page.total).toBe(0);
    expect(empty.active.length).toBeGreaterThan(80);
    expect(empty.relax.length).toBeLessThanOrEqual(14);
    expect(searches).toBe(2 * once);
  });

  it("keeps what was typed and could not be read", () => {
    const wrong = ask("netPriceTo=cheap&state=CA&admitFrom=999");
    expect(Object.keys(wrong.errors).sort()).toEqual(["admitFrom", "netPriceTo"]);
    expect(wrong.typed).toMatchObject({ netPriceTo: "cheap", admitFrom: "999" });
    expect(wrong.query.state).toEqual(["CA"]);
  });

  it("orders by best match as soon as words are sent with the usual order", () => {
    const before = ask("");
    const { query } = ask(`q=michigan&sort=${before.sortChoice}`);
    expect(query.sort).toBe("match");
    expect(ask("q=michigan&sort=name").sortChoice).toBe("name");
  });

  it("turns the order of a column round at the second click", () => {
    const once = ask("sort=price");
    expect(once.sorting.price).toEqual({ to: "/colleges?sort=price&order=desc", order: "asc" });
    expect(ask("sort=price&order=desc").sorting.price.to).toBe("/colleges?sort=price");
  });

  // The route redirects to the one address of a list: an address that changed once more would never arrive.
  it("has one address for every list", () => {
    const value = (field: keyof typeof filterOptions) =>
      fc.subarray(
        filterOptions[field].map((option) => `${field}=${option.value}`),
        { maxLength: 3 },
      );
    const parts = fc.tuple(
      fc.constantFrom([], ["q=art"], ["q= Art  school "], ["q=%E9&q=x"]),
      value("state"),
      value("field"),
      value("tests"),
      fc.constantFrom([], ["open=yes"], ["admitFrom=60", "admitTo=20"], ["netPriceTo=%2420,000"], ["religion=any"]),
      fc.constantFrom([], ["sort=match"], ["sort=price&order=desc"], ["order=desc"], ["sort=name&order=asc"]),
      fc.constantFrom([], ["page=1"], ["page=0007"], ["other=1"]),
    );
    fc.assert(
      fc.property(parts, (chosen) => {
        const once = ask(chosen.flat().join("&")).search;
        expect(ask(once).search).toBe(once);
        expect(new URLSearchParams(once).toString()).toBe(once.slice(1));
      }),
      { numRuns: 60 },
    );
  });
});

it("leaves out colleges that nobody can start at, and says so to whoever looks for one by name", () => {
  const names = (search: string) => ask(search).page.items.map(({ name }) => name);
  expect(names("q=siena heights")).not.toContain("Siena Heights University");
  expect(ask("q=siena heights").gone).toEqual([
    {
      name: "Siena Heights University",
      label: "Closed in May 2026",
      unitid: 172264,
      instead: null,
    },
  ]);
  expect(ask("q=siena heights").page.total, "colleges that share one of its words").toBe(0);
  // Gone from the catalogue, and still looked for.
  expect(ask("q=university of the arts").gone).toEqual([]);
  expect(ask("q=birmingham").gone).toEqual([]);
  expect(ask("q=cabrini").gone).toEqual([
    { unitid: null, name: "Cabrini University, PA", label: "Closed in May 2024", instead: null },
  ]);
  // Not confirmed: only for its own name, and in words of doubt.
  expect(ask("q=birmingham-southern").gone.map(({ label }) => label)).toEqual(["May be closed: check"]);
  expect(ask("q=birmingham-southern").page.total).toBe(0);
  expect(ask("q=wells").gone.map(({ label }) => label)).toEqual(["Closed in May 2024"]);
  expect(ask("q=mont alto").gone[0]?.instead).toEqual({ unitid: 214777, name: "Penn State" });
  expect(names("q=king's college pa")).toContain("King's College");
  expect(ask("q=ursuline").page.items[0]?.closing).toBe("Merging with Gannon University");
  expect(ask("").page.total).toBe(ask("").all);
});

it("links to every college of the catalogue: from a page of the list, or from those that nobody can start at", () => {
  const { page, closed } = ask("");
  const listed = Array.from({ length: page.pages }, (_, i) => ask(i === 0 ? "" : `page=${i + 1}`).page.items).flat();
  const linked = new Set([...listed, ...closed].map(({ path }) => path));
  expect(catalogue().all.filter((college) => !linked.has(collegePath(college)))).toEqual([]);
  expect(closed.find(({ name }) => name === "Siena Heights University")?.label).toBe("Closed in May 2026");
  expect(ask("page=2").closed, "said once").toEqual([]);
});

it("reminds whoever looks at a college in Puerto Rico to ask in which language it teaches", () => {
  expect(ask("q=central de bayamon").page.items[0]?.closing).toMatch(/which language/);
  expect(ask("q=ohio state university main").page.items[0]?.closing).toBeNull();
});

it("filters by the policy for this fall", () => {
  const found = (search: string) => ask(search).page.total;
  expect(ask("q=ohio state university&tests=required").page.items.map(({ unitid }) => unitid)).toContain(204796);
  expect(ask("q=ohio state university&tests=optional").page.items.map(({ unitid }) => unitid)).not.toContain(204796);
  expect(found("tests=blind")).toBe(31);
  expect(ask("q=university of washington&tests=optional").page.items.map(({ unitid }) => unitid)).toContain(236948);
});
