import { describe, expect, it } from "vitest";
import type { HouseholdId } from "~/family/access/roles";
import { readWith } from "~/forms/schema/read-with";
import { questionSchema, shareSchema } from "./draft-schema";
import { askedAt, paragraphsOf, parseQuestion } from "./question";
import { canBeShown, daysToShow, isOpenShare } from "./sharing";

const [a, b] = ["hh_a", "hh_b"] as HouseholdId[] as [HouseholdId, HouseholdId];

describe("a draft", () => {
  it("can be shown to anybody who counts in the plan, and to nobody else", () => {
    expect(canBeShown({ role: "counselor", household: null }, [a])).toBe(true);
    expect(canBeShown({ role: "helper", household: null }, [a])).toBe(true);
    expect(canBeShown({ role: "parent", household: a }, [a])).toBe(true);
    expect(canBeShown({ role: "parent", household: b }, [a])).toBe(false);
    expect(canBeShown({ role: "parent", household: null }, [a])).toBe(false);
    expect(canBeShown({ role: "student", household: null }, [a])).toBe(false);
  });

  it("is shown up to a day, which is never far away", () => {
    expect(isOpenShare({ until: "2026-12-01" }, "2026-12-01")).toBe(true);
    expect(isOpenShare({ until: "2026-12-01" }, "2026-12-02")).toBe(false);
    const schema = shareSchema(["m1"], daysToShow("2026-11-22"));
    const read = (until: string) => readWith(schema, new URLSearchParams({ person: "m1", until }));
    expect(read("2026-12-05")).toEqual({ ok: true, value: { person: "m1", until: "2026-12-05" } });
    for (const typed of ["", "soon", "2026-11-21", "2027-06-01"]) {
      expect(read(typed), typed).toEqual({
        ok: false,
        messages: { until: ["Enter a day between today and March 22, 2027."] },
      });
    }
  });
});

describe("a question about it", () => {
  const text = "The pump broke.\n\nMy brother laughed, and the pump broke again.";
  const read = (fields: Record<string, string>) => {
    const form = new URLSearchParams({ paragraph: "2", words: "", question: "What did he say?", ...fields });
    const came = readWith(questionSchema(text, form), form);
    return came.ok ? { ok: true, question: askedAt(came.value, text) } : came;
  };

  it("stands at a paragraph, or at words in it", () => {
    expect(paragraphsOf(text).map(({ number, start }) => [number, start])).toEqual([
      [1, 0],
      [2, 17],
    ]);
    expect(read({})).toEqual({ ok: true, question: { start: 17, end: text.length, words: "What did he say?" } });
    const again = read({ words: "pump broke" });
    const place = "question" in again ? again.question : null;
    expect(text.slice(place?.start, place?.end)).toBe("pump broke");
    expect(place?.start).toBeGreaterThan(17);
    expect(read({ words: "The pump" })).toMatchObject({ ok: true, question: { start: 0 } });
  });

  it("is a question, and at a place there is", () => {
    for (const [field, fields] of [
      ["question", { question: "" }],
      ["question", { question: "Write: I laughed." }],
      ["question", { question: `${"x".repeat(300)}?` }],
      ["words", { words: "no such words" }],
      ["paragraph", { paragraph: "3" }],
    ] as const) {
      expect(read(fields)).toEqual({ ok: false, messages: { [field]: [expect.any(String)] } });
    }
    expect(read({ question: "", words: "no such words", paragraph: "" })).toMatchObject({
      messages: { question: [expect.any(String)], words: [expect.any(String)] },
    });
  });

  it("comes back as it was kept", () => {
    expect(parseQuestion('{"start":1,"end":2,"words":"Why?"}')).toEqual({ start: 1, end: 2, words: "Why?" });
    expect(parseQuestion("null")).toBeNull();
  });
});
