import { describe, expect, it } from "vitest";
import { countable } from "./misses";

const known = new Set(["aid", "law", "school", "rank"]);
const counted = (asked: string) => countable(asked, (word) => known.has(word));

describe("what is counted of a search without a good result", () => {
  it("is its words, whatever their order, case and endings", () => {
    expect(counted("Law schools ranked")).toBe("law rank school");
    expect(counted("ranked law school?")).toBe("law rank school");
    expect(counted("aid for astronauts")).toBe("aid astronaut");
  });

  it.each([
    ["a figure", "aid 63000"],
    ["an address", "aid jo@mail.example"],
    ["a link", "aid https://example.org"],
    ["a name", "Zenobia Quartermain aid"],
    ["a long text", "aid ".repeat(12)],
    ["a long word", `aid ${"x".repeat(15)}`],
    ["another script", "помощь"],
    ["nothing", "how do I"],
  ])("is nothing where it has %s", (_, asked) => expect(counted(asked)).toBeNull());
});
