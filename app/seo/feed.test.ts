import { expect, it } from "vitest";
import { atomFeed } from "./feed";

const feed = { path: "/blog/feed.xml", page: "/blog", title: "A & B", author: "Us" };

it("writes an entry with its days, and the newest day for the whole", () => {
  const xml = atomFeed("https://www.example.org", feed, [
    { path: "/blog/a", title: "<One>", description: "d", published: "2026-01-02", updated: "2026-03-04" },
    { path: "/blog/b", title: "Two", description: "d", published: "2026-02-02", updated: "2026-02-02" },
  ]);
  expect(xml).toContain("<title>A &amp; B</title>");
  expect(xml).toContain("<title>&lt;One&gt;</title>");
  expect(xml).toContain('<link href="https://www.example.org/blog/a"/><published>2026-01-02T00:00:00Z</published>');
  expect(xml.indexOf("<updated>2026-03-04T00:00:00Z</updated><author>")).toBeGreaterThan(0);
});
