import { expect, it } from "vitest";
import { forSpanishReaders, languageAt, langWithin, pathIn } from "./language";

it.each([
  ["/es", "es"],
  ["/es/", "es"],
  ["/es/becas", "es"],
  ["/es?q=beca", "es"],
  ["/es/glosario#sai", "es"],
  ["/", "en"],
  ["/essays", "en"],
  ["/help/es", "en"],
])("%s is a page in %s", (path, language) => expect(languageAt(path)).toBe(language));

it("names the language of a part only where it is another one", () => {
  expect(langWithin("es", "en")).toBe("en-US");
  expect(langWithin("en", "es")).toBe("es");
  expect(langWithin("es", "es")).toBeUndefined();
});

it("leads readers of Spanish to the tools that speak it, and to nothing that isn't there", () => {
  expect(pathIn("en", "/tools/fafsa-calculator")).toBe("/tools/fafsa-calculator");
  expect(forSpanishReaders("/college-cost-calculator?unitids=204796")).toBe(
    "/es/college-cost-calculator?unitids=204796",
  );
  expect(forSpanishReaders("/tools/fafsa-calculator#result")).toBe("/es/tools/fafsa-calculator#result");
  expect(forSpanishReaders("/college-cost-calculator/loan")).toBe("/college-cost-calculator/loan");
  expect(forSpanishReaders("/college-match-quiz/results?gpa=3.4")).toBe("/es/college-match-quiz/results?gpa=3.4");
  expect(forSpanishReaders("/college-match-quiz/method#how")).toBe("/es/college-match-quiz/method#how");
  expect(forSpanishReaders("/essay-coach/method")).toBe("/essay-coach/method");
});
