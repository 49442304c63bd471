import { describe, expect, it } from "vitest";
import { stateStructure } from "./structured";
import type { StatePage } from "./written-state";

const page = (topic: string | null, more: Partial<StatePage["article"]> = {}): StatePage => ({
  article: {
    path: "/college-planning-texas",
    canonical: "/college-planning-texas",
    family: "states",
    state: "texas",
    language: "en",
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
    counterpart: null,
    entries: [],
    ...more,
  },
  words: { key: "" },
  slug: "texas",
  topic,
  name: "Texas",
  topics: [{ to: "/college-planning-texas", label: "Texas guide", here: topic === null }],
  checked: "November 21, 2026",
  sort: "name",
});
const site = { name: "Site", description: "A site", language: "en" };
const typesOf = (of: StatePage) =>
  stateStructure(of, site, "https://example.org").map((item) => (item as { "@type": string })["@type"]);

describe("what a state page is to machines", () => {
  it("is a collection for the guide and the colleges, an article otherwise, and nothing that is not there", () => {
    expect(typesOf(page(null))).toEqual(["BreadcrumbList", "CollectionPage"]);
    expect(typesOf(page("colleges"))).toEqual(["BreadcrumbList", "CollectionPage"]);
    expect(typesOf(page("financial-aid"))).toEqual(["BreadcrumbList", "Article"]);
    // The one page of a state without a guide.
    expect(typesOf({ ...page(null), topics: [] })).toEqual(["BreadcrumbList", "Article"]);
  });

  it("tells its questions too", () => {
    const questions = [{ name: "Is there a form?", html: "<p>No.</p>", text: "No." }];
    expect(typesOf(page("financial-aid", { questions }))).toContain("FAQPage");
  });

  it("stands below the index and its guide", () => {
    const [trail] = stateStructure(page("financial-aid"), site, "https://example.org");
    expect(JSON.stringify(trail)).toMatch(/state-college-planning-guides.*\/college-planning-texas".*/);
  });
});
