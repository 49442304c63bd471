import { describe, expect, it } from "vitest";
import { cacheKey, type Declared } from "./cache-key";

const routes: Record<string, Declared> = {
  "/": { queryKeys: [], routes: ["root", "home"] },
  "/search": { queryKeys: ["q", "all"], routes: ["root", "search"] },
  "/quiz": { queryKeys: "personal", routes: ["root", "quiz"] },
};
const key = (url: string) => cacheKey(url, (path) => routes[path] ?? null);

describe("cacheKey", () => {
  it.each([
    ["/", "/"],
    ["/?utm_source=x&q=1", "/"],
    ["/search?q=fafsa", "/search?q=fafsa"],
    ["/search?evil=1&q=fafsa&evil=2", "/search?q=fafsa"],
    ["/search?all=pages&q=a", "/search?q=a&all=pages"],
    ["/search?q=a&q=b", "/search?q=a&q=b"],
    ["/search?Q=a", "/search"],
    ["/search?q=a%26all=b", "/search?q=a%26all%3Db"],
    ["/quiz", "/quiz"],
    ["/_root.data", "/_root.data"],
    ["/search.data?q=a&x=1", "/search.data?q=a"],
    ["/search.data?_routes=search,evil", "/search.data?_routes=search"],
    ["/search.data?_routes=search,root", "/search.data?_routes=root%2Csearch"],
    ["/quiz.data?_routes=quiz", "/quiz.data?_routes=quiz"],
  ])("%s is kept as %s", (url, kept) => expect(key(url)).toBe(kept));

  it.each([
    ["a page that declares nothing", "/account"],
    ["a query that belongs to one reader", "/quiz?gpa=3"],
    ["the same in the data of a page", "/quiz.data?gpa=3&_routes=quiz"],
    ["routes that the page does not have", "/search.data?_routes=evil"],
    ["capitals", "/Search"],
    ["a slash too many", "/search/"],
    ["an address with another host in it", "//evil.example/search"],
    ["an escaped letter", "/%73earch"],
    ["a long query", `/search?q=${"a".repeat(1_001)}`],
  ])("%s is not kept: %s", (_, url) => expect(key(url)).toBeNull());
});
