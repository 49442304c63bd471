import { expect, it } from "vitest";
import { inEnglish, partsOf, translatorOf } from "./translation";

const t = translatorOf({ "{count} colleges": "{count} universidades", Choose: "Elija" });

it("says a message in the other language, its places filled", () => {
  expect(t("Choose")).toBe("Elija");
  expect(t("{count} colleges", { count: 3 })).toBe("3 universidades");
});

it("keeps a message that has no translation, and what objects have by themselves", () => {
  expect(t("Only in English")).toBe("Only in English");
  expect(t("constructor")).toBe("constructor");
});

it("fills places in English too, and leaves those without a value", () => {
  expect(inEnglish("{count} colleges in {state}", { count: 3 })).toBe("3 colleges in {state}");
});

it("cuts a message at its places, text first", () => {
  expect(partsOf("{a} and {b}")).toEqual(["", "a", " and ", "b", ""]);
});
