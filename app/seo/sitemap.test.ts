import { expect, it } from "vitest";
import { sitemap } from "./sitemap";

it("writes each address once, escaped, and no date", () => {
  const xml = sitemap("https://www.example.org", ["/", "/a&b"]);
  expect(xml).toContain("<loc>https://www.example.org/</loc>");
  expect(xml).toContain("<loc>https://www.example.org/a&amp;b</loc>");
  expect(xml).not.toContain("lastmod");
});

it("refuses more than one file may hold", () => {
  expect(() =>
    sitemap(
      "https://www.example.org",
      Array.from({ length: 50_001 }, () => "/"),
    ),
  ).toThrow(RangeError);
});
