import { describe, expect, it } from "vitest";
import { plainText } from "../words/words";
import { phrases } from "./phrases";
import { replies } from "./replies";

describe("what the counselor doesn't answer or do", () => {
  it.each(phrases.map(({ said, reply, when }) => [said, reply, when] as const))("%s: %s", (said, reply, when) => {
    const plain = plainText(said);
    expect(plain).toMatch(when);
    expect(phrases.find((one) => one.when.test(plain))?.reply).toBe(reply);
    expect(["answered", "not for us", "not known"]).toContain(replies[reply]().status);
  });

  it.each([
    "will grad plus loans still exist when I go to law school in 2028",
    "what major do I need for law school",
    "if my brother is undocumented can I still file the FAFSA",
    "does UCLA guarantee transfer admission",
    "can a counselor write a letter about my illness",
  ])("leaves: %s", (said) => expect(phrases.find(({ when }) => when.test(plainText(said)))).toBeUndefined());
});
