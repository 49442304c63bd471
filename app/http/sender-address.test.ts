import { describe, expect, it } from "vitest";
import { senderOf } from "./sender-address.server";

describe("who sends a request", () => {
  it("is the other end, which may claim nothing", () => {
    expect(senderOf("203.0.113.9", "198.51.100.1")).toBe("203.0.113.9");
    expect(senderOf("::ffff:203.0.113.9", undefined)).toBe("203.0.113.9");
    expect(senderOf("", undefined)).toBe("");
  });

  it.each([
    ["198.51.100.1", "198.51.100.1"],
    ["9.9.9.9, 198.51.100.1", "198.51.100.1"],
    ["198.51.100.1:10001", "198.51.100.1"],
    ["[2001:db8::7]:443", "2001:db8:0:0"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["2001:0DB8:0:0:ffff::9", "2001:db8:0:0"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["::ffff:198.51.100.1", "198.51.100.1"],
    ["unknown", "127.0.0.1"],
    ["", "127.0.0.1"],
  ])("is what a proxy beside us says: %s", (forwarded, sender) => {
    expect(senderOf("127.0.0.1", forwarded)).toBe(sender);
  });

  it("is one for all addresses of a household", () => {
    const all = Array.from({ length: 7 }, (_, at) => senderOf("::1", `2001:db8::${at + 1}`));
    expect(new Set(all).size).toBe(1);
  });
});
