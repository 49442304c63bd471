import { describe, expect, it } from "vitest";
import { dangerExamples, heldOut } from "~/counselor/danger-fit/examples.server";
import { dangerOdds, heardKinds } from "~/danger/learned/odds";
import { shorterRows } from "~/learned/shorter-rows";
import { packLooks, unpackLooks } from "~/learned/stored-looks";
import { fitDanger, type Told } from "./fit-danger";

const examples: readonly Told[] = [
  ...["my dad beats me", "my uncle beats me", "he beats me at home"].map((text): Told => ({ text, kind: "abuse" })),
  ...["we have no food", "no food at home", "there is no food here"].map((text): Told => ({ text, kind: "hunger" })),
  ...["when is the form due", "my dad signs the form", "which form is it"].map(
    (text): Told => ({ text, kind: "none", many: true }),
  ),
];
const options = { size: 6, rounds: 300, start: new Map<string, Float32Array>() };

describe("the model of danger", () => {
  const model = fitDanger(examples, options);
  const likeliest = (text: string, of = model) => {
    const odds = dangerOdds(of, text);
    return heardKinds[odds.indexOf(Math.max(...odds))];
  };

  it("learns the kind from examples, also beside a question", () => {
    expect(likeliest("my brother beats me")).toBe("abuse");
    expect(likeliest("we have no food left")).toBe("hunger");
    expect(likeliest("when is it due")).toBe("none");
    expect(dangerOdds(model, "beats me").reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 5);
  });

  it("is fitted the same each time, and kept as text without another answer", () => {
    expect(fitDanger(examples, options)).toEqual(model);
    const kept = unpackLooks({ about: "", source: "", ...packLooks(model) });
    for (const { text } of examples) expect(likeliest(text, kept)).toBe(likeliest(text));
  });

  it("never learns from what is held out", () => {
    const both = Object.values(heldOut).flat();
    const held = new Set(both.map(({ text }) => text));
    expect(both.filter(({ kind }) => kind !== "none").length).toBeGreaterThanOrEqual(200);
    const learned = dangerExamples([...held, "when is the FAFSA due"]);
    expect(learned.map(({ text }) => text)).toContain("when is the FAFSA due");
    expect(learned.filter(({ text }) => held.has(text))).toEqual([]);
  });
});

it("shorter rows keep what is near near", () => {
  const rows = new Map([
    ["dad", [1, 0.1, 0, 0]],
    ["mom", [1, 0, 0.1, 0]],
    ["form", [0, 0, 1, 0.1]],
    ["fee", [0, 0.1, 1, 0]],
  ]);
  const short = shorterRows(rows, 2);
  const near = (a: string, b: string) =>
    [...(short.get(a) ?? [])].reduce((sum, one, i) => sum + one * (short.get(b)?.[i] ?? 0), 0);
  expect(near("dad", "mom")).toBeGreaterThan(0.8);
  expect(near("dad", "form")).toBeLessThan(0);
});
