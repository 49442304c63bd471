import { describe, expect, it } from "vitest";
import { comparableEmail, readClaims } from "./claims";

const payload = { sub: "auth0|1", email: "Maya@Brooks.example", email_verified: true, name: "Maya Brooks" };

describe("readClaims", () => {
  it("reads who somebody is and which roles they have from their profile", () => {
    expect(readClaims({ ...payload, "https://s/roles": ["Admin"] }, ["https://s/roles"])).toEqual({
      subject: "auth0|1",
      email: "Maya@Brooks.example",
      emailVerified: true,
      name: "Maya Brooks",
      roles: ["Admin"],
    });
  });

  it.each([
    undefined,
    "",
    " ",
    5,
    "maya",
    "a@b@c",
    "a b@c",
    "\u00a0a@b.example",
    "a@b.example\n",
    "a\u200b@b.example",
    `a@${"b".repeat(250)}.example`,
  ])("refuses the e-mail address %j", (email) => {
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
    expect(readClaims({ ...payload, name: undefined }, [])?.name).toBe("Maya");
    expect(readClaims({ ...payload, name: payload.email, nickname: "maya.brooks" }, [])?.name).toBe("maya brooks");
    expect(readClaims({ ...payload, email: "007@brooks.example", name: "007" }, [])?.name).toBe("Someone");
    expect(readClaims({ ...payload, name: "A\r\nB" }, [])?.name).toBe("A B");
    expect(readClaims({ ...payload, name: "x".repeat(5000) }, [])?.name).toHaveLength(40);
  });

  it("leaves out the picture: this site keeps none", () => {
    const claims = readClaims({ ...payload, picture: "https://pics.example/maya.png" }, []);
    expect(JSON.stringify(claims)).not.toContain("pics.example");
  });
});

it("compares e-mail addresses without case", () => {
  expect(comparableEmail(" Maya@Brooks.example ")).toBe("maya@brooks.example");
});

it.each([
  ["\u212Aim@mail.example", "kim@mail.example"],
  ["\u0130nes@mail.example", "ines@mail.example"],
  ["\u017Fam@mail.example", "sam@mail.example"],
  ["maya@\uFF4Dail.example", "maya@mail.example"],
  ["\u00a0maya@mail.example", "maya@mail.example"],
  ["jos\u00e9@mail.example", "jose@mail.example"],
])("takes %j for no other address than itself", (one, other) => {
  expect(comparableEmail(one)).toBe(one);
  expect(comparableEmail(one)).not.toBe(comparableEmail(other));
});
