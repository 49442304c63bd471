import { expect, it } from "vitest";
import {
  emptySitting,
  followInput,
  followModel,
  followReading,
  parseSitting,
  readSitting,
  sittingFields,
} from "./written";

it("counts words that are typed apart from blocks that are pasted", () => {
  const typed = followInput(emptySitting, "insertText", "The pump", "The pump b");
  const pasted = followInput(typed, "insertFromPaste", "The pump b", "The pump broke on a Tuesday");
  const undone = followInput(pasted, "historyRedo", "The", "The pump broke on a Tuesday");
  const deleted = followInput(undone, "deleteContentBackward", "The pump broke", "The");
  expect(deleted).toEqual({ ...emptySitting, typed: 1, pasted: [3] });
  expect(followInput(emptySitting, "insertFromDrop", "a b", "c d"), "nothing more than before").toEqual(emptySitting);
});

it("goes through a form and back, with rules there are and numbers alone", () => {
  const sitting = followReading({ ...emptySitting, typed: 12, pasted: [40, 3] }, ["cliche", "scene"]);
  const form = new URLSearchParams(sittingFields(sitting));
  expect(readSitting(form, new Set(["cliche", "scene"]))).toEqual(sitting);
  form.set("typed", "1e9");
  form.set("pasted", "x,7");
  form.set("rules", "cliche,<b>");
  expect(readSitting(form, new Set(["cliche"]))).toEqual({
    typed: 100_000,
    pasted: [0, 7],
    readings: 1,
    rules: ["cliche"],
    asked: [],
    model: "",
  });
});

it("keeps what a model asked, questions alone, and which model", () => {
  const sitting = followModel(emptySitting, "one at models.example", ["Who held\nthe wrench?", "I held it."]);
  expect(sitting.asked).toEqual(["Who held the wrench?"]);
  expect(readSitting(new URLSearchParams(sittingFields(sitting)), new Set())).toEqual(sitting);
});

it("reads nothing out of what it cannot read", () => {
  expect(parseSitting("{")).toEqual(emptySitting);
  expect(parseSitting(null)).toEqual(emptySitting);
});
