import { describe, expect, it } from "vitest";
import { indexPages, searchPages } from "~/search/search-pages";
import { isSpanish, saysNothing } from "./questions";

it.each([
  "cómo llenar la fafsa",
  "becas",
  "fecha límite fafsa",
  "¿qué es el sai?",
  "qué es el sai",
  "año sabático",
  "perdi mi trabajo fafsa",
])("“%s” is Spanish", (asked) => expect(isSpanish(asked)).toBe(true));

it.each(["fafsa", "what is SAI", "La Salle", "Los Angeles colleges", "MI financial aid", "con artist", "", "sin tax"])(
  "“%s” is not",
  (asked) => expect(isSpanish(asked)).toBe(false),
);

it("leaves small words out, but not the one for “without”", () => {
  expect(["el", "Qué", "¿cómo"].every(saysNothing)).toBe(true);
  expect(saysNothing("sin")).toBe(false);
});

describe("the search", () => {
  const pages = [
    { path: "/help/fafsa", title: "Filing the FAFSA", description: "Who signs.", text: "SAI" },
    { path: "/es/fafsa", title: "La FAFSA para familias", description: "Quién firma.", text: "qué es el SAI" },
  ];
  const index = indexPages(pages.map((page) => ({ ...page, headings: "", searches: "" })));
  const paths = (asked: string) => searchPages(index, asked, 5).pages.map(({ path }) => path);

  it("puts pages in the language of the question first, and finds the others too", () => {
    expect(paths("fafsa")).toEqual(["/help/fafsa", "/es/fafsa"]);
    expect(paths("¿cómo llenar la fafsa?")[0]).toBe("/es/fafsa");
    expect(paths("qué es el sai")).toEqual(["/es/fafsa", "/help/fafsa"]);
  });
});
