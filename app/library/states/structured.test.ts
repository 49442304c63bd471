import { describe, expect, it } from "vitest";
import type { StatePage } from "./pages.server";
import { stateStructure } from "./structured";

const page = (topic: string | null, more: Partial<StatePage["article"]> = {}): StatePage => ({
  article: {
    path: "/college-planning-texas",
    canonical: "/college-planning-texas",
    family: "states",
    state: "texas",
    front: {
      title: "College planning in Texas, with dates",
      description: "What a family in Texas does in which year.",
      audience: ["student"],
      author: "editors",
      published: "2026-11-21",
      updated: "2026-11-22",
      reviewed: "2026-11-22",
      nextReview: "2027-10-01",
      category: "planning",
      tags: ["Texas"],
      sources: [],
      related: [],
      facts: [],
    },
    heading: "College planning in Texas",
    toc: [],
    questions: [],
    steps: [],
    reading: { words: 900, minutes: 4, grade: 8 },
    sources: [],
    crumbs: [],
    previous: null,
    next: null,
    related: [],
    ...more,
  },
  words: "",
  slug: "texas",
  topic,
  name: "Texas",
  topics: [],
  checked: "November 21, 2026",
  sort: "name",
});
const typesOf = (of: StatePage) =>
  stateStructure(of, { name: "Site", language: "en" }, "https://example.org").map(
    (item) => (item as { "@type": string })["@type"],
  );

describe("what a state page is to machines", () => {
  it("is a collection for the guide and the colleges, an article otherwise, and nothing that is not there", () => {
    expect(typesOf(page(null))).toEqual(["CollectionPage", "BreadcrumbList"]);
    expect(typesOf(page("colleges"))).toEqual(["CollectionPage", "BreadcrumbList"]);
    expect(typesOf(page("financial-aid"))).toEqual(["Article", "BreadcrumbList"]);
  });

  it("tells its questions too", () => {
    const questions = [{ name: "Is there a form?", html: "<p>No.</p>", text: "No." }];
    expect(typesOf(page("financial-aid", { questions }))).toContain("FAQPage");
  });

  it("stands below the index and its guide", () => {
    const [, trail] = stateStructure(page("financial-aid"), { name: "Site", language: "en" }, "https://example.org");
    expect(JSON.stringify(trail)).toMatch(/state-college-planning-guides.*\/college-planning-texas".*/);
  });
});
