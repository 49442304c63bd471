import { expect, it } from "vitest";
import { llmsText } from "./llms";

it("names the site, its rules and its pages, and leaves empty sections out", () => {
  const text = llmsText(
    "https://example.org",
    { name: "Site", description: "What it is." },
    ["Figures have a year."],
    [
      { title: "Help", links: [{ path: "/help/a", title: "An [odd]\ntitle", description: "What  it says." }] },
      { title: "Nothing", links: [] },
    ],
  );
  expect(text.split("\n")).toEqual([
    "# Site",
    "",
    "> What it is.",
    "",
    "- Figures have a year.",
    "",
    "## Help",
    "",
    "- [An odd title](https://example.org/help/a): What it says.",
    "",
  ]);
});
