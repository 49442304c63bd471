import { describe, expect, it } from "vitest";
import type { Ranked } from "../model/list/rank";
import { arrange, listSearch, readListOptions, type Sort } from "./list-options";

const entry = (name: string, given: { mid?: number; dollars?: number | null; rate?: number | null; label?: string }) =>
  ({
    college: { name, outcomes: { graduationRate: given.rate ?? null } },
    chance: { low: 0, mid: given.mid ?? 0.5, high: 1 },
    price: given.dollars == null ? null : { mid: given.dollars },
    label: given.label ?? "target",
    miles: null,
  }) as unknown as Ranked;

const list = [
  entry("Beta", { mid: 0.4, dollars: null, rate: 0.5, label: "reach" }),
  entry("Alpha", { mid: 0.9, dollars: 20_000, rate: null, label: "safety" }),
  entry("Gamma", { mid: 0.4, dollars: 0, rate: 0.8 }),
];
const names = (sort: Sort, labels: ("safety" | "target" | "reach")[] = []) =>
  arrange(list, { sort, labels, page: 1 }).map(({ college }) => college.name);

describe("arrange", () => {
  it("keeps the order of fit unless asked otherwise", () => {
    expect(names("fit")).toEqual(["Beta", "Alpha", "Gamma"]);
    expect(names("name")).toEqual(["Alpha", "Beta", "Gamma"]);
    expect(names("chance")).toEqual(["Alpha", "Beta", "Gamma"]);
  });

  it("puts what is not reported last, and a price of 0 first", () => {
    expect(names("price")).toEqual(["Gamma", "Alpha", "Beta"]);
    expect(names("graduation")).toEqual(["Gamma", "Beta", "Alpha"]);
    expect(names("distance")).toEqual(["Beta", "Alpha", "Gamma"]);
  });

  it("shows only the labels asked for", () => {
    expect(names("fit", ["reach", "safety"])).toEqual(["Beta", "Alpha"]);
  });
});

describe("the options of a list in an address", () => {
  it("survives a round trip beside the answers and falls back to the usual one", () => {
    const options = { sort: "price", labels: ["safety"], page: 3 } as const;
    const search = listSearch("gpa=3.4&states=OH&states=MI", options);
    expect(search).toBe("gpa=3.4&states=OH&states=MI&label=safety&sort=price&page=3");
    expect(readListOptions(new URLSearchParams(search))).toEqual(options);
    expect(listSearch("", readListOptions(new URLSearchParams("sort=x&page=-1&label=none")))).toBe("");
    expect(readListOptions(new URLSearchParams("sort=x&sort=name&page=1e9")).sort).toBe("name");
  });
});
