import { describe, expect, it } from "vitest";
import { comparableEmail, readClaims } from "./claims";

const payload = { sub: "auth0|1", email: "Maya@Brooks.example", email_verified: true, name: "Maya Brooks" };

describe("readClaims", () => {
  it("reads a profile", () => {
    expect(readClaims({ ...payload, "https://s/roles": ["Admin"] }, ["https://s/roles"])).toEqual({
      subject: "auth0|1",
      email: "Maya@Brooks.example",
      emailVerified: true,
      name: "Maya Brooks",
      picture: null,
      roles: ["Admin"],
    });
  });

  it.each([undefined, "", " ", 5, "maya", "a@b@c", "a b@c"])("refuses the e-mail address %j", (email) => {
    expect(readClaims({ ...payload, email }, [])).toBeNull();
  });

  it("refuses a token without a subject", () => {
    expect(readClaims({ ...payload, sub: undefined }, [])).toBeNull();
  });

  it.each([
    [true, true],
    ["true", true],
    [false, false],
    ["false", false],
    [1, false],
    [undefined, false],
  ])("email_verified %j is %s", (email_verified, expected) => {
    expect(readClaims({ ...payload, email_verified }, [])?.emailVerified).toBe(expected);
  });

  it("falls back to the nickname and to the address, and keeps names on one line", () => {
    expect(readClaims({ ...payload, name: "", nickname: "may" }, [])?.name).toBe("may");
    expect(readClaims({ ...payload, name: undefined }, [])?.name).toBe("Maya@Brooks.example");
    expect(readClaims({ ...payload, name: "A\r\nB" }, [])?.name).toBe("A B");
    expect(readClaims({ ...payload, name: "x".repeat(5000) }, [])?.name).toHaveLength(200);
  });

  it.each(["http://pics.example/a.png", "javascript:alert(1)", "/a.png", 4])("keeps no picture at %j", (picture) => {
    expect(readClaims({ ...payload, picture }, [])?.picture).toBeNull();
  });
});

it("compares e-mail addresses without case", () => {
  expect(comparableEmail(" Maya@Brooks.example ")).toBe("maya@brooks.example");
});
