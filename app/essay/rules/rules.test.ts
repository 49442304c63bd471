import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readText } from "../text/draft";
import { rules } from "./all";

describe.each(rules.map((rule) => [rule.id, rule] as const))("the rule %s", (_, rule) => {
  const found = (text: string) => rule.find(readText(text)).length;

  it("has three examples of what it finds and three of what it doesn't", () => {
    expect(rule.flags.length).toBeGreaterThanOrEqual(3);
    expect(rule.passes.length).toBeGreaterThanOrEqual(3);
  });

  it("finds what it must", () => {
    expect(rule.flags.filter((text) => found(text) === 0)).toEqual([]);
  });

  it("is silent where it must be", () => {
    expect(rule.passes.filter((text) => found(text) > 0)).toEqual([]);
  });

  it("marks places within the text", () => {
    for (const text of rule.flags) {
      for (const { start, end } of rule.find(readText(text))) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }
  });

  it("asks one question and says why a reader cares", () => {
    expect(rule.question.match(/[?]/g)).toHaveLength(1);
    expect(rule.question).toMatch(/\?$/);
    expect(rule.why.length).toBeGreaterThan(40);
    // Nothing that could be pasted: no sentence of a student's.
    expect(`${rule.question} ${rule.why}`).not.toMatch(/\b(?:I|my)\b|for example|you could (?:say|write)|such as/);
  });
});

describe("the rules", () => {
  it("are all read, each under an id of its own", () => {
    const others = ["all.ts", "rule.ts", "sources.ts", "general.ts"];
    const files = readdirSync(import.meta.dirname).filter((name) => !/\.test\./.test(name) && !others.includes(name));
    expect(rules).toHaveLength(files.length);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });

  it("find nothing where there is nothing", () => {
    for (const text of [
      "",
      "\n\n",
      "…",
      "私は本を読みます。母は笑った。",
      "Я читаю книгу. Мама смеётся.",
      "أقرأ كتابا.",
    ]) {
      for (const rule of rules) expect(rule.find(readText(text)), `${rule.id} in ${text}`).toEqual([]);
    }
  });
});
