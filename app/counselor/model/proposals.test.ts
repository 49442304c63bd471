import fc from "fast-check";
import { expect, it } from "vitest";
import { proposalReader } from "./proposals";

const read = (text: string) => proposalReader().read(text);

it.each([
  ['{"text":"A.","evidence":["source_1"]}\n{"text":"B.","evidence":[]}', ["A.", "B."]],
  ['[{"text":"A.","evidence":[]},{"text":"B."}]', ["A.", "B."]],
  ['```json\n{"statements":[{"text":"A {b} \\"c\\".","evidence":[]}]}\n```', ['A {b} "c".']],
  ['Sure, here it’s: {"text":"A."} and {not json} and {"text":5}', ["A."]],
  ['{"text":"A.","evidence":["source_1"]', []],
  ["}}}} Ohio State costs $5", []],
])("reads the sentences of %s", (text, sentences) => expect(read(text).map((one) => one.text)).toEqual(sentences));

it("reads the same wherever the text is cut", () => {
  const sentences = fc.array(
    fc.record({
      text: fc.string({ maxLength: 40 }),
      evidence: fc.array(fc.string({ maxLength: 9 }), { maxLength: 3 }),
    }),
  );
  fc.assert(
    fc.property(sentences, fc.integer({ min: 1, max: 9 }), (all, size) => {
      const text = all.map((one) => JSON.stringify(one)).join("\n");
      const reader = proposalReader();
      const found = [];
      for (let at = 0; at < text.length; at += size) found.push(...reader.read(text.slice(at, at + size)));
      expect(found).toEqual(all);
    }),
  );
});

it("stops reading what never ends", () => {
  const reader = proposalReader();
  for (let at = 0; at < 70; at += 1) reader.read("x".repeat(1_000));
  expect(reader.read('{"text":"A."}')).toEqual([]);
});
