import { describe, expect, it } from "vitest";
import { isAddress } from "./address";

describe("an address", () => {
  it.each(["a@b.co", "Zoë.O'Neil+college@mail.example.org", "x_1-2=3/4@xn--bcher-kva.example", "a%b!c@d.example"])(
    "%s",
    (text) => expect(isAddress(text)).toBe(true),
  );
});

describe("no address", () => {
  it.each([
    "",
    "nobody",
    "a@b",
    "@b.co",
    "a@",
    "a@.co",
    "a@b.",
    "a@b..co",
    "a@@b.co",
    "a b@c.co",
    "a@b.co ",
    // Read as a list, a group, a name with an address or a comment, these go to the first.
    "victim@x.com,1.a",
    "victim@x.com;1.a",
    "victim@x.com(1.a)",
    "a1<victim@x.com>",
    "g:victim@x.com;",
    '"victim@x.com"@y.co',
    "a\\@b@c.co",
    "victim@[10.0.0.1]",
    "a@b.co\nBcc:c@d.co",
    "a\0@b.co",
    "a\u200b@b.co",
    // Other spellings of the same host.
    "victim@x.com.",
    "victim@mail.x。com",
    "victim@ｘ.com",
    "victim@x\u00ad.com",
    "victim@x%2ecom",
    "victim@\u212a.com",
    `${"a".repeat(65)}@b.co`,
    `a@${"b".repeat(260)}.co`,
  ])("%j", (text) => expect(isAddress(text)).toBe(false));
});
