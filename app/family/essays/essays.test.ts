import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readWith } from "~/forms/schema/read-with";
import { essaySchema } from "./essay-schema";
import { type Essay, essayStates, inOrderOfWork } from "./essays";

const good = { title: " Why Kenyon? ", college: "203535", limit: "1,200", due: "11/1/2026", state: "draft" };
const read = (fields: Record<string, string> = {}) =>
  readWith(essaySchema({ colleges: ["203535"], classYear: 2027 }), new URLSearchParams({ ...good, ...fields }));

describe("an essay", () => {
  it("has a college, a prompt, a limit, a day and a state", () => {
    expect(read()).toEqual({
      ok: true,
      value: { college: "203535", title: "Why Kenyon?", limit: 1_200, due: "2026-11-01", state: "draft" },
    });
    const few = new URLSearchParams({ title: "Personal statement" });
    expect(readWith(essaySchema({ colleges: [], classYear: 2027 }), few)).toEqual({
      ok: true,
      value: { college: null, title: "Personal statement", limit: null, due: null, state: "not-started" },
    });
  });

  it("is refused field by field", () => {
    for (const [field, value] of [
      ["title", " \n "],
      ["college", "204796"],
      ["college", "x"],
      ["limit", "9"],
      ["limit", "650 words"],
      ["due", "soon"],
      ["due", "2031-01-01"],
      ["state", "perfect"],
    ] as const) {
      const answer = read({ [field]: value });
      expect(answer, `${field} ${value}`).toEqual({ ok: false, messages: { [field]: [expect.any(String)] } });
    }
  });

  it("never throws, whatever is posted", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(good)), fc.string()), (fields) => {
        expect(typeof read(fields).ok).toBe("boolean");
      }),
    );
  });
});

it("essays come in the order of the work, and what is final last", () => {
  const essay = (id: string, due: string | null, state: Essay["state"]): Essay => ({
    id,
    due,
    state,
    unitid: null,
    title: id,
    wordLimit: null,
  });
  const all = [
    essay("done", "2026-10-01", "final"),
    essay("undated", null, "draft"),
    essay("late", "2027-01-01", "not-started"),
    essay("early", "2026-11-01", "feedback"),
  ];
  expect(inOrderOfWork(all).map(({ id }) => id)).toEqual(["early", "late", "undated", "done"]);
  expect(new Set(essayStates.map(({ value }) => value)).size).toBe(4);
});
