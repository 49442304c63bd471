import { describe, expect, it } from "vitest";
import { passages, spanishPassages } from "~/counselor/passages/passages.server";
import { askedDigest } from "./examples.server";
import { type Example, fitSections } from "./fit-sections";
import { sectionModel } from "./section-model.server";
import { sectionOdds } from "./section-odds";
import { packModel, unpackModel } from "./stored-model";

const examples: readonly Example[] = [
  ...["who fills out the fafsa", "which parent goes on the fafsa", "fafsa after a divorce"].map((text) => ({
    text,
    section: "/help/fafsa#who",
    weight: 1,
  })),
  ...["how long is the essay", "may the essay be longer", "words in an essay"].map((text) => ({
    text,
    section: "/help/essay#long",
    weight: 1,
  })),
  { text: "quién llena la fafsa", section: "/es/fafsa#quien", weight: 1 },
];
const options = { size: 8, rounds: 40, start: () => null };

describe("the section a question is for", () => {
  const model = fitSections(examples, options);

  it("is learned from what is asked for it, in its language", () => {
    const odds = sectionOdds(model, "Which PARENT, after the divorce?");
    expect([...odds.keys()].sort()).toEqual(["/help/essay#long", "/help/fafsa#who"]);
    expect(odds.get("/help/fafsa#who")).toBeGreaterThan(0.8);
    expect([...odds.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
    expect([...sectionOdds(model, "¿Quién?", "es")]).toEqual([["/es/fafsa#quien", 1]]);
  });

  it("is nothing where no word is known", () => {
    expect(sectionOdds(model, "zzz ???").size).toBe(0);
  });

  it("is fitted the same each time, and kept as text without another answer", () => {
    expect(fitSections(examples, options)).toEqual(model);
    const kept = unpackModel({ about: "", source: "", of: "", ...packModel(model) });
    for (const { text } of examples) {
      for (const [section, share] of sectionOdds(model, text)) {
        expect(sectionOdds(kept, text).get(section)).toBeCloseTo(share, 1);
      }
    }
  });
});

describe("the rows that are kept", () => {
  it("were fitted on the stored questions of today, and lead to sections that stand", () => {
    // Otherwise: npm run counselor:fit -- --write
    expect(sectionModel().of).toBe(askedDigest());
    const urls = new Set([...passages().all, ...spanishPassages().all].map(({ url }) => url));
    expect(sectionModel().sections.filter((section) => !urls.has(section))).toEqual([]);
  });

  it("name the section of questions that are stored nowhere", () => {
    const first = (question: string) => [...sectionOdds(sectionModel(), question)].sort((a, b) => b[1] - a[1])[0]?.[0];
    expect(first("nobody in my house has a social security number, are they able to make the fsa account")).toBe(
      "/help/fafsa-completion-guide#make-the-accounts",
    );
    expect(first("is 650 words what the common app essay must be")).toBe(
      "/help/personal-essay#does-it-have-to-be-650-words",
    );
  });
});
