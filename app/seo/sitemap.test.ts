import { expect, it } from "vitest";
import { sitemap } from "./sitemap";

it("writes each address once, escaped, with the day it changed where that is known", () => {
  const xml = sitemap("https://www.example.org", [
    { path: "/", updated: null },
    { path: "/a&b", updated: "2026-11-21" },
  ]);
  expect(xml).toContain("<url><loc>https://www.example.org/</loc></url>");
  expect(xml).toContain("<url><loc>https://www.example.org/a&amp;b</loc><lastmod>2026-11-21</lastmod></url>");
});

it("refuses more than one file may hold", () => {
  const many = Array.from({ length: 50_001 }, () => ({ path: "/", updated: null }));
  expect(() => sitemap("https://www.example.org", many)).toThrow(RangeError);
});
