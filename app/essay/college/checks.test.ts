import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { readText } from "../text/draft";
import { checkCollege } from "./check";
import { collegeChecks } from "./checks";
import { checkedCollege, everyName } from "./college.server";
import type { CollegeExample } from "./college-check";

/** What the whole check finds of one kind in a text to a college, by its whole name. */
function placesIn(id: string, { college: name, text }: CollegeExample) {
  const college = checkedCollege(catalogue().all.find((one) => one.name === name)?.unitid ?? 0);
  if (college === null) throw new Error(`${name} is no college`);
  return checkCollege(readText(text), college, everyName()).find((finding) => finding.id === id)?.places ?? [];
}

describe.each(collegeChecks.map((check) => [check.id, check] as const))("the check %s", (id, check) => {
  it("has three examples of what it finds and three of what it doesn't", () => {
    expect(check.flags.length).toBeGreaterThanOrEqual(3);
    expect(check.passes.length).toBeGreaterThanOrEqual(3);
  });

  it("finds what it must, at places within the text", () => {
    for (const example of check.flags) {
      const places = placesIn(id, example);
      expect(places, example.text).not.toEqual([]);
      for (const { start, end } of places) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(example.text.length);
      }
    }
  });

  it("is silent where it must be", () => {
    expect(check.passes.filter((example) => placesIn(id, example).length > 0)).toEqual([]);
  });

  it("asks one question and says why a reader cares", () => {
    expect(check.question.match(/[?]/g)).toHaveLength(1);
    expect(check.question).toMatch(/\?$/);
    expect(check.why.length).toBeGreaterThan(40);
    expect(`${check.question} ${check.why}`).not.toMatch(/\b(?:I|my)\b|for example|you could (?:say|write)|such as/);
  });
});

it("reads every check, each under an id of its own", () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^check-.*\.ts$/.test(name));
  expect(collegeChecks).toHaveLength(files.length);
  expect(new Set(collegeChecks.map(({ id }) => id)).size).toBe(collegeChecks.length);
});
