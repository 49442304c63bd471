import { describe, expect, it } from "vitest";
import { addressOf } from "./address";
import { readPage } from "./files.server";

const head = {
  title: "A title that is long enough",
  description: "A description that says in one or two sentences what the reader will know afterwards.",
  audience: "[student]",
  author: "editors",
  published: "2026-11-21",
  updated: "2026-11-21",
  reviewed: "2026-11-21",
  nextReview: "2027-10-01",
  category: "paying",
  tags: "[FAFSA]",
  sources: "[{ title: A source, publisher: Somebody, year: 2025 }]",
  related: "[/help, /tools]",
};
const page = (changes: Record<string, string | null> = {}) => {
  const lines = Object.entries({ ...head, ...changes }).flatMap(([key, value]) =>
    value === null ? [] : [`${key}: ${value}`],
  );
  return `---\n${lines.join("\n")}\n---\n\nText of {site}.\n`;
};

describe("the address of a file", () => {
  it.each([
    ["site/about.md", "/about"],
    ["help/fafsa-completion-guide.md", "/help/fafsa-completion-guide"],
    ["guides/divorced-parents-guide.md", "/divorced-parents-guide"],
    ["blog/two-years-first.md", "/blog/two-years-first"],
    ["es/becas.md", "/es/becas"],
    ["blog/categories/behind-the-platform.md", "/blog/behind-the-platform"],
    ["story/emmas-story-august.md", "/emmas-story-august"],
    ["states/texas/index.md", "/college-planning-texas"],
    ["states/texas/financial-aid.md", "/college-planning-texas/financial-aid"],
  ])("%s is %s", (file, path) => expect(addressOf(file)?.path).toBe(path));

  it.each(["help/A b.md", "help/../x.md", "help/x.txt", "other/x.md", "help/a/b.md", "states/texas/a/b.md"])(
    "%s is no page",
    (file) => expect(addressOf(file)).toBeNull(),
  );
});

describe("a file", () => {
  it("is read with the name of the site in its place", () => {
    const { front, canonical, body } = readPage("help/x.md", page({ title: "\"It's a 'quoted' title\"" }));
    expect(front?.title).toBe("It’s a ‘quoted’ title");
    expect(canonical).toBe("/help/x");
    expect(body).not.toContain("{site}");
  });

  it("may be a copy of another page", () => {
    const copy = readPage("help/x.md", "---\ncanonical: /divorced-parents-guide\n---\n");
    expect([copy.front, copy.canonical]).toEqual([null, "/divorced-parents-guide"]);
  });

  it.each([
    [{ title: "Short" }, /title/],
    [{ description: "Too short." }, /description/],
    [{ author: "Jane Doe" }, /author/],
    [{ sources: "[]" }, /at least one source/],
    [{ related: "[/help]" }, /related/],
    [{ reviewed: "yesterday" }, /reviewed/],
    [{ nextReview: null }, /nextReview/],
    [{ color: "red" }, /color/],
  ])("is refused with %j, and told why", (changes, message) => {
    expect(() => readPage("help/x.md", page(changes))).toThrow(message);
    expect(() => readPage("help/x.md", page(changes))).toThrow(/content\/help\/x\.md/);
  });

  it("is refused without front matter", () => {
    expect(() => readPage("help/x.md", "## Text\n")).toThrow(/no front matter/);
  });
});
