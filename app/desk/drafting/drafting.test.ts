import { expect, it } from "vitest";
import { emptyFields } from "../fields";
import { draftPlaces, type Passed } from "./draft-places";
import { openPlaces } from "./open-places";

const body = [
  "TODO: the answer first, in two sentences.",
  "",
  "## Why a price falls {#why}",
  "",
  "TODO: answer it from a source, or take the heading out.",
  "",
  "A sentence that says TODO: is no place.",
].join("\n");
const fields = { ...emptyFields, title: "Where prices fell", body, related: "/colleges" };

it("finds the open places of an outline, each with what its heading asks", () => {
  expect(openPlaces("Where prices fell", body)).toEqual([
    { line: 0, question: "Where prices fell" },
    { line: 4, question: "Why a price falls: Where prices fell" },
  ]);
});

it("takes sentences without a figure, each once, and leaves a place open that gets none", async () => {
  const said: Record<string, readonly Passed[]> = {
    "Where prices fell": [
      { text: "It costs $12,000 a year.", pages: ["/faq"] },
      { text: "Twelve thousand students paid less.", pages: ["/faq"] },
      { text: "Grants differ by college.", pages: ["/help/merit-aid#who"] },
      { text: "See [this](https://evil.example).", pages: [] },
    ],
    "Why a price falls: Where prices fell": [{ text: "Grants differ by college.", pages: ["/faq"] }],
  };
  const drafted = await draftPlaces(fields, async (question) => said[question] ?? []);
  expect(drafted).toMatchObject({ filled: 1, open: 1 });
  expect(drafted.fields.body.split("\n")[0]).toBe("Grants differ by college.");
  expect(drafted.fields.body.split("\n")[4]).toMatch(/^TODO:/);
  expect(drafted.fields).toMatchObject({ author: "program", related: "/colleges, /help/merit-aid" });
});

it("changes nothing, and calls nobody a program, where nothing passed", async () => {
  const drafted = await draftPlaces(fields, async () => []);
  expect(drafted).toEqual({ fields, filled: 0, open: 2 });
});
