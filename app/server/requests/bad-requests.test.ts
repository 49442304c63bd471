import { describe, expect, it } from "vitest";
import { badRequest, originForm } from "./bad-requests";

describe("badRequest", () => {
  it.each(["/", "/colleges?q=%", "/colleges/%F0%9F%98%80", "/%00", "/?my_data=1", "//evil.example", "/a%2fb"])(
    "lets %s pass",
    (url) => {
      expect(badRequest({ method: "GET", url })).toBeNull();
    },
  );

  it.each([
    "/%",
    "/%E0%A4%A",
    "/colleges/%FF?q=a",
    "*",
    "",
    "/colleges?q=a&_data=root",
    "/?_data=x",
    "/account?%5Fdata=root",
    "/account?_data",
    "example.com:443",
  ])("answers 400 to %j", (url) => {
    expect(badRequest({ method: "GET", url })?.status).toBe(400);
  });

  it.each(["a b", "[", "evil.example:99999", "a@evil.example", "x/../y", "a?b"])(
    "answers 400 to the host %j",
    (host) => {
      expect(badRequest({ method: "GET", url: "/", headers: { host } })?.status).toBe(400);
    },
  );

  it.each(["localhost:3000", "collegeward.example", "[::1]:80", "", undefined])("lets the host %j pass", (host) => {
    expect(badRequest({ method: "GET", url: "/", headers: host === undefined ? {} : { host } })).toBeNull();
  });

  it("answers 414 to an address that is longer, or has more fields, than any of this site", () => {
    expect(badRequest({ method: "GET", url: `/colleges?${"unitids=1&".repeat(301)}` })?.status).toBe(414);
    expect(badRequest({ method: "GET", url: `/search?q=${"a".repeat(8_000)}` })?.status).toBe(414);
    expect(badRequest({ method: "GET", url: `/colleges?${"state=OH&".repeat(200)}q=${"a".repeat(5_000)}` })).toBeNull();
  });

  it("answers 405 to the methods that a Request cannot have", () => {
    for (const method of ["TRACE", "CONNECT", "TRACK"]) {
      expect(() => new Request("http://localhost/", { method })).toThrow();
      expect(badRequest({ method, url: "/" })?.status).toBe(405);
    }
  });
});

describe("originForm", () => {
  it.each([
    ["http://collegeward.example/colleges?q=a", "/colleges?q=a"],
    ["HTTPS://collegeward.example", "/"],
    ["http://collegeward.example?q=a", "/?q=a"],
    ["/go?to=http://a.example/", "/go?to=http://a.example/"],
    ["//a.example/", "//a.example/"],
  ])("turns %s into %s", (url, path) => expect(originForm(url)).toBe(path));
});
