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
