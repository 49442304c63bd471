import { describe, expect, it } from "vitest";
import { isSameOrigin, safeReturnPath } from "./origin";

describe("isSameOrigin", () => {
  const ours = ["https://site.example"];
  it.each([
    [{ "Sec-Fetch-Site": "same-origin" }, true],
    [{ "Sec-Fetch-Site": "none" }, true],
    [{ "Sec-Fetch-Site": "same-site" }, false],
    [{ "Sec-Fetch-Site": "cross-site", Origin: "https://site.example" }, false],
    [{ Origin: "https://site.example" }, true],
    [{ Origin: "https://evil.example" }, false],
    [{ Origin: "null" }, false],
    [{}, true],
    [{ Cookie: "session=1" }, false],
  ])("%j → %s", (headers, expected) => {
    expect(isSameOrigin(new Headers(headers as Record<string, string>), ours)).toBe(expected);
  });
});

describe("safeReturnPath", () => {
  it.each(["/", "/plan", "/colleges?q=ohio&page=2", "/faq#chance", "/colleges?q=50%25"])("keeps %s", (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });
  it.each([
    ["/colleges?q=Université", "/colleges?q=Universit%C3%A9"],
    ["/search?q=大学 🎓", "/search?q=%E5%A4%A7%E5%AD%A6%20%F0%9F%8E%93"],
    ["/help/año#más", "/help/a%C3%B1o#m%C3%A1s"],
  ])("writes %j so that a header can hold it", (path, sent) => {
    expect(safeReturnPath(path)).toBe(sent);
    expect(new Headers({ Location: safeReturnPath(path) }).get("Location")).toBe(sent);
    expect(new URL(path, "https://site.example").href).toBe(new URL(sent, "https://site.example").href);
  });
  it("writes line breaks of a query so that they end no header", () => {
    expect(safeReturnPath("/search?q=a\r\nSet-Cookie: b")).toBe("/search?q=a%0D%0ASet-Cookie:%20b");
  });
  it.each([
    "/search?q=\ud83c",
    `/search?q=${"é".repeat(500)}`,
    "//evil.example",
    "/\\evil.example",
    "/%2fevil.example",
    "/%5cevil.example",
    "/%252fevil.example",
    "/\t/evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "evil",
    "",
    null,
    undefined,
    `/${"a".repeat(3000)}`,
    "/%E0%A4%A",
  ])("refuses %s", (path) => {
    expect(safeReturnPath(path, "/home")).toBe("/home");
  });
});
