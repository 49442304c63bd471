import { describe, expect, it } from "vitest";
import { say } from "~/counselor/answer/evidence";
import { inOrder, isTold } from "./in-order";

const source = { url: "/help/a", title: "A page", source: "This site", year: "2026-27", figures: {} };
const told = (text: string) => say(text, source);
const open = say("I have no checked answer to that part.");
const texts = (all: ReturnType<typeof inOrder>) => all.map(({ text }) => text);

describe("the parts of an answer", () => {
  it("each answer before what is told beside any, in the order asked", () => {
    const [a1, a2, b1, b2] = ["a1", "a2", "b1", "b2"].map(told);
    if (!a1 || !a2 || !b1 || !b2) throw new Error("four statements");
    const parts = [
      { found: [a1, a2], fresh: [a1, a2], open: [] },
      { found: [b1, b2], fresh: [], open: [] },
    ];
    expect(texts(inOrder([b1, b2], parts))).toEqual(["a1", "b1", "a2", "b2"]);
  });

  it("a part that isn't answered is named in its place", () => {
    const parts = [
      { found: [told("a")], fresh: [], open: [] },
      { found: [], fresh: [], open: [open] },
      { found: [told("c")], fresh: [told("c")], open: [] },
    ];
    expect(texts(inOrder([told("a"), told("a, further")], parts))).toEqual(["a", open.text, "c", "a, further"]);
  });

  it("what is only beside an answer that is told already goes last", () => {
    const parts = [
      { found: [told("price"), told("after grants")], fresh: [told("after grants")], isBeside: true, open: [] },
      { found: [told("tests")], fresh: [], open: [] },
    ];
    expect(texts(inOrder([told("price"), told("tests")], parts))).toEqual(["price", "tests", "after grants"]);
  });

  it("a statement with more behind it has told the shorter one", () => {
    expect(isTold(told("The grant."), [told("The grant. File the form.")])).toBe(true);
    expect(isTold(told("The grant. File the form."), [told("The grant.")])).toBe(false);
  });
});
