import { describe, expect, it } from "vitest";
import { site } from "~/site";
import { longestBareTitle, longestTitle, pageMeta, titleThatFits } from "./meta";

const titleOf = (title: string) =>
  pageMeta({ matches: [] }, { title, description: "About it.", path: "/x" }).flatMap((one) =>
    "title" in one ? [one.title] : [],
  )[0];

describe("the title of a page", () => {
  it("names the site where there is room, and never twice", () => {
    expect(titleOf("Search")).toBe(`Search · ${site.name}`);
    expect(titleOf(`About ${site.name}`)).toBe(`About ${site.name}`);
    const long = "Careers from colleges: pay by field, technical grants, rural loans";
    expect(titleOf(long)).toBe(long);
    for (let length = 20; length < 80; length++)
      expect(String(titleOf("x".repeat(length))).length).toBeLessThanOrEqual(Math.max(length, longestTitle));
  });

  it("is the first of several that search results do not cut", () => {
    const long = "x".repeat(longestBareTitle);
    expect(titleThatFits(long, "short")).toBe(long);
    expect(titleThatFits(`${long}x`, "short", "shorter")).toBe("short");
    expect(titleThatFits(`${long}x`, `${"word ".repeat(20)}end`)).toBe(`${"word ".repeat(14)}word…`);
    expect(
      titleThatFits("Heating, Air Conditioning, Ventilation and Refrigeration Maintenance Technology/Technician"),
    ).toBe("Heating, Air Conditioning, Ventilation and Refrigeration Maintenance…");
    expect(titleThatFits(`${long}x`), "one word").toHaveLength(longestBareTitle);
  });
});

it("names the same subject in other languages, with whole addresses", () => {
  const languages = { en: "/help/x", es: "/es/x", "x-default": "/help/x" };
  const matches = [{ id: "root", data: { origin: "https://example.org" } }];
  const head = pageMeta({ matches }, { title: "A title", description: "About it.", path: "/es/x", languages });
  expect(head.filter((one) => "hrefLang" in one)).toEqual(
    Object.entries(languages).map(([hrefLang, path]) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang,
      href: `https://example.org${path}`,
    })),
  );
  const alone = pageMeta({ matches }, { title: "A title", description: "About it.", path: "/x" });
  expect(alone.some((one) => "hrefLang" in one)).toBe(false);
});
