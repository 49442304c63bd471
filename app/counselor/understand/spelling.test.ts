import { describe, expect, it } from "vitest";
import { inEnglish, termsOf } from "~/counselor/words/phrases";
import { plainText, stem } from "~/counselor/words/words";
import { isSpanish } from "~/library/spanish/questions";
import { clausesOf } from "./clauses";
import { distance, speller } from "./spelling";

describe("spelling", () => {
  const spell = speller(
    new Map([
      ["acceptance", 9],
      ["stanford", 9],
      ["tuition", 9],
      ["titan", 1],
    ]),
  );

  it("fixes a misspelled word and leaves a known or short one", () => {
    expect(["acceptence", "standford", "tution", "tire", "titan"].map(spell)).toEqual([
      "acceptance",
      "stanford",
      "tuition",
      "tire",
      "titan",
    ]);
  });

  it("fills in the vowels that a texted word lacks, of words that everybody asks with", () => {
    const texted = speller(
      new Map([
        ["optional", 60],
        ["scholarship", 60],
        ["oriental", 1],
      ]),
    );
    expect(["optnal", "optnl", "schlrshp", "ornl", "ortnl", "optins"].map(texted)).toEqual([
      "optional",
      "optional",
      "scholarship",
      "ornl",
      "ortnl",
      "optins",
    ]);
  });

  it("counts a swap as one change and gives up early", () => {
    expect(distance("harvrad", "harvard", 2)).toBe(1);
    expect(distance("abc", "xyz", 1)).toBe(2);
  });
});

describe("words", () => {
  it("are compared without endings, accents and marks", () => {
    expect(plainText("What’s the U.S. cost? $60,000!")).toBe("what the us cost $60000");
    expect(stem("grants")).toBe(stem("grant"));
    expect(stem("verification")).toBe(stem("verifications"));
  });

  it("mean the same by the table of synonyms", () => {
    expect(termsOf("what is efc")).toEqual([
      { words: ["efc"], also: [["student", "aid", "index"].map(stem), ["sai"]] },
    ]);
  });
});

describe("Spanish", () => {
  it("is told from English", () => {
    expect(isSpanish("¿necesito SSN para la FAFSA?")).toBe(true);
    expect(isSpanish("how much is UC La Verne")).toBe(false);
  });

  it("is put into English word by word, names of universities too", () => {
    expect(inEnglish("¿Cuánto cuesta la Universidad Estatal de Ohio?")).toMatch(
      /how much does cost .*Ohio State University/,
    );
  });
});

it("a question is taken apart where it asks several things", () => {
  expect(clausesOf("How big is Purdue and what does it cost?")).toEqual(["How big is Purdue", "what does it cost"]);
});
