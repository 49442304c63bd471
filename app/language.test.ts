import { expect, it } from "vitest";
import { languageAt, langWithin } from "./language";

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
