import { expect, it } from "vitest";
import { askedFor } from "~/counselor/passages/asked";
import { PackedSearch } from "./packed-search";

const everyAsked = Object.entries(askedFor).flatMap(([section, questions]) =>
  questions.map((question, at) => ({ id: `${section} ${at}`, section: section.replace(/\W+/g, " "), question })),
);
/** One in five: thousands of documents, and a fifth of the time. */
const asked = everyAsked.filter((_, at) => at % 5 === 0);

it("finds the same with the same scores, packed or not", () => {
  const search = new PackedSearch<(typeof asked)[number]>({
    fields: ["section", "question"],
    storeFields: ["section"],
  });
  search.addAll(asked);
  const sample = asked.filter((_, at) => at % 100 === 0).map(({ question }) => question);
  expect(sample.length).toBeGreaterThan(40);
  const find = () =>
    sample.flatMap((question) => [
      search.search(question, { boost: { section: 2 } }).slice(0, 20),
      search.search(question.slice(0, 14), { combineWith: "AND", prefix: true, fuzzy: 1 }).slice(0, 20),
    ]);
  const before = find();
  expect(before.filter((found) => found.length > 0).length).toBeGreaterThan(sample.length);
  search.pack();
  expect(find()).toEqual(before);
});

it("says so where there are more documents than it can pack", () => {
  const search = new PackedSearch<{ id: number; text: string }>({ fields: ["text"] });
  search.addAll(Array.from({ length: 70_000 }, (_, id) => ({ id, text: "a" })));
  expect(() => search.pack()).toThrow(RangeError);
});
