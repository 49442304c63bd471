import { expect, it } from "vitest";
import { indexPassages, readPassage } from "./index-passages";
import type { Passage } from "./passage";

const passage = (id: number): Passage => ({
  id,
  url: "/help/aid",
  title: "Paying",
  headings: ["Aid"],
  text: `grant number${id}`,
  asked: [],
  example: false,
  family: "help",
  state: null,
  audience: [],
  sources: "",
  reviewed: "2026-11-01",
});

it("leaves a moment for others after every twenty passages and before they are packed, and has all of them at the end", () => {
  const steps = indexPassages(Array.from({ length: 41 }, (_, id) => readPassage(passage(id))));
  for (let step = 0; step < 4; step++) expect(steps.next().done).toBe(false);
  const { done, value } = steps.next();
  if (done !== true) throw new Error("It goes on.");
  expect(value.stems).toHaveLength(41);
  expect(value.search.documentCount).toBe(41);
  expect(value.written.get("grant")).toBe(41);
});
