import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { NoExport, readSearchFile } from "./data.server";
import { type Opportunity, opportunities } from "./opportunities";
import type { SearchFigure } from "./read-export";

const origin = "https://college.example";
const queries =
  '\ufeffTop queries,Clicks,Impressions,CTR,Position\r\nfafsa deadline,3,"1,200",0.25%,8.44\r\n,1,1,100%,1\r\nbad,x,1,1%,1\r\n';
const pages = `Top pages,Clicks,Impressions,CTR,Position\n${origin}/help?x=1,5,100,5%,3\nhttps://else.example/a,5,100,5%,3\n`;

it("reads an export, as CSV or zip, and only lines about this site that make sense", () => {
  const query = { kind: "query", query: "fafsa deadline", path: "", clicks: 3, impressions: 1200, position: 844 };
  expect(readSearchFile(strToU8(queries), origin)).toEqual([query]);
  const zip = zipSync({
    "Queries.csv": strToU8(queries),
    "Pages.csv": strToU8(pages),
    "Devices.csv": strToU8("Device,Clicks\n"),
  });
  const page = { kind: "page", query: "", path: "/help", clicks: 5, impressions: 100, position: 300 };
  expect(readSearchFile(zip, origin)).toEqual([query, page]);
});

it.each([
  ["a table of something else", strToU8("Device,Clicks\nPhone,3\n")],
  ["no table", strToU8('"never closed')],
  ["half a zip", zipSync({ "Queries.csv": strToU8(queries) }).slice(0, 60)],
])("%s is refused as no export of what people searched for", (_, bytes) =>
  expect(() => readSearchFile(bytes, origin)).toThrow(NoExport),
);

const figure = (change: Partial<SearchFigure>): SearchFigure => ({
  kind: "query",
  query: "college",
  path: "",
  clicks: 10,
  impressions: 100,
  position: 300,
  ...change,
});
const kindsOf = (found: readonly Opportunity[]) => found.map(({ kind, about }) => `${kind} ${about}`);

it("finds each kind of opportunity, and none where all is well", () => {
  const usual = ["a1", "a2", "a3", "a4"].map((query) => figure({ query }));
  const titles = ["College a1 a2 a3 a4 seldom almost"];
  expect(opportunities(usual, titles)).toEqual([]);
  const seldom = figure({ query: "seldom", clicks: 1 });
  expect(kindsOf(opportunities([...usual, seldom], titles))).toEqual(["few-clicks seldom"]);
  expect(kindsOf(opportunities([figure({ query: "almost", position: 950 })], titles))).toEqual(["almost-there almost"]);
  expect(kindsOf(opportunities([figure({ query: "how to get a dorm" })], titles))).toEqual([
    "no-page how to get a dorm",
  ]);
  const pair = (path: string) => figure({ kind: "pair", path });
  expect(kindsOf(opportunities([pair("/a")], titles))).toEqual([]);
  expect(opportunities([pair("/a"), pair("/b")], titles)).toMatchObject([
    { kind: "two-pages", about: "college", impressions: 200 },
  ]);
});

it("has a page for a query only where one title has all of its words, and not where several have them between them", () => {
  const ask = (query: string, titles: readonly string[]) => opportunities([figure({ query })], titles).length;
  expect(ask("merit aid in ohio", ["Merit aid", "Colleges in Ohio", "Ohio: merit and need, aid by aid"])).toBe(0);
  expect(ask("merit aid in ohio", ["Merit aid", "Colleges in Ohio", "Aid in Ohio"])).toBe(1);
  expect(ask("colleges", ["One college"]), "one of them or many").toBe(0);
  expect(ask("how to", ["Other words"]), "no telling word").toBe(0);
});

it("names a page whose share of all clicks fell by more than half, whatever days the two exports are of", () => {
  const pages = (clicks: Readonly<Record<string, number>>) =>
    Object.entries(clicks).map(([path, count]) => figure({ kind: "page", query: "", path, clicks: count }));
  const fell = (now: Readonly<Record<string, number>>) =>
    opportunities(pages(now), [], pages({ "/a": 100, "/b": 100, "/rare": 4 }))
      .filter(({ kind }) => kind === "fewer-clicks")
      .map(({ about, words }) => `${about}: ${words}`);
  expect(fell({ "/a": 10, "/b": 10 }), "a tenth of the days").toEqual([]);
  expect(fell({ "/a": 100, "/b": 40, "/new": 60 })).toEqual([
    "/b: 20.0 percent of all clicks; in the import before it was 49.0 percent.",
  ]);
  expect(fell({ "/a": 100 }), "nobody saw it").toEqual([
    "/b: 0.0 percent of all clicks; in the import before it was 49.0 percent.",
  ]);
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`/${at}`, 1]));
  expect(fell({ ...many, "/a": 1000 }), "it may only be cut off").toEqual([]);
});
