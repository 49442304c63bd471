import { expect, it } from "vitest";
import { readStoredPassages, storedPassages } from "./built-passages.server";
import { readPassage } from "./index-passages";

const passageOf = (url: string, text: string) =>
  readPassage({
    url,
    title: "Paying",
    headings: ["Aid", "Who signs?"],
    text,
    example: false,
    family: "help",
    state: null,
    audience: ["parent"],
    sources: "",
    reviewed: "2026-11-01",
    asked: ["who signs the fafsa", "does my ex sign, too"],
  });

it("a passage of a build is read as it was written, with each of its words", () => {
  const aid = [
    passageOf("/help/aid#sign", "Each contributor signs.\nA stepparent signs, too."),
    passageOf("/help/aid", "Aid."),
  ];
  const read = readStoredPassages(
    storedPassages(
      new Map([
        ["/help/aid", aid],
        ["/help/loans", []],
      ]),
    ),
  );
  expect(read("/help/aid")).toEqual(aid);
  expect(read("/help/loans")).toEqual([]);
  expect(read("/help")).toBeNull();
});
