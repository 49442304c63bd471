import { expect, it } from "vitest";
import type { QuestionLine } from "./draft-view";
import { markedQuestions } from "./marked-questions";

const line = (id: string, quote: string, start: number): QuestionLine => ({
  id,
  quote,
  start,
  end: start + quote.length,
  who: "Renee, parent",
  words: `Why ${id}?`,
  asked: "",
  version: 1,
});
const first = "The pump broke. I ran. The pump broke.";
const [again, ran] = [line("again", "The pump broke.", 23), line("ran", "I ran.", 16)];
const placesOf = (text: string, same: number | null) =>
  markedQuestions(text, [again, ran], same).map(({ id, places }) => [id, ...places.map(({ start }) => start)]);

it("marks the place somebody asked about in the version they read", () => {
  expect(placesOf(first, 1)).toEqual([
    ["ran", 16],
    ["again", 23],
  ]);
});

it("follows the words in a text that has changed, and marks nothing where it can’t know", () => {
  expect(placesOf(`On Tuesday, late. ${first}`, null)).toEqual([["ran", 34], ["again"]]);
  expect(placesOf("I walked.", null)).toEqual([["again"], ["ran"]]);
});
